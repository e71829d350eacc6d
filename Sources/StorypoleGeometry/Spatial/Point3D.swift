// SPDX-License-Identifier: Apache-2.0
/// A position in space: x to the right, y down, z to the front, in points.
public struct Point3D: _Coordinates3D, _Lengths3D, Animatable {
  /// The coordinates x, y and z, in points.
  public var vector: SIMD3<Double>

  /// Makes a point from its coordinates.
  public init(vector: SIMD3<Double>) { self.vector = vector }
  /// Makes the point at the end of a vector from the origin.
  public init(_ xyz: Vector3D) { vector = xyz.vector }
  /// Makes the point at a size from the origin: its width, height and depth become x, y and z.
  public init(_ size: Size3D) { vector = size.vector }

  public typealias AnimatableData = Vector3D
  public var animatableData: Vector3D {
    get { Vector3D(vector: vector) }
    set { vector = newValue.vector }
  }
}

extension Point3D {
  /// The distance to another point, in points; never negative.
  public func distance(to other: Point3D) -> Double { (vector - other.vector).length }

  /// Whether no coordinate differs by more than a tolerance, about 1.5e-8 by default.
  public func isApproximatelyEqual(
    to other: Point3D, tolerance: Double = Double.ulpOfOne.squareRoot()
  ) -> Bool { (vector - other.vector).magnitudes.max() <= tolerance }

  /// The nearest point in a box.
  public func clamped(to rect: Rect3D) -> Point3D {
    Point3D(vector: vector.clamped(lowerBound: rect.min.vector, upperBound: rect.max.vector))
  }
  /// Moves the point to the nearest one in a box.
  public mutating func clamp(to rect: Rect3D) { self = clamped(to: rect) }

  /// The point moved by a vector.
  public func translated(by offset: Vector3D) -> Point3D { self + offset }
  /// The point moved by a size.
  public func translated(by size: Size3D) -> Point3D { self + size }
  /// The point rotated around the origin.
  public func rotated(by rotation: Rotation3D) -> Point3D {
    Point3D(vector: rotation.applied(to: vector))
  }
  /// The point rotated around another point.
  public func rotated(by rotation: Rotation3D, around pivot: Point3D) -> Point3D {
    pivot + (self - pivot).rotated(by: rotation)
  }
  /// The shortest rotation around the origin from this point's direction to another's.
  public func rotation(to other: Point3D) -> Rotation3D {
    Vector3D(self).rotation(to: Vector3D(other))
  }
  /// The transformed point.
  public func applying(_ transform: AffineTransform3D) -> Point3D {
    Point3D(vector: transform.linear(vector) + transform.translation.vector)
  }
  /// The point that the transform maps to this one; this point itself if the transform has no inverse.
  public func unapplying(_ transform: AffineTransform3D) -> Point3D {
    transform.inverse.map(applying) ?? self
  }

  /// The point moved by a size.
  public static func + (lhs: Point3D, rhs: Size3D) -> Point3D {
    Point3D(vector: lhs.vector + rhs.vector)
  }
  /// The point moved by a size.
  public static func + (lhs: Size3D, rhs: Point3D) -> Point3D { rhs + lhs }
  /// The vector from `rhs` to `lhs`.
  public static func - (lhs: Point3D, rhs: Point3D) -> Vector3D {
    Vector3D(vector: lhs.vector - rhs.vector)
  }
  /// The point moved back by a size.
  public static func - (lhs: Point3D, rhs: Size3D) -> Point3D {
    Point3D(vector: lhs.vector - rhs.vector)
  }
  /// The point at a size's lengths minus a point's coordinates.
  public static func - (lhs: Size3D, rhs: Point3D) -> Point3D {
    Point3D(vector: lhs.vector - rhs.vector)
  }
  /// Moves the point by a vector.
  public static func += (lhs: inout Point3D, rhs: Vector3D) { lhs.vector += rhs.vector }
  /// Moves the point back by a vector.
  public static func -= (lhs: inout Point3D, rhs: Vector3D) { lhs.vector -= rhs.vector }
  /// Moves the point by a size.
  public static func += (lhs: inout Point3D, rhs: Size3D) { lhs.vector += rhs.vector }
  /// Moves the point back by a size.
  public static func -= (lhs: inout Point3D, rhs: Size3D) { lhs.vector -= rhs.vector }
  /// The transform of `rhs`.
  public static func * (lhs: AffineTransform3D, rhs: Point3D) -> Point3D { rhs.applying(lhs) }
}
