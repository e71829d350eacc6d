// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI
import Testing

/// Columns and links of the older forms, and outlines.
@Suite @MainActor struct NavigationTests {
  private func driver(width: CGFloat = 393, _ view: some View) -> ViewDriver {
    ViewDriver(size: CGSize(width: width, height: 852)) { view }
  }

  // Documented: doubleColumn shows the content and the detail of three columns, both of two.
  @Test func columns() {
    func shown(_ visibility: NavigationSplitViewVisibility, of count: Int) -> [String] {
      let view =
        count == 3
        ? AnyView(
          NavigationSplitView(columnVisibility: .constant(visibility)) {
            Text("sidebar")
          } content: {
            Text("content")
          } detail: {
            Text("detail")
          })
        : AnyView(
          NavigationSplitView(columnVisibility: .constant(visibility)) {
            Text("sidebar")
          } detail: {
            Text("detail")
          })
      return driver(width: 1200, view).texts
    }
    #expect(shown(.all, of: 3) == ["sidebar", "content", "detail"])
    #expect(shown(.doubleColumn, of: 3) == ["content", "detail"])
    #expect(shown(.detailOnly, of: 3) == ["detail"])
    #expect(shown(.doubleColumn, of: 2) == ["sidebar", "detail"])
    #expect(shown(.detailOnly, of: 2) == ["detail"])
  }

  @available(*, deprecated)
  private struct Links: View {
    @State private var isActive = false
    @State private var selection: String?
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink(isActive: $isActive) {
            Leave(title: "first")
          } label: {
            Text("to first")
          }
          NavigationLink(tag: "b", selection: $selection) {
            Leave(title: "second")
          } label: {
            Text("to second")
          }
          Button("set both") {
            isActive = true
            selection = "c"
          }
          Text("\(isActive) \(selection ?? "none")")
        }
      }
    }
  }

  private struct Leave: View {
    @Environment(\.dismiss) private var dismiss
    let title: String
    var body: some View { Button("leave \(title)") { dismiss() } }
  }

  // Documented: a link is active while its binding is true, or its tag is selected.
  @available(*, deprecated)
  @Test func boundLinks() throws {
    let driver = driver(Links())
    #expect(driver.texts.contains("false none"))
    try driver.tap("to first")
    #expect(driver.texts.contains("leave first"))
    try driver.tap("leave first")
    #expect(driver.texts.contains("false none"))
    try driver.tap("to second")
    try driver.tap("leave second")
    #expect(driver.texts.contains("false none"))
    try driver.tap("set both")
    try driver.tap("leave first")
    // No link has this tag.
    #expect(driver.texts.contains("false c"))
  }

  // Ours: where Apple's version stops the program, a warning names the number.
  @Test func pathsSurviveNegativeNumbers() throws {
    struct Removing: View {
      @State private var path = NavigationPath([1])
      var body: some View { Button("\(path.count) left") { path.removeLast(-1) } }
    }
    let driver = driver(Removing())
    try driver.tap("1 left")
    driver.advance(by: 1)
    #expect(driver.texts == ["1 left"])
    #expect(driver.warnings.contains { $0.contains("removeLast(-1)") })
  }

  private struct Folder: Identifiable {
    let id: String
    var inside: [Folder]?
  }

  // Documented: rows with children open and close. Ours: 16 for each level.
  @Test func outlines() throws {
    let folders = [
      Folder(
        id: "letters",
        inside: [Folder(id: "a"), Folder(id: "greek", inside: [Folder(id: "alpha")])]),
      Folder(id: "note"),
    ]
    let driver = driver(List(folders, children: \.inside) { Text($0.id) })
    #expect(driver.texts == ["letters", "note"])
    try driver.tap("letters")
    driver.advanceToRest()
    #expect(driver.texts == ["letters", "a", "greek", "note"])
    try driver.tap("greek")
    driver.advanceToRest()
    #expect(driver.texts == ["letters", "a", "greek", "alpha", "note"])
    let begins = ["letters", "a", "alpha"].compactMap { driver.frame(of: $0)?.minX }
    #expect(begins == [begins[0], begins[0] + 16, begins[0] + 32])
    try driver.tap("letters")
    driver.advanceToRest()
    #expect(driver.texts == ["letters", "note"])
    #expect(driver.warnings.isEmpty)
  }

  // Documented: the identifier names the view, also by the older modifier.
  @available(*, deprecated)
  @Test func identifiers() throws {
    let red = try explain(Color.red.accessibility(identifier: "red"))["red"]
    #expect(red.identifier == "red")
  }

  // Observed: the numbers of Apple's, as the tests of OpenSwiftUI compare them.
  @Test func values() {
    #expect(
      [
        Image.Orientation.up, .upMirrored, .down, .downMirrored, .left, .leftMirrored, .right,
        .rightMirrored,
      ]
      .map(\.rawValue) == [0, 2, 6, 4, 1, 3, 7, 5])
    #expect(AccessibilityActionKind(named: Text("a")) == AccessibilityActionKind(named: Text("a")))
    #expect(AccessibilityActionKind(named: Text("a")) != AccessibilityActionKind(named: Text("b")))
  }

  // A button that can't do its work reports that.
  @Test func pressesWithoutEffectWarn() throws {
    let driver = driver(
      VStack {
        ShareLink("Share", item: "text")
        RenameButton()
      })
    try driver.tap("Share")
    try driver.tap("Rename")
    driver.advance(by: 1)
    #expect(driver.warnings.contains { $0.hasPrefix("ShareLink does nothing") })
    #expect(driver.warnings.contains { $0.hasPrefix("RenameButton does nothing") })
  }
}
