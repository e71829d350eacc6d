// SPDX-License-Identifier: Apache-2.0
/// Width, height and depth, in points.
public struct Size3D: _Lengths3D, Animatable {
  /// The width, height and depth in x, y and z.
  public var vector: SIMD3<Double>

  /// Makes a size from its lengths.
  public init(vector: SIMD3<Double>) { self.vector = vector }
  /// Makes a size in points; lengths that aren't given are 0.
  public init(width: Double = 0, height: Double = 0, depth: Double = 0) {
    vector = SIMD3(width, height, depth)
  }
  /// Makes a size from numbers of any floating-point type.
  public init<T: BinaryFloatingPoint>(width: T, height: T, depth: T) {
    vector = SIMD3(Double(width), Double(height), Double(depth))
  }
  /// Makes a size from a vector's x, y and z.
  public init(_ xyz: Vector3D) { vector = xyz.vector }
  /// Makes a size from a point's x, y and z.
  public init(_ point: Point3D) { vector = point.vector }
  package init(_ size: CGSize, depth: CGFloat) { vector = SIMD3(size.width, size.height, depth) }

  /// The width in points.
  public var width: Double {
    get { vector.x }
    set { vector.x = newValue }
  }
  /// The height in points.
  public var height: Double {
    get { vector.y }
    set { vector.y = newValue }
  }
  /// The depth in points.
  public var depth: Double {
    get { vector.z }
    set { vector.z = newValue }
  }

  /// The size 1×1×1, an identity as a scale.
  public static let one = Size3D(vector: SIMD3(1, 1, 1))
  public static let _labels = ["width", "height", "depth"]

  /// The size itself.
  public var size: Size3D { self }

  public typealias AnimatableData = Vector3D
  public var animatableData: Vector3D {
    get { Vector3D(vector: vector) }
    set { vector = newValue.vector }
  }
}

extension Size3D {
  /// Whether another size is no larger in any dimension.
  public func contains(_ other: Size3D) -> Bool { all(other.vector .<= vector) }
  /// Whether a point is in a box of this size at the origin; its faces count.
  public func contains(point other: Point3D) -> Bool {
    Rect3D(origin: .zero, size: self).contains(point: other)
  }
  /// Whether at least one of the points is in a box of this size at the origin.
  public func contains(anyOf points: [Point3D]) -> Bool { points.contains { contains(point: $0) } }
  /// Whether at least one of the points is in a box of this size at the origin.
  public func containsAny(of points: [Point3D]) -> Bool { contains(anyOf: points) }

  /// The smaller of both lengths in each dimension; nil if one is negative.
  public func intersection(_ other: Size3D) -> Size3D? {
    let smaller = pointwiseMin(vector, other.vector)
    return any(smaller .< 0) ? nil : Size3D(vector: smaller)
  }
  /// The larger of both lengths in each dimension.
  public func union(_ other: Size3D) -> Size3D {
    Size3D(vector: pointwiseMax(vector, other.vector))
  }

  /// The size with its lengths multiplied by those of a scale.
  public func scaled(by scale: Size3D) -> Size3D { Size3D(vector: vector * scale.vector) }
  /// The size with its lengths multiplied by factors.
  public func scaledBy(x: Double = 1, y: Double = 1, z: Double = 1) -> Size3D {
    Size3D(vector: vector * SIMD3(x, y, z))
  }
  /// The size with all lengths multiplied by a factor.
  public func uniformlyScaled(by scale: Double) -> Size3D { self * scale }
  /// The size as a vector rotated; lengths can become negative.
  public func rotated(by rotation: Rotation3D) -> Size3D {
    Size3D(vector: rotation.applied(to: vector))
  }
  /// The size transformed as a vector, without the translation; lengths can become negative.
  public func applying(_ transform: AffineTransform3D) -> Size3D {
    Size3D(vector: transform.linear(vector))
  }

  /// The size that the transform maps to this one; this size itself if the transform has no inverse.
  public func unapplying(_ transform: AffineTransform3D) -> Size3D {
    transform.inverse.map(applying) ?? self
  }

  /// The sum of both lengths in each dimension.
  public static func + (lhs: Size3D, rhs: Size3D) -> Size3D {
    Size3D(vector: lhs.vector + rhs.vector)
  }
  /// The difference of both lengths in each dimension.
  public static func - (lhs: Size3D, rhs: Size3D) -> Size3D {
    Size3D(vector: lhs.vector - rhs.vector)
  }
  /// Adds the lengths of another size.
  public static func += (lhs: inout Size3D, rhs: Size3D) { lhs.vector += rhs.vector }
  /// Subtracts the lengths of another size.
  public static func -= (lhs: inout Size3D, rhs: Size3D) { lhs.vector -= rhs.vector }
  /// Adds a vector's x, y and z to the lengths.
  public static func += (lhs: inout Size3D, rhs: Vector3D) { lhs.vector += rhs.vector }
  /// Subtracts a vector's x, y and z from the lengths.
  public static func -= (lhs: inout Size3D, rhs: Vector3D) { lhs.vector -= rhs.vector }
  /// The size to which the transform maps `rhs`.
  public static func * (lhs: AffineTransform3D, rhs: Size3D) -> Size3D { rhs.applying(lhs) }

  /// The size of the smallest upright box around a rotated box of this size.
  ///
  /// Along each axis, the rotated box extends as far as its three edges together: the sum of their lengths
  /// times the magnitude of their component on that axis.
  package func boundingSize(rotatedBy rotation: Rotation3D) -> Size3D {
    let (x, y, z) = rotation.columns
    // Written out, so that an edge of 0 stays 0 next to an infinite one.
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
