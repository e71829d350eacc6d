// SPDX-License-Identifier: Apache-2.0
/// A place and a turn: first turned around the origin, then moved to the place.
public struct Pose3D: Codable, Hashable, Sendable, CustomStringConvertible {
  public var position: Point3D
  public var rotation: Rotation3D

  public init(position: Point3D = .zero, rotation: Rotation3D = .identity) {
    self.position = position
    self.rotation = rotation
  }

  public static let identity = Pose3D()

  public var isIdentity: Bool { position.isZero && rotation.isIdentity }

  public var inverse: Pose3D {
    let back = rotation.inverse
    return Pose3D(position: (-position).rotated(by: back), rotation: back)
  }

  /// First `rhs`, then `lhs`.
  public static func * (lhs: Pose3D, rhs: Pose3D) -> Pose3D {
    Pose3D(position: lhs * rhs.position, rotation: lhs.rotation * rhs.rotation)
  }

  public var description: String { "(position: \(position), rotation: \(rotation))" }
}

extension AffineTransform3D {
  public init(pose: Pose3D) {
    self.init(rotation: pose.rotation, translation: Vector3D(pose.position))
  }
}

extension Point3D {
  public func applying(_ pose: Pose3D) -> Point3D {
    rotated(by: pose.rotation) + Vector3D(pose.position)
  }
  public func unapplying(_ pose: Pose3D) -> Point3D { applying(pose.inverse) }
  public static func * (lhs: Pose3D, rhs: Point3D) -> Point3D { rhs.applying(lhs) }
}

/// A direction is turned, not moved.
extension Vector3D {
  public func applying(_ pose: Pose3D) -> Vector3D { rotated(by: pose.rotation) }
  public func unapplying(_ pose: Pose3D) -> Vector3D { rotated(by: pose.rotation.inverse) }
  public static func * (lhs: Pose3D, rhs: Vector3D) -> Vector3D { rhs.applying(lhs) }
}

extension Size3D {
  public func applying(_ pose: Pose3D) -> Size3D { rotated(by: pose.rotation) }
  public func unapplying(_ pose: Pose3D) -> Size3D { rotated(by: pose.rotation.inverse) }
  public static func * (lhs: Pose3D, rhs: Size3D) -> Size3D { rhs.applying(lhs) }
}

extension Rect3D {
  /// The smallest upright box around this one after a pose.
  public func applying(_ pose: Pose3D) -> Rect3D { applying(AffineTransform3D(pose: pose)) }
  public func unapplying(_ pose: Pose3D) -> Rect3D { applying(pose.inverse) }
  public static func * (lhs: Pose3D, rhs: Rect3D) -> Rect3D { rhs.applying(lhs) }
}
