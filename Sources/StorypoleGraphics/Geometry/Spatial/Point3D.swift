/// A place in space: x to the right, y down, z to the front, in points.
public struct Point3D: _Triple3D, Animatable, CustomStringConvertible {
  public var vector: SIMD3<Double>

  public init() { vector = .zero }
  public init(vector: SIMD3<Double>) { self.vector = vector }
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { vector = SIMD3(x, y, z) }
  public init<T: BinaryFloatingPoint>(x: T, y: T, z: T) {
    vector = SIMD3(Double(x), Double(y), Double(z))
  }
  public init(_ xyz: Vector3D) { vector = xyz.vector }
  public init(_ size: Size3D) { vector = size.vector }

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

  public static let zero = Point3D()
  public static let infinity = Point3D(x: Double.infinity, y: .infinity, z: .infinity)

  public typealias AnimatableData = Vector3D
  public var animatableData: Vector3D {
    get { Vector3D(vector: vector) }
    set { vector = newValue.vector }
  }

  public var description: String { "(x: \(x), y: \(y), z: \(z))" }
}

extension Point3D {
  public func distance(to other: Point3D) -> Double { (vector - other.vector).length }

  public func isApproximatelyEqual(
    to other: Point3D, tolerance: Double = Double.ulpOfOne.squareRoot()
  ) -> Bool { (vector - other.vector).magnitudes.max() <= tolerance }

  public func clamped(to rect: Rect3D) -> Point3D {
    Point3D(vector: vector.clamped(lowerBound: rect.min.vector, upperBound: rect.max.vector))
  }
  public mutating func clamp(to rect: Rect3D) { self = clamped(to: rect) }

  public func translated(by offset: Vector3D) -> Point3D { self + offset }
  public func translated(by size: Size3D) -> Point3D { self + size }
  /// Turned around the origin.
  public func rotated(by rotation: Rotation3D) -> Point3D {
    Point3D(vector: rotation.applied(to: vector))
  }
  public func rotated(by rotation: Rotation3D, around pivot: Point3D) -> Point3D {
    pivot + (self - pivot).rotated(by: rotation)
  }
  public func applying(_ transform: AffineTransform3D) -> Point3D {
    Point3D(vector: transform.linear(vector) + transform.translation.vector)
  }
  public func unapplying(_ transform: AffineTransform3D) -> Point3D {
    transform.inverse.map(applying) ?? self
  }

  public static func + (lhs: Point3D, rhs: Size3D) -> Point3D {
    Point3D(vector: lhs.vector + rhs.vector)
  }
  public static func + (lhs: Size3D, rhs: Point3D) -> Point3D { rhs + lhs }
  public static func - (lhs: Point3D, rhs: Point3D) -> Vector3D {
    Vector3D(vector: lhs.vector - rhs.vector)
  }
  public static func - (lhs: Point3D, rhs: Size3D) -> Point3D {
    Point3D(vector: lhs.vector - rhs.vector)
  }
  public static func += (lhs: inout Point3D, rhs: Vector3D) { lhs.vector += rhs.vector }
  public static func -= (lhs: inout Point3D, rhs: Vector3D) { lhs.vector -= rhs.vector }
  public static func += (lhs: inout Point3D, rhs: Size3D) { lhs.vector += rhs.vector }
  public static func -= (lhs: inout Point3D, rhs: Size3D) { lhs.vector -= rhs.vector }
  public static func * (lhs: AffineTransform3D, rhs: Point3D) -> Point3D { rhs.applying(lhs) }
}
