// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Three successive rotations around fixed axes.
public struct EulerAngles: Codable, Hashable, Sendable {
  /// The order of the rotations around x, y and z. The axes don't move (documented).
  public enum Order: Codable, Hashable, Sendable {
    /// First around x, then y, then z.
    case xyz
    /// First around z, then x, then y.
    case zxy

    /// The order x, y, z.
    public static let pitchYawRoll = Order.xyz
  }

  /// The angles around x, y and z, in radians.
  public var angles: SIMD3<Double>
  /// The order of the rotations.
  public var order: Order

  /// Makes angles of 0 in the order x, y, z.
  public init() { self.init(angles: SIMD3<Double>.zero, order: .xyz) }
  /// Makes angles in radians around x, y and z.
  public init(angles: SIMD3<Double>, order: Order) {
    self.angles = angles
    self.order = order
  }
  /// Makes angles in radians around x, y and z.
  public init(angles: SIMD3<Float>, order: Order) {
    self.init(angles: SIMD3<Double>(angles), order: order)
  }
  /// Makes angles around each axis.
  public init(x: Angle2D, y: Angle2D, z: Angle2D, order: Order) {
    self.init(angles: SIMD3(x.radians, y.radians, z.radians), order: order)
  }
}

extension Rotation3D {
  /// Makes a rotation from three successive ones.
  public init(eulerAngles: EulerAngles) {
    func turn(_ radians: Double, _ axis: RotationAxis3D) -> Rotation3D {
      Rotation3D(angle: Angle2D(radians: radians), axis: axis)
    }
    let angles = eulerAngles.angles
    let (x, y, z) = (turn(angles.x, .x), turn(angles.y, .y), turn(angles.z, .z))
    switch eulerAngles.order {
    case .xyz: self = z * y * x
    case .zxy: self = y * x * z
    }
  }

  /// The three rotations that compose this one. If two axes coincide, only the sum of their angles is known:
  /// all of it is in the first.
  public func eulerAngles(order: EulerAngles.Order) -> EulerAngles {
    let (a, b, c) = columns
    func arcsine(_ sine: Double) -> Double { asin(min(max(sine, -1), 1)) }
    let angles: SIMD3<Double>
    switch order {
    // The product of the three matrices has some elements with few factors.
    case .xyz where abs(a.z) < 1 - 1e-12:
      angles = SIMD3(atan2(b.z, c.z), arcsine(-a.z), atan2(a.y, a.x))
    case .xyz: angles = SIMD3(atan2(-c.y, b.y), arcsine(-a.z), 0)
    case .zxy where abs(c.y) < 1 - 1e-12:
      angles = SIMD3(arcsine(-c.y), atan2(c.x, c.z), atan2(a.y, b.y))
    case .zxy: angles = SIMD3(arcsine(-c.y), 0, atan2(-b.x, a.x))
    }
    return EulerAngles(angles: angles, order: order)
  }
}
