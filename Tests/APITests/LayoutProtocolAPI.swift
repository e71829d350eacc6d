// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

/// A layout with every requirement, which calls the whole API of layouts.
private struct EveryCall: Layout {
  // api: Layout; Layout.Cache
  struct Cache { var count = 0 }

  // api: Layout.layoutProperties
  static var layoutProperties: LayoutProperties {
    // api: LayoutProperties.init(); LayoutProperties.stackOrientation
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  // api: Layout.makeCache(subviews:); Layout.Subviews
  func makeCache(subviews: Subviews) -> Cache { Cache(count: subviews.count) }

  // api: Layout.updateCache(_:subviews:)
  func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.count = subviews.count }

  // api: Layout.spacing(subviews:cache:)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    // api: ViewSpacing.init(); ViewSpacing.zero; ViewSpacing.union(_:edges:)
    // api: ViewSpacing.formUnion(_:edges:); ViewSpacing.distance(to:along:)
    // api: LayoutSubview.spacing
    var spacing = ViewSpacing()
    for subview in subviews { spacing.formUnion(subview.spacing, edges: .horizontal) }
    spacing.formUnion(.zero)
    let distance = spacing.distance(to: ViewSpacing.zero, along: .horizontal)
    return distance > 1_000 ? .zero : spacing.union(.zero, edges: .top).union(.zero)
  }

  // api: Layout.sizeThatFits(proposal:subviews:cache:)
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    // api: LayoutSubviews.startIndex; LayoutSubviews.endIndex; LayoutSubviews.layoutDirection
    #expect(subviews.startIndex == 0 && subviews.endIndex == cache.count)
    #expect(subviews.layoutDirection == .leftToRight)
    // api: LayoutSubviews.Element; LayoutSubviews.Index; LayoutSubviews.SubSequence
    let index: LayoutSubviews.Index = 0
    // api: LayoutSubviews.subscript(_:) | index: Int
    let first: LayoutSubviews.Element = subviews[index]
    // api: LayoutSubviews.subscript(_:) | bounds: Range<Int>
    let rest: LayoutSubviews.SubSequence = subviews[1..<subviews.endIndex]
    // api: LayoutSubviews.subscript(_:) | indices: S
    let chosen: LayoutSubviews = subviews[[0]]
    #expect(rest.count == subviews.count - 1)
    #expect(chosen.first == first)
    // api: LayoutSubview.priority; LayoutSubview.subscript(_:); LayoutSubview.containerValues
    #expect(first.priority == 3)
    #expect(first[Number.self] == 7)
    #expect(first.containerValues.flag)
    // api: LayoutSubview.dimensions(in:)
    let dimensions = first.dimensions(in: .unspecified)
    // api: LayoutSubview.sizeThatFits(_:)
    let size = first.sizeThatFits(.zero)
    return CGSize(width: dimensions.width, height: size.height)
  }

  // api: Layout.placeSubviews(in:proposal:subviews:cache:)
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for subview in subviews {
      // api: LayoutSubview.place(at:anchor:proposal:)
      subview.place(at: bounds.origin, anchor: .topLeading, proposal: proposal)
      subview.place(at: bounds.origin, proposal: proposal)
    }
  }

  // api: Layout.explicitAlignment(of:in:proposal:subviews:cache:) | HorizontalAlignment
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  // api: Layout.explicitAlignment(of:in:proposal:subviews:cache:) | VerticalAlignment
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
}

private struct Number: LayoutValueKey {
  // api: LayoutValueKey; LayoutValueKey.Value; LayoutValueKey.defaultValue
  typealias Value = Int
  static let defaultValue = 0
}

private struct Flag: ContainerValueKey {
  // api: ContainerValueKey; ContainerValueKey.Value; ContainerValueKey.defaultValue
  typealias Value = Bool
  static let defaultValue = false
}

extension ContainerValues {
  var flag: Bool {
    // api: ContainerValues.subscript(_:)
    get { self[Flag.self] }
    set { self[Flag.self] = newValue }
  }

  // api: Entry()
  @Entry var shade = 0.5
}

@Suite struct LayoutProtocolAPI {
  @MainActor @Test func everyRequirementIsCalled() throws {
    // api: Layout.callAsFunction(_:)
    let view = EveryCall {
      // api: View.layoutValue(key:value:); View.containerValue(_:_:)
      leaf.frame(width: 30, height: 20).layoutValue(key: Number.self, value: 7)
        .containerValue(\.flag, true).containerValue(\.shade, 1).layoutPriority(3)
      leaf
    }
    let renderer = ImageRenderer(content: VStack { view })
    #expect(try renderer.pngData().count > 8)
  }

  @Test func conformances() {
    // api: LayoutProperties; ViewSpacing
    let _: any Sendable.Type = LayoutProperties.self
    let _: any Sendable.Type = ViewSpacing.self
    // api: LayoutSubview
    let _: any Equatable.Type = LayoutSubview.self
    // api: LayoutSubviews
    let _: any (BidirectionalCollection & Collection & Equatable).Type = LayoutSubviews.self
    let _: any (RandomAccessCollection & Sendable & Sequence).Type = LayoutSubviews.self
    let _: any (Animatable & Sendable).Type = EveryCall.self
  }

  @Test func proposals() {
    // api: ProposedViewSize
    let _: any (Equatable & Sendable).Type = ProposedViewSize.self
    // api: ProposedViewSize.init(width:height:)
    var proposal = ProposedViewSize(width: 10, height: nil)
    // api: ProposedViewSize.width; ProposedViewSize.height
    proposal.width = nil
    proposal.height = nil
    // api: ProposedViewSize.unspecified; ProposedViewSize.zero; ProposedViewSize.infinity
    #expect(proposal == .unspecified)
    #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
    #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
    // api: ProposedViewSize.init(_:)
    #expect(ProposedViewSize(CGSize(width: 1, height: 2)).height == 2)
    // api: ProposedViewSize.replacingUnspecifiedDimensions(by:)
    #expect(proposal.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
    #expect(proposal.replacingUnspecifiedDimensions(by: .zero) == .zero)
  }

  @Test func containerValues() {
    // api: ContainerValues; ContainerValues.tag(for:); ContainerValues.hasTag(_:)
    isView(
      Group(subviews: leaf.tag(3)) { subviews in
        ForEach(subviews) { subview in
          let values: ContainerValues = subview.containerValues
          if values.hasTag(3), values.tag(for: Int.self) == 3 { subview }
        }
      })
  }
}
