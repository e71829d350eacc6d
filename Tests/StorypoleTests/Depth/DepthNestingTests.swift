// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import Testing

@testable import Storypole

/// Nested guides and containers, and right to left. Documented: guides count from a view's own
/// origin, the deepest view determines the depth, right-to-left mirrors only x. The numbers are
/// derived.
@Suite struct DepthNestingTests {
  private enum Mark: DepthAlignmentID {
    static func defaultValue(in context: ViewDimensions3D) -> CGFloat { context.depth / 4 }
  }
  private let mark = DepthAlignment(Mark.self)

  private func row(@ViewBuilder _ content: () -> some View) -> some View {
    HStackLayout(spacing: 0).depthAlignment(mark) {
      content()
      // Its guide is by default a quarter of 80: 20.
      block("other", 80)
    }
  }

  /// The distance of the view's back behind the other's: the other's guide, 20, less the guide as
  /// seen from outside.
  private func expect(
    _ guide: CGFloat, _ view: some View, _ location: SourceLocation = #_sourceLocation
  ) {
    let result = layInDepth(row { view._probe("view") })
    #expect(
      result.z("view") - result.z("other") == 20 - guide, sourceLocation: location)
  }

  /// A default and an explicit guide, through each modifier.
  @Test func guidesThroughModifiers() {
    let plain = block("inner", 40)
    let set = plain.alignmentGuide(mark) { $0.depth - 10 }  // 30
    expect(10, plain)
    expect(30, set)
    // From outside, a default is a quarter of the outer depth; a set guide keeps its position.
    expect(15, plain.padding3D(.back, 20))
    expect(50, set.padding3D(.back, 20))
    expect(30, set.padding3D(.front, 20))
    expect(25, plain.frame(depth: 100, alignment: .back))
    expect(30, set.frame(depth: 100, alignment: .back))
    expect(90, set.frame(depth: 100, alignment: .front))  // 60 + 30
    expect(60, set.frame(depth: 100, alignment: .center))
    expect(10, set.frame(depth: 0))  // −20 + 30
    expect(60, set.frame(minDepth: 100))
    expect(30, set.frame(depth: nil))
    // A change that only affects drawing moves no guide.
    expect(30, set.offset(z: 100))
    expect(30, set.rotation3DEffect(.degrees(90), axis: .y))
    expect(30, set.scaleEffect(x: 1, y: 1, z: 3))
    expect(30, set.opacity(0.5).padding(3))
    // A rotated view's guides are lost: a quarter of 40.
    expect(10, set.rotation3DLayout(.degrees(180), axis: .z))
    // Around another it counts, over it not.
    expect(30, set.overlay { plain.alignmentGuide(mark) { _ in 0 } })
    expect(30, set.spatialOverlay { plain.alignmentGuide(mark) { _ in 0 } })
    // From outside in: the outer one sees the inner one's value.
    expect(33, set.alignmentGuide(mark) { $0[mark] + 3 })
  }

  @Test func guidesThroughContainers() {
    let set = block("inner", 40).alignmentGuide(mark) { _ in 30 }
    // At the back of a row, in front of 25 in a stack, in the middle of 60 in one space.
    expect(30, HStack { set })
    expect(
      55,
      ZStack {
        block("behind", 25)
        set
      })
    expect(
      40,
      SpatialContainer {
        block("deep", 60)
        set
      })
    // Of several the mean: 30, and 40 in front by 25.
    expect(
      47.5,
      ZStack {
        block("behind", 25).alignmentGuide(mark) { _ in 40 }
        set
      })
    // Unset: a quarter of the container's 65.
    expect(
      16.25,
      ZStack {
        block("a", 25)
        block("b", 40)
      })
  }

  @Test func containersInOneAnother() {
    // The inner space is 30 deep, at the front of 90; in it 10 at its back; in the stack before it.
    let result = layInDepth(
      ZStack(spacing: 5) {
        block("base", 20)
        SpatialContainer(alignment: .front) {
          block("deep", 90)
          SpatialContainer(alignment: .back) {
            block("a", 30)
            block("b", 10)
            HStackLayout().depthAlignment(.center) {
              block("c", 24)
              block("d", 4)
            }._probe("row")
          }._probe("inner")
        }._probe("outer")
      }._probe("all"))
    #expect(result.depth("all") == 115 && result.z("outer") == 25)
    #expect(result.z("inner") == 85 && result.z("a") == 85 && result.z("b") == 85)
    #expect(result.depth("row") == 24 && result.z("row") == 85)
    // (24 − 4) / 2 farther.
    #expect(result.z("c") == 85 && result.z("d") == 95)
  }

  @Test func rightToLeft() {
    func lay(_ view: some View) -> (left: LayoutResult, right: LayoutResult) {
      (layInDepth(view._probe("room")), layInDepth(view._probe("room"), rightToLeft: true))
    }
    func expectMirrored(_ view: some View, _ location: SourceLocation = #_sourceLocation) {
      let (left, right) = lay(view)
      let (a, b) = (left.box("view"), right.box("view"))
      // In a window of 400.
      #expect(agree(a.minX, 400 - b.maxX, 1e-9), sourceLocation: location)
      #expect(a.minY == b.minY && a.minZ == b.minZ, sourceLocation: location)
      #expect(
        left.node("room")!.size3D == right.node("room")!.size3D, sourceLocation: location)
    }
    let view = block("view", 20, 30, 40)
    expectMirrored(view.frame(depth: 50, alignment: .front))
    expectMirrored(view.frame(minDepth: 50, alignment: .back))
    expectMirrored(
      view.padding3D(
        EdgeInsets3D(top: 1, leading: 20, bottom: 2, trailing: 0, front: 3, back: 4)))
    expectMirrored(view.padding3D(.leading))
    expectMirrored(view.offset(z: 7).frame(width: 100, alignment: .leading))
    expectMirrored(view.frame(width: 100, alignment: .leading).rotation3DLayout(.zero, axis: .y))
    expectMirrored(
      HStackLayout().depthAlignment(.front) {
        view
        block("other", 70)
      })
    expectMirrored(
      ZStack(alignment: .bottomLeading, spacing: 3) {
        block("other", 70, 90, 90)
        view
      })
    expectMirrored(
      block("other", 70, 90, 90).spatialOverlay(alignment: .topTrailingFront) { view })
    // Rotations aren't mirrored: clockwise stays clockwise.
    let (left, right) = lay(view.rotation3DLayout(.degrees(30), axis: .z))
    let (a, b) = (left.box("view"), right.box("view"))
    #expect(a.min.isApproximatelyEqual(to: b.min) && a.max.isApproximatelyEqual(to: b.max))
  }

  /// Boxes around 100×50×20 rotated around arbitrary axes, by Rodrigues' formula with cos, sin and
  /// 1 − cos of the angle: the sum over each row's magnitudes times the lengths.
  @Test(arguments: [0.0, 30, 45, 60, 90, 137])
  func boundingBoxes(_ degrees: Double) {
    let axes: [(Double, Double, Double)] = [
      (1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 2, 2), (3, -4, 0), (-1, 1, 1), (2, 3, 6),
    ]
    for (x, y, z) in axes {
      let length = (x * x + y * y + z * z).squareRoot()
      let n = [x / length, y / length, z / length]
      let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      let cross = [[0, -n[2], n[1]], [n[2], 0, -n[0]], [-n[1], n[0], 0]]
      let expected = (0..<3).map { row in
        zip(0..<3, [100.0, 50, 20]).reduce(0) { sum, next in
          let (column, length) = next
          let value =
            (row == column ? c : 0) + n[row] * n[column] * (1 - c) + cross[row][column] * s
          return sum + abs(value) * length
        }
      }
      let result = layInDepth(
        block("view", 20, 100, 50)
          .rotation3DLayout(.degrees(degrees), axis: RotationAxis3D(x: x, y: y, z: z))
          ._probe("room"))
      let room = result.node("room")!.size3D
      #expect(agree(room.width, expected[0]), "\(degrees)° about \((x, y, z))")
      #expect(agree(room.height, expected[1]) && agree(room.depth, expected[2]))
    }
  }

  @Test func proportions() {
    // scaledToFit3D and scaledToFill3D use the view's ideal size, 10×10×10: in 40×60×20.
    let fit = layInDepth(filler("view").scaledToFit3D().frame(width: 40, height: 60), depth: 20)
    #expect(fit.node("view")!.size3D == Size3D(width: 20, height: 20, depth: 20))
    let fill = layInDepth(filler("view").scaledToFill3D().frame(width: 40, height: 60), depth: 20)
    #expect(fill.node("view")!.size3D == Size3D(width: 60, height: 60, depth: 60))
  }
}
