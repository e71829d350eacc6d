// SPDX-License-Identifier: Apache-2.0
/// A place in space: x to the right, y down, z to the front, in points.
public struct Point3D: _Coordinates3D, _Lengths3D, Animatable {
  public var vector: SIMD3<Double>

  public init(vector: SIMD3<Double>) { self.vector = vector }
  public init(_ xyz: Vector3D) { vector = xyz.vector }
  public init(_ size: Size3D) { vector = size.vector }

  public typealias AnimatableData = Vector3D
  public var animatableData: Vector3D {
    get { Vector3D(vector: vector) }
    set { vector = newValue.vector }
  }
}

extension Point3D {
  public func distance(to other: Point3D) -> Double { (vector - other.vector).length }

  public func isApproximatelyEqual(
    to other: Point3D, tolerance: Double = Double.ulpOfOne.squareRoot()
  ) -> Bool { (vector - other.vector).magnitudes.max() <= tolerance }

  public func clamped(to rect: Rect3D) -> Point3D {
    Point3D(vector: vector.clamped(lowerBound: rect.min.vector, upperBound: rect.max.vector))
  }
  public mutating func clamp(to rect: Rect3D) { self = clamped(to: rect) }

  public func translated(by offset: Vector3D) -> Point3D { self + offset }
  public func translated(by size: Size3D) -> Point3D { self + size }
  /// Turned around the origin.
  public func rotated(by rotation: Rotation3D) -> Point3D {
    Point3D(vector: rotation.applied(to: vector))
  }
  public func rotated(by rotation: Rotation3D, around pivot: Point3D) -> Point3D {
    pivot + (self - pivot).rotated(by: rotation)
  }
  /// The shortest turn around the origin that brings this point into the direction of another.
  public func rotation(to other: Point3D) -> Rotation3D {
    Vector3D(self).rotation(to: Vector3D(other))
  }
  public func applying(_ transform: AffineTransform3D) -> Point3D {
    Point3D(vector: transform.linear(vector) + transform.translation.vector)
  }
  public func unapplying(_ transform: AffineTransform3D) -> Point3D {
    transform.inverse.map(applying) ?? self
  }

  public static func + (lhs: Point3D, rhs: Size3D) -> Point3D {
    Point3D(vector: lhs.vector + rhs.vector)
  }
  public static func + (lhs: Size3D, rhs: Point3D) -> Point3D { rhs + lhs }
  public static func - (lhs: Point3D, rhs: Point3D) -> Vector3D {
    Vector3D(vector: lhs.vector - rhs.vector)
  }
  public static func - (lhs: Point3D, rhs: Size3D) -> Point3D {
    Point3D(vector: lhs.vector - rhs.vector)
  }
  public static func - (lhs: Size3D, rhs: Point3D) -> Point3D {
    Point3D(vector: lhs.vector - rhs.vector)
  }
  public static func += (lhs: inout Point3D, rhs: Vector3D) { lhs.vector += rhs.vector }
  public static func -= (lhs: inout Point3D, rhs: Vector3D) { lhs.vector -= rhs.vector }
  public static func += (lhs: inout Point3D, rhs: Size3D) { lhs.vector += rhs.vector }
  public static func -= (lhs: inout Point3D, rhs: Size3D) { lhs.vector -= rhs.vector }
  public static func * (lhs: AffineTransform3D, rhs: Point3D) -> Point3D { rhs.applying(lhs) }
}
