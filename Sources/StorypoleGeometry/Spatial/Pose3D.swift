// SPDX-License-Identifier: Apache-2.0
/// A position and a rotation: points are first rotated around the origin, then moved.
public struct Pose3D: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The position to which the origin moves.
  public var position: Point3D
  /// The rotation around the origin, before the move.
  public var rotation: Rotation3D

  /// Makes a pose; by default one that changes nothing.
  public init(position: Point3D = .zero, rotation: Rotation3D = .identity) {
    self.position = position
    self.rotation = rotation
  }

  /// The pose that changes nothing.
  public static let identity = Pose3D()

  /// Whether the pose changes nothing; tiny differences of the rotation don't count.
  public var isIdentity: Bool { position.isZero && rotation.isIdentity }

  /// The pose that undoes this one.
  public var inverse: Pose3D {
    let back = rotation.inverse
    return Pose3D(position: (-position).rotated(by: back), rotation: back)
  }

  /// The pose that applies `rhs` first, then `lhs`.
  public static func * (lhs: Pose3D, rhs: Pose3D) -> Pose3D {
    Pose3D(position: lhs * rhs.position, rotation: lhs.rotation * rhs.rotation)
  }

  public var description: String { "(position: \(position), rotation: \(rotation))" }
}

extension AffineTransform3D {
  /// Makes the transform that rotates and moves as a pose does.
  public init(pose: Pose3D) {
    self.init(rotation: pose.rotation, translation: Vector3D(pose.position))
  }
}

extension Point3D {
  /// The point rotated around the origin, then moved.
  public func applying(_ pose: Pose3D) -> Point3D {
    rotated(by: pose.rotation) + Vector3D(pose.position)
  }
  /// The point that the pose maps to this one.
  public func unapplying(_ pose: Pose3D) -> Point3D { applying(pose.inverse) }
  /// The point to which the pose maps `rhs`.
  public static func * (lhs: Pose3D, rhs: Point3D) -> Point3D { rhs.applying(lhs) }
}

/// A pose rotates directions without moving them.
extension Vector3D {
  /// The vector rotated by the pose; a direction isn't moved.
  public func applying(_ pose: Pose3D) -> Vector3D { rotated(by: pose.rotation) }
  /// The vector that the pose rotates to this one.
  public func unapplying(_ pose: Pose3D) -> Vector3D { rotated(by: pose.rotation.inverse) }
  /// The vector that the pose rotates `rhs` to.
  public static func * (lhs: Pose3D, rhs: Vector3D) -> Vector3D { rhs.applying(lhs) }
}

extension Size3D {
  /// The size as a vector rotated by the pose; lengths can become negative.
  public func applying(_ pose: Pose3D) -> Size3D { rotated(by: pose.rotation) }
  /// The size that the pose rotates to this one.
  public func unapplying(_ pose: Pose3D) -> Size3D { rotated(by: pose.rotation.inverse) }
  /// The size that the pose rotates `rhs` to.
  public static func * (lhs: Pose3D, rhs: Size3D) -> Size3D { rhs.applying(lhs) }
}

extension Rect3D {
  /// The smallest upright box around this one after a pose.
  public func applying(_ pose: Pose3D) -> Rect3D { applying(AffineTransform3D(pose: pose)) }
  /// The smallest upright box around this one after the inverse of a pose.
  public func unapplying(_ pose: Pose3D) -> Rect3D { applying(pose.inverse) }
  /// The smallest upright box around `rhs` after a pose.
  public static func * (lhs: Pose3D, rhs: Rect3D) -> Rect3D { rhs.applying(lhs) }
}
