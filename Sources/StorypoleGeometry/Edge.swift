// SPDX-License-Identifier: Apache-2.0
/// One edge of a rectangle.
@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The left edge, and the right one in right-to-left layouts.
  case leading
  /// The lower edge.
  case bottom
  /// The right edge, and the left one in right-to-left layouts.
  case trailing

  /// An efficient set of edges.
  @frozen public struct Set: OptionSet, Sendable {
    /// The bits of the set: bit n is the edge whose raw value is n.
    public let rawValue: Int8

    /// Makes a set from its bits; those without a name are kept.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one edge.
    public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }

    /// The top edge alone.
    public static let top = Set(.top)
    /// The leading edge alone.
    public static let leading = Set(.leading)
    /// The bottom edge alone.
    public static let bottom = Set(.bottom)
    /// The trailing edge alone.
    public static let trailing = Set(.trailing)
    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]

    package func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }
}

/// An edge on the horizontal axis.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The left edge, and the right one in right-to-left layouts.
  case leading
  /// The right edge, and the left one in right-to-left layouts.
  case trailing

  /// An efficient set of horizontal edges.
  @frozen public struct Set: OptionSet, Sendable {
    /// The bits of the set: 1 for leading, 2 for trailing.
    public let rawValue: Int8

    /// Makes a set from its bits; those without a name are kept.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one edge.
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The leading edge alone.
    public static let leading = Set(.leading)
    /// The trailing edge alone.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// An edge on the vertical axis.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom

  /// An efficient set of vertical edges.
  @frozen public struct Set: OptionSet, Sendable {
    /// The bits of the set: 1 for the top, 2 for the bottom.
    public let rawValue: Int8

    /// Makes a set from its bits; those without a name are kept.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one edge.
    public init(_ e: VerticalEdge) { self.init(rawValue: 1 << e.rawValue) }

    /// The top edge alone.
    public static let top = Set(.top)
    /// The bottom edge alone.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
