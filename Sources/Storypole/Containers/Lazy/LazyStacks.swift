// SPDX-License-Identifier: Apache-2.0
/// A column for many views: as wide as proposed, one view below the other. Of the elements of a ForEach it
/// makes the visible ones (`LazyNode`).
///
/// *How it lays out*
/// 1. The width is the proposed one; for nil, the first view's.
/// 2. Each view is offered that width and nil, and takes the height of its answer.
/// 3. It is placed by unit point, not by guide: at the default position of the alignment's guide.
nonisolated public struct LazyVStack<Content: View>: PrimitiveView {
  private let tracks: LazyTracks
  private let pinned: PinnedScrollableViews
  private let content: Content
  private let callSite = _CallSite()

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - alignment: The position of views that are narrower than the stack.
  ///   - spacing: The distance between views in points; nil takes the views' preferred distances.
  ///   - pinnedViews: The headers and footers that stay visible while their section is.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    tracks = LazyTracks(axis: .vertical, key: alignment.key, spacing: spacing)
    pinned = pinnedViews
    self.content = content()
  }

  nonisolated public static func _makeNode(
    _ view: LazyVStack, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    view.callSite.marking(
      isOfView: true,
      {
        makeLazyNode(
          view.content, reusing: $0, $1, make: { LazyNode(name: "LazyVStack", $0) },
          configure: {
            $0.tracks = view.tracks
            $0.pinned = view.pinned
          })
      }, reusing: old, inputs)
  }
}

/// A row for many views: as tall as proposed, one view beside the other. See LazyVStack.
nonisolated public struct LazyHStack<Content: View>: PrimitiveView {
  private let tracks: LazyTracks
  private let pinned: PinnedScrollableViews
  private let content: Content
  private let callSite = _CallSite()

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: The position of views that are lower than the stack.
  ///   - spacing: The distance between views in points; nil takes the views' preferred distances.
  ///   - pinnedViews: The headers and footers that stay visible while their section is.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    tracks = LazyTracks(axis: .horizontal, key: alignment.key, spacing: spacing)
    pinned = pinnedViews
    self.content = content()
  }

  nonisolated public static func _makeNode(
    _ view: LazyHStack, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    view.callSite.marking(
      isOfView: true,
      {
        makeLazyNode(
          view.content, reusing: $0, $1, make: { LazyNode(name: "LazyHStack", $0) },
          configure: {
            $0.tracks = view.tracks
            $0.pinned = view.pinned
          })
      }, reusing: old, inputs)
  }
}

/// The headers and footers that stay visible while their section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the set: 1 for headers, 2 for footers.
  public let rawValue: UInt32
  /// Makes a set from its bits; those without a name are kept.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers stay at the start of the visible area.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers stay at the end of the visible area.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
