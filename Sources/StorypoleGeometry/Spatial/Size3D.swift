// SPDX-License-Identifier: Apache-2.0
/// Width, height and depth, in points.
public struct Size3D: _Lengths3D, Animatable {
  public var vector: SIMD3<Double>

  public init(vector: SIMD3<Double>) { self.vector = vector }
  public init(width: Double = 0, height: Double = 0, depth: Double = 0) {
    vector = SIMD3(width, height, depth)
  }
  public init<T: BinaryFloatingPoint>(width: T, height: T, depth: T) {
    vector = SIMD3(Double(width), Double(height), Double(depth))
  }
  public init(_ xyz: Vector3D) { vector = xyz.vector }
  public init(_ point: Point3D) { vector = point.vector }
  package init(_ size: CGSize, depth: CGFloat) { vector = SIMD3(size.width, size.height, depth) }

  public var width: Double {
    get { vector.x }
    set { vector.x = newValue }
  }
  public var height: Double {
    get { vector.y }
    set { vector.y = newValue }
  }
  public var depth: Double {
    get { vector.z }
    set { vector.z = newValue }
  }

  public static let one = Size3D(vector: SIMD3(1, 1, 1))
  public static let _labels = ["width", "height", "depth"]

  public var size: Size3D { self }

  public typealias AnimatableData = Vector3D
  public var animatableData: Vector3D {
    get { Vector3D(vector: vector) }
    set { vector = newValue.vector }
  }
}

extension Size3D {
  public func contains(_ other: Size3D) -> Bool { all(other.vector .<= vector) }
  public func contains(point other: Point3D) -> Bool {
    Rect3D(origin: .zero, size: self).contains(point: other)
  }
  public func contains(anyOf points: [Point3D]) -> Bool { points.contains { contains(point: $0) } }
  public func containsAny(of points: [Point3D]) -> Bool { contains(anyOf: points) }

  /// The size that fits into both; nil if there is none.
  public func intersection(_ other: Size3D) -> Size3D? {
    let smaller = pointwiseMin(vector, other.vector)
    return any(smaller .< 0) ? nil : Size3D(vector: smaller)
  }
  /// The smallest size that both fit into.
  public func union(_ other: Size3D) -> Size3D {
    Size3D(vector: pointwiseMax(vector, other.vector))
  }

  public func scaled(by scale: Size3D) -> Size3D { Size3D(vector: vector * scale.vector) }
  public func scaledBy(x: Double = 1, y: Double = 1, z: Double = 1) -> Size3D {
    Size3D(vector: vector * SIMD3(x, y, z))
  }
  public func uniformlyScaled(by scale: Double) -> Size3D { self * scale }
  public func rotated(by rotation: Rotation3D) -> Size3D {
    Size3D(vector: rotation.applied(to: vector))
  }
  public func applying(_ transform: AffineTransform3D) -> Size3D {
    Size3D(vector: transform.linear(vector))
  }

  public func unapplying(_ transform: AffineTransform3D) -> Size3D {
    transform.inverse.map(applying) ?? self
  }

  public static func + (lhs: Size3D, rhs: Size3D) -> Size3D {
    Size3D(vector: lhs.vector + rhs.vector)
  }
  public static func - (lhs: Size3D, rhs: Size3D) -> Size3D {
    Size3D(vector: lhs.vector - rhs.vector)
  }
  public static func += (lhs: inout Size3D, rhs: Size3D) { lhs.vector += rhs.vector }
  public static func -= (lhs: inout Size3D, rhs: Size3D) { lhs.vector -= rhs.vector }
  public static func += (lhs: inout Size3D, rhs: Vector3D) { lhs.vector += rhs.vector }
  public static func -= (lhs: inout Size3D, rhs: Vector3D) { lhs.vector -= rhs.vector }
  public static func * (lhs: AffineTransform3D, rhs: Size3D) -> Size3D { rhs.applying(lhs) }

  /// The size of the smallest upright box around a box of this size that is turned.
  ///
  /// Along each axis the turned box reaches as far as its three edges together: the sum of their
  /// lengths times the magnitude of their share in that axis.
  package func boundingSize(rotatedBy rotation: Rotation3D) -> Size3D {
    let (x, y, z) = rotation.columns
    // Written out, so that an edge of 0 stays 0 beside one of infinity.
    func reach(_ edge: SIMD3<Double>, _ length: Double) -> SIMD3<Double> {
      length == 0
        ? .zero
        : SIMD3(
          edge.x == 0 ? 0 : abs(edge.x) * length, edge.y == 0 ? 0 : abs(edge.y) * length,
          edge.z == 0 ? 0 : abs(edge.z) * length)
    }
    return Size3D(vector: reach(x, width) + reach(y, height) + reach(z, depth))
  }
}
