// SPDX-License-Identifier: Apache-2.0
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>

/// Three numbers in one SIMD vector: what points, vectors, sizes and axes have in common.
public protocol _Triple3D: Codable, Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  var vector: SIMD3<Double> { get set }
  init(vector: SIMD3<Double>)
  /// What the numbers are called.
  static var _labels: [String] { get }
}

extension _Triple3D {
  public init() { self.init(vector: .zero) }
  public init(_ xyz: SIMD3<Double>) { self.init(vector: xyz) }
  public init(_ xyz: SIMD3<Float>) { self.init(vector: SIMD3(xyz)) }

  public var simd: SIMD3<Double> {
    get { vector }
    set { vector = newValue }
  }

  public static var zero: Self { Self(vector: .zero) }

  public var description: String {
    let parts = zip(Self._labels, [vector.x, vector.y, vector.z]).map { "\($0): \($1)" }
    return "(\(parts.joined(separator: ", ")))"
  }

  public var customMirror: Mirror {
    let values = [vector.x, vector.y, vector.z]
    return Mirror(self, children: zip(Self._labels, values).map { ($0, $1) })
  }
}

/// Three coordinates along x (to the right), y (down) and z (to the front).
public protocol _Coordinates3D: _Triple3D {}

extension _Coordinates3D {
  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    self.init(vector: SIMD3(x, y, z))
  }
  public init<T: BinaryFloatingPoint>(x: T, y: T, z: T) {
    self.init(vector: SIMD3(Double(x), Double(y), Double(z)))
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

  public static var _labels: [String] { ["x", "y", "z"] }
}

/// Three lengths, which can be multiplied.
public protocol _Lengths3D: _Triple3D {}

extension _Lengths3D {
  public static var infinity: Self { Self(vector: SIMD3(repeating: .infinity)) }

  public var isFinite: Bool { vector.x.isFinite && vector.y.isFinite && vector.z.isFinite }
  public var isNaN: Bool { vector.x.isNaN || vector.y.isNaN || vector.z.isNaN }
  public var isZero: Bool { vector == .zero }

  public var magnitudeSquared: Double { vector.dot(vector) }
  public mutating func scale(by factor: Double) { vector *= factor }

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
