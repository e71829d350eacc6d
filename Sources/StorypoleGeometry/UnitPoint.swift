// SPDX-License-Identifier: Apache-2.0
/// A normalized 2D point in a view's coordinate space: (0, 0) is its top left, (1, 1) its bottom
/// right.
@frozen public struct UnitPoint: Hashable, Animatable, Sendable {
  /// The fraction of the width from the left, or from the leading edge where the layout direction applies;
  /// may be outside 0 to 1.
  public var x: CGFloat
  /// The fraction of the height from the top; may be outside 0 to 1.
  public var y: CGFloat

  /// Makes the point (0, 0).
  @inlinable public init() { self.init(x: 0, y: 0) }

  /// Makes a point from fractions of the width and height.
  @inlinable public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The origin, (0, 0).
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The center, (0.5, 0.5).
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge, (0, 0.5).
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge, (1, 0.5).
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge, (0.5, 0).
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge, (0.5, 1).
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner, (0, 0).
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner, (1, 0).
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner, (0, 1).
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner, (1, 1).
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

  public var animatableData: AnimatableData {
    get { AnimatablePair(x * animationScale, y * animationScale) }
    set {
      x = newValue.first / animationScale
      y = newValue.second / animationScale
    }
  }

  /// The point's position in a rectangle.
  package func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }

  package func point(in size: CGSize) -> CGPoint {
    CGPoint(x: x * size.width, y: y * size.height)
  }
}

/// SwiftUI animates fractions and angles as 128 times their value, so that a spring's rest threshold, which
/// is in points, suits them too.
let animationScale = 128.0
