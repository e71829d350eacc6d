// SPDX-License-Identifier: Apache-2.0
/// Three doubles.
public typealias simd_double3 = SIMD3<Double>
/// Four doubles.
public typealias simd_double4 = SIMD4<Double>
/// Three floats.
public typealias simd_float3 = SIMD3<Float>
/// Four floats.
public typealias simd_float4 = SIMD4<Float>

/// Three numbers in one SIMD vector, for points, vectors, sizes and axes.
public protocol _Triple3D: Codable, Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  /// The three numbers.
  var vector: SIMD3<Double> { get set }
  /// Makes a value from its three numbers.
  init(vector: SIMD3<Double>)
  /// The names of the three numbers.
  static var _labels: [String] { get }
}

extension _Triple3D {
  /// Makes a value of zeros.
  public init() { self.init(vector: .zero) }
  /// Makes a value from three numbers.
  public init(_ xyz: SIMD3<Double>) { self.init(vector: xyz) }
  /// Makes a value from three numbers.
  public init(_ xyz: SIMD3<Float>) { self.init(vector: SIMD3(xyz)) }

  /// The three numbers.
  public var simd: SIMD3<Double> {
    get { vector }
    set { vector = newValue }
  }

  /// The value of zeros.
  public static var zero: Self { Self(vector: .zero) }

  public var description: String {
    let parts = zip(Self._labels, [vector.x, vector.y, vector.z]).map { "\($0): \($1)" }
    return "(\(parts.joined(separator: ", ")))"
  }

  /// The three numbers with their names, for debuggers.
  public var customMirror: Mirror {
    let values = [vector.x, vector.y, vector.z]
    return Mirror(self, children: zip(Self._labels, values).map { ($0, $1) })
  }
}

/// Three coordinates along x (to the right), y (down) and z (to the front).
public protocol _Coordinates3D: _Triple3D {}

extension _Coordinates3D {
  /// Makes a value from its coordinates; those that aren't given are 0.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    self.init(vector: SIMD3(x, y, z))
  }
  /// Makes a value from coordinates of any floating-point type.
  public init<T: BinaryFloatingPoint>(x: T, y: T, z: T) {
    self.init(vector: SIMD3(Double(x), Double(y), Double(z)))
  }

  /// The coordinate to the right.
  public var x: Double {
    get { vector.x }
    set { vector.x = newValue }
  }
  /// The coordinate down.
  public var y: Double {
    get { vector.y }
    set { vector.y = newValue }
  }
  /// The coordinate to the front.
  public var z: Double {
    get { vector.z }
    set { vector.z = newValue }
  }

  public static var _labels: [String] { ["x", "y", "z"] }
}

/// Three lengths, which can be scaled.
public protocol _Lengths3D: _Triple3D {}

extension _Lengths3D {
  /// The value whose three numbers are infinite.
  public static var infinity: Self { Self(vector: SIMD3(repeating: .infinity)) }

  /// Whether all three numbers are finite.
  public var isFinite: Bool { vector.x.isFinite && vector.y.isFinite && vector.z.isFinite }
  /// Whether one of the numbers is NaN.
  public var isNaN: Bool { vector.x.isNaN || vector.y.isNaN || vector.z.isNaN }
  /// Whether all three numbers are 0.
  public var isZero: Bool { vector == .zero }

  /// The sum of the squares of the three numbers.
  public var magnitudeSquared: Double { vector.dot(vector) }
  /// Multiplies each number by a factor.
  public mutating func scale(by factor: Double) { vector *= factor }

  /// The value with each number multiplied by a factor.
  public static func * (lhs: Self, rhs: Double) -> Self { Self(vector: lhs.vector * rhs) }
  /// The value with each number multiplied by a factor.
  public static func * (lhs: Double, rhs: Self) -> Self { Self(vector: lhs * rhs.vector) }
  /// The value with each number divided by a divisor.
  public static func / (lhs: Self, rhs: Double) -> Self { Self(vector: lhs.vector / rhs) }
  /// Multiplies each number by a factor.
  public static func *= (lhs: inout Self, rhs: Double) { lhs.vector *= rhs }
  /// Divides each number by a divisor.
  public static func /= (lhs: inout Self, rhs: Double) { lhs.vector /= rhs }
  /// The value with the sign of each number changed.
  public static prefix func - (value: Self) -> Self { Self(vector: -value.vector) }
}

extension SIMD3<Double> {
  func dot(_ other: Self) -> Double { (self * other).sum() }

  func cross(_ o: Self) -> Self {
    SIMD3(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x)
  }

  var length: Double { dot(self).squareRoot() }

  /// The absolute values of the coordinates.
  var magnitudes: Self { replacing(with: -self, where: self .< 0) }
}
