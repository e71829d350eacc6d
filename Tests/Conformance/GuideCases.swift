import SwiftUI
import Testing

/// Alignment guides: explicit values, defaults, and how containers hand them on.
@Suite struct GuideCases {
  @Test(arguments: inStacks + beyond) @MainActor func placeViews(_ one: Case) { one.verify() }
  @Test(arguments: values + merging) @MainActor func haveValues(_ one: Case) { one.verify() }

  @CaseList static var all: [Case] {
    inStacks
    beyond
    values
    merging
  }

  @CaseList static var inStacks: [Case] {
    Case("sw-alignment-guide", .recording("layout/alignment-guide"), window: 300, 200) {
      VStack(alignment: .leading, spacing: 4) {
        Color.red.frame(width: 100, height: 20)
          .alignmentGuide(.leading) { $0[.trailing] }
          .probe("a")
        box("b", 50, 20)
        Color.red.frame(width: 30, height: 20)
          .alignmentGuide(.leading) { $0.width / 2 }
          .probe("c")
      }
      .probe("stack")
    }.gives(
      """
      a 75 66 100 20
      b 175 90 50 20
      c 160 114 30 20
      stack 75 66 150 68
      """)

    Case(
      "osui.frames.guide_leading_neg", .openSwiftUI("AlignmentGuideUITests alignmentGuideOnXY"),
      .reference, .any, window: 200, 200
    ) {
      VStack(alignment: .leading) {
        ForEach(0..<4) { index in
          Color.red.probe("red\(index)").guide(HorizontalAlignment.leading, CGFloat(-10 * index))
        }
      }
    }.gives(
      """
      root - - 230 200
      red0 -15 0 200 44
      red1 -5 52 200 44
      red2 5 104 200 44
      red3 15 156 200 44
      """)

    Case(
      "osui.frames.guide_top_neg", .openSwiftUI("AlignmentGuideUITests alignmentGuideOnXY"),
      .reference, .any, window: 200, 200
    ) {
      HStack(alignment: .top) {
        ForEach(0..<4) { index in
          Color.red.probe("red\(index)").guide(VerticalAlignment.top, CGFloat(-10 * index))
        }
      }
    }.gives(
      """
      root - - 200 230
      red0 0 -15 44 200
      red1 52 -5 44 200
      red2 104 5 44 200
      red3 156 15 44 200
      """)

    Case(
      "osui.frames.guide_leading_fixed", .scenario, .reference, .any, window: 200, 200
    ) {
      VStack(alignment: .leading, spacing: 0) {
        box("red", 40, 20).guide(HorizontalAlignment.leading, -20)
        box("blue", 40, 20).guide(HorizontalAlignment.leading, -10)
      }
    }.gives(
      """
      root - - 60 40
      red 90 80 40 20
      blue 80 100 40 20
      """)

    Case("osui.frames.zstack_guides_grow", .scenario, .derived, .any, window: 200, 200) {
      ZStack(alignment: .topLeading) {
        box("red", 50, 50)
        box("blue", 50, 50).guide(HorizontalAlignment.leading, -20)
      }
      .background { Color.black.probe("black") }
    }.gives(
      """
      root - - 70 50
      black 65 75 70 50
      red 65 75 50 50
      blue 85 75 50 50
      """)

    // The line at 0 lies outside both children and outside the ZStack.
    Case("osui.frames.zstack_guides_tight", .scenario, .derived, .any, window: 200, 200) {
      ZStack(alignment: .topLeading) {
        box("red", 50, 50).guide(HorizontalAlignment.leading, -20)
        box("blue", 50, 50).guide(HorizontalAlignment.leading, -10)
      }
      .background { Color.black.probe("black") }
    }.gives(
      """
      root - - 60 50
      black 70 75 60 50
      red 80 75 50 50
      blue 70 75 50 50
      """)

    Case("osui.frames.vstack_guides_beyond", .scenario, .derived, .any, window: 200, 200) {
      VStack(alignment: .leading, spacing: 0) {
        box("red", 50, 50).guide(HorizontalAlignment.leading, 70)
        box("blue", 50, 50).guide(HorizontalAlignment.leading, 80)
      }
      .background { Color.black.probe("black") }
    }.gives(
      """
      root - - 80 100
      black 60 50 80 100
      red 70 50 50 50
      blue 60 100 50 50
      """)

    // A stack with a single static child is no stack.
    Case("osui.frames.stack_single_guide_identity", .scenario, .derived, .any, window: 200, 200) {
      VStack(alignment: .leading, spacing: 0) {
        box("red", 50, 50).guide(HorizontalAlignment.leading, -20)
      }
      .background { Color.black.probe("black") }
    }.gives(
      """
      root - - 50 50
      black 75 75 50 50
      red 75 75 50 50
      """)

    // The children in declaration order: 100×80 of low priority, then two of priority 2.
    Case.unit("vvd.zstack.priority", .vvd("ZStackLayoutAlgorithmTests"), .reference) { check in
      let log = Leaf.Log()
      let layout = ZStackLayout(alignment: Alignment(horizontal: .custom, vertical: .custom))
      let bounds = CGRect(x: 100, y: 200, width: 60, height: 50)
      let insist = Insist(base: layout, bounds: bounds)
      let stack = insist {
        rigid(100, 80, log: log).probe("low").guides(90, 70)
        rigid(20, 10, log: log).probe("a").guides(3, 4).layoutPriority(2)
        rigid(30, 40, log: log).probe("b").guides(12, 8).layoutPriority(2)
      }
      check.equal(size(of: stack, proposing: nil, nil), 30, 40)
      log.placed = []
      let window = ProposedViewSize(width: 300, height: 300)
      let frames = Setting(proposal: window, centersRoot: false).frames(of: stack)
      check.same(frames["low"]?.origin, CGPoint(x: 22, y: 138), "origin of the low one")
      check.same(frames["a"]?.origin, CGPoint(x: 109, y: 204), "origin of a")
      check.same(frames["b"]?.origin, CGPoint(x: 100, y: 200), "origin of b")
      for (_, proposal) in log.placed { check.equal(proposal, 60, 50, "proposal") }
    }
  }

