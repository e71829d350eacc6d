// SPDX-License-Identifier: Apache-2.0
/// A transform of space that keeps lines straight and parallel.
public struct AffineTransform3D: Codable, Hashable, Sendable {
  // The images of the axes.
  private var x = SIMD3<Double>(1, 0, 0)
  private var y = SIMD3<Double>(0, 1, 0)
  private var z = SIMD3<Double>(0, 0, 1)
  /// The translation after the other parts, in points; zero by default.
  public var translation = Vector3D.zero

  /// Makes a transform that changes nothing.
  public init() {}

  private init(
    _ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>, _ translation: SIMD3<Double>
  ) {
    (self.x, self.y, self.z) = (x, y, z)
    self.translation = Vector3D(vector: translation)
  }

  /// Makes a translation in points.
  public init(translation: Vector3D) { self.translation = translation }
  /// Makes a rotation around the origin.
  public init(rotation: Rotation3D) { (x, y, z) = rotation.columns }
  /// Makes a scale around the origin by a factor for each axis.
  public init(scale: Size3D) {
    (x.x, y.y, z.z) = (scale.width, scale.height, scale.depth)
  }

  /// Makes a transform that scales first, then rotates, then translates.
  public init(
    scale: Size3D = .one, rotation: Rotation3D = .identity, translation: Vector3D = .zero
  ) {
    let turned = rotation.columns
    self.init(
      turned.x * scale.width, turned.y * scale.height, turned.z * scale.depth,
      translation.vector)
  }

  /// A flat transform, which doesn't change depth.
  package init(_ flat: CGAffineTransform) {
    self.init(
      SIMD3(flat.a, flat.b, 0), SIMD3(flat.c, flat.d, 0), SIMD3(0, 0, 1),
      SIMD3(flat.tx, flat.ty, 0))
  }

  /// The transform that changes nothing.
  public static let identity = AffineTransform3D()

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }
  package var isFinite: Bool { (x + y + z + translation.vector).sum().isFinite }

  func linear(_ v: SIMD3<Double>) -> SIMD3<Double> { x * v.x + y * v.y + z * v.z }

  /// The transform that applies `rhs` first, then `lhs`.
  public static func * (lhs: AffineTransform3D, rhs: AffineTransform3D) -> AffineTransform3D {
    AffineTransform3D(
      lhs.linear(rhs.x), lhs.linear(rhs.y), lhs.linear(rhs.z),
      lhs.linear(rhs.translation.vector) + lhs.translation.vector)
  }

  /// The transform that undoes this one; nil if this one maps space onto a plane, a line or a point.
  public var inverse: AffineTransform3D? {
    let determinant = x.dot(y.cross(z))
    guard determinant != 0, determinant.isFinite else { return nil }
    // The rows of the inverse are perpendicular to two columns each.
    let rows = (
      y.cross(z) / determinant, z.cross(x) / determinant, x.cross(y) / determinant
    )
    var result = AffineTransform3D(
      SIMD3(rows.0.x, rows.1.x, rows.2.x), SIMD3(rows.0.y, rows.1.y, rows.2.y),
      SIMD3(rows.0.z, rows.1.z, rows.2.z), .zero)
    result.translation = Vector3D(vector: -result.linear(translation.vector))
    return result
  }

  /// The transform of coordinates with the origin at `point`.
  package func around(_ point: Point3D) -> AffineTransform3D {
    AffineTransform3D(translation: Vector3D(point)) * self
      * AffineTransform3D(translation: -Vector3D(point))
  }

  /// The front view of the plane at `z`.
  package func flat(at z: Double = 0) -> CGAffineTransform {
    let origin = translation.vector + self.z * z
    return CGAffineTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: origin.x, ty: origin.y)
  }
}
