// SPDX-License-Identifier: Apache-2.0
/// From where a scene is seen; without perspective, so that what is parallel stays so.
package struct Camera: Equatable, Sendable {
  /// How far to the right of the scene the camera stands.
  package var yaw: Angle
  /// How far above it.
  package var pitch: Angle

  package init(yaw: Angle, pitch: Angle) {
    self.yaw = yaw
    self.pitch = pitch
  }

  package static let front = Camera(yaw: .zero, pitch: .zero)
  /// All three axes come out equally long: the camera is as far along each of them, arctan √½ up.
  package static let isometric = Camera(
    yaw: .degrees(45), pitch: .radians(atan(0.5.squareRoot())))

  /// Maps the scene to the picture: x and y are the picture's, z points to the viewer.
  var transform: AffineTransform3D {
    AffineTransform3D(rotation: Rotation3D(angle: Angle2D(-pitch), axis: .x))
      * AffineTransform3D(rotation: Rotation3D(angle: Angle2D(-yaw), axis: .y))
  }
}
