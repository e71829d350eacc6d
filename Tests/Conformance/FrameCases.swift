import SwiftUI
import Testing

/// Frames, fixedSize, aspectRatio, and the window around the root view.
@Suite struct FrameCases {
  @Test(arguments: frames + roots) @MainActor func frame(_ one: Case) { one.verify() }
  @Test(arguments: ratios) @MainActor func keepARatio(_ one: Case) { one.verify() }
  @Test(arguments: limits) @MainActor func normalizeTheirLimits(_ one: Case) { one.verify() }

  @CaseList static var all: [Case] {
    frames
    roots
    ratios
    limits
  }

  @CaseList static var frames: [Case] {
    Case("sw-frame-fixed", .recording("layout/frame-fixed"), window: 200, 200) {
      box("inner", 40, 40)
        .frame(width: 120, height: 80, alignment: .topLeading)
        .probe("outer")
    }.gives(
      """
      inner 40 60 40 40
      outer 40 60 120 80
      """)

    Case("sw-frame-flex", .recording("layout/frame-flex"), window: 300, 300) {
      VStack(spacing: 0) {
        box(40, 20).frame(minWidth: 100).probe("min")
        box(40, 20).frame(maxWidth: 200).probe("max")
        box(40, 20).frame(minWidth: 50, maxWidth: .infinity).probe("fill")
        box(40, 20).frame(idealWidth: 150).fixedSize().probe("ideal")
        Color.red.frame(maxWidth: 120, maxHeight: 20).probe("clamp")
        box(250, 20).frame(maxWidth: 200).probe("over")
      }
    }.gives(
      """
      min 100 90 100 20
      max 50 110 200 20
      fill 0 130 300 20
      ideal 75 150 150 20
      clamp 90 170 120 20
      over 50 190 200 20
      """)

    Case("sw-fixed-size", .recording("layout/fixed-size"), window: 200, 200) {
      VStack(spacing: 0) {
        Color.red.fixedSize().probe("both")
        Color.red.fixedSize(horizontal: true, vertical: false).frame(height: 30)
          .probe("horizontal")
      }
    }.gives(
      """
      both 95 80 10 10
      horizontal 95 90 10 30
      """)

    Case(
      "osui.frames.flexframe_max", .openSwiftUI("FrameLayoutUITests flexFrameMax"), .reference,
      .any, window: 200, 200
    ) {
      VStack {
        VStack(alignment: .leading) {
          Color.red.frame(maxWidth: 50, maxHeight: 50).probe("red")
          Color.green.frame(maxWidth: 40, maxHeight: 30).probe("green")
          Color.blue.frame(maxWidth: 30, maxHeight: 30).probe("blue")
        }
        HStack(alignment: .top) {
          Color.yellow.frame(maxWidth: 50, maxHeight: 50).probe("yellow")
          Color.black.frame(maxWidth: 40, maxHeight: 30).probe("black")
          Color.white.frame(maxWidth: 30, maxHeight: 30).probe("white")
        }
      }
    }.gives(
      """
      root - - 136 184
      red 75 8 50 50
      green 75 66 40 30
      blue 75 104 30 30
      yellow 32 142 50 50
      black 90 142 40 30
      white 138 142 30 30
      """)

    Case("osui.frames.frame_nil_w", .scenario, .reference, .any, window: 100, 100) {
      box("red", nil, 30)
    }.gives(
      """
      root - - 100 30
      red 0 35 100 30
      """)

    Case("osui.frames.frame_max_inf_align", .scenario, .reference, .any, window: 100, 100) {
      box("red", 20, 20)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    }.gives(
      """
      root - - 100 100
      red 80 80 20 20
      """)

    Case(
      "osui.frames.rtl_frame", .scenario, .reference, .any, window: 200, 50,
      direction: .rightToLeft
    ) {
      box("red", 20, 20).frame(width: 100, height: 40, alignment: .topLeading)
    }.gives(
      """
      root - - 100 40
      red 130 5 20 20
      """)

    Case.unit("fb-text-ideal-frame", .fatbobman("layout-dimensions"), .measured) { check in
      let view = Text("Hello world").frame(idealWidth: 100, idealHeight: 100).fixedSize()
      for proposal in [nil, 0, 40, 390, CGFloat.infinity] as [CGFloat?] {
        check.equal(size(of: view, proposing: proposal, proposal), 100, 100)
      }
    }

    Case.unit("compose-color-frame", .other("honghaoz/ComposeUI"), .measured) { check in
      let view = Color.red.frame(width: 80, height: 50)
      for proposal in [nil, 0, 40, 390, CGFloat.infinity] as [CGFloat?] {
        check.equal(size(of: view, proposing: proposal, proposal), 80, 50)
      }
    }

    Case.unit("r-frame-max-in-frame", .openSwiftUI("compatibility test"), .measured) { check in
      let view = Color.red.frame(maxWidth: .infinity).frame(width: 200, height: 200)
      check.equal(size(of: view, proposing: 0, 0), 200, 200)
    }

    flexible("vvd.flex.ideal70", proposal: nil, length: 70, childProposal: 70) {
      $0.frame(idealWidth: 70)
    }
    flexible("vvd.flex.min80", proposal: 50, length: 80, childProposal: 80) {
      $0.frame(minWidth: 80)
    }
  }

