// SPDX-License-Identifier: Apache-2.0
/// A type that sizes and places the subviews of a container, built-in or custom.
@preconcurrency public protocol Layout: Sendable, Animatable {
  /// The traits of the layout; by default it has no stack orientation.
  static var layoutProperties: LayoutProperties { get }
  /// The type of the values that the layout keeps between calls; Void keeps nothing.
  associatedtype Cache = Void
  /// The subviews, as the layout's functions receive them.
  typealias Subviews = LayoutSubviews

  /// Makes the cache, and makes it again when subviews are added or removed.
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  /// Updates the cache when subviews change; makes it again by default.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  /// The container's preferred distances to its neighbors; the union of its subviews' by default.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
  /// The container's size for a proposal, in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize
  /// Places each subview by calling its `place(at:anchor:proposal:)`. A subview that is not placed is centered, with
  /// the container's proposal.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
  /// The container's explicit value of a guide, in the coordinates of `bounds`; merges the subviews'
  /// values by default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
  /// The container's explicit value of a vertical guide, in the coordinates of `bounds`; merges the subviews'
  /// values by default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
}

extension Layout {
  /// The default: no stack orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// The default: makes the cache again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The default: the union of the subviews' preferences.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.unionOfSpacing()
  }

  /// The default: merges the subviews' values of the guide at the positions that `placeSubviews` gives them.
  ///
  /// Nil for the leading edge, the center and the trailing edge, which never become explicit through a
  /// container, and for infinite bounds.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.mergeExplicit(guide.key, in: bounds, proposal: proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// The default: merges the subviews' values of the guide at the positions that `placeSubviews` gives them.
  ///
  /// Nil for the top, the center and the bottom, which never become explicit through a container, and for
  /// infinite bounds.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.mergeExplicit(guide.key, in: bounds, proposal: proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}

extension Layout where Cache == Void {
  /// The default of a layout without a cache: keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

/// A layout of Storypole's.
package protocol BuiltInLayout: Layout {}

/// The traits of a layout other than its sizes.
public struct LayoutProperties: Sendable {
  /// The axis along which Spacer grows and across which Divider is drawn; nil for neither.
  public var stackOrientation: Axis?

  /// Makes traits without a stack orientation.
  public init() {}
}
