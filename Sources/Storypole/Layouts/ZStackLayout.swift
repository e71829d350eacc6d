// SPDX-License-Identifier: Apache-2.0
/// ZStack as a layout value.
@frozen public struct ZStackLayout: BuiltInLayout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData
  /// The cache, which is empty.
  public typealias Cache = Void

  /// The guides that align the subviews.
  public var alignment: Alignment
  /// The distance between the back of a view and the front of the one behind, in points.
  var depthSpacing: CGFloat = 0

  /// Makes the layout; centered by default.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  init(alignment: Alignment, depthSpacing: CGFloat) {
    self.alignment = alignment
    self.depthSpacing = depthSpacing
  }

  /// The extent of the subviews with the highest priority around the guides.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let reach = Reach(of: subviews, at: proposal, alignment)
    return CGSize(width: reach.x.before + reach.x.after, height: reach.y.before + reach.y.after)
  }

  /// Places the subviews with their guides on common lines.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let proposal = ProposedViewSize(bounds.size)
    let reach = Reach(of: subviews, at: proposal, alignment)
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: bounds.minX + dimensions[alignment.horizontal].distance(toLine: reach.x.before),
          y: bounds.minY + dimensions[alignment.vertical].distance(toLine: reach.y.before)),
        proposal: proposal)
    }
  }

  /// The union of the preferences of the subviews with the highest priority.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    let top = Self.top(of: subviews)
    if top.isEmpty { return .zero }
    var spacing = ViewSpacing.none
    spacing.layoutDirection = subviews.layoutDirection
    for subview in top { spacing.formUnion(subview.spacing) }
    return spacing
  }

  /// The subviews with the highest priority.
  static func top(of subviews: Subviews) -> [LayoutSubview] {
    guard let highest = subviews.map(\.priority).max() else { return [] }
    return subviews.filter { $0.priority == highest }
  }

  /// The extents of the top children before and after the common lines.
  private struct Reach {
    var x: (before: CGFloat, after: CGFloat) = (0, 0)
    var y: (before: CGFloat, after: CGFloat) = (0, 0)

    init(of subviews: Subviews, at proposal: ProposedViewSize, _ alignment: Alignment) {
      for (index, subview) in ZStackLayout.top(of: subviews).enumerated() {
        let dimensions = subview.dimensions(in: proposal)
        func extend(_ reach: inout (before: CGFloat, after: CGFloat), _ g: CGFloat, _ s: CGFloat) {
          // An infinite side reaches infinitely far, wherever its guide is.
          let after = s - (s == .infinity ? 0 : g)
          reach = index == 0 ? (g, after) : (max(reach.before, g), max(reach.after, after))
        }
        extend(&x, dimensions[alignment.horizontal], dimensions.width)
        extend(&y, dimensions[alignment.vertical], dimensions.height)
      }
    }
  }
}
