// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// A file that uses names of its folder, target or project is compiled with the files that declare them.
@Suite struct SiblingTests {
  private static let view = "import SwiftUI\nstruct ROW: View { var body: some View { TEXT } }\n"

  private static func view(_ name: String, _ content: String) -> String {
    view.replacingOccurrences(of: "ROW", with: name).replacingOccurrences(of: "TEXT", with: content)
  }

  static let app = [
    "App.xcodeproj/project.pbxproj": "",
    "App/Views/Home.swift": view("Home", "Row(item: Item.all[0]).card().foregroundStyle(.brand)")
      + "#Preview(\"home\") { Home() }\n",
    // Its preview needs code that cannot be compiled here.
    "App/Views/Row.swift": "import SwiftUI\nstruct Row: View {\n  var item: Item\n"
      + "  var body: some View { Text(item.name) }\n}\n"
      + "@available(iOS 17, *)\n#Preview(\"row\") { Row(item: .mock) }\n"
      + "struct Row_Previews: PreviewProvider {\n  static var previews: some View { Row(item: .mock) }\n}\n",
    "App/Models/Item.swift":
      "struct Item {\n  var name: String\n  static let all = [Item(name: \"first\")]\n}\n",
    "App/Models/Mocks.swift":
      "import Nowhere\nextension Item { static let mock = Item(name: \"m\") }\n",
    "App/Style/Card.swift":
      "import SwiftUI\nextension View { func card() -> some View { padding(5) } }\n",
    "App/Style/Brand.swift":
      "import SwiftUI\nextension ShapeStyle where Self == Color { static var brand: Color { .red } }\n",
    "App/Main.swift": "import SwiftUI\n@main struct Main: App {\n"
      + "  var body: some Scene { WindowGroup { Home() } }\n}\nlet version = 3\n",
    "Widget/Widget.swift": "import SwiftUI\n@main struct WidgetApp: App {\n"
      + "  var body: some Scene { WindowGroup { Text(\"w\") } }\n}\nstruct Item {}\n",
    "AppTests/Tests.swift": "import XCTest\nstruct Row {}\n",
  ]

