// SPDX-License-Identifier: Apache-2.0
/// A point as fractions of a view's width, height and depth: (0, 0, 0) is its top leading back
/// corner, (1, 1, 1) its bottom trailing front one.
@frozen public struct UnitPoint3D: Hashable, Codable, Animatable, Sendable {
  /// The fraction of the width from the leading edge; may be outside 0 to 1.
  public var x: CGFloat
  /// The fraction of the height from the top; may be outside 0 to 1.
  public var y: CGFloat
  /// The fraction of the depth from the back; may be outside 0 to 1.
  public var z: CGFloat

  /// Makes the point (0, 0, 0).
  public init() { self.init(x: 0, y: 0, z: 0) }

  /// Makes a point from fractions of the width, height and depth.
  public init(x: CGFloat, y: CGFloat, z: CGFloat) {
    self.x = x
    self.y = y
    self.z = z
  }

  public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        x * animationScale, AnimatablePair(y * animationScale, z * animationScale))
    }
    set {
      x = newValue.first / animationScale
      y = newValue.second.first / animationScale
      z = newValue.second.second / animationScale
    }
  }

  package func point(in size: Size3D) -> Point3D {
    Point3D(vector: SIMD3(x, y, z) * size.vector)
  }

  /// The top leading back corner, (0, 0, 0).
  public static let zero = UnitPoint3D()
  /// The top leading back corner, (0, 0, 0).
  public static let origin = UnitPoint3D()
  /// The center, (0.5, 0.5, 0.5).
  public static let center = UnitPoint3D(x: 0.5, y: 0.5, z: 0.5)
  /// The center of the leading face, (0, 0.5, 0.5).
  public static let leading = UnitPoint3D(x: 0, y: 0.5, z: 0.5)
  /// The center of the trailing face, (1, 0.5, 0.5).
  public static let trailing = UnitPoint3D(x: 1, y: 0.5, z: 0.5)
  /// The center of the top, (0.5, 0, 0.5).
  public static let top = UnitPoint3D(x: 0.5, y: 0, z: 0.5)
  /// The center of the bottom, (0.5, 1, 0.5).
  public static let bottom = UnitPoint3D(x: 0.5, y: 1, z: 0.5)
  /// The middle of the top leading edge, (0, 0, 0.5).
  public static let topLeading = UnitPoint3D(x: 0, y: 0, z: 0.5)
  /// The middle of the top trailing edge, (1, 0, 0.5).
  public static let topTrailing = UnitPoint3D(x: 1, y: 0, z: 0.5)
  /// The middle of the bottom leading edge, (0, 1, 0.5).
  public static let bottomLeading = UnitPoint3D(x: 0, y: 1, z: 0.5)
  /// The middle of the bottom trailing edge, (1, 1, 0.5).
  public static let bottomTrailing = UnitPoint3D(x: 1, y: 1, z: 0.5)

  /// The center of the back, (0.5, 0.5, 0).
  public static let back = UnitPoint3D(x: 0.5, y: 0.5, z: 0)
  /// The middle of the back's leading edge, (0, 0.5, 0).
  public static let leadingBack = UnitPoint3D(x: 0, y: 0.5, z: 0)
  /// The middle of the back's trailing edge, (1, 0.5, 0).
  public static let trailingBack = UnitPoint3D(x: 1, y: 0.5, z: 0)
  /// The middle of the back's top edge, (0.5, 0, 0).
  public static let topBack = UnitPoint3D(x: 0.5, y: 0, z: 0)
  /// The middle of the back's bottom edge, (0.5, 1, 0).
  public static let bottomBack = UnitPoint3D(x: 0.5, y: 1, z: 0)
  /// The top leading corner of the back, (0, 0, 0).
  public static let topLeadingBack = UnitPoint3D(x: 0, y: 0, z: 0)
  /// The top trailing corner of the back, (1, 0, 0).
  public static let topTrailingBack = UnitPoint3D(x: 1, y: 0, z: 0)
  /// The bottom leading corner of the back, (0, 1, 0).
  public static let bottomLeadingBack = UnitPoint3D(x: 0, y: 1, z: 0)
  /// The bottom trailing corner of the back, (1, 1, 0).
  public static let bottomTrailingBack = UnitPoint3D(x: 1, y: 1, z: 0)

  /// The center of the front, (0.5, 0.5, 1).
  public static let front = UnitPoint3D(x: 0.5, y: 0.5, z: 1)
  /// The middle of the front's leading edge, (0, 0.5, 1).
  public static let leadingFront = UnitPoint3D(x: 0, y: 0.5, z: 1)
  /// The middle of the front's trailing edge, (1, 0.5, 1).
  public static let trailingFront = UnitPoint3D(x: 1, y: 0.5, z: 1)
  /// The middle of the front's top edge, (0.5, 0, 1).
  public static let topFront = UnitPoint3D(x: 0.5, y: 0, z: 1)
  /// The middle of the front's bottom edge, (0.5, 1, 1).
  public static let bottomFront = UnitPoint3D(x: 0.5, y: 1, z: 1)
  /// The top leading corner of the front, (0, 0, 1).
  public static let topLeadingFront = UnitPoint3D(x: 0, y: 0, z: 1)
  /// The top trailing corner of the front, (1, 0, 1).
  public static let topTrailingFront = UnitPoint3D(x: 1, y: 0, z: 1)
  /// The bottom leading corner of the front, (0, 1, 1).
  public static let bottomLeadingFront = UnitPoint3D(x: 0, y: 1, z: 1)
  /// The bottom trailing corner of the front, (1, 1, 1).
  public static let bottomTrailingFront = UnitPoint3D(x: 1, y: 1, z: 1)
}
