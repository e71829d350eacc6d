// SPDX-License-Identifier: Apache-2.0
import Foundation

public typealias simd_quatd = _Quaternion<Double>
public typealias simd_quatf = _Quaternion<Float>

/// Four numbers that say a turn in space: x, y and z of the imaginary part, then the real part.
public struct _Quaternion<Scalar: SIMDScalar & BinaryFloatingPoint>: Hashable, Sendable
where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {
  public var vector: SIMD4<Scalar>

  public init() { vector = .zero }
  public init(vector: SIMD4<Scalar>) { self.vector = vector }
  public init(_ xyzr: SIMD4<Scalar>) { vector = xyzr }
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }
  /// A turn by `angle` in radians about `axis`, which has to be of length 1.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Double(angle) / 2
    self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
  }

  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }
  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }

  public var length: Scalar { (vector * vector).sum().squareRoot() }
  public var normalized: Self { Self(vector: vector / length) }
  public var conjugate: Self { Self(real: real, imag: -imag) }
  public var inverse: Self { Self(vector: conjugate.vector / (vector * vector).sum()) }

  /// First `rhs`, then `lhs`.
  public static func * (lhs: Self, rhs: Self) -> Self {
    let (a, b) = (lhs.vector, rhs.vector)
    return Self(
      ix: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
      iy: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
      iz: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
      r: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z)
  }

  /// The vector, turned.
  public func act(_ v: SIMD3<Scalar>) -> SIMD3<Scalar> {
    (self * Self(real: 0, imag: v) * inverse).imag
  }
}

extension Rotation3D {
  /// A quaternion of any length; of length 0 no turn.
  public init(_ quaternion: simd_quatd) { self.init(vector: quaternion.vector) }
  public init(_ quaternion: simd_quatf) { self.init(vector: SIMD4(quaternion.vector)) }
  public init(quaternion: simd_quatd) { self.init(quaternion) }
  public init(quaternion: simd_quatf) { self.init(quaternion) }

  public var quaternion: simd_quatd {
    get { simd_quatd(vector: vector) }
    set { self = Rotation3D(newValue) }
  }

  /// First this turn, then `quaternion`'s.
  public func rotated(by quaternion: simd_quatd) -> Rotation3D {
    rotated(by: Rotation3D(quaternion))
  }
}

extension Point3D {
  public func rotated(by quaternion: simd_quatd) -> Point3D { rotated(by: Rotation3D(quaternion)) }
  public func rotated(by quaternion: simd_quatd, around pivot: Point3D) -> Point3D {
    rotated(by: Rotation3D(quaternion), around: pivot)
  }
}

extension Vector3D {
  public func rotated(by quaternion: simd_quatd) -> Vector3D {
    rotated(by: Rotation3D(quaternion))
  }
}

extension Size3D {
  public func rotated(by quaternion: simd_quatd) -> Size3D { rotated(by: Rotation3D(quaternion)) }
}

extension Rect3D {
  public func rotated(by quaternion: simd_quatd) -> Rect3D { rotated(by: Rotation3D(quaternion)) }
  public func rotated(by quaternion: simd_quatd, around pivot: Point3D) -> Rect3D {
    rotated(by: Rotation3D(quaternion), around: pivot)
  }
}
