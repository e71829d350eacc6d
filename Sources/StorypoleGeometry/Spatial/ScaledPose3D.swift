// SPDX-License-Identifier: Apache-2.0
/// A position, a rotation and a uniform scale: points are scaled and rotated around the origin, then moved.
public struct ScaledPose3D: Codable, Hashable, Sendable {
  /// The position to which the origin moves.
  public var position: Point3D
  /// The rotation around the origin, before the move.
  public var rotation: Rotation3D
  /// The factor of all lengths, before the move.
  public var scale: Double

  /// Makes a pose; by default one that changes nothing.
  public init(position: Point3D = .zero, rotation: Rotation3D = .identity, scale: Double = 1) {
    self.position = position
    self.rotation = rotation
    self.scale = scale
  }

  /// The pose that changes nothing.
  public static let identity = ScaledPose3D()

  /// The pose that undoes this one; infinite lengths with a scale of 0.
  public var inverse: ScaledPose3D {
    let back = rotation.inverse
    return ScaledPose3D(
      position: Point3D(Vector3D(-position).rotated(by: back) * (1 / scale)), rotation: back,
      scale: 1 / scale)
  }
}

extension AffineTransform3D {
  /// Makes the transform that scales, rotates and moves as a pose does.
  public init(scaledPose: ScaledPose3D) {
    let scale = scaledPose.scale
    self.init(
      scale: Size3D(width: scale, height: scale, depth: scale), rotation: scaledPose.rotation,
      translation: Vector3D(scaledPose.position))
  }
}

extension Point3D {
  /// The point scaled and rotated around the origin, then moved.
  public func applying(_ scaledPose: ScaledPose3D) -> Point3D {
    applying(AffineTransform3D(scaledPose: scaledPose))
  }
  /// The point that the pose maps to this one; this point itself with a scale of 0.
  public func unapplying(_ scaledPose: ScaledPose3D) -> Point3D {
    unapplying(AffineTransform3D(scaledPose: scaledPose))
  }
}

/// A pose scales and rotates directions without moving them.
extension Vector3D {
  /// The vector scaled and rotated by the pose.
  public func applying(_ scaledPose: ScaledPose3D) -> Vector3D {
    applying(AffineTransform3D(scaledPose: scaledPose))
  }
  /// The vector that the pose maps to this one; this vector itself with a scale of 0.
  public func unapplying(_ scaledPose: ScaledPose3D) -> Vector3D {
    unapplying(AffineTransform3D(scaledPose: scaledPose))
  }
}

extension Size3D {
  /// The size as a vector scaled and rotated by the pose; lengths can become negative.
  public func applying(_ scaledPose: ScaledPose3D) -> Size3D {
    applying(AffineTransform3D(scaledPose: scaledPose))
  }
  /// The size that the pose maps to this one; this size itself with a scale of 0.
  public func unapplying(_ scaledPose: ScaledPose3D) -> Size3D {
    unapplying(AffineTransform3D(scaledPose: scaledPose))
  }
}

extension Rect3D {
  /// The smallest upright box around this one after a pose.
  public func applying(_ scaledPose: ScaledPose3D) -> Rect3D {
    applying(AffineTransform3D(scaledPose: scaledPose))
  }
  /// The smallest upright box around this one after the inverse of a pose.
  public func unapplying(_ scaledPose: ScaledPose3D) -> Rect3D {
    unapplying(AffineTransform3D(scaledPose: scaledPose))
  }
}
