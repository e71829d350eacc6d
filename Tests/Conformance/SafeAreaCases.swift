import SwiftUI
import Testing

/// Safe areas: which views may extend into them, and how far.
@Suite struct SafeAreaCases {
  @Test(arguments: all) @MainActor func keepsClear(_ one: Case) { one.verify() }

  @CaseList static var all: [Case] {
    resolving("osui.safearea.0", at: 150, 390, top: 60, gives: EdgeInsets())
    resolving(
      "osui.safearea.3", at: 20, 100,
      gives: EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0))
    resolving(
      "osui.safearea.4", at: 260, 100,
      gives: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 40))

    Case(
      "sw-ios-safearea-color", .recording("ios/representable/safearea-color"), .measured, .iOS26,
      window: 320, 300
    ) {
      NavigationStack {
        ZStack {
          Color.red.ignoresSafeArea().probe("ignoring")
          Color.blue.probe("plain")
        }
        .probe("zstack")
        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
      .probe("nav")
    }.gives(
      """
      nav 0 0 320 300
      zstack 0 64 320 236
      ignoring 0 64 320 236
      plain 0 64 320 236
      """)

    // The ids are outside of ignoresSafeArea. Inside it a color extends over the edges that touch
    // the safe boundary: not behind padding or a sibling at the top. The bar's own pixels were
    // recorded, so those frames are stated too, with names that end in -inside.
    Case(
      "sw-ios-safearea-rule", .recording("ios/representable/safearea-rule"), .measured, .iOS26,
      window: 320, 300
    ) {
      NavigationStack {
        ZStack(alignment: .top) {
          Color.red
          HStack(alignment: .top, spacing: 0) {
            Color.green.probe("padded-inside").ignoresSafeArea()
              .padding(.top, 10).frame(width: 60).probe("padded")
            VStack(spacing: 0) {
              Color.clear.frame(height: 10)
              Color.green.probe("offset-inside").ignoresSafeArea().probe("offsetColor")
            }
            .frame(width: 60)
            .probe("offset")
            ScrollView {
              Color.blue.frame(height: 400).probe("scrollContent")
            }
            .frame(width: 80)
            .probe("scroll")
            Color.green.probe("framed-inside").ignoresSafeArea().frame(width: 60).probe("framed")
            Color.green.probe("hpadded-inside").ignoresSafeArea()
              .padding(.horizontal, 5).frame(width: 60).probe("hpadded")
          }
          .probe("row")
        }
        .probe("zstack")
        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
      .probe("nav")
    }.gives(
      """
      nav 0 0 320 300
      zstack 0 64 320 236
      row 0 64 320 236
      padded 0 64 60 236
      offset 60 64 60 236
      offsetColor 60 74 60 226
      scroll 120 64 80 236
      scrollContent 120 64 80 400
      framed 200 64 60 236
      hpadded 260 64 60 236
      padded-inside - 74 - -
      offset-inside - 74 - -
      framed-inside - 0 - 300
      hpadded-inside - 0 - 300
      """)
  }

  /// A GeometryReader's safe area, with 100×20 at a point of a 400×800 space.
  private static func resolving(
    _ id: String, at x: CGFloat, _ y: CGFloat, top: CGFloat? = nil, gives wanted: EdgeInsets
  ) -> Case {
    Case.unit(id, .openSwiftUI("SafeAreaInsetsTests edgeAlignedRects"), .reference) { check in
      let insets =
        top.map { EdgeInsets(top: $0, leading: 0, bottom: 0, trailing: 0) }
        ?? EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
      var got = EdgeInsets()
      let space = GeometryReader { proxy in
        let area = proxy.safeAreaInsets
        GeometryReader { inner in
          let _ = got = inner.safeAreaInsets
          Color.red
        }
        .frame(width: 100, height: 20)
        .offset(x: 0, y: 0)
        .position(x: x + 50 - area.leading, y: y + 10 - area.top)
      }
      let window = ProposedViewSize(width: 400, height: 800)
      _ = Setting(proposal: window, safeArea: insets).frames(of: space)
      check.equal(got.top, wanted.top, "top")
      check.equal(got.leading, wanted.leading, "leading")
      check.equal(got.bottom, wanted.bottom, "bottom")
      check.equal(got.trailing, wanted.trailing, "trailing")
    }
  }
}
