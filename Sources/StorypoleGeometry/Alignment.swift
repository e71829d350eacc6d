// SPDX-License-Identifier: Apache-2.0
/// An alignment in both axes.
public struct Alignment: Equatable, Sendable {
  /// The guide that views share along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide that views share along the vertical axis.
  public var vertical: VerticalAlignment

  /// Combines one guide of each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Centered in both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the leading edge, centered vertically.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the trailing edge, centered vertically.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top edge, centered horizontally.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom edge, centered horizontally.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// At the corner of the top and leading edges.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// At the corner of the top and trailing edges.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// At the corner of the bottom and leading edges.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// At the corner of the bottom and trailing edges.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// Centered horizontally, on the baseline of the first line of text.
  public static var centerFirstTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .firstTextBaseline)
  }
  /// Centered horizontally, on the baseline of the last line of text.
  public static var centerLastTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .lastTextBaseline)
  }
  /// At the leading edge, on the baseline of the first line of text.
  public static var leadingFirstTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  }
  /// At the leading edge, on the baseline of the last line of text.
  public static var leadingLastTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  }
  /// At the trailing edge, on the baseline of the first line of text.
  public static var trailingFirstTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  }
  /// At the trailing edge, on the baseline of the last line of text.
  public static var trailingLastTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
  }
}

/// An alignment position along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  package var key: AlignmentKey

  package init(key: AlignmentKey) { self.key = key }

  /// Makes a custom horizontal alignment; two alignments with the same ID are equal.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }

  /// Merges the explicit values of several views into one, ignoring those that have none.
  ///
  /// Gives the mean, unless the alignment's ID merges values differently, and nil if no view has a value.
  public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
    key.combineDocumented(values)
  }

  /// The leading edge: the left one, and the right one in right-to-left layouts.
  public static let leading = HorizontalAlignment(key: .leading)
  /// The middle of the view's width.
  public static let center = HorizontalAlignment(key: .horizontalCenter)
  /// The trailing edge: the right one, and the left one in right-to-left layouts.
  public static let trailing = HorizontalAlignment(key: .trailing)
  /// The start of a list row's separator.
  ///
  /// A row that doesn't set it starts its separator at its first text, or at its content if it has none. In
  /// other views the default is the leading edge.
  public static let listRowSeparatorLeading = HorizontalAlignment(key: .listRowSeparatorLeading)
  /// The end of a list row's separator.
  ///
  /// A row that doesn't set it ends its separator at the row's trailing inset. In other views the default is
  /// the trailing edge.
  public static let listRowSeparatorTrailing = HorizontalAlignment(key: .listRowSeparatorTrailing)
}

/// An alignment position along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  package var key: AlignmentKey

  package init(key: AlignmentKey) { self.key = key }

  /// Makes a custom vertical alignment; two alignments with the same ID are equal.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }

  /// Merges the explicit values of several views into one, ignoring those that have none.
  ///
  /// Gives the least value for `firstTextBaseline`, the greatest for `lastTextBaseline`, and otherwise the
  /// mean, unless the alignment's ID merges values differently; nil if no view has a value.
  public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
    key.combineDocumented(values)
  }

  /// The top edge.
  public static let top = VerticalAlignment(key: .top)
  /// The middle of the view's height.
  public static let center = VerticalAlignment(key: .verticalCenter)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(key: .bottom)
  /// The baseline of the first line of text; the bottom edge in a view without text.
  public static let firstTextBaseline = VerticalAlignment(key: .firstTextBaseline)
  /// The baseline of the last line of text; the bottom edge in a view without text.
  public static let lastTextBaseline = VerticalAlignment(key: .lastTextBaseline)
}
