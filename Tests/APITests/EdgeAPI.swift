// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

@Suite struct EdgeAPI {
  @Test func edge() {
    // api: Edge
    let _: any (CaseIterable & Equatable & Hashable & RawRepresentable & Sendable).Type = Edge.self
    // api: Edge.init(rawValue:); Edge.rawValue; Edge.allCases
    // api: Edge.top | case top; Edge.leading; Edge.bottom; Edge.trailing
    // api: Edge.top | case top, leading, bottom, trailing
    #expect(Edge.allCases == [.top, .leading, .bottom, .trailing])
    #expect(Edge.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(Edge(rawValue: Int8(2)) == .bottom)
    #expect(Edge(rawValue: 9) == nil)
  }

  @Test func edgeSet() {
    // api: Edge.Set
    let _: any (Equatable & ExpressibleByArrayLiteral & OptionSet).Type = Edge.Set.self
    let _: any (RawRepresentable & Sendable & SetAlgebra).Type = Edge.Set.self
    // api: Edge.Set.init(_:); Edge.Set.init(rawValue:); Edge.Set.rawValue
    // api: Edge.Set.top; Edge.Set.leading; Edge.Set.bottom; Edge.Set.trailing
    // api: Edge.Set.horizontal; Edge.Set.vertical; Edge.Set.all
    #expect(Edge.Set(.top) == .top)
    #expect(Edge.Set(rawValue: Edge.Set.leading.rawValue) == .leading)
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(Edge.Set.vertical == [.top, .bottom])
    #expect(Edge.Set.all == [.horizontal, .vertical])
  }

  @Test func corner() {
    // api: Edge.Corner
    let _: any (CaseIterable & CustomDebugStringConvertible & Equatable).Type = Edge.Corner.self
    let _: any (Hashable & RawRepresentable & Sendable).Type = Edge.Corner.self
    // api: Edge.Corner.topLeading; Edge.Corner.topTrailing
    // api: Edge.Corner.bottomLeading; Edge.Corner.bottomTrailing
    let all: [Edge.Corner] = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
    #expect(Set(Edge.Corner.allCases) == Set(all))
  }

  @Test func cornerSet() {
    // api: Edge.Corner.Set
    let _: any (CustomDebugStringConvertible & Equatable & Hashable).Type = Edge.Corner.Set.self
    let _: any (ExpressibleByArrayLiteral & OptionSet & Sendable).Type = Edge.Corner.Set.self
    let _: any (RawRepresentable & SetAlgebra).Type = Edge.Corner.Set.self
    // api: Edge.Corner.Set.init(_:); Edge.Corner.Set.init(rawValue:)
    // api: Edge.Corner.Set.contains(_:); Edge.Corner.Set.none
    // api: Edge.Corner.Set.topLeading; Edge.Corner.Set.topTrailing
    // api: Edge.Corner.Set.bottomLeading; Edge.Corner.Set.bottomTrailing
    let corner = Edge.Corner.topLeading
    #expect(Edge.Corner.Set(corner) == .topLeading)
    #expect(Edge.Corner.Set(rawValue: 0) == Edge.Corner.Set.none)
    #expect(Edge.Corner.Set.topLeading.contains(corner))
    // api: Edge.Corner.Set.top; Edge.Corner.Set.bottom; Edge.Corner.Set.leading
    // api: Edge.Corner.Set.trailing; Edge.Corner.Set.all
    #expect(Edge.Corner.Set.top == [.topLeading, .topTrailing])
    #expect(Edge.Corner.Set.bottom == [.bottomLeading, .bottomTrailing])
    #expect(Edge.Corner.Set.leading == [.topLeading, .bottomLeading])
    #expect(Edge.Corner.Set.trailing == [.topTrailing, .bottomTrailing])
    #expect(Edge.Corner.Set.all == [.top, .bottom])
  }

