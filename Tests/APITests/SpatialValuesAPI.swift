// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

@Suite struct SpatialValuesAPI {
  // api: DepthAlignmentID; DepthAlignmentID.defaultValue(in:)
  private enum Third: DepthAlignmentID {
    static func defaultValue(in context: ViewDimensions3D) -> CGFloat {
      // api: ViewDimensions3D; ViewDimensions3D.depth; ViewDimensions3D.width
      // api: ViewDimensions3D.height
      let _: any Equatable.Type = ViewDimensions3D.self
      let _: [CGFloat] = [context.width, context.height]
      return context.depth / 3
    }
  }

  @Test func depthAlignment() {
    // api: DepthAlignment; DepthAlignment.init(_:)
    let _: any Equatable.Type = DepthAlignment.self
    let third = DepthAlignment(Third.self)
    // api: DepthAlignment.front; DepthAlignment.center; DepthAlignment.back
    let all: [DepthAlignment] = [.front, .center, .back, third]
    #expect(all.firstIndex(of: third) == 3)
    // api: DepthAlignment.combineExplicit(_:)
    #expect(third.combineExplicit([nil, 1, 3]) == 2)
  }

  @Test func alignment3D() {
    // api: Alignment3D; Alignment3D.init(horizontal:vertical:depth:)
    let _: any (Equatable & Sendable).Type = Alignment3D.self
    var alignment = Alignment3D(horizontal: .center, vertical: .center, depth: .center)
    // api: Alignment3D.back; Alignment3D.bottom; Alignment3D.bottomBack; Alignment3D.bottomFront
    // api: Alignment3D.bottomLeading; Alignment3D.bottomLeadingBack
    // api: Alignment3D.bottomLeadingFront; Alignment3D.bottomTrailing
    // api: Alignment3D.bottomTrailingBack; Alignment3D.bottomTrailingFront; Alignment3D.center
    // api: Alignment3D.depth; Alignment3D.front; Alignment3D.horizontal; Alignment3D.leading
    // api: Alignment3D.leadingBack; Alignment3D.leadingFront; Alignment3D.top
    // api: Alignment3D.topBack; Alignment3D.topFront; Alignment3D.topLeading
    // api: Alignment3D.topLeadingBack; Alignment3D.topLeadingFront; Alignment3D.topTrailing
    // api: Alignment3D.topTrailingBack; Alignment3D.topTrailingFront; Alignment3D.trailing
    // api: Alignment3D.trailingBack; Alignment3D.trailingFront; Alignment3D.vertical
    let all: [Alignment3D] = [
      .back, .bottom, .bottomBack, .bottomFront, .bottomLeading, .bottomLeadingBack,
      .bottomLeadingFront, .bottomTrailing, .bottomTrailingBack, .bottomTrailingFront, .center,
      .front, .leading, .leadingBack, .leadingFront, .top, .topBack, .topFront, .topLeading,
      .topLeadingBack, .topLeadingFront, .topTrailing, .topTrailingBack, .topTrailingFront,
      .trailing, .trailingBack, .trailingFront,
    ]
    #expect(all.count == 27 && all.contains(alignment))
    #expect(all.indices.allSatisfy { i in all.firstIndex(of: all[i]) == i })
    alignment.horizontal = .leading
    alignment.vertical = .top
    alignment.depth = .front
    #expect(alignment == .topLeadingFront)
  }