  /// A flexible frame around a child that is always 50 wide.
  private static func flexible<V: View>(
    _ id: String, proposal: CGFloat?, length: CGFloat, childProposal: CGFloat,
    frame: @escaping @MainActor @Sendable (AnyView) -> V
  ) -> Case {
    Case.unit(id, .vvd("FrameLayoutTests"), .reference) { check in
      let log = Leaf.Log()
      let (width, last) = inspect(frame(AnyView(rigid(50, 10, log: log)))) { subview in
        let size = subview.sizeThatFits(ProposedViewSize(width: proposal, height: nil))
        return (size.width, log.measured.last?.proposal.width)
      }
      check.equal(width, length, "width")
      check.equal(last, childProposal, "the child's proposal")
    }
  }

  @CaseList static var roots: [Case] {
    Case("sw-root-centering-rule", .recording("layout/root-centering"), .derived, window: 200, 100)
    {
      box("box", 50, 30)
    }.gives("box 75 35 50 30")

    Case("vvd.root.center", .vvd("RootGeometryTests"), .reference, .any, window: 100, 80) {
      box("box", 40, 20)
    }.gives("box 30 30 40 20")

    Case(
      "vvd.root.safearea", .vvd("RootGeometryTests"), .reference, .any, window: 100, 80,
      safeArea: rootInsets
    ) {
      box("box", 40, 20).background { Color.red }.overlay { EmptyView() }
    }.gives("box 38 32 40 20")
      .then("filling") { Color.red.probe("fill") }
      .gives("fill 20 10 76 64")

    Case(
      "vvd.root.safearea.rtl.uncentered", .vvd("RootGeometryTests"), .reference, .any,
      window: 100, 80, safeArea: rootInsets, direction: .rightToLeft, centersRoot: false
    ) {
      box("box", 40, 20)
    }.gives("box 56 10 40 20")
      .then("filling") { Color.red.probe("fill") }
      .gives("fill 20 10 76 64")
  }

  /// Physical: the leading inset is the left one in either direction.
  private static let rootInsets = EdgeInsets(top: 10, leading: 20, bottom: 6, trailing: 4)

  /// Contradictory limits of `frame(minWidth:idealWidth:maxWidth:)`.
  @CaseList static var limits: [Case] {
    limit("neg_min", min: -10, isMin: 0)
    limit("ideal_below_min", min: 20, ideal: 10, isMin: 20, isIdeal: 20)
    limit("ideal_below_min2", min: 100, ideal: 0, isMin: 100, isIdeal: 100)
    limit("max_below_ideal2", ideal: 100, max: 50, isIdeal: 100, isMax: 100)
    limit("valid", min: 10, ideal: 20, max: 30, isMin: 10, isIdeal: 20, isMax: 30)
    limit("min_inf", min: .infinity, isMin: .infinity)
    limit("min_neginf", min: -.infinity, isMin: 0)
    limit("min_nan", min: .nan, isMin: .nan)
  }

  private static func limit(
    _ name: String, min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil,
    isMin: CGFloat? = nil, isIdeal: CGFloat? = nil, isMax: CGFloat? = nil
  ) -> Case {
    Case.unit(
      "osui.flexframe.init.\(name)",
      .openSwiftUI("FrameLayoutTests, run against Apple's SwiftUI as well"), .measured
    ) { check in
      let limits = flexibleFrameLimits(min: min, ideal: ideal, max: max)
      check.equal(limits.min, isMin, "min")
      check.equal(limits.ideal, isIdeal, "ideal")
      check.equal(limits.max, isMax, "max")
    }
  }
}
