import SwiftUI
import Testing

/// HStack, VStack and ZStack: order, gaps, priorities, alignment.
@Suite struct StackCases {
  @Test(arguments: distribution + overflow) @MainActor func sharesItsLength(_ one: Case) {
    one.verify()
  }
  @Test(arguments: gaps + nesting) @MainActor func leavesGaps(_ one: Case) { one.verify() }
  @Test(arguments: overlapping) @MainActor func overlaps(_ one: Case) { one.verify() }

  @CaseList static var all: [Case] {
    distribution
    overflow
    gaps
    nesting
    overlapping
  }

  @CaseList static var distribution: [Case] {
    Case("sw-hstack-distribution", .recording("layout/hstack-distribution"), window: 300, 100) {
      HStack(spacing: 0) {
        Color.red.probe("a")
        Color.green.frame(width: 50).probe("b")
        Color.blue.probe("c")
      }
    }.gives(
      """
      a 0 0 125 100
      b 125 0 50 100
      c 175 0 125 100
      """)

    Case("sw-hstack-priority", .recording("layout/hstack-priority"), window: 300, 100) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20).probe("a")
        Color.green.frame(minWidth: 20).layoutPriority(1).probe("b")
        Color.blue.frame(width: 60).probe("c")
      }
    }.gives(
      """
      a 0 0 20 100
      b 20 0 220 100
      c 240 0 60 100
      """)

    Case("obj-three-rects", .objc("HStack child ordering"), .observed, .any, window: 300, 100) {
      HStack(spacing: 0) {
        Rectangle().probe("a")
        Rectangle().probe("b")
        Rectangle().probe("c")
      }
    }.gives(
      """
      a 0 0 100 100
      b 100 0 100 100
      c 200 0 100 100
      """)

    Case("tok-hstack-priority", .tokamak("stacks"), .derived, .any, window: 500, 500) {
      HStack {
        Rectangle().frame(minHeight: 50).probe("low")
        Rectangle().layoutPriority(1).probe("high")
      }
    }.gives(
      """
      low 0 0 0 500
      high 8 0 492 500
      """)

    Case("alg-hstack-1", .objc("S01E238, its algorithm"), .derived, .any, window: 200, 100) {
      HStack(spacing: 0) {
        Rectangle().probe("a")
        Rectangle().frame(minWidth: 80).probe("b")
        Rectangle().frame(maxWidth: 50).probe("c")
      }
    }.gives(
      """
      a 0 0 70 100
      b 70 0 80 100
      c 150 0 50 100
      """)

    Case("alg-hstack-3", .objc("S01E238, its algorithm"), .derived, .any, window: 150, 100) {
      HStack(spacing: 0) {
        Rectangle().frame(minWidth: 90).probe("a")
        Rectangle().frame(minWidth: 30).probe("b")
        Rectangle().probe("c")
      }
    }.gives(
      """
      a 0 0 90 100
      b 90 0 30 100
      c 120 0 30 100
      """)

    Case("alg-hstack-6", .objc("S01E238, its algorithm"), .derived, .any, window: 100, 100) {
      HStack(spacing: 0) {
        Rectangle().probe("a")
        Rectangle().probe("b")
        Rectangle().probe("c")
      }
    }.gives(
      """
      a 0 0 33.333333 100
      b 33.333333 0 33.333333 100
      c 66.666667 0 33.333333 100
      """)

    Case("alg-hstack-7", .objc("S01E238, its algorithm"), .derived, .any, window: 120, 100) {
      HStack(spacing: 0) {
        Rectangle().frame(minWidth: 10).probe("a")
        Rectangle().frame(minWidth: 60).probe("b")
        Rectangle().frame(minWidth: 30).probe("c")
      }
    }.gives(
      """
      a 0 0 30 100
      b 30 0 60 100
      c 90 0 30 100
      """)

    Case("osui.frames.priority3", .scenario, .reference, .any, window: 200, 20) {
      threePriorities
    }.gives(
      """
      root - - 200 20
      red 0 0 30 20
      blue 30 0 120 20
      green 150 0 50 20
      """)

    Case("osui.frames.priority3_tight", .scenario, .reference, .any, window: 40, 20) {
      threePriorities
    }.gives(
      """
      root - - 60 20
      red -10 0 30 20
      blue 20 0 20 20
      green 40 0 10 20
      """)

    Case("osui.frames.flex_order", .scenario, .reference, .any, window: 300, 20) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 200).probe("red")
        Color.blue.frame(minWidth: 10, maxWidth: 60).probe("blue")
        Color.green.probe("green")
      }
    }.gives(
      """
      root - - 300 20
      red 0 0 120 20
      blue 120 0 60 20
      green 180 0 120 20
      """)

    Case("osui.frames.inf_min_order", .scenario, .reference, .any, window: 100, 20) {
      HStack(spacing: 0) {
        Color.red.probe("red")
        Color.blue.frame(minWidth: 60).probe("blue")
      }
    }.gives(
      """
      root - - 100 20
      red 0 0 40 20
      blue 40 0 60 20
      """)

    Case("osui.frames.inf_min_order_rev", .scenario, .reference, .any, window: 100, 20) {
      HStack(spacing: 0) {
        Color.blue.frame(minWidth: 60).probe("blue")
        Color.red.probe("red")
      }
    }.gives(
      """
      root - - 100 20
      blue 0 0 60 20
      red 60 0 40 20
      """)
  }

  @MainActor private static var threePriorities: some View {
    HStack(spacing: 0) {
      Color.red.frame(minWidth: 30).probe("red")
      Color.blue.frame(minWidth: 20, maxWidth: 120).layoutPriority(2).probe("blue")
      Color.green.frame(minWidth: 10).layoutPriority(1).probe("green")
    }
  }

  @CaseList static var overflow: [Case] {
    Case(
      "osui.frames.edgecase_min85", .scenario, .reference, .any, window: 100, 85
    ) {
      VStack(spacing: 0) {
        Color.blue.frame(minHeight: 5, maxHeight: 100).probe("blue")
        Color.red.frame(minHeight: 80).probe("red")
      }
    }.gives(
      """
      root - - 100 122.5
      blue 0 -18.75 100 42.5
      red 0 23.75 100 80
      """)

    Case.unit("edge.vstack.min85", .edgeCases("vStackIncorrectMinimumHeight"), .observed) { check in
      let stack = VStack(spacing: 0) {
        Color.blue.frame(minHeight: 5, maxHeight: 100)
        Color.red.frame(minHeight: 80)
      }
      check.equal(size(of: stack, proposing: 100, 0).height, 85, "height for 0")
      check.equal(size(of: stack, proposing: 100, 85).height, 122.5, "height for 85")
    }

    Case("osui.frames.overflow_center", .scenario, .reference, .any, window: 100, 100) {
      HStack(spacing: 0) {
        box("red", 80, 10)
        box("blue", 60, 10)
      }
    }.gives(
      """
      root - - 140 10
      red -20 45 80 10
      blue 60 45 60 10
      """)

    Case("osui.frames.nilcross", .scenario, .reference, .any, window: 200, 200) {
      VStack(spacing: 0) {
        box("red", 60, 10)
        box("blue", nil, 10)
      }
      .fixedSize()
    }.gives(
      """
      root - - 60 20
      red 70 90 60 10
      blue 70 100 60 10
      """)
  }

  @CaseList static var overlapping: [Case] {
    Case("sw-zstack", .recording("layout/zstack"), window: 200, 200) {
      ZStack(alignment: .bottomTrailing) {
        box("a", 100, 100)
        box("b", 30, 30)
      }
      .probe("stack")
    }.gives(
      """
      a 50 50 100 100
      b 120 120 30 30
      stack 50 50 100 100
      """)

    Case("sw-zstack-fill", .recording("layout/zstack-fill"), window: 200, 200) {
      ZStack(alignment: .topLeading) {
        Color.red.probe("fill")
        box("b", 30, 30)
      }
    }.gives(
      """
      fill 0 0 200 200
      b 0 0 30 30
      """)

    aligned("center", .center, 40, 40)
    aligned("leading", .leading, 20, 40)
    aligned("trailing", .trailing, 60, 40)
    aligned("top", .top, 40, 20)
    aligned("bottom", .bottom, 40, 60)
    aligned("topLeading", .topLeading, 20, 20)
    aligned("topTrailing", .topTrailing, 60, 20)
    aligned("bottomLeading", .bottomLeading, 20, 60)
    aligned("bottomTrailing", .bottomTrailing, 60, 60)

    Case(
      "osui.frames.rtl_zstack", .scenario, .reference, .any, window: 200, 50,
      direction: .rightToLeft
    ) {
      ZStack(alignment: .leading) {
        box("red", 100, 30)
        box("blue", 50, 10)
      }
    }.gives(
      """
      root - - 100 30
      red 50 10 100 30
      blue 100 20 50 10
      """)
  }

  private static func aligned(_ name: String, _ alignment: Alignment, _ x: CGFloat, _ y: CGFloat)
    -> Case
  {
    Case(
      "osui.frames.zstack_\(name)", .openSwiftUI("ZStackUITests alignment_\(name)"), .reference,
      .any, window: 100, 100
    ) {
      ZStack(alignment: alignment) {
        box("red", 60, 60)
        box("blue", 20, 20)
      }
    }.gives(
      """
      root - - 60 60
      red 20 20 60 60
      blue \(x) \(y) 20 20
      """)
  }
}
