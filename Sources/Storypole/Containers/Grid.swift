// SPDX-License-Identifier: Apache-2.0
/// Arranges views in rows and columns that line up.
///
///     Grid(alignment: .leading) {
///       GridRow { Text("Name"); Text("Price").gridColumnAlignment(.trailing) }
///       Divider()
///       GridRow { Text("Tea"); Text("3.20") }
///     }
///
/// *How it lays out*: see `GridPlan`.
@frozen nonisolated public struct Grid<Content: View>: PrimitiveView {
  private let layout: GridLayout
  private let content: Content

  /// - Parameters:
  ///   - alignment: where cells stand in their column and row.
  ///   - horizontalSpacing: points between columns; nil is 8.
  ///   - verticalSpacing: points between rows; nil is the largest distance that two cells above one
  ///     another prefer.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  nonisolated public static func _makeNode(
    _ view: Grid, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    LayoutContainer._makeNode(
      LayoutContainer(layout: view.layout, content: view.content, name: "Grid"), reusing: old,
      inputs)
  }
}

/// Grid as a layout value.
@frozen public struct GridLayout: BuiltInLayout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = Never

  /// What a grid keeps between calls.
  public struct Cache {
    var plan: GridPlan
  }

  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(
      plan: GridPlan(
        subviews, alignment: alignment, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing))
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    cache.plan.solve(proposal, subviews)
    return cache.plan.size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    cache.plan.solve(proposal, subviews)
    for (index, subview) in subviews.enumerated() {
      let origin = cache.plan.origins[index]
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: cache.plan.proposals[index])
    }
  }
}
