// SPDX-License-Identifier: Apache-2.0
/// A way in space: how far along x (to the right), y (down) and z (to the front), in points.
public struct Vector3D: _Coordinates3D, _Lengths3D, AdditiveArithmetic {
  public var vector: SIMD3<Double>

  public init(vector: SIMD3<Double>) { self.vector = vector }
  public init(_ point: Point3D) { vector = point.vector }
  public init(_ size: Size3D) { vector = size.vector }
  public init(_ axis: RotationAxis3D) { vector = axis.vector }

  public static let right = Vector3D(vector: SIMD3(1, 0, 0))
  public static let up = Vector3D(vector: SIMD3(0, 1, 0))
  public static let forward = Vector3D(vector: SIMD3(0, 0, 1))
}

extension Vector3D {
  public var length: Double { vector.length }
  public var lengthSquared: Double { magnitudeSquared }

  /// The vector of length 1 in the same direction; zero stays zero.
  public var normalized: Vector3D { isZero ? self : self / length }
  public mutating func normalize() { self = normalized }

  public func dot(_ other: Vector3D) -> Double { vector.dot(other.vector) }
  public func cross(_ other: Vector3D) -> Vector3D { Vector3D(vector: vector.cross(other.vector)) }

  /// The part of this vector along `other`.
  public func projected(_ other: Vector3D) -> Vector3D {
    other * (dot(other) / other.lengthSquared)
  }

  /// The vector mirrored at the plane that `normal`, of length 1, is upright on.
  public func reflected(_ normal: Vector3D) -> Vector3D { self - normal * (2 * dot(normal)) }

  public func scaled(by size: Size3D) -> Vector3D { Vector3D(vector: vector * size.vector) }
  public func scaledBy(x: Double = 1, y: Double = 1, z: Double = 1) -> Vector3D {
    Vector3D(vector: vector * SIMD3(x, y, z))
  }
  public func uniformlyScaled(by scale: Double) -> Vector3D { self * scale }
  public func rotated(by rotation: Rotation3D) -> Vector3D {
    Vector3D(vector: rotation.applied(to: vector))
  }
  /// A direction is turned and scaled by a transform, not moved.
  public func applying(_ transform: AffineTransform3D) -> Vector3D {
    Vector3D(vector: transform.linear(vector))
  }
  public func unapplying(_ transform: AffineTransform3D) -> Vector3D {
    transform.inverse.map(applying) ?? self
  }

  /// The shortest turn from this direction to another.
  public func rotation(to other: Vector3D) -> Rotation3D {
    let (a, b) = (normalized.vector, other.normalized.vector)
    let cosine = a.dot(b)
    if cosine < -1 + 1e-12 {
      // Half a turn, about any axis upright on both.
      let side = a.cross(abs(a.x) < 0.9 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0))
      return Rotation3D(angle: .degrees(180), axis: RotationAxis3D(vector: side))
    }
    return Rotation3D(vector: SIMD4(a.cross(b), 1 + cosine))
  }

  public static func + (lhs: Vector3D, rhs: Vector3D) -> Vector3D {
    Vector3D(vector: lhs.vector + rhs.vector)
  }
  public static func - (lhs: Vector3D, rhs: Vector3D) -> Vector3D {
    Vector3D(vector: lhs.vector - rhs.vector)
  }
  public static func += (lhs: inout Vector3D, rhs: Vector3D) { lhs.vector += rhs.vector }
  public static func -= (lhs: inout Vector3D, rhs: Vector3D) { lhs.vector -= rhs.vector }
  public static func + (lhs: Point3D, rhs: Vector3D) -> Point3D {
    Point3D(vector: lhs.vector + rhs.vector)
  }
  public static func + (lhs: Vector3D, rhs: Point3D) -> Point3D { rhs + lhs }
  public static func - (lhs: Point3D, rhs: Vector3D) -> Point3D {
    Point3D(vector: lhs.vector - rhs.vector)
  }
  public static func + (lhs: Size3D, rhs: Vector3D) -> Size3D {
    Size3D(vector: lhs.vector + rhs.vector)
  }
  public static func + (lhs: Vector3D, rhs: Size3D) -> Size3D { rhs + lhs }
  public static func - (lhs: Size3D, rhs: Vector3D) -> Size3D {
    Size3D(vector: lhs.vector - rhs.vector)
  }
  public static func - (lhs: Vector3D, rhs: Point3D) -> Point3D {
    Point3D(vector: lhs.vector - rhs.vector)
  }
  public static func - (lhs: Vector3D, rhs: Size3D) -> Size3D {
    Size3D(vector: lhs.vector - rhs.vector)
  }
  public static func * (lhs: AffineTransform3D, rhs: Vector3D) -> Vector3D { rhs.applying(lhs) }
}

extension Vector3D: VectorArithmetic, Animatable {
  public typealias AnimatableData = Vector3D
}
