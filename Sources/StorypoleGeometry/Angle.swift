// SPDX-License-Identifier: Apache-2.0
/// A geometric angle whose value you access in either radians or degrees.
@frozen public struct Angle: Hashable, Comparable, Animatable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    @inlinable get { radians * (180 / .pi) }
    @inlinable set { radians = newValue * (.pi / 180) }
  }

  /// Makes an angle of 0.
  @inlinable public init() { radians = 0 }

  /// Makes an angle from radians; a full turn is 2π.
  @inlinable public init(radians: Double) { self.radians = radians }

  /// Makes an angle from degrees; a full turn is 360.
  @inlinable public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// An angle of the given radians.
  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle of the given degrees.
  @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// The angle 0.
  @inlinable public static var zero: Angle { Angle() }

  @inlinable public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

  public typealias AnimatableData = Double

  public var animatableData: Double {
    get { radians * animationScale }
    set { radians = newValue / animationScale }
  }
}

// Arithmetic that SwiftUI declares beside the type.
extension Angle {
  /// The sum of two angles, which may be more than a full turn.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }
  /// The difference of two angles.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }
  /// The angle multiplied by a number.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
  /// The angle multiplied by a number.
  public static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }
  /// The angle divided by a number.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
  /// Adds an angle to this one.
  public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }
  /// Subtracts an angle from this one.
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }
  /// The same angle in the opposite direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}
