// SPDX-License-Identifier: Apache-2.0
/// A box in space: its corner at the top left of the back, and its size, in points.
public struct Rect3D: Codable, Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  /// The corner from which the size extends: with positive lengths, the one at the top left of the back.
  public var origin: Point3D
  /// The width, height and depth in points; negative lengths extend to the other side of the origin.
  public var size: Size3D

  /// Makes a box of size 0 at the origin.
  public init() { self.init(origin: Point3D.zero, size: Size3D.zero) }
  /// Makes a box from its corner and size.
  public init(origin: Point3D, size: Size3D) {
    self.origin = origin
    self.size = size
  }
  /// Makes a box from vectors.
  public init(origin: Vector3D = .zero, size: Vector3D) {
    self.init(origin: Point3D(origin), size: Size3D(size))
  }
  /// Makes a box around its center.
  public init(center: Point3D, size: Size3D) {
    self.init(origin: Point3D(vector: center.vector - size.vector / 2), size: size)
  }
  /// Makes a box around its center, from vectors.
  public init(center: Vector3D = .zero, size: Vector3D) {
    self.init(center: Point3D(center), size: Size3D(size))
  }
  /// Makes a box from its corner's coordinates and its lengths.
  public init(origin: SIMD3<Double> = .zero, size: SIMD3<Double>) {
    self.init(origin: Point3D(vector: origin), size: Size3D(vector: size))
  }
  /// Makes a box from its corner's coordinates and its lengths.
  public init(origin: SIMD3<Float> = .zero, size: SIMD3<Float>) {
    self.init(origin: Point3D(origin), size: Size3D(size))
  }
  /// Makes a box from its center's coordinates and its lengths.
  public init(center: SIMD3<Double> = .zero, size: SIMD3<Double>) {
    self.init(center: Point3D(vector: center), size: Size3D(vector: size))
  }
  /// Makes a box from its center's coordinates and its lengths.
  public init(center: SIMD3<Float> = .zero, size: SIMD3<Float>) {
    self.init(center: Point3D(center), size: Size3D(size))
  }
  /// Makes the smallest box around points; without points, a box of size 0 at the origin.
  public init(points: [Point3D]) {
    let first = points.first?.vector ?? .zero
    let low = points.reduce(first) { pointwiseMin($0, $1.vector) }
    let high = points.reduce(first) { pointwiseMax($0, $1.vector) }
    self.init(origin: Point3D(vector: low), size: Size3D(vector: high - low))
  }

  /// The box of size 0 at the origin.
  public static let zero = Rect3D()
  /// The infinite box, which contains every point.
  public static let infinity = Rect3D(
    origin: -Point3D.infinity, size: Size3D.infinity)

  public var description: String { "(origin: \(origin), size: \(size))" }
  /// The origin and the size, for debuggers.
  public var customMirror: Mirror { Mirror(self, children: ["origin": origin, "size": size]) }
}

extension Rect3D {
  /// The corner with the least coordinates.
  public var min: Point3D { Point3D(vector: pointwiseMin(origin.vector, far)) }
  /// The corner with the greatest coordinates.
  public var max: Point3D { Point3D(vector: pointwiseMax(origin.vector, far)) }
  /// The point in the middle of the box.
  public var center: Point3D { Point3D(vector: origin.vector + size.vector / 2) }
  /// The corner opposite to `origin`; an infinite length ends at infinity, wherever it begins.
  private var far: SIMD3<Double> {
    let sum = origin.vector + size.vector
    let isEndless = size.vector.magnitudes .== .infinity
    return sum.replacing(with: size.vector, where: (sum .!= sum) .& isEndless)
  }

  /// The least x in the box.
  public var minX: Double { min.x }
  /// The least y in the box.
  public var minY: Double { min.y }
  /// The least z in the box.
  public var minZ: Double { min.z }
  /// The x of the center.
  public var midX: Double { center.x }
  /// The y of the center.
  public var midY: Double { center.y }
  /// The z of the center.
  public var midZ: Double { center.z }
  /// The greatest x in the box.
  public var maxX: Double { max.x }
  /// The greatest y in the box.
  public var maxY: Double { max.y }
  /// The greatest z in the box.
  public var maxZ: Double { max.z }

  /// Whether all coordinates and lengths are finite.
  public var isFinite: Bool { origin.isFinite && size.isFinite }
  /// Whether a coordinate or length is NaN.
  public var isNaN: Bool { origin.isNaN || size.isNaN }
  /// Whether the box is of size 0 at the origin.
  public var isZero: Bool { origin.isZero && size.isZero }
  /// Whether one of the lengths is 0.
  public var isEmpty: Bool { any(size.vector .== 0) }

  /// The same box without negative lengths.
  public var standardized: Rect3D { Rect3D(origin: min, size: Size3D(max - min)) }

