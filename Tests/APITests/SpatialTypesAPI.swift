// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

/// The values of the Spatial framework that signatures of SwiftUI use. Numbers are derived.
@Suite struct SpatialTypesAPI {
  private let quarter = Rotation3D(angle: .degrees(90), axis: .z)
  private let quaternion = simd_quatd(angle: .pi / 2, axis: SIMD3(0, 0, 1))
  private let pose = Pose3D(
    position: Point3D(x: 1, y: 2, z: 3), rotation: Rotation3D(angle: .degrees(90), axis: .z))
  private let shift = AffineTransform3D(translation: Vector3D(x: 1, y: 1, z: 1))

  /// Whether a value survives encoding and decoding.
  private func survives<T: Codable & Equatable>(_ value: T) throws -> Bool {
    let data = try JSONEncoder().encode([value])
    return try JSONDecoder().decode([T].self, from: data) == [value]
  }

  @Test func points() throws {
    // api: Point3D; Point3D.AnimatableData; Point3D.init(); Point3D.init(_:) | size
    // api: Point3D.init(_:) | Vector3D; Point3D.init(_:) | simd_double3
    // api: Point3D.init(_:) | simd_float3; Point3D.init(from:); Point3D.init(vector:)
    // api: Point3D.init(x:y:z:) | 0; Point3D.init(x:y:z:) | T; Point3D.*(_:_:) | AffineTransform3D
    // api: Point3D.*(_:_:) | lhs: Double, rhs: Point3D; Point3D.*(_:_:) | lhs: Point3D, rhs: Double
    // api: Point3D.*(_:_:) | Pose3D; Point3D.*=(_:_:); Point3D.+(_:_:) | lhs: Point3D, rhs: Size3D
    // api: Point3D.+(_:_:) | lhs: Size3D, rhs: Point3D; Point3D.+=(_:_:) | Size3D
    // api: Point3D.+=(_:_:) | Vector3D; Point3D.-(_:); Point3D.-(_:_:) | Vector3D
    // api: Point3D.-(_:_:) | lhs: Point3D, rhs: Size3D; Point3D.-(_:_:) | lhs: Size3D, rhs: Point3D
    // api: Point3D.-=(_:_:) | Size3D; Point3D.-=(_:_:) | Vector3D; Point3D./(_:_:)
    // api: Point3D./=(_:_:); Point3D.==(_:_:); Point3D.animatableData; Point3D.applying(_:) | pose
    // api: Point3D.applying(_:) | AffineTransform3D; Point3D.clamp(to:); Point3D.clamped(to:)
    // api: Point3D.customMirror; Point3D.description; Point3D.distance(to:); Point3D.encode(to:)
    // api: Point3D.hash(into:); Point3D.hashValue; Point3D.infinity
    // api: Point3D.isApproximatelyEqual(to:tolerance:); Point3D.isFinite; Point3D.isNaN
    // api: Point3D.isZero; Point3D.magnitudeSquared; Point3D.rotated(by:) | simd_quatd
    // api: Point3D.rotated(by:) | rotation; Point3D.rotated(by:around:) | simd_quatd
    // api: Point3D.rotated(by:around:) | rotation; Point3D.rotation(to:); Point3D.scale(by:)
    // api: Point3D.simd; Point3D.translated(by:) | offset; Point3D.translated(by:) | size
    // api: Point3D.unapplying(_:) | _ pose: Pose3D; Point3D.unapplying(_:) | AffineTransform3D
    // api: Point3D.vector; Point3D.x; Point3D.y; Point3D.z; Point3D.zero
    let _: any (Animatable & Codable & Hashable & Sendable & CustomReflectable).Type = Point3D.self
    let _: Vector3D.Type = Point3D.AnimatableData.self
    var a = Point3D(x: 1, y: 2, z: 3)
    let size = Size3D(width: 1, height: 1, depth: 1)
    let vector = Vector3D(x: 1, y: 1, z: 1)
    #expect(Point3D() == .zero && Point3D.zero.isZero && !Point3D.infinity.isFinite)
    #expect(Point3D(size) == Point3D(vector) && Point3D(x: Float(1), y: 1, z: 1) == Point3D(size))
    #expect(Point3D(simd_double3(1, 2, 3)) == a && Point3D(simd_float3(1, 2, 3)) == a)
    #expect(Point3D(vector: a.vector) == a && a.simd == simd_double3(1, 2, 3) && !a.isNaN)
    #expect(a.x + a.y + a.z == 6 && a.magnitudeSquared == 14)
    #expect(a + size == size + a && a - size == Point3D(x: 0, y: 1, z: 2))
    #expect(size - a == Point3D(x: 0, y: -1, z: -2) && -a == a * -1)
    #expect(a - Point3D(size) == Vector3D(x: 0, y: 1, z: 2))
    #expect(2 * a == a * 2 && a * 2 / 2 == a)
    a += vector
    a -= vector
    a += size
    a -= size
    a *= 4
    a /= 2
    a.scale(by: 0.5)
    #expect(a == Point3D(x: 1, y: 2, z: 3))
    #expect(shift * a == a + vector && a.applying(shift) == shift * a)
    #expect(a.unapplying(shift) == a - size)
    // A quarter turn around z moves x to y and y to −x: (1, 2, 3) to (−2, 1, 3).
    let turned = Point3D(x: -2, y: 1, z: 3)
    #expect(a.rotated(by: quarter) == turned && a.rotated(by: quaternion) == turned)
    #expect(a.rotated(by: quarter, around: a) == a && a.rotated(by: quaternion, around: a) == a)
    // And the pose then adds (1, 2, 3).
    #expect(pose * a == Point3D(x: -1, y: 3, z: 6) && a.applying(pose) == pose * a)
    #expect((pose * a).unapplying(pose).isApproximatelyEqual(to: a))
    #expect(
      Point3D(x: 2.0, y: 0, z: 0).rotation(to: Point3D(x: 0.0, y: 5, z: 0))
        .isApproximatelyEqual(to: quarter))
    #expect(a.translated(by: vector) == a + vector && a.translated(by: size) == a + size)
    #expect(a.distance(to: a + vector) == 3.0.squareRoot())
    #expect(a.isApproximatelyEqual(to: Point3D(x: 1, y: 2, z: 3 + 1e-9)))
    let rect = Rect3D(origin: .zero, size: Size3D(width: 2, height: 1, depth: 9))
    #expect(a.clamped(to: rect) == Point3D(x: 1, y: 1, z: 3))
    a.clamp(to: rect)
    a.animatableData = Vector3D(x: 1, y: 2, z: 3)
    #expect(a.description == "(x: 1.0, y: 2.0, z: 3.0)")
    #expect(a.customMirror.children.map(\.label) == ["x", "y", "z"])
    #expect(try survives(a) && Set([a, a]).count == 1 && a.hashValue == a.hashValue)
  }

  @Test func vectors() throws {
    // api: Vector3D; Vector3D.AnimatableData; Vector3D.init(); Vector3D.init(_:) | axis
    // api: Vector3D.init(_:) | point; Vector3D.init(_:) | size; Vector3D.init(_:) | simd_double3
    // api: Vector3D.init(_:) | simd_float3; Vector3D.init(from:); Vector3D.init(vector:)
    // api: Vector3D.init(x:y:z:) | 0; Vector3D.init(x:y:z:) | T
    // api: Vector3D.*(_:_:) | AffineTransform3D; Vector3D.*(_:_:) | lhs: Double, rhs: Vector3D
    // api: Vector3D.*(_:_:) | Pose3D; Vector3D.*(_:_:) | lhs: Vector3D, rhs: Double
    // api: Vector3D.*=(_:_:); Vector3D.+(_:_:) | lhs: Point3D, rhs: Vector3D
    // api: Vector3D.+(_:_:) | lhs: Size3D, rhs: Vector3D
    // api: Vector3D.+(_:_:) | lhs: Vector3D, rhs: Point3D
    // api: Vector3D.+(_:_:) | lhs: Vector3D, rhs: Size3D
    // api: Vector3D.+(_:_:) | lhs: Vector3D, rhs: Vector3D; Vector3D.+=(_:_:); Vector3D.-(_:)
    // api: Vector3D.-(_:_:) | lhs: Point3D, rhs: Vector3D
    // api: Vector3D.-(_:_:) | lhs: Size3D, rhs: Vector3D
    // api: Vector3D.-(_:_:) | lhs: Vector3D, rhs: Point3D
    // api: Vector3D.-(_:_:) | lhs: Vector3D, rhs: Size3D
    // api: Vector3D.-(_:_:) | lhs: Vector3D, rhs: Vector3D; Vector3D.-=(_:_:); Vector3D./(_:_:)
    // api: Vector3D./=(_:_:); Vector3D.==(_:_:); Vector3D.applying(_:) | pose
    // api: Vector3D.applying(_:) | AffineTransform3D; Vector3D.cross(_:); Vector3D.customMirror
    // api: Vector3D.description; Vector3D.dot(_:); Vector3D.encode(to:); Vector3D.forward
    // api: Vector3D.hash(into:); Vector3D.hashValue; Vector3D.infinity; Vector3D.isFinite
    // api: Vector3D.isNaN; Vector3D.isZero; Vector3D.length; Vector3D.lengthSquared
    // api: Vector3D.magnitudeSquared; Vector3D.normalize(); Vector3D.normalized
    // api: Vector3D.projected(_:); Vector3D.reflected(_:); Vector3D.right
    // api: Vector3D.rotated(by:) | simd_quatd; Vector3D.rotated(by:) | rotation
    // api: Vector3D.rotation(to:); Vector3D.scaled(by:); Vector3D.scaledBy(x:y:z:)
    // api: Vector3D.unapplying(_:) | pose; Vector3D.unapplying(_:) | AffineTransform3D
    // api: Vector3D.uniformlyScaled(by:); Vector3D.up; Vector3D.vector; Vector3D.x; Vector3D.y
    // api: Vector3D.z; Vector3D.zero
    let _: any (VectorArithmetic & Codable & Hashable & Sendable & CustomReflectable).Type =
      Vector3D.self
    let _: Vector3D.Type = Vector3D.AnimatableData.self
    var a = Vector3D(x: 1, y: 2, z: 2)
    let size = Size3D(width: 1, height: 1, depth: 1)
    let ones = Vector3D(size)
    let point = Point3D(ones)
    #expect(Vector3D() == .zero && Vector3D.zero.isZero && !Vector3D.infinity.isFinite)
    #expect(Vector3D(point) == ones && Vector3D(RotationAxis3D.xyz) == ones && !a.isNaN)
    #expect(Vector3D(simd_double3(1, 2, 2)) == a && Vector3D(simd_float3(1, 2, 2)) == a)
    #expect(Vector3D(vector: a.vector) == a && Vector3D(x: Float(1), y: 2, z: 2) == a)
    #expect(a.x == 1 && a.y == 2 && a.z == 2)
    // 1 + 4 + 4 = 9.
    #expect(a.length == 3 && a.lengthSquared == 9 && a.magnitudeSquared == 9)
    #expect(a + ones == Vector3D(x: 2, y: 3, z: 3) && a - ones == Vector3D(x: 0, y: 1, z: 1))
    #expect(point + a == a + point && size + a == a + size)
    #expect(point - a == -(a - point) && size - a == Size3D(-(ones * -1) - a))
    #expect(a - size == Size3D(width: 0, height: 1, depth: 1) && -a == a * -1)
    #expect(2 * a == a * 2 && a * 2 / 2 == a)
    a += ones
    a -= ones
    a *= 2
    a /= 2
    #expect(a == Vector3D(x: 1, y: 2, z: 2))
    // A direction is not moved; a quarter turn maps (1, 2, 2) to (−2, 1, 2).
    let turned = Vector3D(x: -2, y: 1, z: 2)
    #expect(shift * a == a && a.applying(shift) == a && a.unapplying(shift) == a)
    #expect(a.rotated(by: quarter) == turned && a.rotated(by: quaternion) == turned)
    #expect(pose * a == turned && a.applying(pose) == turned && turned.unapplying(pose) == a)
    #expect(Vector3D.right.cross(.up) == .forward && Vector3D.right.dot(a) == 1)
    #expect(Vector3D.right.rotation(to: .up).isApproximatelyEqual(to: quarter))
    #expect(a.projected(.up) == Vector3D(x: 0, y: 2, z: 0))
    #expect(a.reflected(.up) == Vector3D(x: 1, y: -2, z: 2))
    #expect(a.scaled(by: Size3D(width: 2, height: 1, depth: 1)) == a.scaledBy(x: 2))
    #expect(a.uniformlyScaled(by: 3) == a * 3 && a.normalized == a / 3)
    a.normalize()
    #expect(a == Vector3D(x: 1, y: 2, z: 2) / 3)
    #expect(Vector3D.up.description == "(x: 0.0, y: 1.0, z: 0.0)")
    #expect(a.customMirror.children.count == 3)
    #expect(try survives(ones) && Set([a, a]).count == 1 && a.hashValue == a.hashValue)
  }

  @Test func sizes() throws {
    // api: Size3D; Size3D.AnimatableData; Size3D.init(); Size3D.init(_:) | point
    // api: Size3D.init(_:) | Vector3D; Size3D.init(_:) | simd_double3
    // api: Size3D.init(_:) | simd_float3; Size3D.init(from:); Size3D.init(vector:)
    // api: Size3D.init(width:height:depth:) | 0; Size3D.init(width:height:depth:) | T
    // api: Size3D.*(_:_:) | AffineTransform3D; Size3D.*(_:_:) | lhs: Double, rhs: Size3D
    // api: Size3D.*(_:_:) | Pose3D; Size3D.*(_:_:) | lhs: Size3D, rhs: Double; Size3D.*=(_:_:)
    // api: Size3D.+(_:_:); Size3D.+=(_:_:) | lhs: inout Size3D, rhs: Size3D
    // api: Size3D.+=(_:_:) | Vector3D; Size3D.-(_:); Size3D.-(_:_:)
    // api: Size3D.-=(_:_:) | lhs: inout Size3D, rhs: Size3D; Size3D.-=(_:_:) | Vector3D
    // api: Size3D./(_:_:); Size3D./=(_:_:); Size3D.==(_:_:); Size3D.animatableData
    // api: Size3D.applying(_:) | pose; Size3D.applying(_:) | AffineTransform3D; Size3D.contains(_:)
    // api: Size3D.contains(anyOf:); Size3D.contains(point:); Size3D.containsAny(of:)
    // api: Size3D.customMirror; Size3D.depth; Size3D.description; Size3D.encode(to:)
    // api: Size3D.hash(into:); Size3D.hashValue; Size3D.height; Size3D.infinity
    // api: Size3D.intersection(_:); Size3D.isFinite; Size3D.isNaN; Size3D.isZero
    // api: Size3D.magnitudeSquared; Size3D.one; Size3D.rotated(by:) | simd_quatd
    // api: Size3D.rotated(by:) | rotation; Size3D.scale(by:); Size3D.scaled(by:)
    // api: Size3D.scaledBy(x:y:z:); Size3D.simd; Size3D.size; Size3D.unapplying(_:) | pose
    // api: Size3D.unapplying(_:) | AffineTransform3D; Size3D.uniformlyScaled(by:); Size3D.union(_:)
    // api: Size3D.vector; Size3D.width; Size3D.zero
    let _: any (Animatable & Codable & Hashable & Sendable & CustomReflectable).Type = Size3D.self
    let _: Vector3D.Type = Size3D.AnimatableData.self
    var a = Size3D(width: 1, height: 2, depth: 3)
    let vector = Vector3D(x: 1, y: 1, z: 1)
    #expect(Size3D() == .zero && Size3D.zero.isZero && !Size3D.infinity.isFinite && !a.isNaN)
    #expect(Size3D(vector) == .one && Size3D(Point3D(vector)) == .one && a.size == a)
    #expect(Size3D(simd_double3(1, 2, 3)) == a && Size3D(simd_float3(1, 2, 3)) == a)
    #expect(Size3D(vector: a.vector) == a && Size3D(width: Float(1), height: 2, depth: 3) == a)
    #expect(a.simd == a.vector && a.width * a.height * a.depth == 6 && a.magnitudeSquared == 14)
    #expect(a + .one - .one == a && -a == a * -1 && 2 * a / 2 == a)
    a += .one
    a -= .one
    a += vector
    a -= vector
    a *= 4
    a /= 2
    a.scale(by: 0.5)
    #expect(a == Size3D(width: 1, height: 2, depth: 3))
    // Rotated like a vector: (1, 2, 3) to (−2, 1, 3). It is not moved.
    let turned = Size3D(width: -2, height: 1, depth: 3)
    #expect(a.rotated(by: quarter) == turned && a.rotated(by: quaternion) == turned)
    #expect(pose * a == turned && a.applying(pose) == turned && turned.unapplying(pose) == a)
    #expect(shift * a == a && a.applying(shift) == a && a.unapplying(shift) == a)
    #expect(a.contains(.one) && !a.contains(Size3D(width: 2, height: 1, depth: 1)))
    #expect(a.contains(point: Point3D(vector)) && a.contains(anyOf: [.zero]))
    #expect(!a.containsAny(of: [Point3D(x: 9, y: 0, z: 0)]))
    #expect(a.union(.one) == a && a.intersection(.one) == .one)
    #expect(a.scaled(by: Size3D(width: 2, height: 1, depth: 1)) == a.scaledBy(x: 2))
    #expect(a.uniformlyScaled(by: 2) == 2 * a)
    a.animatableData = Vector3D(x: 1, y: 2, z: 3)
    #expect(a.description == "(width: 1.0, height: 2.0, depth: 3.0)")
    #expect(a.customMirror.children.map(\.label) == ["width", "height", "depth"])
    #expect(try survives(a) && Set([a, a]).count == 1 && a.hashValue == a.hashValue)
  }

  @Test func boxes() throws {
    // api: Rect3D; Rect3D.AnimatableData; Rect3D.init(); Rect3D.init(center:size:) | Size3D
    // api: Rect3D.init(center:size:) | Vector3D; Rect3D.init(center:size:) | simd_double3
    // api: Rect3D.init(center:size:) | simd_float3; Rect3D.init(from:)
    // api: Rect3D.init(origin:size:) | Size3D; Rect3D.init(origin:size:) | Vector3D
    // api: Rect3D.init(origin:size:) | simd_double3; Rect3D.init(origin:size:) | simd_float3
    // api: Rect3D.init(points:); Rect3D.*(_:_:) | AffineTransform3D; Rect3D.*(_:_:) | Pose3D
    // api: Rect3D.==(_:_:); Rect3D.animatableData; Rect3D.applying(_:) | pose
    // api: Rect3D.applying(_:) | AffineTransform3D; Rect3D.center; Rect3D.contains(_:)
    // api: Rect3D.contains(anyOf:); Rect3D.contains(point:); Rect3D.containsAny(of:)
    // api: Rect3D.cornerPoints; Rect3D.customMirror; Rect3D.description; Rect3D.distance(to:)
    // api: Rect3D.encode(to:); Rect3D.formInset(by:); Rect3D.hash(into:); Rect3D.hashValue
    // api: Rect3D.infinity; Rect3D.inset(by:); Rect3D.integral; Rect3D.intersection(_:)
    // api: Rect3D.intersects(_:); Rect3D.isEmpty; Rect3D.isFinite; Rect3D.isNaN; Rect3D.isZero
    // api: Rect3D.max; Rect3D.maxX; Rect3D.maxY; Rect3D.maxZ; Rect3D.midX; Rect3D.midY; Rect3D.midZ
    // api: Rect3D.min; Rect3D.minX; Rect3D.minY; Rect3D.minZ; Rect3D.origin
    // api: Rect3D.rotated(by:) | simd_quatd; Rect3D.rotated(by:) | rotation
    // api: Rect3D.rotated(by:around:) | simd_quatd; Rect3D.rotated(by:around:) | rotation
    // api: Rect3D.scaled(by:); Rect3D.scaledBy(x:y:z:); Rect3D.size; Rect3D.standardized
    // api: Rect3D.translated(by:) | offset; Rect3D.translated(by:) | size
    // api: Rect3D.unapplying(_:) | pose; Rect3D.unapplying(_:) | AffineTransform3D
    // api: Rect3D.uniformlyScaled(by:); Rect3D.union(_:); Rect3D.zero
    let _: any (Animatable & Codable & Hashable & Sendable & CustomReflectable).Type = Rect3D.self
    let _: AnimatablePair<Vector3D, Vector3D>.Type = Rect3D.AnimatableData.self
    let size = Size3D(width: 2, height: 4, depth: 6)
    var a = Rect3D(origin: Point3D(x: 1, y: 1, z: 1), size: size)
    let ones = Vector3D(x: 1, y: 1, z: 1)
    #expect(Rect3D() == .zero && Rect3D.zero.isZero && Rect3D.zero.isEmpty && !a.isNaN)
    #expect(!Rect3D.infinity.isFinite && Rect3D.infinity.contains(a))
    // From 1 to 3, 5 and 7: the middle at 2, 3 and 4.
    let center = Point3D(x: 2, y: 3, z: 4)
    #expect(Rect3D(center: center, size: size) == a && a.center == center)
    #expect(Rect3D(origin: ones, size: Vector3D(size)) == a)
    #expect(Rect3D(center: Vector3D(center), size: Vector3D(size)) == a)
    #expect(Rect3D(origin: simd_double3(1, 1, 1), size: simd_double3(2, 4, 6)) == a)
    #expect(Rect3D(origin: simd_float3(1, 1, 1), size: simd_float3(2, 4, 6)) == a)
    #expect(Rect3D(center: simd_double3(2, 3, 4), size: simd_double3(2, 4, 6)) == a)
    #expect(Rect3D(center: simd_float3(2, 3, 4), size: simd_float3(2, 4, 6)) == a)
    #expect(Rect3D(points: a.cornerPoints) == a && a.cornerPoints.count == 8)
    #expect([a.minX, a.minY, a.minZ, a.midX, a.midY, a.midZ] == [1, 1, 1, 2, 3, 4])
    #expect([a.maxX, a.maxY, a.maxZ] == [3, 5, 7] && a.min == a.origin)
    #expect(a.max == Point3D(x: 3, y: 5, z: 7) && a.size == size)
    #expect(a.contains(point: center) && a.contains(anyOf: [center]))
    #expect(a.containsAny(of: [.zero, center]) && !a.contains(point: .zero))
    let b = a.translated(by: Vector3D(x: 1, y: 0, z: 0))
    #expect(b == a.translated(by: Size3D(width: 1, height: 0, depth: 0)) && a.intersects(b))
    #expect(a.intersection(b)?.size.width == 1 && a.union(b).size.width == 3)
    // From 3 to 5 along x.
    #expect(a.distance(to: a.translated(by: Vector3D(x: 4, y: 0, z: 0))) == 2)
    #expect(shift * a == a.translated(by: ones) && a.applying(shift) == shift * a)
    #expect(a.unapplying(shift).origin == .zero)
    // x from 1…3 to y, y from 1…5 to −x.
    let turned = Rect3D(
      origin: Point3D(x: -5, y: 1, z: 1), size: Size3D(width: 4, height: 2, depth: 6))
    #expect(a.rotated(by: quarter) == turned && a.rotated(by: quaternion) == turned)
    #expect(a.rotated(by: quarter, around: .zero) == turned)
    #expect(a.rotated(by: quaternion, around: .zero) == turned)
    #expect(pose * a == turned.translated(by: Vector3D(x: 1, y: 2, z: 3)))
    #expect(a.applying(pose) == pose * a)
    #expect((pose * a).unapplying(pose).min.isApproximatelyEqual(to: a.min))
    #expect(a.inset(by: .one).size == Size3D(width: 0, height: 2, depth: 4))
    a.formInset(by: .one)
    a.formInset(by: -Size3D.one)
    #expect(a.scaled(by: Size3D(width: 2, height: 1, depth: 1)) == a.scaledBy(x: 2))
    #expect(a.uniformlyScaled(by: 2).max == Point3D(x: 6, y: 10, z: 14))
    #expect(Rect3D(origin: a.max, size: -size).standardized == a)
    #expect(Rect3D(center: center, size: size * 0.9).integral == a)
    a.animatableData = Rect3D(origin: .zero, size: size).animatableData
    #expect(a.origin == .zero && a.description.contains("size: (width: 2.0"))
    #expect(a.customMirror.children.map(\.label) == ["origin", "size"])
    #expect(try survives(a) && Set([a, a]).count == 1 && a.hashValue == a.hashValue)
  }

  @Test func axesAndAngles() throws {
    // api: RotationAxis3D; RotationAxis3D.init(); RotationAxis3D.init(_:) | Vector3D
    // api: RotationAxis3D.init(_:) | simd_double3; RotationAxis3D.init(_:) | simd_float3
    // api: RotationAxis3D.init(from:); RotationAxis3D.init(vector:)
    // api: RotationAxis3D.init(x:y:z:) | 0; RotationAxis3D.init(x:y:z:) | T
    // api: RotationAxis3D.==(_:_:); RotationAxis3D.customMirror; RotationAxis3D.description
    // api: RotationAxis3D.encode(to:); RotationAxis3D.hash(into:); RotationAxis3D.hashValue
    // api: RotationAxis3D.simd; RotationAxis3D.vector; RotationAxis3D.x | let
    // api: RotationAxis3D.x | get; RotationAxis3D.xy; RotationAxis3D.xyz; RotationAxis3D.xz
    // api: RotationAxis3D.y | let; RotationAxis3D.y | get; RotationAxis3D.yz
    // api: RotationAxis3D.z | let; RotationAxis3D.z | get; RotationAxis3D.zero
    // api: Axis3D; Axis3D.init(_:); Axis3D.init(rawValue:); Axis3D.rawValue; Axis3D.x; Axis3D.y
    // api: Axis3D.z
    // api: Angle2D
    // api: AffineTransform3D
    let _: any (Codable & Hashable & Sendable & CustomReflectable).Type = RotationAxis3D.self
    var a = RotationAxis3D(x: 1, y: 1, z: 0)
    #expect(a == .xy && RotationAxis3D() == .zero && RotationAxis3D(x: Float(1), y: 1, z: 0) == a)
    #expect(
      RotationAxis3D(Vector3D(x: 1, y: 1, z: 0)) == a && RotationAxis3D(vector: a.vector) == a)
    #expect(RotationAxis3D(simd_double3(1, 1, 0)) == a && RotationAxis3D(simd_float3(1, 1, 0)) == a)
    let all: [RotationAxis3D] = [.x, .y, .z, .xy, .yz, .xz, .xyz]
    #expect(Set(all).count == 7 && all.allSatisfy { $0.simd.max() == 1 })
    (a.x, a.y, a.z) = (0, 0, 1)
    #expect(a == .z && a.description == "(x: 0.0, y: 0.0, z: 1.0)")
    #expect(a.customMirror.children.count == 3 && a.hashValue == a.hashValue)
    #expect(try survives(a))
    let axes = [Axis3D.x, .y, .z].map(\.rawValue)
    #expect(Set(axes).count == 3 && Axis3D(axes[0]) == .x && Axis3D(rawValue: axes[1]) == .y)
    #expect(Angle2D(degrees: 180).radians == .pi && AffineTransform3D.identity.isIdentity)
  }

  @Test func rotations() throws {
    // api: Rotation3D; Rotation3D.SlerpPath; Rotation3D.init(); Rotation3D.init(_:)
    // api: Rotation3D.init(angle:axis:); Rotation3D.init(axis:angle:)
    // api: Rotation3D.init(eulerAngles:); Rotation3D.init(eye:target:up:)
    // api: Rotation3D.init(forward:); Rotation3D.init(forward:up:); Rotation3D.init(from:)
    // api: Rotation3D.init(position:target:up:); Rotation3D.init(quaternion:) | simd_quatd
    // api: Rotation3D.init(quaternion:) | simd_quatf
    // api: Rotation3D.*(_:_:) | lhs: Rotation3D, rhs: Rotation3D; Rotation3D.*=(_:_:)
    // api: Rotation3D.==(_:_:); Rotation3D.angle; Rotation3D.axis; Rotation3D.customMirror
    // api: Rotation3D.description; Rotation3D.encode(to:); Rotation3D.eulerAngles(order:)
    // api: Rotation3D.hash(into:); Rotation3D.hashValue; Rotation3D.identity; Rotation3D.inverse
    // api: Rotation3D.isApproximatelyEqual(to:tolerance:); Rotation3D.isIdentity; Rotation3D.isZero
    // api: Rotation3D.quaternion; Rotation3D.rotated(by:) | simd_quatd
    // api: Rotation3D.rotated(by:) | rotation; Rotation3D.slerp(from:to:t:along:)
    // api: Rotation3D.swing(twistAxis:); Rotation3D.swingTwist(twistAxis:)
    // api: Rotation3D.twist(twistAxis:); Rotation3D.vector; Rotation3D.zero
    let _: any (Codable & Hashable & Sendable & CustomReflectable).Type = Rotation3D.self
    var a = Rotation3D(axis: .z, angle: .degrees(90))
    #expect(a == quarter && Rotation3D() == .identity && Rotation3D.identity.isIdentity)
    #expect(Rotation3D.zero.isZero && !a.isZero)
    #expect(Rotation3D(quaternion).isApproximatelyEqual(to: a))
    #expect(Rotation3D(quaternion: quaternion) == Rotation3D(quaternion))
    let single = simd_quatf(angle: .pi / 2, axis: SIMD3(0, 0, 1))
    #expect(Rotation3D(single).isApproximatelyEqual(to: a, tolerance: 1e-6))
    #expect(Rotation3D(quaternion: single) == Rotation3D(single))
    #expect(a.quaternion.vector == a.vector && abs(a.angle.degrees - 90) < 1e-9 && a.axis == .z)
    #expect((a * a.inverse).isIdentity && a.rotated(by: a) == a * a)
    #expect(a.rotated(by: quaternion).isApproximatelyEqual(to: a * a))
    a *= a
    #expect(abs(a.angle.degrees - 180) < 1e-9)
    a.angle = .degrees(90)
    a.axis = .y
    a.quaternion = quaternion
    #expect(a.isApproximatelyEqual(to: quarter))
    // The z axis looks forward (documented): toward x it is a quarter turn around y.
    let look = Rotation3D(angle: .degrees(90), axis: .y)
    let right = Point3D(x: 7.0, y: 0, z: 0)
    #expect(Rotation3D(forward: .right).isApproximatelyEqual(to: look))
    #expect(Rotation3D(forward: .right, up: .up).isApproximatelyEqual(to: look))
    #expect(Rotation3D(eye: .zero, target: right).isApproximatelyEqual(to: look))
    #expect(Rotation3D(position: .zero, target: right).isApproximatelyEqual(to: look))
    // Halfway to a quarter turn is an eighth.
    let half = Rotation3D.slerp(from: .identity, to: quarter, t: 0.5, along: .shortest)
    #expect(abs(half.angle.degrees - 45) < 1e-9)
    // A rotation around its own axis is all twist.
    let (swing, twist) = quarter.swingTwist(twistAxis: .z)
    #expect(swing.isIdentity && twist.isApproximatelyEqual(to: quarter))
    #expect(quarter.swing(twistAxis: .x).isApproximatelyEqual(to: quarter))
    #expect(quarter.twist(twistAxis: .x).isIdentity)
    let angles = EulerAngles(x: .zero, y: .zero, z: .degrees(90), order: .xyz)
    #expect(Rotation3D(eulerAngles: angles).isApproximatelyEqual(to: quarter))
    #expect(abs(quarter.eulerAngles(order: .xyz).angles.z - .pi / 2) < 1e-9)
    #expect(quarter.description.contains("axis: (x: 0.0, y: 0.0, z: 1.0)"))
    #expect(quarter.customMirror.children.map(\.label) == ["angle", "axis"])
    #expect(try survives(quarter) && Set([a, a]).count == 1 && a.hashValue == a.hashValue)
  }

  @Test func poses() {
    // api: Pose3D
    // There and back; one after the other: (1, 2, 3) turned is (−2, 1, 3), and moved on.
    #expect((pose * pose.inverse).position.isApproximatelyEqual(to: .zero))
    #expect((pose * pose).position == Point3D(x: -1, y: 3, z: 6))
    #expect(Pose3D.identity.isIdentity && !pose.isIdentity)
    #expect(AffineTransform3D(pose: pose) * Point3D.zero == pose.position)
  }

  @Test func scaledPoses() {
    // api: Point3D.applying(_:) | ScaledPose3D; Point3D.unapplying(_:) | ScaledPose3D
    // A scale of 2 around the origin, a quarter turn around z (x becomes y), then a move by 10 along x.
    let pose = ScaledPose3D(
      position: Point3D(x: 10), rotation: Rotation3D(angle: .degrees(90), axis: .z), scale: 2)
    let point = Point3D(x: 1, y: 2, z: 3)
    let moved = point.applying(pose)
    #expect(moved.isApproximatelyEqual(to: Point3D(x: 6, y: 2, z: 6), tolerance: 1e-9))
    #expect(moved.unapplying(pose).isApproximatelyEqual(to: point, tolerance: 1e-9))
    // api: Size3D.applying(_:) | ScaledPose3D; Size3D.unapplying(_:) | ScaledPose3D
    let size = Size3D(width: 1, height: 2, depth: 3)
    let back = size.applying(pose).unapplying(pose)
    #expect(
      abs(back.width - 1) < 1e-9 && abs(back.height - 2) < 1e-9 && abs(back.depth - 3) < 1e-9)
    // api: Rect3D.applying(_:) | ScaledPose3D; Rect3D.unapplying(_:) | ScaledPose3D
    let move = ScaledPose3D(position: Point3D(x: 10), scale: 2)
    let box = Rect3D(origin: Point3D(x: 1), size: size)
    #expect(
      box.applying(move)
        == Rect3D(origin: Point3D(x: 12), size: Size3D(width: 2, height: 4, depth: 6)))
    #expect(box.applying(move).unapplying(move) == box)
    // api: Vector3D.applying(_:) | ScaledPose3D; Vector3D.unapplying(_:) | ScaledPose3D
    let vector = Vector3D(x: 1, y: 2, z: 3)
    #expect(vector.applying(move) == Vector3D(x: 2, y: 4, z: 6))
    #expect(vector.applying(move).unapplying(move) == vector)
  }

  @Test func projections() {
    // A perspective: w = 1 + z/2, so that a point at z = 2 has half the coordinates.
    var lens = ProjectiveTransform3D()
    lens[3, 2] = 0.5
    // api: Point3D.applying(_:) | ProjectiveTransform3D; Point3D.unapplying(_:) | ProjectiveTransform3D
    // api: Point3D.*(_:_:) | ProjectiveTransform3D
    let point = Point3D(x: 4, y: 6, z: 2)
    #expect(point.applying(lens) == Point3D(x: 2, y: 3, z: 1))
    #expect(lens * point == point.applying(lens))
    #expect(point.applying(lens).unapplying(lens) == point)
    // api: Rect3D.applying(_:) | ProjectiveTransform3D; Rect3D.*(_:_:) | ProjectiveTransform3D
    let box = Rect3D(origin: .zero, size: Size3D(width: 4, height: 6, depth: 2))
    // The near corner stays at (4, 6, 0), and the far one moves to (2, 3, 1).
    #expect(
      box.applying(lens) == Rect3D(origin: .zero, size: Size3D(width: 4, height: 6, depth: 1)))
    #expect(lens * box == box.applying(lens))
    let scale = ProjectiveTransform3D(
      scale: Size3D(width: 2, height: 3, depth: 4), translation: Vector3D(x: 5))
    // api: Size3D.applying(_:) | ProjectiveTransform3D; Size3D.*(_:_:) | ProjectiveTransform3D
    #expect(scale * Size3D.one == Size3D(width: 2, height: 3, depth: 4))
    #expect(Size3D.one.applying(scale) == scale * Size3D.one)
    // api: Size3D.unapplying(_:) | ProjectiveTransform3D; Rect3D.unapplying(_:) | ProjectiveTransform3D
    #expect((scale * Size3D.one).unapplying(scale) == .one)
    #expect(box.applying(scale).unapplying(scale) == box)
    // api: Vector3D.applying(_:) | ProjectiveTransform3D; Vector3D.unapplying(_:) | ProjectiveTransform3D
    // api: Vector3D.*(_:_:) | ProjectiveTransform3D
    let vector = Vector3D(x: 1, y: 1, z: 1)
    #expect(scale * vector == Vector3D(x: 2, y: 3, z: 4))
    #expect(vector.applying(scale).unapplying(scale) == vector)
  }
}
