import SwiftUI
import Testing

/// ScrollView at rest, GeometryReader and ViewThatFits.
@Suite struct ScrollCases {
  @Test(arguments: scrolling) @MainActor func holdsContent(_ one: Case) { one.verify() }
  @Test(arguments: margins) @MainActor func keepsMargins(_ one: Case) { one.verify() }
  @Test(arguments: readers) @MainActor func readsGeometry(_ one: Case) { one.verify() }
  @Test(arguments: fitting) @MainActor func choosesTheFirstFit(_ one: Case) { one.verify() }

  @CaseList static var all: [Case] {
    scrolling
    margins
    readers
    fitting
  }

  @CaseList static var scrolling: [Case] {
    Case("sw-scroll-both", .recording("scroll/both"), window: 300, 200) {
      ScrollView([.horizontal, .vertical]) { box("content", 500, 400) }.probe("scroll")
    }.gives(
      """
      scroll 0 0 300 200
      content 0 0 500 400
      """)

    Case("sw-scroll-narrow-content", .recording("scroll/narrow-content"), window: 300, 200) {
      ScrollView { box("content", 100, 400) }
        .probe("scroll")
        .frame(width: 250, height: 150)
        .probe("frame")
    }.gives(
      """
      frame 25 25 250 150
      scroll 100 25 100 150
      content 100 25 100 400
      """)

    Case("sw-scroll-in-stack", .recording("scroll/in-stack"), window: 300, 200) {
      VStack(spacing: 0) {
        words(44.5, 16).probe("header")
        ScrollView {
          VStack(spacing: 0) { rows("row", 20) }.probe("content")
        }
        .probe("scroll")
        words(39.5, 16).probe("footer")
      }
      .probe("stack")
    }.gives(
      """
      stack 90 0 120 200
      header 127.75 0 44.5 16
      scroll 90 16 120 168
      content 90 16 120 400
      footer 130.25 184 39.5 16
      """
    ).gives(rowTable("row", 20, x: 90, y: 16))

    Case("sw-scroll-vertical-overflow", .recording("scroll/vertical-overflow"), window: 300, 200) {
      ScrollView {
        VStack(spacing: 8) { rows("row", 20) }.probe("content")
      }
      .probe("scroll")
    }.gives(
      """
      scroll 90 0 120 200
      content 90 0 120 552
      """
    ).gives(rowTable("row", 20, x: 90, y: 0, pitch: 28))

    Case("sw-scroll-scroll-to", .recording("scroll/scroll-to"), window: 300, 200) {
      ScrollView {
        VStack(spacing: 0) { rows("row", 20) }.probe("content")
      }
      .probe("scroll")
    }.gives(
      """
      scroll 90 0 120 200
      content 90 0 120 400
      """
    )
    .gives(rowTable("row", 20, x: 90, y: 0))
    .then(scrollTo: 15).gives(rowTable("row", 20, x: 90, y: -120))
    .then(scrollTo: 3, .top).gives(rowTable("row", 20, x: 90, y: -60))
    .then(scrollTo: 10, .center).gives(rowTable("row", 20, x: 90, y: -110))

    Case("scroll.size.v", .other("ByteDance DanceUI"), .derived, .any, window: 200, 100) {
      ScrollView { box("content", 50, 400) }.probe("scroll")
    }.gives(
      """
      root - - 50 100
      scroll 75 0 50 100
      content 75 0 50 400
      """)

    Case.unit("scroll.size.v.nil", .other("ByteDance DanceUI"), .derived) { check in
      check.equal(size(of: ScrollView { box(50, 400) }, proposing: nil, nil), 50, 400)
    }

    Case("scroll.size.both", .other("ByteDance DanceUI"), .derived, .any, window: 200, 100) {
      ScrollView([.horizontal, .vertical]) { box("content", 50, 40) }.probe("scroll")
    }.gives(
      """
      root - - 200 100
      scroll 0 0 200 100
      content 75 30 50 40
      """)
  }

