// SPDX-License-Identifier: Apache-2.0
// QuartzCore's matrix for effects in depth, which SwiftUI files use.

/// A 4×4 matrix for points: (x, y, z, 1) · M, divided by the fourth component.
public struct CATransform3D: Sendable {
  /// The first row of the matrix.
  public var m11, m12, m13, m14: CGFloat
  /// The second row of the matrix.
  public var m21, m22, m23, m24: CGFloat
  /// The third row of the matrix.
  public var m31, m32, m33, m34: CGFloat
  /// The fourth row of the matrix: the translation in points, and the divisor.
  public var m41, m42, m43, m44: CGFloat

  /// All zero, as in QuartzCore; see `CATransform3DIdentity`.
  public init() {
    self.init(rows: .init(), .init(), .init(), .init())
  }

  /// Makes a matrix from its elements; the first digit is the row, the second the column.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.init(
      rows: SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
      SIMD4(m41, m42, m43, m44))
  }

  fileprivate init(
    rows r1: SIMD4<Double>, _ r2: SIMD4<Double>, _ r3: SIMD4<Double>, _ r4: SIMD4<Double>
  ) {
    (m11, m12, m13, m14) = (r1.x, r1.y, r1.z, r1.w)
    (m21, m22, m23, m24) = (r2.x, r2.y, r2.z, r2.w)
    (m31, m32, m33, m34) = (r3.x, r3.y, r3.z, r3.w)
    (m41, m42, m43, m44) = (r4.x, r4.y, r4.z, r4.w)
  }

  fileprivate var rows: [SIMD4<Double>] {
    [
      SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
      SIMD4(m41, m42, m43, m44),
    ]
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D(
  rows: SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))

/// Whether a transform is exactly the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

/// Whether two transforms have equal elements.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a.rows == b.rows
}

/// A translation in points along x, y and z.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  var t = CATransform3DIdentity
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}

/// A scale by a factor for each axis.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m22, t.m33) = (sx, sy, sz)
  return t
}

/// A rotation by an angle in radians around an axis of any length; the identity for an axis of length 0.
///
/// With y pointing down, a positive angle around the z axis turns clockwise.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (sin(angle), cos(angle))
  let k = 1 - c
  return CATransform3D(
    rows: SIMD4(c + x * x * k, x * y * k + z * s, x * z * k - y * s, 0),
    SIMD4(x * y * k - z * s, c + y * y * k, y * z * k + x * s, 0),
    SIMD4(x * z * k + y * s, y * z * k - x * s, c + z * z * k, 0), SIMD4(0, 0, 0, 1))
}

/// The flat transform as a 3D transform; z stays unchanged.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(
    rows: SIMD4(m.a, m.b, 0, 0), SIMD4(m.c, m.d, 0, 0), SIMD4(0, 0, 1, 0),
    SIMD4(m.tx, m.ty, 0, 1))
}

/// The transform that applies the first, then the second.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let columns = b.rows
  let rows = a.rows.map { row in
    (0..<4).reduce(SIMD4<Double>()) { $0 + columns[$1] * row[$1] }
  }
  return CATransform3D(rows: rows[0], rows[1], rows[2], rows[3])
}

/// The transform that translates by points, then applies `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// The transform that scales, then applies `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat)
  -> CATransform3D
{ CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// The transform that rotates by an angle in radians, then applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

extension ProjectionTransform {
  /// The matrix's effect on points of the plane z = 0; the resulting z is ignored.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
}
