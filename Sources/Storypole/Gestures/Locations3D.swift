// SPDX-License-Identifier: Apache-2.0
// Positions in space: pointers move in the plane of the window, whose z is 0, and have no pose.

extension DragGesture.Value {
  /// The pointer in points, in the gesture's coordinate space; its z is 0.
  public var location3D: Point3D { Point3D(location) }
  /// The pointer when it went down; its z is 0.
  public var startLocation3D: Point3D { Point3D(startLocation) }
  /// The distance from the start in points; its z is 0.
  public var translation3D: Vector3D { Vector3D(translation) }
  /// The point at which the movement would end if it slowed down now; its z is 0.
  public var predictedEndLocation3D: Point3D { Point3D(predictedEndLocation) }
  /// The distance from the start at which the movement would end if it slowed down now; its z is 0.
  public var predictedEndTranslation3D: Vector3D { Vector3D(predictedEndTranslation) }
  /// nil: a pointer has no pose.
  public var inputDevicePose3D: Pose3D? { nil }
  /// nil: a pointer has no pose.
  public var startInputDevicePose3D: Pose3D? { nil }
}

extension SpatialTapGesture.Value {
  /// The position of the last tap in points, in the gesture's coordinate space; its z is 0.
  public var location3D: Point3D { Point3D(location) }
}

extension Point3D {
  fileprivate init(_ point: CGPoint) { self.init(x: point.x, y: point.y, z: 0) }
}

extension Vector3D {
  fileprivate init(_ size: CGSize) { self.init(x: size.width, y: size.height, z: 0) }
}
