// SPDX-License-Identifier: Apache-2.0
/// The size and alignment of a track of a lazy grid: a column of LazyVGrid, a row of LazyHGrid.
public struct GridItem: Sendable {
  /// The length of a track across the lines.
  public enum Size: Sendable {
    /// One track of exactly this length, in points.
    case fixed(CGFloat)
    /// One track with an equal fraction of the remaining length, between the limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many equal tracks as fit into an equal fraction of the remaining length, each at least `minimum` long; at
    /// least one and at most 10,000.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The length of the track, or of each of its tracks.
  public var size: Size
  /// The distance to the next track in points; nil is 8.
  public var spacing: CGFloat?
  /// The alignment of cells in the track; nil takes the grid's.
  public var alignment: Alignment?

  /// Makes a track; by default one with an equal fraction of the width or height.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A grid for many views that grows downward, line by line.
///
/// *How it lays out*
/// 1. Tracks divide the proposed breadth: fixed ones first, the others in order an equal fraction of the remainder,
///    kept between their limits; an adaptive item makes as many tracks as fit.
/// 2. The grid is as broad as proposed, or as its tracks if they need more; the grid's alignment positions the tracks
///    in it.
/// 3. Cells fill line after line; a line is as long as the longest of its cells.
/// 4. A header or footer has a separate line, as broad as the grid.
/// 5. Cells are offered their track and line, and lie in them by unit point.
/// 6. Of the elements of a ForEach it makes the visible ones (`LazyNode`).
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
  private let tracks: LazyTracks
  private let pinned: PinnedScrollableViews
  private let content: Content
  private let callSite = _CallSite()

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns from leading to trailing.
  ///   - alignment: The position of the columns in a grid that is broader than they are, and of cells in their columns.
  ///   - spacing: The distance between lines in points; nil takes the views' preferred distances.
  ///   - pinnedViews: The headers and footers that stay visible while their section is.
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
    view.callSite.marking(
      isOfView: true,
      {
        makeLazyNode(
          view.content, reusing: $0, $1, make: { LazyNode(name: "LazyVGrid", $0) },
          configure: {
            $0.tracks = view.tracks
            $0.pinned = view.pinned
          })
      }, reusing: old, inputs)
  }
}

/// A grid for many views that grows sideways, line by line. See LazyVGrid.
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
  private let tracks: LazyTracks
  private let pinned: PinnedScrollableViews
  private let content: Content
  private let callSite = _CallSite()

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows from top to bottom.
  ///   - alignment: The position of the rows in a grid that is taller than they are, and of cells in their rows.
  ///   - spacing: The distance between lines in points; nil takes the views' preferred distances.
  ///   - pinnedViews: The headers and footers that stay visible while their section is.
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
    view.callSite.marking(
      isOfView: true,
      {
        makeLazyNode(
          view.content, reusing: $0, $1, make: { LazyNode(name: "LazyHGrid", $0) },
          configure: {
            $0.tracks = view.tracks
            $0.pinned = view.pinned
          })
      }, reusing: old, inputs)
  }
}
