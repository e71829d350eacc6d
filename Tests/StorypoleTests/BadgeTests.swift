// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

/// Badges, suggestions and outlines, as Apple documents them.
@Suite @MainActor struct BadgeTests {
  private func texts(_ view: some View, width: CGFloat = 393) -> [String] {
    let host = ViewHost(textEngine: FixedTextEngine())
    host.show(view, environment: EnvironmentValues())
    host.layout(in: HostWindow(size: CGSize(width: width, height: 852)))
    return host.texts.map(\.string)
  }

  // Documented: "Set the value to zero to hide the badge"; nil hides a text.
  @Test func rowsShowTheirBadge() {
    let shown = texts(
      List {
        Text("a").badge(12)
        Text("b").badge(0)
        Text("c").badge("new")
        Text("d").badge(Text?.none)
      })
    #expect(shown == ["a", "12", "b", "c", "new", "d"])
  }

  @Test func badgesOutsideOfListsAreNotShown() {
    #expect(texts(Text("a").badge(12)) == ["a"])
  }

  @Test func tabsShowTheirBadge() {
    let tabs = TabView {
      Tab("Inbox", systemImage: "tray") { Text("mail") }.badge(5)
      Tab("Sent", systemImage: "paperplane") { Text("sent") }.badge("!")
      Tab("Old", systemImage: "archivebox") { Text("old") }
    }
    #expect(Set(texts(tabs)) == ["mail", "Inbox", "5", "Sent", "!", "Old"])
    let old = TabView {
      Text("a").tabItem { Text("A") }.badge(99)
      Text("b").tabItem { Text("B") }
    }
    #expect(Set(texts(old)) == ["a", "A", "99", "B"])
  }

  private struct Node: Identifiable {
    let id: String
    var children: [Node]?
  }

  @Test func outlinesShowTheTopLevelUntilTheyAreOpened() {
    let roots = [
      Node(id: "fruit", children: [Node(id: "apple"), Node(id: "citrus", children: [])]),
      Node(id: "bread"),
    ]
    #expect(
      texts(List { OutlineGroup(roots, children: \.children) { Text($0.id) } }) == [
        "fruit", "bread",
      ])
    #expect(
      texts(VStack { OutlineGroup(roots[0], children: \.children) { Text($0.id) } }) == ["fruit"])
  }

  @Test func suggestionsAreShownWhileSearching() {
    func screen(_ isActive: Bool) -> some View {
      NavigationStack {
        Text("content")
          .searchable(text: .constant(""), isPresented: .constant(isActive))
          .searchSuggestions { Text("apple").searchCompletion("apple") }
      }
    }
    #expect(texts(screen(true)).contains("apple"))
    #expect(!texts(screen(false)).contains("apple"))
  }

  @Test func anAbsentGestureNeverSucceeds() {
    var taps = 0
    let none: TapGesture? = nil
    let host = ViewHost(textEngine: FixedTextEngine())
    host.isLive = true
    host.show(
      VStack(spacing: 0) {
        Color.red.gesture(none.map { $0.onEnded { taps += 1 } })
        Color.blue.gesture(Optional(TapGesture().onEnded { taps += 10 }))
      }, environment: EnvironmentValues())
    host.layout(in: HostWindow(size: CGSize(width: 100, height: 100)))
    for (y, time) in [(25.0, 0.0), (75.0, 1.0)] {
      host.send(.pointer(PointerEvent(.down, at: CGPoint(x: 50, y: y), time: time)))
      host.send(.pointer(PointerEvent(.up, at: CGPoint(x: 50, y: y), time: time + 0.1)))
    }
    #expect(taps == 10)
  }
}
