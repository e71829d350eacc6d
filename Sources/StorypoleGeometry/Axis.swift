// SPDX-License-Identifier: Apache-2.0
/// The horizontal or vertical dimension in a 2D coordinate system.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// The axis of x and of widths.
  case horizontal
  /// The axis of y and of heights.
  case vertical

  /// An efficient set of axes.
  @frozen public struct Set: OptionSet, Sendable {
    /// The bits of the set: 1 for horizontal, 2 for vertical.
    public let rawValue: Int8

    /// Makes a set from its bits; those without a name are kept.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The horizontal axis alone.
    public static let horizontal = Set(.horizontal)
    /// The vertical axis alone.
    public static let vertical = Set(.vertical)

    package init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }
  }
}

extension Axis: CustomStringConvertible {
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension Axis {
  /// The axis across this one.
  @inlinable @inline(__always) package var other: Axis {
    self == .horizontal ? .vertical : .horizontal
  }
}

extension CGSize {
  @inlinable @inline(__always) package subscript(_ axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  @inlinable @inline(__always) package subscript(_ axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
