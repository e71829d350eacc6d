// SPDX-License-Identifier: Apache-2.0
/// A box in space: its corner at the top, on the left and at the back, and its size, in points.
public struct Rect3D: Codable, Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  public var origin: Point3D
  public var size: Size3D

  public init() { self.init(origin: Point3D.zero, size: Size3D.zero) }
  public init(origin: Point3D, size: Size3D) {
    self.origin = origin
    self.size = size
  }
  public init(origin: Vector3D = .zero, size: Vector3D) {
    self.init(origin: Point3D(origin), size: Size3D(size))
  }
  public init(center: Point3D, size: Size3D) {
    self.init(origin: Point3D(vector: center.vector - size.vector / 2), size: size)
  }
  public init(center: Vector3D = .zero, size: Vector3D) {
    self.init(center: Point3D(center), size: Size3D(size))
  }
  public init(origin: SIMD3<Double> = .zero, size: SIMD3<Double>) {
    self.init(origin: Point3D(vector: origin), size: Size3D(vector: size))
  }
  public init(origin: SIMD3<Float> = .zero, size: SIMD3<Float>) {
    self.init(origin: Point3D(origin), size: Size3D(size))
  }
  public init(center: SIMD3<Double> = .zero, size: SIMD3<Double>) {
    self.init(center: Point3D(vector: center), size: Size3D(vector: size))
  }
  public init(center: SIMD3<Float> = .zero, size: SIMD3<Float>) {
    self.init(center: Point3D(center), size: Size3D(size))
  }
  /// The smallest box around points; empty at the origin without any.
  public init(points: [Point3D]) {
    let first = points.first?.vector ?? .zero
    let low = points.reduce(first) { pointwiseMin($0, $1.vector) }
    let high = points.reduce(first) { pointwiseMax($0, $1.vector) }
    self.init(origin: Point3D(vector: low), size: Size3D(vector: high - low))
  }

  public static let zero = Rect3D()
  /// The box that everything is in.
  public static let infinity = Rect3D(
    origin: -Point3D.infinity, size: Size3D.infinity)

  public var description: String { "(origin: \(origin), size: \(size))" }
  public var customMirror: Mirror { Mirror(self, children: ["origin": origin, "size": size]) }
}

extension Rect3D {
  public var min: Point3D { Point3D(vector: pointwiseMin(origin.vector, far)) }
  public var max: Point3D { Point3D(vector: pointwiseMax(origin.vector, far)) }
  public var center: Point3D { Point3D(vector: origin.vector + size.vector / 2) }
  /// The corner opposite of `origin`; of a length without end the end, wherever it begins.
  private var far: SIMD3<Double> {
    let sum = origin.vector + size.vector
    let isEndless = size.vector.magnitudes .== .infinity
    return sum.replacing(with: size.vector, where: (sum .!= sum) .& isEndless)
  }

  public var minX: Double { min.x }
  public var minY: Double { min.y }
  public var minZ: Double { min.z }
  public var midX: Double { center.x }
  public var midY: Double { center.y }
  public var midZ: Double { center.z }
  public var maxX: Double { max.x }
  public var maxY: Double { max.y }
  public var maxZ: Double { max.z }

  public var isFinite: Bool { origin.isFinite && size.isFinite }
  public var isNaN: Bool { origin.isNaN || size.isNaN }
  public var isZero: Bool { origin.isZero && size.isZero }
  /// Whether nothing has room in the box: some length is 0.
  public var isEmpty: Bool { any(size.vector .== 0) }

  /// The same box with lengths that are not negative.
  public var standardized: Rect3D { Rect3D(origin: min, size: Size3D(max - min)) }

  /// The smallest box of whole points around this one.
  public var integral: Rect3D {
    let low = min.vector.rounded(.down)
    return Rect3D(
      origin: Point3D(vector: low), size: Size3D(vector: max.vector.rounded(.up) - low))
  }

  /// The eight corners: those at the back first, each four from the top left, x before y.
  public var cornerPoints: [Point3D] {
    (0..<8).map { i in
      Point3D(
        x: i & 1 == 0 ? minX : maxX, y: i & 2 == 0 ? minY : maxY, z: i & 4 == 0 ? minZ : maxZ)
    }
  }

  public func contains(point other: Point3D) -> Bool {
    all(other.vector .>= min.vector) && all(other.vector .<= max.vector)
  }
  public func contains(_ other: Rect3D) -> Bool {
    contains(point: other.min) && contains(point: other.max)
  }
  public func contains(anyOf points: [Point3D]) -> Bool { points.contains { contains(point: $0) } }
  public func containsAny(of points: [Point3D]) -> Bool { contains(anyOf: points) }

  public func intersects(_ other: Rect3D) -> Bool { intersection(other) != nil }
  /// What both boxes share; nil if that is nothing.
  public func intersection(_ other: Rect3D) -> Rect3D? {
    let low = pointwiseMax(min.vector, other.min.vector)
    let high = pointwiseMin(max.vector, other.max.vector)
    return any(low .> high)
      ? nil : Rect3D(origin: Point3D(vector: low), size: Size3D(vector: high - low))
  }
  public func union(_ other: Rect3D) -> Rect3D {
    Rect3D(points: [min, max, other.min, other.max])
  }
  public func distance(to other: Rect3D) -> Double {
    let gap = pointwiseMax(min.vector - other.max.vector, other.min.vector - max.vector)
    return pointwiseMax(gap, .zero).length
  }

  /// Smaller by `dXYZ` on each side; negative amounts make it larger.
  public func inset(by dXYZ: Size3D) -> Rect3D {
    Rect3D(
      origin: Point3D(vector: origin.vector + dXYZ.vector),
      size: Size3D(vector: size.vector - dXYZ.vector * 2))
  }
  public mutating func formInset(by dXYZ: Size3D) { self = inset(by: dXYZ) }

  public func translated(by offset: Vector3D) -> Rect3D {
    Rect3D(origin: origin + offset, size: size)
  }
  public func translated(by size: Size3D) -> Rect3D { translated(by: Vector3D(size)) }

  /// The smallest upright box around this one after a transform.
  public func applying(_ transform: AffineTransform3D) -> Rect3D {
    Rect3D(points: cornerPoints.map { $0.applying(transform) })
  }
  public func unapplying(_ transform: AffineTransform3D) -> Rect3D {
    transform.inverse.map(applying) ?? self
  }
  public func rotated(by rotation: Rotation3D) -> Rect3D {
    Rect3D(points: cornerPoints.map { $0.rotated(by: rotation) })
  }
  public func rotated(by rotation: Rotation3D, around pivot: Point3D) -> Rect3D {
    Rect3D(points: cornerPoints.map { $0.rotated(by: rotation, around: pivot) })
  }
  public func scaled(by scale: Size3D) -> Rect3D {
    Rect3D(
      origin: Point3D(vector: origin.vector * scale.vector), size: size.scaled(by: scale)
    ).standardized
  }
  public func scaledBy(x: Double = 1, y: Double = 1, z: Double = 1) -> Rect3D {
    scaled(by: Size3D(width: x, height: y, depth: z))
  }
  public func uniformlyScaled(by scale: Double) -> Rect3D {
    scaledBy(x: scale, y: scale, z: scale)
  }

  public static func * (lhs: AffineTransform3D, rhs: Rect3D) -> Rect3D { rhs.applying(lhs) }
}

extension Rect3D {
  /// What is seen of the box from the front.
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
