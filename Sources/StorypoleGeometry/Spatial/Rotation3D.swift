// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An angle for the spatial types.
public struct Angle2D: Codable, Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// Makes an angle of 0.
  public init() { radians = 0 }
  /// Makes an angle from radians.
  public init(radians: Double) { self.radians = radians }
  /// Makes an angle from degrees.
  public init(degrees: Double) { radians = degrees * (.pi / 180) }
  /// Makes an angle from SwiftUI's type.
  public init(_ angle: Angle) { radians = angle.radians }

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// The angle 0.
  public static let zero = Angle2D()
  /// An angle of the given radians.
  public static func radians(_ radians: Double) -> Angle2D { Angle2D(radians: radians) }
  /// An angle of the given degrees.
  public static func degrees(_ degrees: Double) -> Angle2D { Angle2D(degrees: degrees) }
  public static func < (lhs: Angle2D, rhs: Angle2D) -> Bool { lhs.radians < rhs.radians }
  /// The same angle in the opposite direction.
  public static prefix func - (angle: Angle2D) -> Angle2D { Angle2D(radians: -angle.radians) }
}

extension Angle {
  /// Makes an angle from the spatial types' angle.
  public init(_ angle: Angle2D) { self.init(radians: angle.radians) }
}

/// A rotation in space. With y pointing down, a positive angle around z is clockwise as seen from the front.
public struct Rotation3D: Codable, Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  /// The quaternion of length 1: x, y and z of its imaginary part, then the real part.
  public var vector: SIMD4<Double>

  /// Makes a rotation that changes nothing.
  public init() { vector = SIMD4(0, 0, 0, 1) }

  /// Makes a rotation by an angle around an axis; an axis of length 0 or infinity gives no rotation.
  public init(angle: Angle2D, axis: RotationAxis3D) {
    let length = axis.vector.length
    let half = angle.radians / 2
    let isTurn = length > 0 && length.isFinite && half.isFinite
    vector = isTurn ? SIMD4(axis.vector * (sin(half) / length), cos(half)) : SIMD4(0, 0, 0, 1)
  }

  /// Makes a rotation by an angle around an axis; an axis of length 0 or infinity gives no rotation.
  public init(axis: RotationAxis3D, angle: Angle2D) { self.init(angle: angle, axis: axis) }

  /// Takes a quaternion of any length.
  package init(vector: SIMD4<Double>) {
    let length = (vector * vector).sum().squareRoot()
    self.vector = length > 0 && length.isFinite ? vector / length : SIMD4(0, 0, 0, 1)
  }

  /// Makes the rotation that maps the z axis to `forward`, and the y axis as near to `up` as possible.
  ///
  /// If `up` has the direction of `forward`, it is the shortest rotation from the z axis to `forward`; if
  /// `forward` is zero, there is no rotation.
  public init(forward: Vector3D, up: Vector3D) {
    let turn = Vector3D.forward.rotation(to: forward)
    // The rest is a rotation around `forward`.
    let axis = forward.normalized
    let (found, wanted) = (Vector3D.up.rotated(by: turn), up - up.projected(axis))
    let angle = atan2(found.cross(wanted).dot(axis), found.dot(wanted))
    let roll = Rotation3D(angle: Angle2D(radians: angle), axis: RotationAxis3D(axis))
    self = forward.isZero || wanted.length < 1e-12 ? turn : roll * turn
  }

  /// Makes the rotation that maps the z axis to `forward`, and the y axis as near to itself as possible.
  public init(forward: Vector3D) { self.init(forward: forward, up: .up) }

  /// Makes the rotation of the z axis to the direction from a position to a target.
  public init(position: Point3D = .zero, target: Point3D, up: Vector3D = .up) {
    self.init(forward: target - position, up: up)
  }
  /// Makes the rotation of the z axis to the direction from an eye to a target.
  public init(eye: Point3D, target: Point3D, up: Vector3D = .up) {
    self.init(position: eye, target: target, up: up)
  }

  /// The rotation that changes nothing.
  public static let identity = Rotation3D()
  /// A quaternion of length 0, which isn't a rotation.
  public static let zero: Rotation3D = {
    var rotation = Rotation3D()
    rotation.vector = .zero
    return rotation
  }()

  /// The angle of the rotation around its axis, from 0 to a full turn.
  public var angle: Angle2D {
    get { Angle2D(radians: 2 * atan2(imaginary.length, vector.w)) }
    set { self = Rotation3D(angle: newValue, axis: axis) }
  }

  /// The axis of the rotation, of length 1; zero without a rotation.
  public var axis: RotationAxis3D {
    get {
      let length = imaginary.length
      return length > 0 ? RotationAxis3D(vector: imaginary / length) : .zero
    }
    set { self = Rotation3D(angle: angle, axis: newValue) }
  }

  public var description: String { "(angle: \(angle.radians), axis: \(axis))" }
  /// The angle and the axis, for debuggers.
  public var customMirror: Mirror { Mirror(self, children: ["angle": angle, "axis": axis]) }
}

