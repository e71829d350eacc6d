// SPDX-License-Identifier: Apache-2.0
/// The inset distances for the sides of a rectangle.
@frozen public struct EdgeInsets: Equatable, Animatable, Sendable {
  /// The inset at the top, in points; negative extends outside.
  public var top: CGFloat
  /// The inset at the leading edge, in points; negative extends outside.
  public var leading: CGFloat
  /// The inset at the bottom, in points; negative extends outside.
  public var bottom: CGFloat
  /// The inset at the trailing edge, in points; negative extends outside.
  public var trailing: CGFloat

  /// Makes insets of 0.
  @inlinable public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Makes insets in points.
  @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public typealias AnimatableData = AnimatablePair<
    CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  >

  public var animatableData: AnimatableData {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}

extension EdgeInsets {
  /// The insets with the corners' sizes added on some edges. The larger of an edge's two corners counts.
  public func inset(by corners: RectangleCornerInsets, edges: Edge.Set = .all) -> EdgeInsets {
    let added = EdgeInsets(
      top: max(corners.topLeading.height, corners.topTrailing.height),
      leading: max(corners.topLeading.width, corners.bottomLeading.width),
      bottom: max(corners.bottomLeading.height, corners.bottomTrailing.height),
      trailing: max(corners.topTrailing.width, corners.bottomTrailing.width))
    return self + added.masked(to: edges)
  }
}

extension EdgeInsets {
  package static let zero = EdgeInsets()

  /// The same inset on each edge of a set, 0 on the others.
  package init(_ length: CGFloat, edges: Edge.Set = .all) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  package subscript(_ edge: Edge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The sum of both insets on an axis.
  package func total(_ axis: Axis) -> CGFloat {
    axis == .horizontal ? leading + trailing : top + bottom
  }

  /// The insets of some edges, 0 on the others.
  package func masked(to edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0)
  }

  package static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing)
  }

  package static prefix func - (a: EdgeInsets) -> EdgeInsets {
    EdgeInsets(top: -a.top, leading: -a.leading, bottom: -a.bottom, trailing: -a.trailing)
  }
}

extension CGRect {
  /// The rectangle inside the insets, left to right; its lengths are at least 0.
  package func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
