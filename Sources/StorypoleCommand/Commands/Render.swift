// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Command {
  /// Pictures of previews.
  static let render = Command(
    name: "render", arguments: "PATH… [OPTION…]",
    summary: "draw the previews of a file, a folder or a package",
    options: Option.whichViews + Option.drawing + Option.acting + Option.picture + Option.paper
      + [Option.conformance, Option.attach] + Option.running
  ) { settings in
    let destination = try Destination(settings)
    var settings = settings
    settings.drawing.separatesPages = destination.separatesPages
    try settings.checkPaper(destination.format)
    try destination.check(try Session.modules(settings))
    try Session.forEachModule(settings) { session in
      let indices = try session.selection()
      var failures = Failures()
      for (index, path) in zip(indices, try destination.paths(for: indices, of: session)) {
        failures.collect {
          if let path, destination.separatesPages {
            return try drawPages(of: index, in: session, to: path)
          }
          let file = try OutputFile(path)
          defer { file.discard() }
          let info = try session.draw(index, to: file.temporary, destination.format)
          try file.commit()
          if let path { Terminal.print("\(path)  \(describe(info, destination.format))") }
        }
      }
      try failures.finish()
    }
  }

  /// Draws a picture for each page, whose number replaces the `%d` of a path. The files appear when all are complete.
  @MainActor private static func drawPages(
    of index: Int, in session: Session, to path: String
  ) throws {
    let file = try OutputFile(path)
    defer { file.discard() }
    let info = try session.draw(index, to: file.temporary, .png)
    let count = info.pages ?? 1
    let pages = (1...count).map { number in
      (
        drawn: "\(file.temporary).\(number)",
        path: path.replacingOccurrences(of: "%d", with: "\(number)")
      )
    }
    defer { for page in pages { unlink(page.drawn) } }
    for page in pages {
      guard rename(page.drawn, page.path) == 0 else {
        throw Failure(
          .cannotCreate, "cannot write '\(page.path)': \(String(cString: strerror(errno)))")
      }
      Terminal.print(page.path)
    }
  }

  private static func describe(_ info: PictureInfo, _ format: PictureFormat) -> String {
    let points = "\(CGFloat(info.width).pointsText) × \(CGFloat(info.height).pointsText) pt"
    if let pages = info.pages { return "\(pages) page\(pages == 1 ? "" : "s"), \(points)" }
    return format == .png ? "\(points), \(info.pixelWidth) × \(info.pixelHeight) px" : points
  }
}
