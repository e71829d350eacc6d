// SPDX-License-Identifier: Apache-2.0
/// A 3×3 matrix for points with perspective: (x, y, 1) · M, divided by the third component.
@frozen public struct ProjectionTransform: Equatable, Sendable {
  /// The coefficient of x in the new x; 1 by default.
  public var m11: CGFloat = 1
  /// The coefficient of x in the new y; 0 by default.
  public var m12: CGFloat = 0
  /// The coefficient of x in the divisor; 0 without perspective.
  public var m13: CGFloat = 0
  /// The coefficient of y in the new x; 0 by default.
  public var m21: CGFloat = 0
  /// The coefficient of y in the new y; 1 by default.
  public var m22: CGFloat = 1
  /// The coefficient of y in the divisor; 0 without perspective.
  public var m23: CGFloat = 0
  /// The translation along x, in points; 0 by default.
  public var m31: CGFloat = 0
  /// The translation along y, in points; 0 by default.
  public var m32: CGFloat = 0
  /// The constant part of the divisor; 1 without perspective.
  public var m33: CGFloat = 1

  /// Makes a transform that changes nothing.
  public init() {}

  /// Makes a transform without perspective.
  public init(_ m: CGAffineTransform) {
    m11 = m.a
    m12 = m.b
    m21 = m.c
    m22 = m.d
    m31 = m.tx
    m32 = m.ty
  }

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the transform has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  private var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// Replaces the transform with its inverse; returns false, without a change, if it has none.
  public mutating func invert() -> Bool {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return false }
    var result = ProjectionTransform()
    result.m11 = (m22 * m33 - m23 * m32) / determinant
    result.m12 = (m13 * m32 - m12 * m33) / determinant
    result.m13 = (m12 * m23 - m13 * m22) / determinant
    result.m21 = (m23 * m31 - m21 * m33) / determinant
    result.m22 = (m11 * m33 - m13 * m31) / determinant
    result.m23 = (m13 * m21 - m11 * m23) / determinant
    result.m31 = (m21 * m32 - m22 * m31) / determinant
    result.m32 = (m12 * m31 - m11 * m32) / determinant
    result.m33 = (m11 * m22 - m12 * m21) / determinant
    self = result
    return true
  }

  /// The transform that undoes this one; this one itself if it has no inverse.
  public func inverted() -> ProjectionTransform {
    var result = self
    _ = result.invert()
    return result
  }

  /// The transform that applies this one, then the other.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return result
  }
}

extension CGPoint {
  /// The transformed point; infinite or NaN if the divisor is 0.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let w = m.m13 * x + m.m23 * y + m.m33
    return CGPoint(
      x: (m.m11 * x + m.m21 * y + m.m31) / w, y: (m.m12 * x + m.m22 * y + m.m32) / w)
  }
}
