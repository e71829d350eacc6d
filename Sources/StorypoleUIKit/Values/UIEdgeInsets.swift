// SPDX-License-Identifier: Apache-2.0
import Storypole

/// Insets from the four edges of a rectangle, left and right in every layout direction.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// Creates insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of zero.
  public static let zero = UIEdgeInsets()
}

/// Insets from the four edges of a rectangle, leading and trailing.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Creates insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates the insets from SwiftUI's value.
  public init(_ edgeInsets: EdgeInsets) {
    self.init(
      top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom,
      trailing: edgeInsets.trailing)
  }

  /// Insets of zero.
  public static let zero = NSDirectionalEdgeInsets()
}

extension EdgeInsets {
  /// Creates the insets from UIKit's value.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing)
  }
}

/// An offset along both axes.
public struct UIOffset: Hashable, Codable, Sendable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance downward.
  public var vertical: CGFloat

  /// Creates an offset of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// An offset of zero.
  public static let zero = UIOffset()
}

extension CGRect {
  /// Returns the rectangle with its edges moved inward.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits of the set: 1 top, 2 left, 4 bottom, 8 right.
  public let rawValue: UInt
  /// Creates a set from its bits; those without a name are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge; the raw value is 1.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge; the raw value is 2.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge; the raw value is 4.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge; the raw value is 8.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits of the set: 1 top left, 2 top right, 4 bottom left, 8 bottom right.
  public let rawValue: UInt
  /// Creates a set from its bits; those without a name are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the top left; the raw value is 1.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner at the top right; the raw value is 2.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner at the bottom left; the raw value is 4.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner at the bottom right; the raw value is 8.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
