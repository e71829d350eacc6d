// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// All commands take files, folders and packages.
@Suite struct FolderTests {
  private static let plain = [
    "Views/A.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(text) } }\n"
      + "#Preview(\"a\") { A() }\n",
    "Views/B.swift": "import SwiftUI\nlet text = \"b\"\n#Preview(\"b\") { Text(text) }\n",
    "Views/C.swift": "let number = 1\n", "Views/notes.txt": "",
  ]

  @Test func folder() throws {
    let place = try Workspace(Self.plain)
    let run = try place.run("render", "Views", "-o", "out/")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: place.folder.appendingPathComponent("out").path
      ).sorted() == ["A.png", "B.png"])
    #expect(try place.run("frames", "Views/").text.components(separatedBy: "Text \"b\"").count == 3)
    #expect(try place.run("explain", "Views").text.components(separatedBy: "Text \"b\"").count == 3)
    let list = try place.run("list", "Views")
    #expect(list.text == "a  Views/A.swift:3\nViews: A\nb  Views/B.swift:3\n", "\(list.errors)")
    let together = try place.run("list", "--together", "Views")
    #expect(
      together.text == "a  Views/A.swift:3\nb  Views/B.swift:3\nViews: A\n", "\(together.errors)")
    #expect(together.errors == "")
    let diff = try place.run("diff", "Views", "--against", "--size 20x300")
    #expect(diff.status == 0 && diff.text.contains("A.swift:"), "\(diff.errors)")
    let one = try place.run("frames", "Views", "--preview", "b")
    #expect(
      one.status == 0 && one.text == "Text \"b\"  0, 0  10.5 × 20.5  baselines 16, 16\n",
      "\(one.errors)")
    #expect(try place.run("frames", "Views", "--view", "A()").status == 0)
  }

  @Test func projectOfXcode() throws {
    var files = SiblingTests.app
    files["App/Models/Mocks.swift"] = "extension Item { static let mock = Item(name: \"mock\") }\n"
    let place = try Workspace(files)
    let whole = try place.run("list", ".")
    #expect(whole.status == 0 && whole.errors == "", "\(whole.errors)")
    #expect(
      whole.text.hasPrefix(
        "home  ./App/Views/Home.swift:3\nrow  ./App/Views/Row.swift:6\nPreview 3  ./App/Views/Row.swift (provider)\n"
      ), "\(whole.text)")
    #expect(whole.text.contains("WidgetApp  ./Widget/Widget.swift (app)"), "\(whole.text)")
    // A file that doesn't compile affects only those that use it.
    let broken = try Workspace(SiblingTests.app)
    let rest = try broken.run("list", "App")
    #expect(rest.status == 1)
    #expect(rest.text.contains("home  App/Views/Home.swift:3"), "\(rest.errors)")
    #expect(rest.errors.contains("don't compile as one module"), "\(rest.errors)")
    #expect(rest.errors.contains("no such module 'Nowhere'"), "\(rest.errors)")
    let diff = try broken.run("diff", "App", "--against", "--type-size xLarge")
    #expect(diff.status == 1 && diff.text.contains("Home.swift:\n"), "\(diff.errors)")
  }

  @Test func package() throws {
    let place = try Workspace([
      "Package.swift": "",
      "Sources/Main/Part.swift":
        "import SwiftUI\nstruct Part: View { var body: some View { Text(\"part\") } }\n",
      "Sources/Main/Whole.swift": "import SwiftUI\n#Preview { Part() }\n",
      "Tests/MainTests/Test.swift": "import XCTest\n",
    ])
    for path in [".", "Sources", "Sources/Main"] {
      let run = try place.run("frames", path)
      #expect(run.status == 0 && run.text.contains("\"part\"") && run.errors == "", "\(run.errors)")
    }
  }

  @Test func nothingToShow() throws {
    let place = try Workspace(["Empty/a.txt": "", "Views/C.swift": "let number = 1\n"])
    let empty = try place.run("render", "Empty")
    #expect(
      empty.status == 66 && empty.errors.contains("no Swift files in 'Empty'"), "\(empty.errors)")
    let none = try place.run("frames", "Views")
    #expect(none.status == 65)
    #expect(
      none.errors.contains("no file in 'Views' has a #Preview, an app or a ContentView"),
      "\(none.errors)")
    let view = try place.run("frames", "Views", "--view", "Missing()")
    #expect(
      view.status == 65 && view.errors.contains("no file in 'Views' has 'Missing()'"),
      "\(view.errors)")
    let diff = try place.run("diff", "Views", "Empty")
    #expect(diff.status == 65 || diff.status == 66, "\(diff.errors)")
  }
}
