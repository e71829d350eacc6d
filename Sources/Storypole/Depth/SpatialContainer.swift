// SPDX-License-Identifier: Apache-2.0
/// Places views in one space, aligned on a horizontal, a vertical and a depth guide.
///
/// *How it lays out*: in width and height as a ZStack. In depth, too, the views are offered the container's proposal,
/// the container becomes as deep as their extent around the guide, and then it offers them its depth.
@frozen public struct SpatialContainer: BuiltInLayout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData
  /// The cache, which is empty.
  public typealias Cache = Void

  package var flat: ZStackLayout
  private var depth: DepthAlignment

  /// Makes a container that aligns its views on `alignment`, the center by default.
  public init(alignment: Alignment3D = .center) {
    flat = ZStackLayout(alignment: alignment.flat)
    depth = alignment.depth
  }

  /// The width and height that the views take around the guides.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    flat.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Places the views with their guides on those of the container.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    flat.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The union of the views' preferred distances.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    flat.spacing(subviews: subviews, cache: &cache)
  }
}

extension SpatialContainer: DepthLayout {
  var depthRule: DepthRule { .overlap(depth) }
}

extension ZStackLayout: DepthLayout {
  var depthRule: DepthRule { .stack(spacing: depthSpacing) }
}

/// A layout that aligns its views on a given depth guide.
package struct DepthAlignedLayout<Base: Layout>: Layout {
  package var base: Base
  var alignment: DepthAlignment

  package typealias Cache = Base.Cache
  package typealias AnimatableData = Base.AnimatableData

  package var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  package static var layoutProperties: LayoutProperties { Base.layoutProperties }

  package func makeCache(subviews: Subviews) -> Cache { base.makeCache(subviews: subviews) }
  package func updateCache(_ cache: inout Cache, subviews: Subviews) {
    base.updateCache(&cache, subviews: subviews)
  }
  package func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    base.spacing(subviews: subviews, cache: &cache)
  }
  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    -> CGSize
  {
    base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    base.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    base.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

extension DepthAlignedLayout: BuiltInLayout where Base: BuiltInLayout {}

extension DepthAlignedLayout: DepthLayout {
  var depthRule: DepthRule { .across(alignment) }
}

extension Layout {
  /// Aligns the views of this layout on a depth guide, instead of at the back.
  public func depthAlignment(_ alignment: DepthAlignment) -> some Layout {
    DepthAlignedLayout(base: self, alignment: alignment)
  }

  /// The layout as a container of `content` that aligns its views on a depth guide.
  nonisolated public func depthAlignment<Content: View>(
    _ alignment: DepthAlignment, @ViewBuilder content: () -> Content
  ) -> some View {
    LayoutContainer(
      layout: DepthAlignedLayout(base: self, alignment: alignment), content: content(),
      name: typeName(Self.self))
  }
}

/// The content of a ZStack with distances in depth.
@frozen nonisolated public struct ZStackContent3D<Content: View> {
  /// The distance between two views in depth, in points; nil is none.
  public var spacing: CGFloat?
  /// The views of the stack.
  public var content: Content

  /// Makes the content of a ZStack.
  nonisolated public init(spacing: CGFloat?, content: Content) {
    self.spacing = spacing
    self.content = content
  }
}

extension ZStackContent3D: View, PrimitiveView {
  nonisolated public static func _makeNode(
    _ view: ZStackContent3D, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    _ = inputs.host.space.startDepth()
    return Content._makeNode(view.content, reusing: old, inputs)
  }
}

extension ZStack {
  /// Stacks views from the back to the front, `spacing` points apart in depth; nil is no distance, and a
  /// negative one lets them overlap.
  nonisolated public init<V: View>(
    alignment: Alignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> V
  ) where Content == ZStackContent3D<V> {
    self.init(
      ZStackLayout(alignment: alignment, depthSpacing: finite(spacing ?? 0, "ZStack(spacing:)")),
      content: ZStackContent3D(spacing: spacing, content: content()))
  }
}
