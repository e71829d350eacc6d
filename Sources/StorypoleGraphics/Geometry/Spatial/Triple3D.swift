/// Three coordinates in one SIMD vector: what points, vectors, sizes and axes have in common.
public protocol _Triple3D: Codable, Hashable, Sendable {
  var vector: SIMD3<Double> { get set }
  init(vector: SIMD3<Double>)
}

extension _Triple3D {
  public init(_ xyz: SIMD3<Double>) { self.init(vector: xyz) }
  public init(_ xyz: SIMD3<Float>) { self.init(vector: SIMD3(xyz)) }

  public var isFinite: Bool { vector.x.isFinite && vector.y.isFinite && vector.z.isFinite }
  public var isNaN: Bool { vector.x.isNaN || vector.y.isNaN || vector.z.isNaN }
  public var isZero: Bool { vector == .zero }

  public static func * (lhs: Self, rhs: Double) -> Self { Self(vector: lhs.vector * rhs) }
  public static func * (lhs: Double, rhs: Self) -> Self { Self(vector: lhs * rhs.vector) }
  public static func / (lhs: Self, rhs: Double) -> Self { Self(vector: lhs.vector / rhs) }
  public static func *= (lhs: inout Self, rhs: Double) { lhs.vector *= rhs }
  public static func /= (lhs: inout Self, rhs: Double) { lhs.vector /= rhs }
  public static prefix func - (value: Self) -> Self { Self(vector: -value.vector) }
}

extension SIMD3<Double> {
  func dot(_ other: Self) -> Double { (self * other).sum() }

  func cross(_ o: Self) -> Self {
    SIMD3(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x)
  }

  var length: Double { dot(self).squareRoot() }

  /// Each coordinate without its sign.
  var magnitudes: Self { replacing(with: -self, where: self .< 0) }
}
