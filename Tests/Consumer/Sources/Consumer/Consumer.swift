import SwiftUI

@main
struct Consumer {
  /// Writes the picture to the file that the first argument names.
  @MainActor static func main() throws {
    // Two tags of 80 and a gap of 6 fit into 200; three rows of 24 and two gaps of 6; 10 around.
    let renderer = ImageRenderer(content: Tags().padding(10))
    renderer.proposedSize = ProposedViewSize(width: 220, height: nil)
    renderer.scale = 2
    let data = try renderer.pngData()
    let again = try renderer.pngData()
    precondition(again == data, "a second picture of the same view differs")
    try data.write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
  }
}
