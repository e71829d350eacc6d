// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

/// Origins: names, raw values and members are those of SwiftUI's public interface; the rest is
/// arithmetic.
@Suite struct ValueTests {
  @Test func proposals() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let proposal = ProposedViewSize(width: 100, height: 3).inset(by: insets)
    #expect(proposal == ProposedViewSize(width: 94, height: 0))  // 100 − 2 − 4; 3 − 1 − 3 < 0
    #expect(ProposedViewSize.unspecified.inset(by: insets) == .unspecified)
    #expect(ProposedViewSize.infinity.inset(by: insets) == .infinity)
    #expect(
      ProposedViewSize.zero.inset(by: -insets) == ProposedViewSize(width: 6, height: 4))
    #expect(
      ProposedViewSize(width: 5, height: nil).replacingUnspecifiedDimensions()
        == CGSize(width: 5, height: 10))
  }

  @Test func axesAndEdges() {
    #expect(Axis.vertical.rawValue == 1)
    #expect(Axis.vertical.description == "vertical")
    #expect(Axis.Set.vertical.rawValue == 2)
    #expect(Edge.allCases == [.top, .leading, .bottom, .trailing])
    #expect(Edge.Set.all.rawValue == 0b1111)
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(VerticalEdge.Set.all == [.top, .bottom])
    #expect(Edge.Corner.Set.top == [.topLeading, .topTrailing])
    #expect(Edge.Corner.Set.all.contains(.bottomLeading))
  }

  @Test func insets() {
    let insets = EdgeInsets(8, edges: [.top, .leading])
    #expect(insets == EdgeInsets(top: 8, leading: 8, bottom: 0, trailing: 0))
    #expect(insets.masked(to: .vertical) == EdgeInsets(top: 8, leading: 0, bottom: 0, trailing: 0))
    #expect(rect(0, 0, 20, 10).inset(by: insets) == rect(8, 8, 12, 2))
    #expect(insets.total(.horizontal) == 8)
  }

  @Test func angles() {
    #expect(Angle.degrees(180).radians == .pi)
    #expect(isClose(Angle.radians(.pi / 2).degrees, 90))
    #expect(Angle.degrees(30) < .degrees(31))
    #expect(isClose((Angle.degrees(30) * 2 - .degrees(10)).degrees, 50))
  }

  @Test func typeSizes() {
    #expect(DynamicTypeSize.allCases.count == 12)
    #expect(DynamicTypeSize.large < .accessibility1)
    #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
    #expect(DynamicTypeSize.accessibility1.isAccessibilitySize)
  }

  @Test func unitPoints() {
    #expect(UnitPoint.bottomTrailing.point(in: rect(10, 20, 30, 40)) == point(40, 60))
    // SwiftUI animates unit points as 128 times their value.
    #expect(UnitPoint(x: 0.5, y: 1).animatableData == AnimatablePair(64, 128))
  }

  private struct Still: Animatable {}

  private struct Moving: Animatable {
    var animatableData: CGFloat
  }

  @Test func animatableData() {
    #expect(Still().animatableData == .zero)
    var insets = EdgeInsets()
    insets.animatableData = insets.animatableData.interpolated(
      towards: EdgeInsets(top: 4, leading: 8, bottom: 12, trailing: 16).animatableData, amount: 0.25
    )
    #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(AnimatablePair(3.0, 4.0).magnitudeSquared == 25)  // 3² + 4²
    let values = AnimatableValues(1.0, CGFloat(2)) + AnimatableValues(3.0, CGFloat(4))
    #expect(values == AnimatableValues(4.0, CGFloat(6)))
    #expect(values.scaled(by: 0.5).magnitudeSquared == 13)  // 2² + 3²
    #expect(Moving(animatableData: 2).animatableData.interpolated(towards: 4, amount: 0.5) == 3)
  }

  // Derived: one letter is missing in "paddin". "overlay" is as long, but has only its "a" in common.
  @Test func namesThatAreFarOffAreNoHints() {
    #expect(nearestNames(to: "padding", among: ["overlay", "paddin"]) == ["paddin"])
    #expect(nearestNames(to: "padding", among: ["overlay"]) == [])
  }

  // Derived: a NaN point is nowhere; curves were divided endlessly to find it.
  @Test func pathsContainNoPointThatIsNone() {
    let paths = [Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)), Path(.infinite), Path()]
    for path in paths {
      for point in [CGPoint(x: CGFloat.nan, y: 4), CGPoint(x: 4, y: CGFloat.nan)] {
        #expect(!path.contains(point))
      }
    }
    #expect(paths[0].contains(CGPoint(x: 4, y: 4)))
  }
}