  @CaseList static var margins: [Case] {
    Case("sw-scroll-margins", .recording("scroll/margins"), window: 600, 200) {
      HStack(spacing: 20) {
        ScrollView { VStack(spacing: 0) { rows("a", 20) } }
          .contentMargins(20, for: .scrollContent).probe("content")
        ScrollView { VStack(spacing: 0) { rows("b", 3) } }
          .contentMargins(.horizontal, 12, for: .scrollContent).probe("horizontal")
        ScrollView { VStack(spacing: 0) { rows("c", 3) } }
          .contentMargins(.top, 30).probe("automatic")
        ScrollView { VStack(spacing: 0) { rows("d", 20) } }
          .contentMargins(20, for: .scrollIndicators).probe("indicators")
      }
    }.gives(
      """
      content -2 0 160 200
      horizontal 178 0 144 200
      automatic 342 0 120 200
      indicators 482 0 120 200
      """
    )
    .gives(rowTable("a", 20, x: 18, y: 20))
    .gives(rowTable("b", 3, x: 190, y: 0))
    .gives(rowTable("c", 3, x: 342, y: 30))
    .gives(rowTable("d", 20, x: 482, y: 0))

    Case("sw-scroll-geometry", .recording("scroll/geometry"), window: 300, 200) {
      withTopMargin
    }
    .gives("scroll 90 21 120 150").gives(rowTable("g", 20, x: 90, y: 41))
    .then(scrollTo: 10, .top).gives(rowTable("g", 20, x: 90, y: -159))

    Case(
      "sw-ios-scroll-geometry", .recording("ios/scroll/geometry"), .measured, .iOS26,
      window: 375, 667
    ) {
      withTopMargin
    }
    .gives("scroll 127.5 254.5 120 150").gives(rowTable("g", 20, x: 127.5, y: 274.5))
    .then(scrollTo: 10, .top).gives(rowTable("g", 20, x: 127.5, y: 74.5))

    Case(
      "sw-position-safe-area-padding", .recording("position/safe-area-padding"), window: 320, 200
    ) {
      HStack(spacing: 20) {
        Color.red.safeAreaPadding(20).frame(width: 100, height: 150).probe("padded")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<6) { box("prow\($0)", nil, 30) }
          }
          .probe("content")
        }
        .safeAreaPadding(.vertical, 20)
        .frame(width: 100, height: 150)
        .probe("scroll")
      }
      .probe("row")
    }.gives(
      """
      row 50 25 220 150
      padded 50 25 100 150
      scroll 170 25 100 150
      content 170 45 100 180
      prow0 170 45 100 30
      prow1 170 75 100 30
      prow2 170 105 100 30
      prow3 170 135 100 30
      prow4 170 165 100 30
      prow5 170 195 100 30
      """)
  }

  @MainActor private static var withTopMargin: some View {
    VStack(spacing: 0) {
      ScrollView { VStack(spacing: 0) { rows("g", 20) } }
        .contentMargins(.top, 20, for: .scrollContent)
        .frame(height: 150)
        .probe("scroll")
      box(nil, 8)
    }
    .frame(width: 120)
  }

  /// Rows of 120×20, named and numbered.
  @MainActor private static func rows(_ name: String, _ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { box("\(name)\($0)", 120, 20).id($0) }
  }

  private static func rowTable(
    _ name: String, _ count: Int, x: CGFloat, y: CGFloat, pitch: CGFloat = 20
  ) -> String {
    (0..<count).map { "\(name)\($0) \(x) \(y + CGFloat($0) * pitch) 120 20" }
      .joined(separator: "\n")
  }

  @CaseList static var readers: [Case] {
    Case(
      "fb-geometryreader-ideal", .fatbobman("layout-dimensions"), .measured, .iOS16,
      window: 390, 700
    ) {
      ScrollView {
        GeometryReader { _ in Color.red }.probe("reader")
      }
    }.gives("reader 0 0 390 10")

    Case("osui.frames.georeader_overlap", .scenario, .reference, .any, window: 120, 240) {
      GeometryReader { _ in
        box("blue", 60, 120)
        box("red", 40, 80)
      }
    }.gives(
      """
      root - - 120 240
      blue 0 0 60 120
      red 0 0 40 80
      """)
  }

  @CaseList static var fitting: [Case] {
    chosen("vtf.select", 80, 50, "b 10 15 60 20", [.horizontal, .vertical]) {
      box("a", 100, 20)
      box("b", 60, 20)
      box("c", 30, 20)
    }
    // The ideal size decides, the answer to the real proposal is reported.
    chosen("vtf.none", 80, 15, "b 0 0 80 15", [.horizontal, .vertical]) {
      box("a", 100, 20)
      Color.red.probe("b")
    }
    chosen("vtf.last", 80, 50, "b -5 15 90 20", [.horizontal, .vertical]) {
      box("a", 100, 20)
      box("b", 90, 20)
    }
    chosen("vtf.horizontal_only", 80, 50, "a 5 -75 70 200", .horizontal) {
      box("a", 70, 200)
      box("b", 10, 10)
    }

    Case.unit("sw-view-that-fits", .recording("layout/view-that-fits"), .measured) { check in
      let choose = { (axes: Axis.Set, width: CGFloat, height: CGFloat) in
        size(
          of: ViewThatFits(in: axes) {
            rigid(101.5, 16)
            rigid(58, 32)
            rigid(25, 16)
          }, proposing: width, height)
      }
      let both: Axis.Set = [.horizontal, .vertical]
      check.equal(choose(both, 200, 100), 101.5, 16, "200 wide")
      check.equal(choose(both, 60, 10), 25, 16, "60×10: nothing fits, the last one")
      check.equal(choose(both, 60, 40), 58, 32, "60 wide, tall enough")
      check.equal(choose(both, 60, 20), 25, 16, "20 high")
      check.equal(choose(.horizontal, 100, 8), 58, 32, "horizontal, 100×8: height is ignored")
    }
  }

  private static func chosen<V: View>(
    _ id: String, _ width: CGFloat, _ height: CGFloat, _ table: String, _ axes: Axis.Set,
    @ViewBuilder candidates: @escaping @MainActor @Sendable () -> V
  ) -> Case {
    let others = ["a", "b", "c"].filter { !table.hasPrefix($0) }.map { "\($0) absent" }
    return Case(
      id, .other("OpenSwiftUI and SwiftVVD, ViewThatFits"), .derived, .any, window: width, height
    ) {
      ViewThatFits(in: axes, content: candidates)
    }.gives(table).gives(others.joined(separator: "\n"))
  }
}