  @Test func projectOfXcode() throws {
    let place = try Workspace(Self.app)
    for _ in 0..<2 {
      let run = try place.run("frames", "App/Views/Home.swift")
      #expect(run.status == 0 && run.text.contains("Text \"first\""), "\(run.errors)")
      #expect(
        run.errors
          == "storypole: Home.swift is compiled with Row.swift, Item.swift, Brand.swift, Card.swift, "
          + "which declare names that it uses.\n",
        "\(run.errors)")
    }
    // Shows only the named file's previews.
    let list = try place.run("list", "App/Views/Home.swift")
    #expect(list.text == "home  App/Views/Home.swift:3\nViews: Home\n")
    let app = try place.run("list", "App/Main.swift")
    #expect(app.text.contains("Main  App/Main.swift (app)"), "\(app.errors)")
    let view = try place.run("frames", "App/Style/Card.swift", "--view", "Home()")
    #expect(view.status == 0 && view.text.contains("first"), "\(view.errors)")
  }

  /// An error names only another initializer. Foundation exports Observation on Apple's systems.
  @Test func initializersAndObservableTypes() throws {
    let place = try Workspace([
      "App.xcodeproj/project.pbxproj": "",
      "App/Home.swift":
        "import SwiftUI\n#Preview { Color(hex: \"f00\").overlay { Text(Order().name) } }\n",
      "App/Other.swift": "import SwiftUI\n#Preview { Color(.black).frame(width: 10) }\n",
      "App/Hex.swift": "import SwiftUI\nextension Color { init(hex: String) { self = .red } }\n",
      "App/Order.swift":
        "import Foundation\n@Observable class Order { var name = \"order\" }\n",
    ])
    let home = try place.run("frames", "App/Home.swift")
    #expect(home.status == 0 && home.text.contains("Text \"order\""), "\(home.errors)")
    let other = try place.run("frames", "App/Other.swift")
    #expect(other.status == 0, "\(other.errors)")
  }

  /// Xcode copies the files of a project into the app, all into one folder.
  @Test func mainBundle() throws {
    let place = try Workspace([
      "App.xcodeproj/project.pbxproj": "",
      "App/Data/menu.json": "[\"soup\"]",
      "App/Home.swift": """
      import SwiftUI
      struct Home: View {
        let url = Bundle.main.url(forResource: "menu", withExtension: "json")!
        let path = Bundle.main.path(forResource: "menu.json", ofType: nil)
        var body: some View {
          let menu = try! JSONDecoder().decode([String].self, from: Data(contentsOf: url))
          Text(menu[0] + (path == nil ? "" : "!"))
        }
      }
      #Preview { Home() }
      """,
    ])
    let run = try place.run("frames", "App/Home.swift")
    #expect(run.status == 0 && run.text.contains("Text \"soup!\""), "\(run.errors)")
    // A changed file shows without compiling.
    try Data("[\"salad\"]".utf8)
      .write(to: place.folder.appendingPathComponent("App/Data/menu.json"))
    let changed = try place.run("frames", "App/Home.swift")
    #expect(changed.text.contains("Text \"salad!\""), "\(changed.errors)")
  }

  @Test func changesAreFollowed() throws {
    let place = try Workspace([
      "A.swift": Self.view("A", "B()") + "#Preview { A() }\n",
      "B.swift": Self.view("B", "Text(\"1\")"),
    ])
    #expect(try place.run("frames", "A.swift").text.contains("Text \"1\""))
    func write(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: place.folder.appendingPathComponent(name))
    }
    // One more file.
    try write("B.swift", Self.view("B", "Text(C.text)"))
    try write("C.swift", "enum C { static let text = \"2\" }\n")
    let two = try place.run("frames", "A.swift")
    #expect(two.text.contains("Text \"2\""), "\(two.errors)")
    #expect(
      two.errors.contains(
        "A.swift is compiled with B.swift, C.swift, which declare names that it uses."))
    // An error in a required file.
    try write("C.swift", "enum C { static let text = nothing }\n")
    let wrong = try place.run("frames", "A.swift")
    #expect(wrong.status == 1)
    #expect(wrong.errors.contains("C.swift:1:28: error: cannot find 'nothing'"), "\(wrong.errors)")
    #expect(
      wrong.errors.contains(
        "A.swift is compiled with B.swift, C.swift, which declare names that it uses."))
    // None any more.
    try write("A.swift", Self.view("A", "Text(\"4\")") + "#Preview { A() }\n")
    for name in ["B.swift", "C.swift"] {
      try FileManager.default.removeItem(at: place.folder.appendingPathComponent(name))
    }
    let alone = try place.run("frames", "A.swift")
    #expect(alone.text.contains("Text \"4\"") && alone.errors == "", "\(alone.errors)")
  }

  /// Files with the same names, and others in the folder that don't compile, don't matter.
  @Test func otherFilesStayOut() throws {
    let main =
      "@main struct TheApp: App { var body: some Scene { WindowGroup { ContentView() } } }\n"
    let place = try Workspace([
      "One.swift": Self.view("ContentView", "Badge(1)") + main
        + "#Preview(\"1\") { ContentView() }\n",
      "Two.swift": Self.view("ContentView", "Badge(2)") + main
        + "#Preview(\"2\") { ContentView() }\n",
      "Badge.swift":
        "import SwiftUI\nstruct Badge: View {\n  var number: Int\n"
        + "  init(_ number: Int) { self.number = number }\n"
        + "  var body: some View { Text(\"badge \\(number)\") }\n}\n#Preview { Badge(0) }\n",
      "Broken.swift": Self.view("Broken", "Badge(nothing)"),
      "Alone.swift": Self.view("Alone", "Text(\"alone\")")
        + "struct Badge {}\n#Preview { Alone() }\n",
      "Unread.swift": "struct Badge { let \u{0} = \"",
    ])
    for (name, text) in [("One", "badge 1"), ("Two", "badge 2")] {
      let run = try place.run("frames", "\(name).swift")
      #expect(run.status == 0 && run.text.contains(text), "\(run.errors)")
    }
    let alone = try place.run("frames", "Alone.swift")
    #expect(alone.status == 0 && alone.errors == "", "\(alone.errors)")
    // A missing name is the file's own error.
    let broken = try place.run("frames", "Broken.swift")
    #expect(
      broken.status == 1 && broken.errors.contains("cannot find 'nothing'"), "\(broken.errors)")
  }

  /// If names suggest a file that doesn't compile, the errors decide.
  @Test func onlyWhatIsMissing() throws {
    let place = try Workspace([
      "A.swift": Self.view("A", "B(scene: 1)") + "#Preview { A() }\n",
      "B.swift":
        "import SwiftUI\nstruct B: View {\n  var scene: Int\n  var body: some View { Text(\"b\") }\n}\n",
      // The argument's label counts as a name too.
      "Scene.swift": "import Nowhere\nlet scene = 1\n",
    ])
    let run = try place.run("frames", "A.swift")
    #expect(run.status == 0 && run.text.contains("Text \"b\""), "\(run.errors)")
    #expect(
      run.errors
        == "storypole: A.swift is compiled with B.swift, which declares names that it uses.\n",
      "\(run.errors)")
  }

  /// Code may write the module's name before its own types.
  @Test func namesBehindTheModules() throws {
    let place = try Workspace([
      "My App.xcodeproj/project.pbxproj": "",
      "My App/Model/Theme.swift": "struct Theme {\n  var name = \"theme\"\n}\n",
      "My App/Model/Place.swift": "enum Place { static let name = \"place\" }\n",
      "My App/Home.swift": "import SwiftUI\nstruct Home: View {\n  let theme: My_App.Theme\n"
        + "  var body: some View { Text(theme.name + My_App.Place.name) }\n}\n"
        + "#Preview { Home(theme: My_App.Theme()) }\n",
    ])
    let run = try place.run("frames", "My App/Home.swift")
    #expect(run.status == 0 && run.text.contains("Text \"themeplace\""), "\(run.errors)")
  }

  /// The compiler would check the types of all files before it reports the missing module. A folder's files that need
  /// the same one show its error once.
  @Test func missingModulesOfOtherFiles() throws {
    let place = try Workspace([
      "App.xcodeproj/project.pbxproj": "",
      "App/A.swift": Self.view("A", "Text(Store().name)") + "#Preview { A() }\n",
      "App/B.swift": Self.view("B", "Text(Store().name)") + "#Preview { B() }\n",
      "App/Store.swift": "import Nowhere\nstruct Store { let name = Other() }\n",
      "App/Other.swift": "/*\nimport Somewhere\n*/\nimport Elsewhere\nstruct Other {}\n",
    ])
    let file = try place.run("frames", "App/A.swift")
    #expect(file.status == 1)
    #expect(
      file.errors.contains("App/Other.swift:4:8: error: no such module 'Elsewhere'"),
      "\(file.errors)")
    #expect(file.errors.contains("'Nowhere' is not available."), "\(file.errors)")
    #expect(!file.errors.contains("cannot find"), "\(file.errors)")
    let folder = try place.run("frames", "App")
    #expect(folder.status == 1)
    let messages = folder.errors.components(separatedBy: "| import Elsewhere")
    #expect(messages.count == 2, "\(folder.errors)")
    #expect(folder.errors.contains("the same error: App/Other.swift:4:8"), "\(folder.errors)")
  }

  @Test func targetOfAPackage() throws {
    let place = try Workspace([
      "Package.swift": "", "Sources/Main/Parts/Part.swift": Self.view("Part", "Text(\"part\")"),
      "Sources/Main/Deep/Whole.swift": Self.view("Whole", "Part()") + "#Preview { Whole() }\n",
      "Sources/Other/Part.swift": Self.view("Part", "Text(\"other\")"),
    ])
    let run = try place.run("frames", "Sources/Main/Deep/Whole.swift")
    #expect(run.status == 0 && run.text.contains("Text \"part\""), "\(run.errors)")
  }

  @Test func manyFiles() throws {
    var files = ["A.swift": Self.view("A", "V0()") + "#Preview { A() }\n"]
    for number in 0..<300 {
      files["V\(number).swift"] = Self.view(
        "V\(number)", number == 40 ? "Text(\"end\")" : "V\(number + 1)()")
    }
    let place = try Workspace(files)
    let run = try place.run("frames", "A.swift")
    #expect(run.status == 0 && run.text.contains("Text \"end\""), "\(run.errors)")
    #expect(
      run.errors.contains(
        "A.swift is compiled with 41 other files, which declare names that it uses."),
      "\(run.errors)")
  }
}
