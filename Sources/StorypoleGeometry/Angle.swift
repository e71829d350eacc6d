// SPDX-License-Identifier: Apache-2.0
/// A geometric angle whose value you access in either radians or degrees.
@frozen public struct Angle: Hashable, Comparable, Animatable, Sendable {
  public var radians: Double

  public var degrees: Double {
    @inlinable get { radians * (180 / .pi) }
    @inlinable set { radians = newValue * (.pi / 180) }
  }

  @inlinable public init() { radians = 0 }

  @inlinable public init(radians: Double) { self.radians = radians }

  @inlinable public init(degrees: Double) { radians = degrees * (.pi / 180) }

  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

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
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
  public static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
  public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}
