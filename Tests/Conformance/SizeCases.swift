import SwiftUI
import Testing

/// Views' sizes for proposals: nil, 0, a length, infinity.
@Suite struct SizeCases {
  @Test(arguments: leaves + stacks) @MainActor func answer(_ one: Case) { one.verify() }
  @Test(arguments: flexible) @MainActor func answerInFlexibleFrames(_ one: Case) { one.verify() }
  @Test(arguments: modified) @MainActor func answerThroughModifiers(_ one: Case) { one.verify() }

  @CaseList static var all: [Case] {
    leaves
    stacks
    flexible
    modified
  }

  @CaseList static var leaves: [Case] {
    sizes("color", { Color.red }, "nil nil 10 10", "0 0 0 0", "300 50 300 50", "inf inf inf inf")
    sizes("circle", { Circle() }, "nil nil 10 10", "100 100 100 100", "300 50 50 50")
    sizes("circle", { Circle() }, "inf inf inf inf")
    sizes("georeader", { GeometryReader { _ in Color.red } }, "0 0 0 0", "100 100 100 100")
    sizes("georeader", { GeometryReader { _ in Color.red } }, "300 50 300 50")

    Case.unit("vvd.shape.stroked", .vvd("LeafViewLayoutTests"), .reference) { check in
      check.equal(size(of: Diamond().stroke(lineWidth: 4), proposing: nil, nil), 10, 10)
    }
  }

  @CaseList static var stacks: [Case] {
    sizes("hstack2", { pair }, "nil nil 28 10", "300 50 300 50", "inf inf inf inf")
    sizes("hstack_min5_min80", { minimums }, "nil nil 90 10", "0 0 85 0", "300 50 300 50")
    sizes("hstack_min5_min80", { minimums }, "inf inf inf inf", "85 10 122.5 10")
    sizes("spacer_in_h", { spaced }, "100 100 100 40")
    // A ZStack is as large as its children once they are lined up, whatever it is proposed.
    sizes("zstack_guide", { depth }, certainty: .derived, "nil nil 70 50", "0 0 70 50")
    sizes("zstack_guide", { depth }, certainty: .derived, "100 100 70 50", "inf inf 70 50")
    sizes("vstack_guide", { column(-20, -10) }, "nil nil 70 100", "0 0 70 100")
    sizes("vstack_guide", { column(-20, -10) }, "300 50 70 100", "inf inf 70 100")
    sizes("vstack_guide_pos", { column(70, 80) }, "nil nil 80 100", "300 50 80 100")
    sizes("vstack_guide_pos", { column(70, 80) }, "inf inf 80 100")
    sizes("vstack_single_guide", { single }, "0 0 50 50", "100 100 50 50", "300 50 50 50")
    sizes("vstack_single_guide", { single }, "inf inf 50 50")
    // At scale 1 a divider is one point thick.
    sizes("divider_in_v", { divided }, "nil nil 10 37", "0 0 0 17", "100 100 100 100")
    sizes("divider_in_v", { divided }, "inf inf inf inf")
    // A stack with one static child disappears, but its direction still reaches the child.
    oneChild("vstack_of_hstack_one_spacer.pNonexNone", nil, nil, 20, 10) {
      VStack(spacing: 0) {
        box(20, 10); HStack { Spacer() }
      }
    }
    oneChild("vstack_of_hstack_one_spacer.p100x60", 100, 60, 100, 10) {
      VStack(spacing: 0) {
        box(20, 10); HStack { Spacer() }
      }
    }
    oneChild("vstack_gap_hstack_one_spacer.p0x0", 0, 0, 20, 18) {
      VStack {
        box(20, 10); HStack { Spacer() }
      }
    }
    oneChild("zstack_one_spacer_in_hstack.pNonexNone", nil, nil, 28, 10) {
      HStack(spacing: 0) {
        box(20, 10); ZStack { Spacer() }
      }
    }
    oneChild("hstack_one_divider.pNonexNone", nil, nil, 1, 10) { HStack { Divider() } }
    oneChild("hstack_one_divider.p0x0", 0, 0, 1, 0) { HStack { Divider() } }
  }

  @CaseList static var flexible: [Case] {
    sizes("flex_min50", { Color.red.frame(minWidth: 50) }, "0 0 50 0", "100 100 100 100")
    sizes("flex_min50", { Color.red.frame(minWidth: 50) }, "300 50 300 50", "inf inf inf inf")
    sizes("flex_max50", { Color.red.frame(maxWidth: 50) }, "nil nil 10 10", "100 100 50 100")
    sizes("flex_max50", { Color.red.frame(maxWidth: 50) }, "300 50 50 50", "inf inf 50 inf")
    sizes("flex_min20_max50", { between }, "nil nil 20 10", "100 100 50 100", "300 50 50 50")
    sizes("flex_min20_max50", { between }, "inf inf 50 inf")
    sizes("flex_ideal70", { Color.red.frame(idealWidth: 70) }, "0 0 0 0", "300 50 300 50")
    sizes("flex_ideal70", { Color.red.frame(idealWidth: 70) }, "inf inf inf inf")
    sizes("flex_min20_ideal30_max50", { three }, "nil nil 30 10", "0 0 20 0", "100 100 50 100")
    sizes("flex_min20_ideal30_max50", { three }, "300 50 50 50", "inf inf 50 inf")
    sizes("flex_max_inf", { box(40, 40).frame(maxWidth: .infinity) }, "nil nil 40 40", "0 0 40 40")
    sizes("flex_max_inf", { box(40, 40).frame(maxWidth: .infinity) }, "inf inf inf 40")
    sizes("flex_min0_fixed", { box(40, 40).frame(minWidth: 0) }, "100 100 40 40", "300 50 40 40")
    sizes("flex_min0_maxinf_fixed", { any }, "nil nil 40 40", "100 100 100 40", "300 50 300 40")
    sizes("flex_min0_maxinf_fixed", { any }, "inf inf inf 40")
    sizes("flex_max20_fixed40", { atMost20 }, "nil nil 20 40", "0 0 20 40", "300 50 20 40")
    sizes("flex_max20_fixed40", { atMost20 }, "inf inf 20 40")
  }