  @Test func unitPoint3D() {
    // api: UnitPoint3D; UnitPoint3D.init(); UnitPoint3D.init(x:y:z:)
    let _: any (Animatable & Codable & Hashable & Sendable).Type = UnitPoint3D.self
    var point = UnitPoint3D(x: 0.25, y: 0.5, z: 1)
    // api: UnitPoint3D.back; UnitPoint3D.bottom; UnitPoint3D.bottomBack; UnitPoint3D.bottomFront
    // api: UnitPoint3D.bottomLeading; UnitPoint3D.bottomLeadingBack
    // api: UnitPoint3D.bottomLeadingFront; UnitPoint3D.bottomTrailing
    // api: UnitPoint3D.bottomTrailingBack; UnitPoint3D.bottomTrailingFront; UnitPoint3D.center
    // api: UnitPoint3D.front; UnitPoint3D.leading; UnitPoint3D.leadingBack
    // api: UnitPoint3D.leadingFront; UnitPoint3D.origin; UnitPoint3D.top; UnitPoint3D.topBack
    // api: UnitPoint3D.topFront; UnitPoint3D.topLeading; UnitPoint3D.topLeadingBack
    // api: UnitPoint3D.topLeadingFront; UnitPoint3D.topTrailing; UnitPoint3D.topTrailingBack
    // api: UnitPoint3D.topTrailingFront; UnitPoint3D.trailing; UnitPoint3D.trailingBack
    // api: UnitPoint3D.trailingFront; UnitPoint3D.x; UnitPoint3D.y; UnitPoint3D.z
    // api: UnitPoint3D.zero
    let all: [UnitPoint3D] = [
      .back, .bottom, .bottomBack, .bottomFront, .bottomLeading, .bottomLeadingBack,
      .bottomLeadingFront, .bottomTrailing, .bottomTrailingBack, .bottomTrailingFront, .center,
      .front, .leading, .leadingBack, .leadingFront, .origin, .top, .topBack, .topFront,
      .topLeading, .topLeadingBack, .topLeadingFront, .topTrailing, .topTrailingBack,
      .topTrailingFront, .trailing, .trailingBack, .trailingFront, .zero,
    ]
    // 27 points; the origin has two more names, one of them among the 27.
    #expect(Set(all).count == 27 && UnitPoint3D() == .zero)
    (point.x, point.y, point.z) = (1, 1, 1)
    #expect(point == .bottomTrailingFront)
  }

  @Test func edge3D() {
    // api: Edge3D
    let _: any (CaseIterable & Hashable & RawRepresentable & Sendable).Type = Edge3D.self
    // api: Edge3D.top; Edge3D.leading; Edge3D.bottom; Edge3D.trailing; Edge3D.front; Edge3D.back
    #expect(Edge3D.allCases == [.top, .leading, .bottom, .trailing, .front, .back])
    // api: Edge3D.init(_:); Edge.init(_:)
    #expect(Edge3D(Edge.top) == .top && Edge(Edge3D.back) == nil)
    // api: Edge3D.Set; Edge3D.Set.init(_:) | Edge3D; Edge3D.Set.init(_:) | init(_ e: Edge)
    let _: any (OptionSet & Sendable).Type = Edge3D.Set.self
    #expect(Edge3D.Set(Edge3D.front) == .front && Edge3D.Set(Edge.top) == .top)
    // api: Edge3D.Set.top; Edge3D.Set.leading; Edge3D.Set.bottom; Edge3D.Set.trailing
    // api: Edge3D.Set.front; Edge3D.Set.back; Edge3D.Set.all; Edge3D.Set.horizontal
    // api: Edge3D.Set.vertical; Edge3D.Set.depth
    #expect(Edge3D.Set.all == [.top, .leading, .bottom, .trailing, .front, .back])
    #expect(Edge3D.Set.all == [.horizontal, .vertical, .depth])
  }

  @Test func edgeInsets3D() {
    // api: EdgeInsets3D; EdgeInsets3D.init(horizontal:vertical:depth:)
    let _: any (Animatable & Equatable & Sendable).Type = EdgeInsets3D.self
    #expect(EdgeInsets3D(depth: 2) == EdgeInsets3D(front: 2, back: 2))
    // api: EdgeInsets3D.init(top:leading:bottom:trailing:front:back:)
    let insets = EdgeInsets3D(top: 1, leading: 2, bottom: 3, trailing: 4, front: 5, back: 6)
    // api: EdgeInsets3D.top; EdgeInsets3D.leading; EdgeInsets3D.bottom; EdgeInsets3D.trailing
    // api: EdgeInsets3D.front; EdgeInsets3D.back
    let edges = [
      insets.top, insets.leading, insets.bottom, insets.trailing, insets.front, insets.back,
    ]
    #expect(edges == [1, 2, 3, 4, 5, 6])
    // api: EdgeInsets.init(_:) | EdgeInsets3D
    #expect(EdgeInsets(insets) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    // api: Angle.init(_:)
    #expect(Angle(Angle2D.degrees(180)).radians == .pi)
  }
}
