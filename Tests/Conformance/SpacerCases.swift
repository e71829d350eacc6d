import SwiftUI
import Testing

/// Spacer and Divider.
@Suite struct SpacerCases {
  @Test(arguments: all) @MainActor func takesTheRemainingSpace(_ one: Case) { one.verify() }

  @CaseList static var all: [Case] {
    spacers
    dividers
    alone
  }

  @CaseList static var spacers: [Case] {
    Case("sw-spacer", .recording("layout/spacer"), window: 300, 100) {
      HStack {
        box("a", 50, 50)
        Spacer().probe("spacer")
        box("b", 50, 50)
      }
      .probe("stack")
    }.gives(
      """
      a 0 25 50 50
      b 250 25 50 50
      spacer 50 50 200 0
      stack 0 25 300 50
      """)

    Case("sw-spacer-min-length", .recording("layout/spacer-min-length"), window: 300, 100) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          box("a", 250, 20)
          Spacer(minLength: 20).probe("s1")
          box("b", 100, 20)
        }
        .probe("overflow")
        HStack(spacing: 0) {
          Spacer().probe("s2")
          box("c", 40, 20)
          Spacer().probe("s3")
        }
        .probe("balanced")
        Spacer().probe("vspacer")
      }
    }.gives(
      """
      overflow -35 0 370 20
      a -35 0 250 20
      s1 215 10 20 0
      b 235 0 100 20
      balanced 0 20 300 20
      s2 0 30 130 0
      c 130 20 40 20
      s3 170 30 130 0
      vspacer 150 40 0 60
      """)

    inRow("spacer_h", 200, 50, Spacer(), 200, blueX: 150)
    inRow("spacer_overflow", 100, 50, Spacer(), 108, redX: -4, blueX: 54)
    inRow("spacer_zero_tight", 160, 80, Spacer(minLength: 0), 160, blueX: 80)
    inRow("spacer_large", 200, 30, Spacer(minLength: 100), 200, blueX: 170)
    inColumn("spacer_v", 200, Spacer(), .reference, blueY: 150)
    inColumn("spacer_min30_v", 160, Spacer(minLength: 30), .derived, blueY: 110)

    Case("osui.frames.spacers3_h", .scenario, .reference, .any, window: 250, 80) {
      HStack {
        box("red", 40, 50)
        Spacer()
        box("blue", 40, 50)
        Spacer()
        box("green", 40, 50)
      }
    }.gives(
      """
      root - - 250 50
      red 0 15 40 50
      blue 105 15 40 50
      green 210 15 40 50
      """)

    Case("osui.frames.spacers3_v", .scenario, .derived, .any, window: 80, 250) {
      VStack {
        box("red", 50, 40)
        Spacer()
        box("blue", 50, 40)
        Spacer()
        box("green", 50, 40)
      }
    }.gives(
      """
      root - - 50 250
      red 15 0 50 40
      blue 15 105 50 40
      green 15 210 50 40
      """)

    Case("osui.frames.spacer_both", .scenario, .reference, .any, window: 200, 80) {
      HStack {
        Spacer()
        box("red", 50, 50)
        box("blue", 50, 50)
        Spacer()
      }
    }.gives(
      """
      root - - 200 50
      red 46 15 50 50
      blue 104 15 50 50
      """)
  }

  /// HStack { red, spacer, blue }, both `side` wide and 50 high, in a window 80 high.
  private static func inRow(
    _ name: String, _ window: CGFloat, _ side: CGFloat, _ spacer: Spacer, _ width: CGFloat,
    redX: CGFloat = 0, blueX: CGFloat
  ) -> Case {
    Case("osui.frames.\(name)", .scenario, .reference, .any, window: window, 80) {
      HStack {
        box("red", side, 50)
        spacer
        box("blue", side, 50)
      }
    }.gives(
      """
      root - - \(width) 50
      red \(redX) 15 \(side) 50
      blue \(blueX) 15 \(side) 50
      """)
  }

  /// VStack { red, spacer, blue }, both 50×50, in a window 80 wide.
  private static func inColumn(
    _ name: String, _ window: CGFloat, _ spacer: Spacer, _ certainty: Certainty, blueY: CGFloat
  ) -> Case {
    Case("osui.frames.\(name)", .scenario, certainty, .any, window: 80, window) {
      VStack {
        box("red", 50, 50)
        spacer
        box("blue", 50, 50)
      }
    }.gives(
      """
      root - - 50 \(window)
      red 15 0 50 50
      blue 15 \(blueY) 50 50
      """)
  }

  @CaseList static var dividers: [Case] {
    // Recorded at one point on macOS. A divider of ours is one device pixel thick, as on an
    // iPhone, so the case holds at scale 1.
    Case(
      "sw-divider", .recording("layout/divider"), .measured, .any, window: 200, 200,
      repeats: .mirrored
    ) {
      VStack(spacing: 0) {
        box("a", 100, 20)
        Divider().probe("hdivider")
        HStack(spacing: 0) {
          box("b", 20, 60)
          Divider().probe("vdivider")
          box("c", 20, 60)
        }
        .probe("hstack")
      }
      .probe("vstack")
    }.gives(
      """
      a 50 0 100 20
      hdivider 0 20 200 1
      hstack 79.5 21 41 179
      vdivider 99.5 21 1 179
      b 79.5 80.5 20 60
      c 100.5 80.5 20 60
      vstack 0 0 200 200
      """)

    Case("osui.frames.divider_v", .scenario, .reference, .any, window: 100, 100, repeats: .mirrored)
    {
      VStack {
        Color.red.probe("red")
        Divider().probe("divider")
        Color.blue.probe("blue")
      }
    }.gives(
      """
      root - - 100 100
      red 0 0 100 41.5
      divider 0 49.5 100 1
      blue 0 58.5 100 41.5
      """)

    Case("osui.frames.divider_h", .scenario, .reference, .any, window: 100, 100, repeats: .mirrored)
    {
      HStack {
        Color.red.probe("red")
        Divider().probe("divider")
        Color.blue.probe("blue")
      }
    }.gives(
      """
      root - - 100 100
      red 0 0 41.5 100
      divider 49.5 0 1 100
      blue 58.5 0 41.5 100
      """)

    Case(
      "osui.frames.overlay_divider_in_hstack", .scenario, .reference, .any, window: 100, 60,
      repeats: .mirrored
    ) {
      HStack(spacing: 0) {
        box("red", 20, 10).overlay { Divider().probe("divider") }
        box("blue", 20, 10)
      }
    }.gives(
      """
      red 30 25 20 10
      divider 39.5 25 1 10
      blue 50 25 20 10
      """)

    Case.unit("vvd.divider.h", .vvd("DividerShapeStyleTests"), .reference) { check in
      // Three points thick where a device pixel is three points long.
      let setting = Setting(proposal: ProposedViewSize(width: 80, height: 40), scale: 1.0 / 3)
      let alone = setting.frames(of: Divider().probe("divider"))
      check.equal(alone["divider"]?.size ?? .zero, 80, 3, "alone")
      let stacked = setting.frames(
        of: VStack(spacing: 0) {
          Divider().probe("divider")
          box(10, 10)
        })
      check.equal(stacked["divider"]?.size ?? .zero, 80, 3, "in a VStack")
    }
  }

  @CaseList static var alone: [Case] {
    Case.unit("vvd.spacer.h.nil", .vvd("PrimitiveSpacerTests"), .reference) { check in
      check.equal(inHStack(Spacer(), nil, nil), 8, 0)
    }
    Case.unit("vvd.spacer.h.100", .vvd("PrimitiveSpacerTests"), .reference) { check in
      check.equal(inHStack(Spacer(), 100, 50), 100, 0)
    }
    Case.unit("vvd.spacer.min12.4", .vvd("PrimitiveSpacerTests"), .reference) { check in
      check.equal(inHStack(Spacer(minLength: 12), 4, 50), 12, 0)
    }
    Case.unit("vvd.spacer.n.nil", .vvd("PrimitiveSpacerTests"), .reference) { check in
      check.equal(size(of: Spacer(), proposing: nil, nil), 8, 8)
    }
  }

  /// A stack with one static child disappears, but the child still knows its direction.
  @MainActor private static func inHStack(_ spacer: Spacer, _ width: CGFloat?, _ height: CGFloat?)
    -> CGSize
  {
    size(of: HStack { spacer }, proposing: width, height)
  }
}
