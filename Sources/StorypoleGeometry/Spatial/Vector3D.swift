// SPDX-License-Identifier: Apache-2.0
/// A distance with a direction in space: x to the right, y down and z to the front, in points.
public struct Vector3D: _Coordinates3D, _Lengths3D, AdditiveArithmetic {
  /// The components x, y and z, in points.
  public var vector: SIMD3<Double>

  /// Makes a vector from its components.
  public init(vector: SIMD3<Double>) { self.vector = vector }
  /// Makes the vector from the origin to a point.
  public init(_ point: Point3D) { vector = point.vector }
  /// Makes a vector from a size's width, height and depth.
  public init(_ size: Size3D) { vector = size.vector }
  /// Makes the vector of a rotation axis.
  public init(_ axis: RotationAxis3D) { vector = axis.vector }

  /// The vector (1, 0, 0).
  public static let right = Vector3D(vector: SIMD3(1, 0, 0))
  /// The vector (0, 1, 0), which points down where y does, as in views.
  public static let up = Vector3D(vector: SIMD3(0, 1, 0))
  /// The vector (0, 0, 1), toward the front.
  public static let forward = Vector3D(vector: SIMD3(0, 0, 1))
}

extension Vector3D {
  /// The length in points.
  public var length: Double { vector.length }
  /// The square of the length.
  public var lengthSquared: Double { magnitudeSquared }

  /// The vector of length 1 in the same direction; zero stays zero.
  public var normalized: Vector3D { isZero ? self : self / length }
  /// Changes the length to 1; zero stays zero.
  public mutating func normalize() { self = normalized }

  /// The sum of the products of both vectors' components: the product of their lengths and the cosine of the
  /// angle between them.
  public func dot(_ other: Vector3D) -> Double { vector.dot(other.vector) }
  /// The vector perpendicular to both, with the area between them as its length.
  public func cross(_ other: Vector3D) -> Vector3D { Vector3D(vector: vector.cross(other.vector)) }

  /// The part of this vector in the direction of `other`; NaN if that is zero.
  public func projected(_ other: Vector3D) -> Vector3D {
    other * (dot(other) / other.lengthSquared)
  }

  /// The vector mirrored at the plane perpendicular to `normal`, which has length 1.
  public func reflected(_ normal: Vector3D) -> Vector3D { self - normal * (2 * dot(normal)) }

  /// The vector with its components multiplied by the lengths of a scale.
  public func scaled(by size: Size3D) -> Vector3D { Vector3D(vector: vector * size.vector) }
  /// The vector with its components multiplied by factors.
  public func scaledBy(x: Double = 1, y: Double = 1, z: Double = 1) -> Vector3D {
    Vector3D(vector: vector * SIMD3(x, y, z))
  }
  /// The vector with all components multiplied by a factor.
  public func uniformlyScaled(by scale: Double) -> Vector3D { self * scale }
  /// The rotated vector.
  public func rotated(by rotation: Rotation3D) -> Vector3D {
    Vector3D(vector: rotation.applied(to: vector))
  }
  /// The transformed vector, without the translation.
  public func applying(_ transform: AffineTransform3D) -> Vector3D {
    Vector3D(vector: transform.linear(vector))
  }
  /// The vector that the transform maps to this one; this vector itself if the transform has no inverse.
  public func unapplying(_ transform: AffineTransform3D) -> Vector3D {
    transform.inverse.map(applying) ?? self
  }

  /// The shortest rotation from this direction to another; none if either is zero.
  public func rotation(to other: Vector3D) -> Rotation3D {
    let (a, b) = (normalized.vector, other.normalized.vector)
    let cosine = a.dot(b)
    if cosine < -1 + 1e-12 {
      // Half a turn around any axis perpendicular to both.
      let side = a.cross(abs(a.x) < 0.9 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0))
      return Rotation3D(angle: .degrees(180), axis: RotationAxis3D(vector: side))
    }
    return Rotation3D(vector: SIMD4(a.cross(b), 1 + cosine))
  }

  /// The sum of both vectors.
  public static func + (lhs: Vector3D, rhs: Vector3D) -> Vector3D {
    Vector3D(vector: lhs.vector + rhs.vector)
  }
  /// The difference of both vectors.
  public static func - (lhs: Vector3D, rhs: Vector3D) -> Vector3D {
    Vector3D(vector: lhs.vector - rhs.vector)
  }
  /// Adds a vector.
  public static func += (lhs: inout Vector3D, rhs: Vector3D) { lhs.vector += rhs.vector }
  /// Subtracts a vector.
  public static func -= (lhs: inout Vector3D, rhs: Vector3D) { lhs.vector -= rhs.vector }
  /// The point moved by a vector.
  public static func + (lhs: Point3D, rhs: Vector3D) -> Point3D {
    Point3D(vector: lhs.vector + rhs.vector)
  }
  /// The point moved by a vector.
  public static func + (lhs: Vector3D, rhs: Point3D) -> Point3D { rhs + lhs }
  /// The point moved back by a vector.
  public static func - (lhs: Point3D, rhs: Vector3D) -> Point3D {
    Point3D(vector: lhs.vector - rhs.vector)
  }
  /// The sum of a size's lengths and a vector's components.
  public static func + (lhs: Size3D, rhs: Vector3D) -> Size3D {
    Size3D(vector: lhs.vector + rhs.vector)
  }
  /// The sum of a vector's components and a size's lengths.
  public static func + (lhs: Vector3D, rhs: Size3D) -> Size3D { rhs + lhs }
  /// The difference of a size's lengths and a vector's components.
  public static func - (lhs: Size3D, rhs: Vector3D) -> Size3D {
    Size3D(vector: lhs.vector - rhs.vector)
  }
  /// The point at a vector's components minus a point's coordinates.
  public static func - (lhs: Vector3D, rhs: Point3D) -> Point3D {
    Point3D(vector: lhs.vector - rhs.vector)
  }
  /// The point at a vector's components minus a size's lengths.
  public static func - (lhs: Vector3D, rhs: Size3D) -> Size3D {
    Size3D(vector: lhs.vector - rhs.vector)
  }
  /// The vector to which the transform maps `rhs`, without the translation.
  public static func * (lhs: AffineTransform3D, rhs: Vector3D) -> Vector3D { rhs.applying(lhs) }
}

extension Vector3D: VectorArithmetic, Animatable {
  public typealias AnimatableData = Vector3D
}
