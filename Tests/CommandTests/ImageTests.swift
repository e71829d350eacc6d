// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Images in a file that the command draws.
@Suite struct ImageTests {
  private static let leaf = """
    <svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20"/></svg>
    """

  private static func view(_ content: String) -> String {
    "import SwiftUI\nstruct Show: View { var body: some View { \(content) } }\n#Preview { Show() }\n"
  }

  @Test func isBesideTheSource() throws {
    let place = try Workspace(["Show.swift": Self.view("Image(\"leaf\")"), "leaf.svg": Self.leaf])
    let run = try place.run("render", "Show.swift")
    #expect(run.errors == "")
    #expect(run.text == "Show.png  30 × 20 pt, 60 × 40 px\n")
  }

  @Test func foldersOfTheCommandLineComeFirst() throws {
    let place = try Workspace(["Show.swift": Self.view("Image(\"leaf\")"), "leaf.svg": Self.leaf])
    let other = try Workspace([
      "leaf.svg": Self.leaf.replacingOccurrences(of: "\"30\"", with: "\"50\"")
    ])
    let run = try place.run("render", "Show.swift", "--assets", other.folder.path)
    #expect(run.text == "Show.png  50 × 20 pt, 100 × 40 px\n")
  }

  @Test func missingOrRefusedFilesAreReported() throws {
    let place = try Workspace([
      "Show.swift": Self.view(
        "VStack { Color.red.frame(width: 9, height: 9); Image(\"laef\"); Image(\"bad\"); Image(\"../leaf\") }"
      ),
      "leaf.svg": Self.leaf, "bad.svg": "<svg><script/></svg>",
    ])
    let run = try place.run("render", "Show.swift")
    #expect(run.status == 0)
    #expect(run.errors.contains("did you mean \"leaf\"?"))
    #expect(run.errors.contains("bad.svg is refused: it contains a script"))
    #expect(run.errors.contains("the image \"../leaf\" is refused"))
  }
}
