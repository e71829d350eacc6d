// SPDX-License-Identifier: Apache-2.0
/// The direction from which a scene is seen; without perspective, so that parallel lines stay
/// parallel.
package struct Camera: Equatable, Sendable {
  /// The camera's angle to the right of the scene.
  package var yaw: Angle
  /// The camera's angle above the scene.
  package var pitch: Angle

  package init(yaw: Angle, pitch: Angle) {
    self.yaw = yaw
    self.pitch = pitch
  }

  package static let front = Camera(yaw: .zero, pitch: .zero)
  /// All three axes appear equally long: the camera is as far along each of them, arctan √½ up.
  package static let isometric = Camera(
    yaw: .degrees(45), pitch: .radians(atan(0.5.squareRoot())))

  /// Maps the scene to the picture: x and y are the picture's, z points to the viewer.
  var transform: AffineTransform3D {
    AffineTransform3D(rotation: Rotation3D(angle: Angle2D(-pitch), axis: .x))
      * AffineTransform3D(rotation: Rotation3D(angle: Angle2D(-yaw), axis: .y))
  }
}
