// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The symbols that Xcode generates for asset catalogs, and `Bundle.module` of packages.
@Suite struct AssetSymbolTests {
  private static let leaf = """
    <svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20"/></svg>
    """
  private static let image = "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"a.svg\"}]}"
  private static let color = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
      "components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}]}
    """

  private static func view(_ content: String) -> String {
    "import SwiftUI\nstruct Show: View { var body: some View { VStack(spacing: 0) { \(content) } } }\n"
      + "#Preview { Show() }\n"
  }

  private static func catalog(_ folder: String) -> [String: String] {
    var files = [
      "\(folder)/Assets.xcassets/Food/Contents.json":
        "{\"properties\": {\"provides-namespace\": true}}"
    ]
    for name in [
      "Coffee", "Food/pear", "Food/nut", "USFlagImage", "1 way", "repeat", "Plain/in folder",
    ] {
      files["\(folder)/Assets.xcassets/\(name).imageset/Contents.json"] = image
      files["\(folder)/Assets.xcassets/\(name).imageset/a.svg"] = leaf
    }
    for name in ["brand-primary", "paperColor", "red", "own"] {
      files["\(folder)/Assets.xcassets/\(name).colorset/Contents.json"] = color
    }
    return files
  }

  @Test func symbols() throws {
    var files = Self.catalog("App")
    files["App.xcodeproj/project.pbxproj"] = ""
    files["App/Views/Show.swift"] =
      Self.view(
        """
        Image(.coffee); Image(.Food.pear); Image(.Food.nut); Image(.usFlag); Image(._1Way)
        Image(.repeat); Image(.inFolder); Image("Coffee")
        Color(.brandPrimary).frame(height: 1); Color(.paper).frame(height: 1)
        Color(.own).frame(height: 1); Color.own.frame(height: 1)
        Color.paper.frame(height: 1).background(.brandPrimary).tint(.brandPrimary)
        Label("a", image: .coffee)
        """)
      + "extension Color { static let own = Color.blue }\nlet resource: ImageResource = .coffee\n"
    let place = try Workspace(files)
    let run = try place.run("frames", "App/Views/Show.swift")
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    for name in ["Coffee", "Food/pear", "Food/nut", "USFlagImage", "1 way", "repeat", "in folder"] {
      #expect(run.text.contains("Image \"\(name)\""), "\(name): \(run.text)")
    }
    #expect(run.text.contains("Color brand-primary") && run.text.contains("Color paperColor"))
  }

  @Test func catalogBesideTheFile() throws {
    let place = try Workspace(
      Self.catalog(".").merging(["Show.swift": Self.view("Image(.coffee)")]) { $1 })
    let run = try place.run("render", "Show.swift")
    #expect(run.text == "Show.png  30 × 20 pt, 60 × 40 px\n", "\(run.errors)")
    // From another folder, too.
    let other = try Workspace(["Show.swift": Self.view("Image(.coffee)")])
    let assets = try other.run("render", "Show.swift", "--assets", place.folder.path)
    #expect(assets.status == 0, "\(assets.errors)")
    let none = try other.run("render", "Show.swift")
    #expect(none.status == 1 && none.errors.contains("has no member 'coffee'"), "\(none.errors)")
  }

  @Test func damagedCatalogs() throws {
    let place = try Workspace([
      "A.xcassets/Contents.json": "{", "A.xcassets/Bad/Contents.json": "\0", "B.xcassets": "a file",
      "A.xcassets/.imageset/a.svg": "", "A.xcassets/\"quoted\\.imageset/Contents.json": "",
      "A.xcassets/+.colorset/Contents.json": "[]",
      "Show.swift": Self.view("Text(\"a\".quoted); Color.red"),
      "Other.swift": "extension String { var quoted: String { self } }\n",
    ])
    let run = try place.run("frames", "Show.swift")
    #expect(run.status == 0 && run.text.contains("Text \"a\""), "\(run.errors)")
  }

  @Test func bundleOfAPackage() throws {
    let content = """
      Image("Coffee", bundle: .module)
      Text(Bundle.module.url(forResource: "data", withExtension: "txt")?.lastPathComponent ?? "none")
      """
    var files = Self.catalog("Sources/Main/Resources")
    files["Sources/Main/Resources/data.txt"] = "a"
    files["Package.swift"] = ""
    files["Sources/Main/Views/Show.swift"] = Self.view(content)
    let place = try Workspace(files)
    for path in [".", "Sources/Main/Views/Show.swift"] {
      let run = try place.run("frames", path)
      #expect(run.status == 0 && run.errors == "", "\(run.errors)")
      #expect(run.text.contains("30 × 20") && run.text.contains("data.txt"), "\(run.text)")
    }
    // Outside of packages, there is no such bundle in Xcode either.
    let other = try Workspace(["Show.swift": Self.view(content)])
    #expect(try other.run("frames", "Show.swift").status == 1)
    // A module's own takes precedence.
    let own = try Workspace([
      "Package.swift": "",
      "Sources/Main/Show.swift": Self.view(content)
        + "extension Bundle { static var module: Bundle { .main } }\n",
    ])
    #expect(try own.run("frames", ".").text.contains("\"none\""))
  }

  // As Xcode: the symbols exist for UIImage and UIColor too, and numbers beside capitals are apart.
  @Test func symbolsOfUIKit() throws {
    var files = Self.catalog("App")
    files["App.xcodeproj/project.pbxproj"] = ""
    files["App/Assets.xcassets/EBA72B.colorset/Contents.json"] = Self.color
    files["App/Views/Show.swift"] = Self.view(
      "Image(uiImage: .coffee); Color(uiColor: .brandPrimary).frame(height: 1); Color.EBA_72_B.frame(height: 1)"
    )
    let run = try Workspace(files).run("frames", "App/Views/Show.swift")
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    #expect(run.text.contains("Image \"Coffee\"") && run.text.contains("Color EBA72B"))
  }

  // The name of the target's folder is that of the module, unless a type has the name.
  @Test func nameOfTheModule() throws {
    var files = ["Fruit.xcodeproj/project.pbxproj": ""]
    files["Fruit/Model.swift"] = "struct Model { static let name = \"first\"; var end = \"\" }\n"
    files["Fruit/Show.swift"] = Self.view("Text(Fruit.Model.name + Model().end)")
    var run = try Workspace(files).run("frames", "Fruit/Show.swift")
    #expect(run.status == 0 && run.text.contains("first"), "\(run.errors)")
    files["Fruit/Show.swift"] = Self.view("Text(Fruit.Model.name)")
    files["Fruit/Model.swift"] = "enum Fruit { enum Model { static let name = \"second\" } }\n"
    run = try Workspace(files).run("frames", "Fruit/Show.swift")
    #expect(run.status == 0 && run.text.contains("second"), "\(run.errors)")
  }

  @Test func publisherOfTheNetwork() throws {
    let place = try Workspace([
      "a.swift": """
      import Combine
      import SwiftUI
      let task = URLSession.shared.dataTaskPublisher(for: URL(string: "http://localhost")!)
        .map(\\.data).decode(type: [String].self, decoder: JSONDecoder()).eraseToAnyPublisher()
      let result = Result<Int, Never>.Publisher(3).setFailureType(to: Error.self)
      #Preview { Text("\\(String(describing: type(of: task)))").frame(width: 900) }
      """
    ])
    let run = try place.run("frames", "a.swift")
    #expect(run.status == 0, "\(run.errors)")
  }
}
