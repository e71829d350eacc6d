import SwiftUI
import Testing

/// Navigation stacks on the iPhone, without a status bar. The recorder's largest line is 8 points taller than
/// a stock device's: below a large title, everything is 8 higher here (derived).
@Suite struct NavigationCases {
  @Test(arguments: screens) @MainActor func appearsBelowItsBar(_ one: Case) { one.verify() }

  @CaseList static var all: [Case] { screens }

  @CaseList static var screens: [Case] {
    recorded("sw-ios-nav-sizing", "ios/nav/sizing", .measured, 320, 300) {
      VStack(spacing: 8) {
        NavigationStack { line("small", 41.5) }.probe("navText")
        line("below", 32.5)
      }
      .probe("stack")
    }.gives(
      """
      stack 0 0 320 300
      navText 0 0 320 267.5
      small 139.25 121.5 41.5 24.5
      below 143.75 275.5 32.5 24.5
      """)

    recorded("sw-ios-nav-inline", "ios/nav/inline", .measured, 320, 300) {
      NavigationStack {
        List { line("row", 32.5) }
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
          .probe("list")
      }
      .probe("nav")
    }.gives(
      """
      nav 0 0 320 300
      list 0 64 320 236
      row 32 114.75 32.5 24.5
      """)

    pushed("sw-ios-nav-push", "ios/nav/push", [1]) {
      List { line("pushed", 57.5) }.navigationTitle("Detail").probe("detail")
    }.gives(
      """
      detail 0 108.5 320 371.5
      pushed 32 124.25 57.5 24.5
      """)

    pushed("sw-ios-nav-push-noback", "ios/nav/push-noback", [1]) {
      VStack { line("pushed", 57.5) }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .navigationBarBackButtonHidden()
        .probe("detail")
    }.gives(
      """
      detail 0 0 320 480
      pushed 131.25 227.75 57.5 24.5
      """)

    recorded("sw-ios-nav-scroll", "ios/nav/scroll", .derived, 320, 400) {
      NavigationStack {
        ScrollView { rows }.navigationTitle("Settings").probe("scroll")
      }
      .probe("nav")
    }
    .gives(
      """
      nav 0 0 320 400
      scroll 0 108.5 320 291.5
      content 0 108.5 320 800
      row19 0 868.5 320 40
      """
    )
    .then(scrollTo: 1, .top)
    .gives(
      """
      scroll 0 108.5 320 291.5
      content 0 68.5 320 800
      row1 0 108.5 320 40
      """)

    recorded("sw-ios-nav-ignores", "ios/nav/ignores", .derived, 320, 400) {
      NavigationStack {
        ScrollView { rows }.ignoresSafeArea(edges: .top).navigationTitle("Settings")
          .probe("scroll")
      }
      .probe("nav")
    }.gives(
      """
      nav 0 0 320 400
      scroll 0 108.5 320 291.5
      content 0 0 320 800
      row0 0 0 320 40
      """)

    recorded("sw-ios-nav-list-scroll", "ios/nav/list-scroll", .derived, 320, 400) {
      NavigationStack {
        List { ForEach(0..<20) { line("row\($0)", 32.5) } }.navigationTitle("Settings")
          .probe("list")
      }
      .probe("nav")
    }.gives(
      """
      nav 0 0 320 400
      list 0 108.5 320 291.5
      row0 32 124.25 32.5 24.5
      row4 32 348.25 32.5 24.5
      row6 absent
      """)

    recorded("sw-ios-search-basic", "ios/search/basic", .derived, 320, 480) {
      NavigationStack {
        List { ForEach(0..<5) { line("row\($0)", 44.5) } }
          .navigationTitle("Fruit")
          .searchable(text: .constant(""))
          .probe("list")
      }
      .probe("nav")
    }.gives(
      """
      nav 0 0 320 480
      list 0 108.5 320 295.5
      row0 32 124.25 44.5 24.5
      row4 32 348.25 44.5 24.5
      """)
  }

  private static func pushed<V: View>(
    _ id: String, _ fixture: String, _ path: [Int], location: SourceLocation = #_sourceLocation,
    @ViewBuilder detail: @escaping @MainActor @Sendable () -> V
  ) -> Case {
    recorded(id, fixture, .derived, 320, 480, location: location) {
      NavigationStack(path: .constant(path)) {
        List {
          NavigationLink(value: 1) { line("title", 44.5) }.probe("link")
          line("row", 32.5)
        }
        .navigationTitle("Settings")
        .navigationDestination(for: Int.self) { _ in detail() }
        .probe("list")
      }
      .probe("nav")
    }.gives(
      """
      nav 0 0 320 480
      list 0 108.5 320 371.5
      link 32 124.25 256 24.5
      row 32 180.25 32.5 24.5
      """)
  }

  private static func recorded<V: View>(
    _ id: String, _ fixture: String, _ certainty: Certainty, _ width: CGFloat, _ height: CGFloat,
    location: SourceLocation = #_sourceLocation,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> V
  ) -> Case {
    Case(
      id, .recording(fixture), certainty, .iOS26, window: width, height, location: location
    ) {
      view().environment(\.defaultMinListRowHeight, 56)
    }
  }

  @MainActor private static func line(_ name: String, _ width: CGFloat) -> some View {
    words(width, 24.5, .recorderBody).probe(name)
  }

  @MainActor private static var rows: some View {
    VStack(spacing: 0) {
      ForEach(0..<20) { box("row\($0)", nil, 40).id($0) }
    }
    .probe("content")
  }
}