  /// The smallest box around this one whose corners have whole coordinates.
  public var integral: Rect3D {
    let low = min.vector.rounded(.down)
    return Rect3D(
      origin: Point3D(vector: low), size: Size3D(vector: max.vector.rounded(.up) - low))
  }

  /// The eight corners: those of the back first, each four from the top left, x before y.
  public var cornerPoints: [Point3D] {
    (0..<8).map { i in
      Point3D(
        x: i & 1 == 0 ? minX : maxX, y: i & 2 == 0 ? minY : maxY, z: i & 4 == 0 ? minZ : maxZ)
    }
  }

  /// Whether a point is in the box; its faces count.
  public func contains(point other: Point3D) -> Bool {
    all(other.vector .>= min.vector) && all(other.vector .<= max.vector)
  }
  /// Whether another box is entirely in this one; touching faces count.
  public func contains(_ other: Rect3D) -> Bool {
    contains(point: other.min) && contains(point: other.max)
  }
  /// Whether at least one of the points is in the box.
  public func contains(anyOf points: [Point3D]) -> Bool { points.contains { contains(point: $0) } }
  /// Whether at least one of the points is in the box.
  public func containsAny(of points: [Point3D]) -> Bool { contains(anyOf: points) }

  /// Whether the boxes have a common point; touching faces count.
  public func intersects(_ other: Rect3D) -> Bool { intersection(other) != nil }
  /// The common part of both boxes; nil if they have no common point.
  public func intersection(_ other: Rect3D) -> Rect3D? {
    let low = pointwiseMax(min.vector, other.min.vector)
    let high = pointwiseMin(max.vector, other.max.vector)
    return any(low .> high)
      ? nil : Rect3D(origin: Point3D(vector: low), size: Size3D(vector: high - low))
  }
  /// The smallest box around both.
  public func union(_ other: Rect3D) -> Rect3D {
    Rect3D(points: [min, max, other.min, other.max])
  }
  /// The distance between the boxes, in points; 0 if they touch or overlap.
  public func distance(to other: Rect3D) -> Double {
    let gap = pointwiseMax(min.vector - other.max.vector, other.min.vector - max.vector)
    return pointwiseMax(gap, .zero).length
  }

  /// The box shrunk by a distance on each side, in points; negative distances enlarge it.
  public func inset(by dXYZ: Size3D) -> Rect3D {
    Rect3D(
      origin: Point3D(vector: origin.vector + dXYZ.vector),
      size: Size3D(vector: size.vector - dXYZ.vector * 2))
  }
  /// Shrinks the box by a distance on each side, in points; negative distances enlarge it.
  public mutating func formInset(by dXYZ: Size3D) { self = inset(by: dXYZ) }

  /// The box moved by a vector.
  public func translated(by offset: Vector3D) -> Rect3D {
    Rect3D(origin: origin + offset, size: size)
  }
  /// The box moved by a size.
  public func translated(by size: Size3D) -> Rect3D { translated(by: Vector3D(size)) }

  /// The smallest upright box around this one after a transform.
  public func applying(_ transform: AffineTransform3D) -> Rect3D {
    Rect3D(points: cornerPoints.map { $0.applying(transform) })
  }
  /// The smallest upright box around this one after a transform's inverse; the box itself if it has none.
  public func unapplying(_ transform: AffineTransform3D) -> Rect3D {
    transform.inverse.map(applying) ?? self
  }
  /// The smallest upright box around this one after a rotation around the origin.
  public func rotated(by rotation: Rotation3D) -> Rect3D {
    Rect3D(points: cornerPoints.map { $0.rotated(by: rotation) })
  }
  /// The smallest upright box around this one after a rotation around a point.
  public func rotated(by rotation: Rotation3D, around pivot: Point3D) -> Rect3D {
    Rect3D(points: cornerPoints.map { $0.rotated(by: rotation, around: pivot) })
  }
  /// The box scaled around the origin of space by a factor for each axis; its lengths are never negative.
  public func scaled(by scale: Size3D) -> Rect3D {
    Rect3D(
      origin: Point3D(vector: origin.vector * scale.vector), size: size.scaled(by: scale)
    ).standardized
  }
  /// The box scaled around the origin of space by a factor for each axis.
  public func scaledBy(x: Double = 1, y: Double = 1, z: Double = 1) -> Rect3D {
    scaled(by: Size3D(width: x, height: y, depth: z))
  }
  /// The box scaled around the origin of space by one factor.
  public func uniformlyScaled(by scale: Double) -> Rect3D {
    scaledBy(x: scale, y: scale, z: scale)
  }

  /// The smallest upright box around `rhs` after a transform.
  public static func * (lhs: AffineTransform3D, rhs: Rect3D) -> Rect3D { rhs.applying(lhs) }
}

extension Rect3D {
  /// The box as seen from the front.
  package var frame: CGRect {
    CGRect(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }
}

extension Rect3D: Animatable {
  public typealias AnimatableData = AnimatablePair<Vector3D, Vector3D>
  public var animatableData: AnimatableData {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}
