// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI
import Testing

/// Tabs chosen by a tap and by keys, in a window of an iPhone.
@Suite @MainActor struct TabTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Plain: View {
    var body: some View {
      TabView {
        Tab("One", systemImage: "house") { Counter(name: "first") }
        Tab("Two", systemImage: "star") { Counter(name: "second") }
      }
    }
  }

  private struct OldPlain: View {
    var body: some View {
      TabView {
        Counter(name: "first").tabItem { Label("One", systemImage: "house") }
        Counter(name: "second").tabItem { Text("Two") }
      }
    }
  }

  private struct Bound: View {
    @State private var selection = "b"
    var body: some View {
      TabView(selection: $selection) {
        Tab("One", systemImage: "house", value: "a") { Chosen(name: "first", of: selection) }
        Tab("Two", systemImage: "star", value: "b") { Chosen(name: "second", of: selection) }
      }
    }
  }

  private struct OldBound: View {
    @State private var selection: String? = "b"
    var body: some View {
      TabView(selection: $selection) {
        Chosen(name: "first", of: selection ?? "").tabItem { Text("One") }.tag("a")
        Chosen(name: "second", of: selection ?? "").tabItem { Text("Two") }.tag("b")
      }
    }
  }

  /// Tabs of a ForEach have the IDs of its elements.
  private struct OfElements: View {
    @State private var selection = "b"
    var body: some View {
      TabView(selection: $selection) {
        ForEach(["a", "b"], id: \.self) { id in
          Chosen(name: id == "a" ? "first" : "second", of: selection)
            .tabItem { Text(id == "a" ? "One" : "Two") }
        }
      }
    }
  }

  private struct Chosen: View {
    let name: String
    var of: String
    var body: some View {
      VStack {
        Counter(name: name)
        Text("selected \(of)")
      }
    }
    init(name: String, of: String) { (self.name, self.of) = (name, of) }
  }

  private func driver(_ view: some View) -> ViewDriver {
    ViewDriver(size: CGSize(width: 393, height: 852)) { view }
  }

  private func keepsState(_ driver: ViewDriver) throws {
    try driver.tap("One")
    #expect(driver.texts.contains("first 0") && !driver.texts.contains("second 0"))
    try driver.tap("first 0")
    try driver.tap("first 1")
    try driver.tap("Two")
    #expect(driver.texts.contains("second 0") && !driver.texts.contains("first 2"))
    try driver.tap("second 0")
    try driver.tap("One")
    #expect(driver.texts.contains("first 2"), "the state of a tab is kept")
    try driver.tap("Two")
    #expect(driver.texts.contains("second 1"))
    #expect(driver.warnings.isEmpty)
  }

  @Test func tapsChooseWithoutASelection() throws {
    try keepsState(driver(Plain()))
    try keepsState(driver(OldPlain()))
  }

  @Test func tapsSetTheSelection() throws {
    for driver in [driver(Bound()), driver(OldBound()), driver(OfElements())] {
      #expect(driver.texts.contains("selected b"))
      try keepsState(driver)
      try driver.tap("One")
      #expect(driver.texts.contains("selected a"))
    }
  }

  // A tab acts as a button for the keyboard: Tab focuses it, Space and Return choose it.
  @Test func keysChoose() {
    for key in [KeyEquivalent.space, .return] {
      let driver = driver(Plain())
      driver.press(.tab)
      driver.press(.tab)
      driver.press(.tab)
      driver.press(key)
      #expect(driver.texts.contains("second 0"))
    }
  }

  private struct Pages: View {
    @State private var selection = 0
    var body: some View {
      TabView(selection: $selection) {
        ForEach(0..<3, id: \.self) { Text("page \($0)") }
      }
      .tabViewStyle(.page)
    }
  }

  @Test func pagesFollowAFinger() {
    for (direction, sign) in [(LayoutDirection.leftToRight, -1.0), (.rightToLeft, 1.0)] {
      let driver = driver(Pages().environment(\.layoutDirection, direction))
      func swipe(_ dx: CGFloat) {
        let middle = CGPoint(x: 200, y: 400)
        driver.drag(from: middle, to: CGPoint(x: middle.x + dx, y: middle.y))
        driver.advanceToRest()
      }
      #expect(driver.texts == ["page 0"])
      swipe(300 * sign)
      #expect(driver.texts == ["page 1"])
      swipe(300 * sign)
      swipe(300 * sign)
      #expect(driver.texts == ["page 2"], "behind the last there is none")
      swipe(-300 * sign)
      #expect(driver.texts == ["page 1"])
      swipe(20 * sign)
      #expect(driver.texts == ["page 1"], "less than half of the way leads back")
      #expect(driver.warnings.isEmpty)
    }
  }

  private struct Bar: View {
    let count: Int
    var body: some View {
      TabView {
        ForEach(0..<count, id: \.self) { index in
          Color.clear.tabItem { Text("T\(index)") }
        }
      }
    }
  }

  // Measured: 94 + 86 (n - 1) + 8 wide, centered: so the middles of neighbors are 86 apart, and those of the
  // first and the last equally far from the middle of the window.
  @Test func barIsAsWideAsItsTabs() throws {
    for count in [1, 2, 3, 4] {
      let driver = driver(Bar(count: count))
      for index in 0..<count {
        let middle = try #require(driver.frame(of: "T\(index)")).midX
        let expected = 393 / 2 + 86 * (CGFloat(index) - CGFloat(count - 1) / 2)
        #expect(abs(middle - expected) < 0.5, "tab \(index) of \(count)")
      }
    }
    // Without enough space all of them are visible.
    let narrow = ViewDriver(size: CGSize(width: 320, height: 568)) { Bar(count: 5) }
    #expect(try #require(narrow.frame(of: "T0")).minX > 0)
    #expect(try #require(narrow.frame(of: "T4")).maxX < 320)
  }

  // An edit of a live view gives the same frames as a new one.
  @Test func chosenTabIsWhereAFreshOneIs() throws {
    struct Fixed: View {
      let selection: Int
      var body: some View {
        TabView(selection: .constant(selection)) {
          Text("first").tabItem { Text("One") }.tag(0)
          Text("second").frame(maxHeight: .infinity, alignment: .bottom)
            .tabItem { Text("Two") }.tag(1)
        }
      }
    }
    struct Live: View {
      var body: some View {
        TabView {
          Text("first").tabItem { Text("One") }
          Text("second").frame(maxHeight: .infinity, alignment: .bottom).tabItem { Text("Two") }
        }
      }
    }
    let live = driver(Live())
    try live.tap("Two")
    let fresh = driver(Fixed(selection: 1))
    for text in ["second", "One", "Two"] { #expect(live.frame(of: text) == fresh.frame(of: text)) }
  }
}
