// SPDX-License-Identifier: Apache-2.0
/// The size and place of a track of a lazy grid: a column of LazyVGrid, a row of LazyHGrid.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    /// Exactly this long, in points.
    case fixed(CGFloat)
    /// An equal share of what is left, between the limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many equal tracks as fit into a share, at least `minimum` long.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// Points to the next track; nil is 8.
  public var spacing: CGFloat?
  /// nil takes the grid's alignment.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A grid for many views that grows downwards, line by line.
///
/// *How it lays out*
/// 1. Tracks share the proposed breadth: fixed ones first, the others in order an equal share of
///    what is left, kept between their limits; an adaptive item makes as many tracks as fit.
/// 2. The grid is as broad as proposed, or as its tracks if they need more; the tracks stand in it
///    as the grid is aligned.
/// 3. Cells fill line after line; a line is as long as the longest of its cells.
/// 4. A header or footer has a line of its own, as broad as the grid.
/// 5. Cells are proposed their track and line, and stand in them by unit point.
/// 6. Of the elements of a ForEach it makes those that are seen (`LazyNode`).
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
  private let tracks: LazyTracks
  private let pinned: PinnedScrollableViews
  private let content: Content

  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    tracks = LazyTracks(
      axis: .vertical, items: columns, key: alignment.key, spacing: spacing)
    pinned = pinnedViews
    self.content = content()
  }

  nonisolated public static func _makeNode(
    _ view: LazyVGrid, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    makeLazyNode(
      view.content, reusing: old, inputs, make: { LazyNode(name: "LazyVGrid", $0) },
      configure: {
        $0.tracks = view.tracks
        $0.pinned = view.pinned
      })
  }
}

/// A grid for many views that grows sideways, line by line. See LazyVGrid.
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
  private let tracks: LazyTracks
  private let pinned: PinnedScrollableViews
  private let content: Content

  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    tracks = LazyTracks(
      axis: .horizontal, items: rows, key: alignment.key, spacing: spacing)
    pinned = pinnedViews
    self.content = content()
  }

  nonisolated public static func _makeNode(
    _ view: LazyHGrid, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    makeLazyNode(
      view.content, reusing: old, inputs, make: { LazyNode(name: "LazyHGrid", $0) },
      configure: {
        $0.tracks = view.tracks
        $0.pinned = view.pinned
      })
  }
}
