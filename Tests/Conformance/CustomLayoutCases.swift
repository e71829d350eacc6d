import SwiftUI
import Testing

/// The Layout protocol: its calls, its possible queries, and custom layouts.
@Suite struct CustomLayoutCases {
  @Test(arguments: flows) @MainActor func arrange(_ one: Case) { one.verify() }
  @Test(arguments: calls) @MainActor func areAsked(_ one: Case) { one.verify() }
  @Test(arguments: priorities) @MainActor func reportPriorities(_ one: Case) { one.verify() }

  @CaseList static var all: [Case] {
    flows
    calls
    priorities
  }

  @CaseList static var flows: [Case] {
    Case("sw-customlayout-flow", .recording("customlayout/flow"), window: 320, 160) {
      Flow {
        words(25, 16).probe("one")
        words(25, 16).probe("two")
        words(35.5, 16).probe("three")
        words(27.5, 16).probe("four")
        words(25, 16).probe("five")
        box("box", 60, 30)
        words(18.5, 16).probe("six")
      }
      .frame(width: 160)
      .probe("flow")
    }.gives(
      """
      flow 80 54 160 52
      one 80 54 25 16
      two 113 54 25 16
      three 146 54 35.5 16
      four 189.5 54 27.5 16
      five 80 76 25 16
      box 113 76 60 30
      six 181 76 18.5 16
      """)

    Case(
      "sw-rtl-custom-layout", .recording("layout/rtl-custom"), window: 300, 120,
      direction: .rightToLeft
    ) {
      Flow {
        box("c0", 60, 20)
        box("c1", 90, 20)
        box("c2", 50, 20)
        box("c3", 70, 20)
        box("c4", 40, 20)
      }
      .frame(width: 200)
      .probe("flow")
    }.gives(
      """
      c0 190 37 60 20
      c1 92 37 90 20
      c2 200 63 50 20
      c3 122 63 70 20
      c4 74 63 40 20
      flow 50 37 200 46
      """)

    Case("sw-customlayout-radial", .recording("customlayout/radial"), window: 240, 240) {
      Radial {
        words(9, 16).probe("a")
        words(8.5, 16).probe("b")
        box("c", 20, 20)
        words(9.5, 16).probe("d")
        words(8, 16).probe("e")
      }
      .frame(width: 160, height: 160)
      .probe("radial")
    }.gives(
      """
      radial 40 40 160 160
      a 115.5 44 9 16
      b 183.75 112 8.5 16
      c 110 178 20 20
      d 47.25 112 9.5 16
      e 116 78 8 16
      """)

    // The gaps are those of 13-point texts at scale 2.
    Case(
      "sw-customlayout-values", .recording("customlayout/values"), window: 240, 160,
      repeats: .mirrored
    ) {
      Indented {
        words(24.5, 16).probe("low")
        words(28.5, 16).probe("high").layoutPriority(1).layoutValue(key: Indent.self, value: 20)
        box("bar", 40, 10).layoutValue(key: Indent.self, value: 8)
        words(26, 16).probe("last")
      }
      .probe("values")
    }.gives(
      """
      values 95.75 44.553466796875 48.5 70.89306640625
      high 115.75 44.553466796875 28.5 16
      low 95.75 60.553466796875 24.5 16
      bar 103.75 84.704345703125 40 10
      last 95.75 99.446533203125 26 16
      """)

    // A platform view without an intrinsic size: it fills, and its ideal is 0×0.
    Case(
      "sw-ios-representable-plain", .recording("ios/representable/plain"), .measured, .iOS26,
      window: 320, 200
    ) {
      VStack(alignment: .leading, spacing: 8) {
        VStack { sizeless.probe("fill") }.frame(width: 200, height: 60).probe("fillBox")
        sizeless.fixedSize().probe("ideal")
        HStack {
          words(22.5, 24.5).probe("hText")
          sizeless.probe("hBox")
        }
        .frame(height: 30)
        .probe("hRow")
      }
      .probe("stack")
    }.gives(
      """
      stack 0 47 320 106
      fillBox 0 47 200 60
      fill 0 47 200 60
      ideal 0 115 0 0
      hRow 0 123 320 30
      hText 0 125.75 22.5 24.5
      hBox 30.5 123 289.5 30
      """)

    Case("vvd.root.custom_layout", .vvd("RootGeometryTests"), .reference, .any, window: 100, 80) {
      Centring { box("child", 10, 6) }
    }.gives("child 45 37 10 6")
  }