extension Rotation3D {
  private var imaginary: SIMD3<Double> { SIMD3(vector.x, vector.y, vector.z) }

  /// Whether the quaternion is of length 0.
  public var isZero: Bool { vector == .zero }
  /// Whether the rotation changes nothing, ignoring tiny differences.
  public var isIdentity: Bool { isApproximatelyEqual(to: .identity) }
  /// The rotation that undoes this one.
  public var inverse: Rotation3D { Rotation3D(vector: SIMD4(-imaginary, vector.w)) }

  /// Whether two rotations are nearly equal; opposite quaternions are the same rotation.
  public func isApproximatelyEqual(
    to other: Rotation3D, tolerance: Double = Double.ulpOfOne.squareRoot()
  ) -> Bool { abs(abs((vector * other.vector).sum()) - 1) <= tolerance }

  /// The rotation that applies this one first, then `rotation`.
  public func rotated(by rotation: Rotation3D) -> Rotation3D { rotation * self }

  /// The rotation that applies `rhs` first, then `lhs`.
  public static func * (lhs: Rotation3D, rhs: Rotation3D) -> Rotation3D {
    let (a, b) = (lhs.imaginary, rhs.imaginary)
    return Rotation3D(
      vector: SIMD4(
        a.cross(b) + b * lhs.vector.w + a * rhs.vector.w, lhs.vector.w * rhs.vector.w - a.dot(b)))
  }
  /// Replaces the rotation with one that applies `rhs` first, then the old one.
  public static func *= (lhs: inout Rotation3D, rhs: Rotation3D) { lhs = lhs * rhs }

  /// Divides the rotation into two: first `twist` around an axis, then `swing` around an axis that is
  /// perpendicular to it.
  public func swingTwist(twistAxis: RotationAxis3D) -> (swing: Rotation3D, twist: Rotation3D) {
    let axis = Vector3D(twistAxis).normalized
    let along = axis * Vector3D(vector: imaginary).dot(axis)
    let twist = Rotation3D(vector: SIMD4(along.vector, vector.w))
    return (self * twist.inverse, twist)
  }
  /// The part of the rotation around an axis perpendicular to `twistAxis`, applied second.
  public func swing(twistAxis: RotationAxis3D) -> Rotation3D {
    swingTwist(twistAxis: twistAxis).swing
  }
  /// The part of the rotation around `twistAxis`, applied first.
  public func twist(twistAxis: RotationAxis3D) -> Rotation3D {
    swingTwist(twistAxis: twistAxis).twist
  }

  /// The path between two rotations.
  public enum SlerpPath: Hashable, Sendable {
    /// The path between the quaternions as given.
    case automatic
    /// The shorter path.
    case shortest
    /// The longer path.
    case longest
  }

  /// The rotation at a fraction of a uniform path between two.
  ///
  /// - Parameter t: 0 gives `from`, 1 gives `to`; numbers outside of that range extrapolate.
  public static func slerp(
    from: Rotation3D, to: Rotation3D, t: Double, along path: SlerpPath = .shortest
  ) -> Rotation3D {
    var target = to.vector
    var cosine = (from.vector * target).sum()
    if (path == .shortest && cosine < 0) || (path == .longest && cosine > 0) {
      target = -target
      cosine = -cosine
    }
    let angle = acos(min(max(cosine, -1), 1))
    // So similar (or opposite) that a straight line suffices.
    guard sin(angle) > 1e-9 else {
      return Rotation3D(vector: from.vector * (1 - t) + target * t)
    }
    return Rotation3D(
      vector: from.vector * (sin((1 - t) * angle) / sin(angle))
        + target * (sin(t * angle) / sin(angle)))
  }

  func applied(to v: SIMD3<Double>) -> SIMD3<Double> {
    let (x, y, z) = columns
    return x * v.x + y * v.y + z * v.z
  }

  /// The images of the axes: the columns of the rotation's matrix.
  package var columns: (x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
    // Quarter turns give 1e-16 beside 0 and 1, which would make lengths differ, and let an infinite one pass.
    func column(_ v: SIMD3<Double>) -> SIMD3<Double> {
      let t = 2 * imaginary.cross(v)
      let turned = v + vector.w * t + imaginary.cross(t)
      let whole = turned.rounded(.toNearestOrEven)
      return turned.replacing(with: whole, where: (turned - whole).magnitudes .< 1e-12)
    }
    return (column(SIMD3(1, 0, 0)), column(SIMD3(0, 1, 0)), column(SIMD3(0, 0, 1)))
  }
}
