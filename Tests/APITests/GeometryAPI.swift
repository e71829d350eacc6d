// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

@Suite struct GeometryAPI {
  @Test func anchors() {
    // api: Anchor; Anchor.Source
    let _: any (Equatable & Hashable & Sendable).Type = Anchor<CGRect>.self
    let _: any Sendable.Type = Anchor<CGRect>.Source.self
    // api: Anchor.Source.bounds; Anchor.Source.rect(_:); Anchor.Source.point(_:)
    // api: Anchor.Source.unitPoint(_:)
    let _: [Anchor<CGRect>.Source] = [.bounds, .rect(.zero)]
    let _: [Anchor<CGPoint>.Source] = [.point(.zero), .unitPoint(.center)]
    // api: Anchor.Source.topLeading; Anchor.Source.top; Anchor.Source.topTrailing
    // api: Anchor.Source.leading; Anchor.Source.center | CGPoint; Anchor.Source.trailing
    // api: Anchor.Source.bottomLeading; Anchor.Source.bottom; Anchor.Source.bottomTrailing
    let points: [Anchor<CGPoint>.Source] = [
      .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
      .bottomTrailing,
    ]
    // api: Anchor.Source.init(_:) | [Anchor<T>.Source]
    let _: Anchor<[CGPoint]>.Source = Anchor.Source(points)
    // api: Anchor.Source.init(_:) | Anchor<T>.Source?
    let _: Anchor<CGPoint?>.Source = Anchor.Source(points.first)
  }

  @Test func angle() {
    // api: Angle
    let _: any (Animatable & Comparable & Equatable & Hashable & Sendable).Type = Angle.self
    // api: Angle.init(); Angle.init(degrees:); Angle.init(radians:); Angle.zero
    #expect(Angle() == .zero)
    #expect(Angle(degrees: 180) == Angle(radians: .pi))
    // api: Angle.degrees(_:); Angle.radians(_:)
    #expect(Angle.degrees(180) == .radians(.pi))
    #expect(Angle.degrees(10) < .degrees(20))
    // api: Angle.degrees; Angle.radians
    var angle = Angle.zero
    angle.degrees = 90
    #expect(angle.radians == .pi / 2)
    angle.radians = .pi
    #expect(angle.degrees == 180)
    // api: Angle.AnimatableData; Angle.animatableData
    let data: Angle.AnimatableData = angle.animatableData
    angle.animatableData = data
    #expect(angle == .degrees(180))
  }

  @Test func axis() {
    // api: Axis
    let _: any (CaseIterable & CustomStringConvertible & Equatable).Type = Axis.self
    let _: any (Hashable & RawRepresentable & Sendable).Type = Axis.self
    // api: Axis.init(rawValue:); Axis.rawValue; Axis.allCases; Axis.horizontal; Axis.vertical
    // api: Axis.description
    #expect(Axis.allCases == [.horizontal, .vertical])
    #expect(Axis.allCases.map(\.rawValue) == [Int8(0), 1])
    #expect(Axis(rawValue: 1) == .vertical)
    #expect(Axis.allCases.map(\.description) == ["horizontal", "vertical"])
    // api: Axis.Set
    let _: any (Equatable & ExpressibleByArrayLiteral & OptionSet).Type = Axis.Set.self
    let _: any (RawRepresentable & Sendable & SetAlgebra).Type = Axis.Set.self
    // api: Axis.Set.init(rawValue:); Axis.Set.rawValue; Axis.Set.horizontal; Axis.Set.vertical
    #expect(Axis.Set(rawValue: Axis.Set.horizontal.rawValue) == .horizontal)
    #expect(Axis.Set([.horizontal, .vertical]).contains(.vertical))
  }

  @Test func unitPoint() {
    // api: UnitPoint
    let _: any (Animatable & Equatable & Hashable & Sendable).Type = UnitPoint.self
    // api: UnitPoint.init(); UnitPoint.init(x:y:); UnitPoint.zero; UnitPoint.x; UnitPoint.y
    var point = UnitPoint()
    #expect(point == .zero)
    point.x = 0.5
    point.y = 1
    // api: UnitPoint.topLeading; UnitPoint.top; UnitPoint.topTrailing; UnitPoint.leading
    // api: UnitPoint.center; UnitPoint.trailing; UnitPoint.bottomLeading; UnitPoint.bottom
    // api: UnitPoint.bottomTrailing
    #expect(point == .bottom)
    let points: [UnitPoint] = [
      .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
      .bottomTrailing,
    ]
    for (index, point) in points.enumerated() {
      #expect(point == UnitPoint(x: CGFloat(index % 3) / 2, y: CGFloat(index / 3) / 2))
    }
    // api: UnitPoint.AnimatableData; UnitPoint.animatableData
    let data: UnitPoint.AnimatableData = point.animatableData
    point.animatableData = data
    #expect(point == .bottom)
  }

  @Test func environment() {
    var environment = EnvironmentValues()
    // api: EnvironmentValues.displayScale; EnvironmentValues.pixelLength
    // api: EnvironmentValues.isLuminanceReduced
    environment.displayScale = 4
    #expect(environment.pixelLength == 0.25)
    environment.isLuminanceReduced = true
    #expect(environment.isLuminanceReduced)
  }
}