  @MainActor private static var sizeless: some View {
    Leaf { CGSize(width: $0.width ?? 0, height: $0.height ?? 0) }()
  }

  @CaseList static var calls: [Case] {
    Case.unit("vvd.hstack.priority_ranges", .vvd("StackLayoutAlgorithmTests"), .reference) {
      check in
      let log = Leaf.Log()
      let stack = HStack(alignment: .top, spacing: 5) {
        elastic(10...120, log: log, "a").probe("a")
        elastic(20...160, log: log, "b").probe("b").layoutPriority(1)
        elastic(15...90, log: log, "c").probe("c")
      }
      let window = ProposedViewSize(width: 125, height: 50)
      let frames = Setting(proposal: window).frames(of: stack)
      check.equal(frames.rootSize.width, 125, "width")
      check.equal(["a", "b", "c"].map { frames[$0]!.width }, [10, 90, 15], "widths")
      check.equal(["a", "b", "c"].map { frames[$0]!.minX }, [0, 15, 110], "x")
      // The final offers are the first ones other than a minimum or maximum probe.
      let offers = log.measured.filter { $0.proposal.width != 0 && $0.proposal.width != .infinity }
      check.same(offers.prefix(3).map(\.name), ["b", "c", "a"], "order")
      check.equal(offers.prefix(3).map { $0.proposal.width! }, [90, 12.5, 10], "offers")
    }

    Case.unit("vvd.hstack.inf", .vvd("StackLayoutAlgorithmTests"), .reference) { check in
      let log = Leaf.Log()
      let unbounded = { (name: String) in
        Leaf(answer: { CGSize(width: $0.width ?? 10, height: 10) }, log: log, name: name)()
      }
      let stack = HStack(spacing: 5) {
        unbounded("a")
        unbounded("b")
      }
      let (width, offers) = inspect(stack) { subview in
        let size = subview.sizeThatFits(ProposedViewSize(width: .infinity, height: 20))
        let offers = ["a", "b"].map { name in log.measured.last { $0.name == name }?.proposal }
        return (size.width, offers.compactMap { $0?.width })
      }
      check.equal(width, .infinity, "width")
      check.equal(offers, [.infinity, .infinity], "offers")
    }

    Case.unit("vvd.hstack.nil_then_place", .vvd("StackLayoutAlgorithmTests"), .reference) { check in
      let log = Leaf.Log()
      let row = HStack(spacing: 5) {
        rigid(30, 20, log: log, "a")
        rigid(40, 10, log: log, "b")
      }
      let window = ProposedViewSize(width: 200, height: 200)
      check.equal(Setting(proposal: window).frames(of: row.fixedSize()).rootSize, 75, 20)
      check.same(log.measured.allSatisfy { $0.proposal.width == nil }, true, "ideal widths only")
      for (name, proposal) in log.placed { check.equal(proposal, nil, 20, "placing \(name)") }
      check.same(log.placed.count, 2, "both are placed")
      log.placed = []
      let column = VStack(spacing: 5) {
        rigid(20, 30, log: log, "a")
        rigid(10, 40, log: log, "b")
      }
      check.equal(Setting(proposal: window).frames(of: column.fixedSize()).rootSize, 20, 75)
      for (name, proposal) in log.placed { check.equal(proposal, 20, nil, "placing \(name)") }
    }

    Case.unit("vvd.layout.placement_proposal", .vvd("LayoutEngineCacheTests"), .reference) {
      check in
      let watch = Watch.Log()
      _ = Setting(proposal: ProposedViewSize(width: 240, height: nil)).frames(
        of: Watch(size: CGSize(width: 80, height: 30), log: watch) { box(10, 10) })
      check.equal(watch.bounds.size, 80, 30, "size of the bounds")
      check.equal(watch.proposal, 240, nil, "proposal")
    }

    // The children are merged in the stack's coordinates; the origin is added once, at the end.
    Case.unit(
      "vvd.stack.explicit_bounds",
      .vvd("testStackAddsBoundsOriginAfterCombiningCustomExplicitAlignment"), .reference
    ) { check in
      let answer = Answer()
      _ = Setting().frames(
        of: AskStack(answer: answer) {
          box(20, 10).guide(VerticalAlignment.skewed, 3)
          box(20, 10).guide(VerticalAlignment.skewed, 5)
        })
      check.equal(answer.value, 111, "explicit guide in bounds at y 100")
    }

    // A smaller range is served first.
    Case.unit("osui.flexibility.0", .openSwiftUI("LayoutTraitsTests comparison"), .reference) {
      check in
      let log = Leaf.Log()
      let stack = HStack(spacing: 0) {
        elastic(10...30, log: log, "wide")
        elastic(10...20, log: log, "narrow")
      }
      _ = size(of: stack, proposing: 25, 10)
      let offers = log.measured.filter { $0.proposal.width != 0 && $0.proposal.width != .infinity }
      check.same(offers.first?.name, "narrow", "served first")
      check.equal(offers.first?.proposal.width, 12.5, "its offer")
    }
  }

