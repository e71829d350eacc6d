// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A quaternion of doubles.
public typealias simd_quatd = _Quaternion<Double>
/// A quaternion of floats.
public typealias simd_quatf = _Quaternion<Float>

/// A quaternion, which describes a rotation in space: x, y and z of the imaginary part, then the real part.
public struct _Quaternion<Scalar: SIMDScalar & BinaryFloatingPoint>: Hashable, Sendable
where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {
  /// The imaginary part in x, y and z, the real part in w.
  public var vector: SIMD4<Scalar>

  /// Makes the quaternion 0, which describes no rotation.
  public init() { vector = .zero }
  /// Makes a quaternion from its imaginary part in x, y and z, and its real part in w.
  public init(vector: SIMD4<Scalar>) { self.vector = vector }
  /// Makes a quaternion from its imaginary part in x, y and z, and its real part in w.
  public init(_ xyzr: SIMD4<Scalar>) { vector = xyzr }
  /// Makes a quaternion from its components.
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
  /// Makes a quaternion from its real and its imaginary part.
  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }
  /// Makes a rotation by an angle in radians around an axis, which must have length 1.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Double(angle) / 2
    self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
  }

  /// The real part.
  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }
  /// The imaginary part.
  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }

  /// The length of the quaternion; 1 for a rotation.
  public var length: Scalar { (vector * vector).sum().squareRoot() }
  /// The quaternion of length 1 in the same direction; NaN for the quaternion 0.
  public var normalized: Self { Self(vector: vector / length) }
  /// The quaternion with the opposite imaginary part.
  public var conjugate: Self { Self(real: real, imag: -imag) }
  /// The quaternion that undoes this one; NaN for the quaternion 0.
  public var inverse: Self { Self(vector: conjugate.vector / (vector * vector).sum()) }

  /// The quaternion that rotates by `rhs` first, then by `lhs`.
  public static func * (lhs: Self, rhs: Self) -> Self {
    let (a, b) = (lhs.vector, rhs.vector)
    return Self(
      ix: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
      iy: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
      iz: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
      r: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z)
  }

  /// The vector rotated by the quaternion.
  public func act(_ v: SIMD3<Scalar>) -> SIMD3<Scalar> {
    (self * Self(real: 0, imag: v) * inverse).imag
  }
}

extension Rotation3D {
  /// Makes a rotation from a quaternion of any length; one of length 0 rotates nothing.
  public init(_ quaternion: simd_quatd) { self.init(vector: quaternion.vector) }
  /// Makes a rotation from a quaternion of any length; one of length 0 rotates nothing.
  public init(_ quaternion: simd_quatf) { self.init(vector: SIMD4(quaternion.vector)) }
  /// Makes a rotation from a quaternion of any length; one of length 0 rotates nothing.
  public init(quaternion: simd_quatd) { self.init(quaternion) }
  /// Makes a rotation from a quaternion of any length; one of length 0 rotates nothing.
  public init(quaternion: simd_quatf) { self.init(quaternion) }

  /// The rotation as a quaternion of length 1; a new value may have any length.
  public var quaternion: simd_quatd {
    get { simd_quatd(vector: vector) }
    set { self = Rotation3D(newValue) }
  }

  /// The rotation that applies this one first, then the quaternion's.
  public func rotated(by quaternion: simd_quatd) -> Rotation3D {
    rotated(by: Rotation3D(quaternion))
  }
}

extension Point3D {
  /// The point rotated around the origin.
  public func rotated(by quaternion: simd_quatd) -> Point3D { rotated(by: Rotation3D(quaternion)) }
  /// The point rotated around another point.
  public func rotated(by quaternion: simd_quatd, around pivot: Point3D) -> Point3D {
    rotated(by: Rotation3D(quaternion), around: pivot)
  }
}

extension Vector3D {
  /// The vector rotated by a quaternion.
  public func rotated(by quaternion: simd_quatd) -> Vector3D {
    rotated(by: Rotation3D(quaternion))
  }
}

extension Size3D {
  /// The size as a vector rotated by a quaternion; lengths can become negative.
  public func rotated(by quaternion: simd_quatd) -> Size3D { rotated(by: Rotation3D(quaternion)) }
}

extension Rect3D {
  /// The smallest upright box around this one after a rotation around the origin.
  public func rotated(by quaternion: simd_quatd) -> Rect3D { rotated(by: Rotation3D(quaternion)) }
  /// The smallest upright box around this one after a rotation around a point.
  public func rotated(by quaternion: simd_quatd, around pivot: Point3D) -> Rect3D {
    rotated(by: Rotation3D(quaternion), around: pivot)
  }
}