  @CaseList static var modified: [Case] {
    sizes("padding10", { Color.red.padding(10) }, "nil nil 30 30", "0 0 20 20", "100 100 100 100")
    sizes("padding10", { Color.red.padding(10) }, "inf inf inf inf")
    sizes("position", { box(30, 30).position(x: 5, y: 5) }, "nil nil 30 30", "0 0 0 0")
    sizes("position", { box(30, 30).position(x: 5, y: 5) }, "300 50 300 50", "inf inf inf inf")
    sizes("fixedSize", { Color.red.fixedSize() }, "nil nil 10 10", "0 0 10 10", "100 100 10 10")
    sizes("fixedSize", { Color.red.fixedSize() }, "300 50 10 10", "inf inf 10 10")
    sizes("aspect2fit", { ratio(.fit) }, "nil nil 10 10", "100 100 100 50", "300 50 100 50")
    sizes("aspect2fit", { ratio(.fit) }, "inf inf inf inf", "nil 100 200 100")
    sizes("aspect2fill", { ratio(.fill) }, "300 50 300 150", "inf inf inf inf")
  }

  // MARK: The views

  @MainActor private static var pair: some View {
    HStack {
      Color.red
      Color.blue
    }
  }
  @MainActor private static var minimums: some View {
    HStack(spacing: 0) {
      Color.blue.frame(minWidth: 5, maxWidth: 100)
      Color.red.frame(minWidth: 80)
    }
  }
  @MainActor private static var spaced: some View {
    HStack {
      box(20, 20)
      Spacer()
      box(10, 40)
    }
  }
  @MainActor private static var depth: some View {
    ZStack(alignment: .topLeading) {
      box(50, 50)
      box(50, 50).guide(HorizontalAlignment.leading, -20)
    }
  }
  @MainActor private static func column(_ first: CGFloat, _ second: CGFloat) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      box(50, 50).guide(HorizontalAlignment.leading, first)
      box(50, 50).guide(HorizontalAlignment.leading, second)
    }
  }
  @MainActor private static var single: some View {
    VStack(alignment: .leading, spacing: 0) {
      box(50, 50).guide(HorizontalAlignment.leading, -20)
    }
  }
  @MainActor private static var divided: some View {
    VStack {
      Color.red
      Divider()
      Color.blue
    }
  }
  @MainActor private static var between: some View { Color.red.frame(minWidth: 20, maxWidth: 50) }
  @MainActor private static var three: some View {
    Color.red.frame(minWidth: 20, idealWidth: 30, maxWidth: 50)
  }
  @MainActor private static var any: some View {
    box(40, 40).frame(minWidth: 0, maxWidth: .infinity)
  }
  @MainActor private static var atMost20: some View { box(40, 40).frame(maxWidth: 20) }
  @MainActor private static func ratio(_ mode: ContentMode) -> some View {
    Color.red.aspectRatio(2, contentMode: mode)
  }

  /// A case for each row: the proposal's width and height, and the size that is answered.
  private static func sizes<V: View>(
    _ name: String, _ view: @escaping @MainActor @Sendable () -> V,
    certainty: Certainty = .reference, _ rows: String...
  ) -> [Case] {
    rows.map { row in
      let words = row.split(separator: " ").map(String.init)
      let numbers = words.map { $0 == "nil" ? nil : CGFloat(Double($0)!) }
      let id = numbers.prefix(2).map { $0.map { "\(Double($0))" } ?? "nil" }.joined(separator: "x")
      return Case.unit("osui.size.\(name).p\(id)", .scenario, certainty) { check in
        check.equal(
          size(of: view(), proposing: numbers[0], numbers[1]), numbers[2]!, numbers[3]!,
          "answer to \(words[0]) × \(words[1])")
      }
    }
  }

  private static func oneChild<V: View>(
    _ id: String, _ width: CGFloat?, _ height: CGFloat?, _ w: CGFloat, _ h: CGFloat,
    view: @escaping @MainActor @Sendable () -> V
  ) -> Case {
    Case.unit("osui.size.\(id)", .scenario, .reference) { check in
      check.equal(size(of: view(), proposing: width, height), w, h)
    }
  }
}

/// A shape without its own size.
private struct Diamond: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
      path.closeSubpath()
    }
  }
}