  /// Which modifiers hand the priority of their view on.
  @CaseList static var priorities: [Case] {
    priority("prio_outer", 3) { box(40, 20).layoutPriority(3) }
    priority("prio_then_frame", 0) { box(40, 20).layoutPriority(3).frame(width: 50) }
    priority("prio_then_padding", 0) { box(40, 20).layoutPriority(3).padding(1) }
    priority("prio_then_fixed", 3) { box(40, 20).layoutPriority(3).fixedSize() }
    priority("prio_then_overlay", 3) { box(40, 20).layoutPriority(3).overlay { Color.red } }
    priority("prio_then_offset", 3) { box(40, 20).layoutPriority(3).offset(x: 1) }
    priority("prio_then_guide", 3) {
      box(40, 20).layoutPriority(3).guide(HorizontalAlignment.leading, 1)
    }
    priority("prio_then_hstack1", 3) { HStack { box(40, 20).layoutPriority(3) } }
    priority("prio_then_hstack2", 0) {
      HStack {
        box(40, 20).layoutPriority(3)
        box(40, 20)
      }
    }
    priority("emptyH", -.infinity, sizes: [(0, 0), (0, 0)]) { HStack {} }
    priority("emptyZ", -.infinity, sizes: [(0, 0), (0, 0)]) { ZStack {} }
    priority("spacer_bare", -.infinity, sizes: [(8, 8), (100, 100)]) { Spacer() }
    priority("georeader_prio", 0, sizes: [(10, 10), (100, 100)]) {
      GeometryReader { _ in Color.red }
    }
  }

  /// The priority, and the sizes for nil × nil and 100 × 100 where they are stated.
  private static func priority<V: View>(
    _ name: String, _ wanted: Double, sizes: [(CGFloat, CGFloat)] = [],
    view: @escaping @MainActor @Sendable () -> V
  ) -> Case {
    Case.unit("osui.dims.\(name)", .scenario, .reference) { check in
      check.same(inspect(view()) { $0.priority }, wanted, "priority")
      for (proposal, wanted) in zip([nil, 100] as [CGFloat?], sizes) {
        let got = size(of: view(), proposing: proposal, proposal)
        check.equal(got, wanted.0, wanted.1, "size for \(proposal.map { "\($0)" } ?? "nil")")
      }
    }
  }
}