  /// The guide line itself always lies inside a stack, even when it lies outside the children.
  @CaseList static var beyond: [Case] {
    row("vvd.hstack.range0.-6", guide: -6, height: 16, y: 6)
    row("vvd.hstack.range0.16", guide: 16, height: 16, y: 0)
    column("vvd.vstack.range0.-6", guide: -6, width: 26, x: 6)
    column("vvd.vstack.range0.26", guide: 26, width: 26, x: 0)
  }

  private static func row(_ id: String, guide: CGFloat, height: CGFloat, y: CGFloat) -> Case {
    let origin = Origin.vvd("testStackCrossAxisRangeIncludesZeroOutsideChildGuideBounds")
    return Case(id, origin, .reference, .any, window: nil, nil) {
      HStack(alignment: .custom, spacing: 0) {
        box("first", 20, 10).guide(VerticalAlignment.custom, guide)
        box("second", 20, 10).guide(VerticalAlignment.custom, guide)
      }
    }.gives(
      """
      root - - 40 \(height)
      first 0 \(y) 20 10
      second 20 \(y) 20 10
      """)
  }

  private static func column(_ id: String, guide: CGFloat, width: CGFloat, x: CGFloat) -> Case {
    let origin = Origin.vvd("testStackCrossAxisRangeIncludesZeroOutsideChildGuideBounds")
    return Case(id, origin, .reference, .any, window: nil, nil) {
      VStack(alignment: .custom, spacing: 0) {
        box("first", 20, 10).guide(HorizontalAlignment.custom, guide)
        box("second", 20, 10).guide(HorizontalAlignment.custom, guide)
      }
    }.gives(
      """
      root - - \(width) 20
      first \(x) 0 20 10
      second \(x) 10 20 10
      """)
  }
}

/// A custom guide of both axes: a quarter of the length by default.
private enum QuarterOfTheWidth: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}
private enum QuarterOfTheHeight: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
}

extension HorizontalAlignment {
  static let custom = HorizontalAlignment(QuarterOfTheWidth.self)
}
extension VerticalAlignment {
  static let custom = VerticalAlignment(QuarterOfTheHeight.self)
}

extension View {
  fileprivate func guides(_ x: CGFloat, _ y: CGFloat) -> some View {
    guide(HorizontalAlignment.custom, x).guide(VerticalAlignment.custom, y)
  }
}