  @Test func cornerStyle() {
    // api: Edge.Corner.Style
    let _: any (Animatable & Equatable & Hashable & Sendable).Type = Edge.Corner.Style.self
    let _: any (ExpressibleByFloatLiteral & ExpressibleByIntegerLiteral).Type =
      Edge.Corner.Style.self
    // api: Edge.Corner.Style.init(floatLiteral:); Edge.Corner.Style.init(integerLiteral:)
    // api: Edge.Corner.Style.fixed(_:)
    #expect(Edge.Corner.Style.fixed(8) == 8)
    #expect(Edge.Corner.Style.fixed(8.5) == 8.5)
    // api: Edge.Corner.Style.concentric; Edge.Corner.Style.concentric(minimum:)
    #expect(Edge.Corner.Style.concentric == Edge.Corner.Style.concentric(minimum: nil))
    #expect(Edge.Corner.Style.concentric(minimum: 4) != .fixed(4))
  }

  @Test func horizontalEdge() throws {
    // api: HorizontalEdge
    let _: any (CaseIterable & Codable & Equatable & Hashable).Type = HorizontalEdge.self
    let _: any (RawRepresentable & Sendable).Type = HorizontalEdge.self
    // api: HorizontalEdge.init(rawValue:); HorizontalEdge.rawValue; HorizontalEdge.allCases
    // api: HorizontalEdge.leading; HorizontalEdge.trailing
    #expect(HorizontalEdge.allCases == [.leading, .trailing])
    #expect(HorizontalEdge(rawValue: HorizontalEdge.trailing.rawValue) == .trailing)
    let _: Int8 = HorizontalEdge.leading.rawValue
    // api: HorizontalEdge.Set
    let _: any (Equatable & ExpressibleByArrayLiteral & OptionSet).Type = HorizontalEdge.Set.self
    let _: any (RawRepresentable & Sendable & SetAlgebra).Type = HorizontalEdge.Set.self
    // api: HorizontalEdge.Set.init(_:); HorizontalEdge.Set.init(rawValue:)
    // api: HorizontalEdge.Set.rawValue; HorizontalEdge.Set.all
    // api: HorizontalEdge.Set.leading; HorizontalEdge.Set.trailing
    #expect(HorizontalEdge.Set(HorizontalEdge.leading) == .leading)
    #expect(HorizontalEdge.Set.all == [.leading, .trailing])
    #expect(HorizontalEdge.Set(rawValue: HorizontalEdge.Set.all.rawValue) == .all)
  }

  @Test func verticalEdge() {
    // api: VerticalEdge
    let _: any (CaseIterable & Codable & Equatable & Hashable).Type = VerticalEdge.self
    let _: any (RawRepresentable & Sendable).Type = VerticalEdge.self
    // api: VerticalEdge.init(rawValue:); VerticalEdge.rawValue; VerticalEdge.allCases
    // api: VerticalEdge.top; VerticalEdge.bottom
    #expect(VerticalEdge.allCases == [.top, .bottom])
    #expect(VerticalEdge(rawValue: VerticalEdge.bottom.rawValue) == .bottom)
    let _: Int8 = VerticalEdge.top.rawValue
    // api: VerticalEdge.Set
    let _: any (Equatable & ExpressibleByArrayLiteral & OptionSet).Type = VerticalEdge.Set.self
    let _: any (RawRepresentable & Sendable & SetAlgebra).Type = VerticalEdge.Set.self
    // api: VerticalEdge.Set.init(_:); VerticalEdge.Set.init(rawValue:)
    // api: VerticalEdge.Set.rawValue; VerticalEdge.Set.all
    // api: VerticalEdge.Set.top; VerticalEdge.Set.bottom
    #expect(VerticalEdge.Set(VerticalEdge.top) == .top)
    #expect(VerticalEdge.Set.all == [.top, .bottom])
    #expect(VerticalEdge.Set(rawValue: VerticalEdge.Set.all.rawValue) == .all)
  }
}
