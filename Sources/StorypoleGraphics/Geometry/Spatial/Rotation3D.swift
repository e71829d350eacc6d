import Foundation

/// An angle of the spatial types.
public struct Angle2D: Codable, Hashable, Comparable, Sendable {
  public var radians: Double

  public init() { radians = 0 }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * (.pi / 180) }
  public init(_ angle: Angle) { radians = angle.radians }

  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  public static let zero = Angle2D()
  public static func radians(_ radians: Double) -> Angle2D { Angle2D(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle2D { Angle2D(degrees: degrees) }
  public static func < (lhs: Angle2D, rhs: Angle2D) -> Bool { lhs.radians < rhs.radians }
  public static prefix func - (angle: Angle2D) -> Angle2D { Angle2D(radians: -angle.radians) }
}

extension Angle {
  public init(_ angle: Angle2D) { self.init(radians: angle.radians) }
}

/// The line that a rotation turns around; its length does not matter.
public struct RotationAxis3D: Codable, Hashable, Sendable, CustomStringConvertible {
  public var vector: SIMD3<Double>

  public init() { vector = .zero }
  public init(vector: SIMD3<Double>) { self.vector = vector }
  public init(_ xyz: SIMD3<Double>) { vector = xyz }
  public init(_ xyz: Vector3D) { vector = xyz.vector }
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { vector = SIMD3(x, y, z) }
  public init<T: BinaryFloatingPoint>(x: T, y: T, z: T) {
    vector = SIMD3(Double(x), Double(y), Double(z))
  }

  public var x: Double {
    get { vector.x }
    set { vector.x = newValue }
  }
  public var y: Double {
    get { vector.y }
    set { vector.y = newValue }
  }
  public var z: Double {
    get { vector.z }
    set { vector.z = newValue }
  }

  public static let zero = RotationAxis3D()
  public static let x = RotationAxis3D(x: 1.0, y: 0, z: 0)
  public static let y = RotationAxis3D(x: 0.0, y: 1, z: 0)
  public static let z = RotationAxis3D(x: 0.0, y: 0, z: 1)
  public static let xy = RotationAxis3D(x: 1.0, y: 1, z: 0)
  public static let yz = RotationAxis3D(x: 0.0, y: 1, z: 1)
  public static let xz = RotationAxis3D(x: 1.0, y: 0, z: 1)
  public static let xyz = RotationAxis3D(x: 1.0, y: 1, z: 1)

  public var description: String { "(x: \(x), y: \(y), z: \(z))" }
}

/// A turn in space. With y pointing down, a positive angle about z turns clockwise as seen from the
/// front.
public struct Rotation3D: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The unit quaternion: x, y and z of its imaginary part, then the real part.
  public private(set) var vector: SIMD4<Double>

  /// No turn.
  public init() { vector = SIMD4(0, 0, 0, 1) }

  /// A turn by `angle` about `axis`; an axis without a direction turns nothing.
  public init(angle: Angle2D, axis: RotationAxis3D) {
    let length = axis.vector.length
    let half = angle.radians / 2
    let isTurn = length > 0 && length.isFinite && half.isFinite
    vector = isTurn ? SIMD4(axis.vector * (sin(half) / length), cos(half)) : SIMD4(0, 0, 0, 1)
  }

  public init(axis: RotationAxis3D, angle: Angle2D) { self.init(angle: angle, axis: axis) }

  /// From a quaternion of any length.
  package init(vector: SIMD4<Double>) {
    let length = (vector * vector).sum().squareRoot()
    self.vector = length > 0 && length.isFinite ? vector / length : SIMD4(0, 0, 0, 1)
  }

  public static let identity = Rotation3D()

  /// From 0 to a full turn.
  public var angle: Angle2D {
    get { Angle2D(radians: 2 * atan2(imaginary.length, vector.w)) }
    set { self = Rotation3D(angle: newValue, axis: axis) }
  }

  /// Of length 1; zero where nothing is turned.
  public var axis: RotationAxis3D {
    get {
      let length = imaginary.length
      return length > 0 ? RotationAxis3D(vector: imaginary / length) : .zero
    }
    set { self = Rotation3D(angle: angle, axis: newValue) }
  }

  public var description: String { "(angle: \(angle.radians), axis: \(axis))" }
}

extension Rotation3D {
  private var imaginary: SIMD3<Double> { SIMD3(vector.x, vector.y, vector.z) }

  public var isIdentity: Bool { isApproximatelyEqual(to: .identity) }
  public var inverse: Rotation3D { Rotation3D(vector: SIMD4(-imaginary, vector.w)) }

  /// Opposite quaternions are the same turn.
  public func isApproximatelyEqual(
    to other: Rotation3D, tolerance: Double = Double.ulpOfOne.squareRoot()
  ) -> Bool { abs(abs((vector * other.vector).sum()) - 1) <= tolerance }

  /// First this turn, then `rotation`.
  public func rotated(by rotation: Rotation3D) -> Rotation3D { rotation * self }

  /// First `rhs`, then `lhs`.
  public static func * (lhs: Rotation3D, rhs: Rotation3D) -> Rotation3D {
    let (a, b) = (lhs.imaginary, rhs.imaginary)
    return Rotation3D(
      vector: SIMD4(
        a.cross(b) + b * lhs.vector.w + a * rhs.vector.w, lhs.vector.w * rhs.vector.w - a.dot(b)))
  }
  public static func *= (lhs: inout Rotation3D, rhs: Rotation3D) { lhs = lhs * rhs }

  /// Which way round a turn between two others goes.
  public enum SlerpPath: Hashable, Sendable {
    case automatic
    case shortest
    case longest
  }

  /// The turn at `t` (0 to 1) of an even way between two turns.
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
    // So near to one another (or opposite) that a straight line is as good.
    guard sin(angle) > 1e-9 else {
      return Rotation3D(vector: from.vector * (1 - t) + target * t)
    }
    return Rotation3D(
      vector: from.vector * (sin((1 - t) * angle) / sin(angle))
        + target * (sin(t * angle) / sin(angle)))
  }

  func applied(to v: SIMD3<Double>) -> SIMD3<Double> {
    let t = 2 * imaginary.cross(v)
    return v + vector.w * t + imaginary.cross(t)
  }

  /// Where the axes go: the columns of the rotation's matrix.
  package var columns: (x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
    // A quarter turn's zeros come out as 1e-16, which would let a length of infinity through.
    func clean(_ v: SIMD3<Double>) -> SIMD3<Double> {
      v.replacing(with: 0, where: v.magnitudes .< 1e-12)
    }
    return (
      clean(applied(to: SIMD3(1, 0, 0))), clean(applied(to: SIMD3(0, 1, 0))),
      clean(applied(to: SIMD3(0, 0, 1)))
    )
  }
}
