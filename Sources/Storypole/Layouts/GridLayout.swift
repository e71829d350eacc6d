// SPDX-License-Identifier: Apache-2.0
/// Grid as a layout value.
@frozen public struct GridLayout: BuiltInLayout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = Never

  /// The values that a grid keeps between calls.
  public struct Cache {
    var plan: GridPlan
  }

  /// The guides that align cells in their column and row.
  public var alignment: Alignment
  /// The distance between columns in points; nil is 8.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points; nil is the largest preference of two cells above one another.
  public var verticalSpacing: CGFloat?

  /// Makes the layout of a grid; by default centered, with default distances.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// Sorts the subviews into rows and columns.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(
      plan: GridPlan(
        subviews, alignment: alignment, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing))
  }

  /// The size of all columns and rows with the distances between them.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    cache.plan.solve(proposal, subviews)
    return cache.plan.size
  }

  /// Places each subview in its columns and row.
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
