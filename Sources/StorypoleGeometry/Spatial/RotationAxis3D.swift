// SPDX-License-Identifier: Apache-2.0
/// A set of the three axes.
public struct Axis3D: OptionSet, Codable, Hashable, Sendable {
  /// The bits of the set: 1 for x, 2 for y, 4 for z.
  public var rawValue: UInt32
  /// Makes a set from its bits; those without a name are kept.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Makes a set from its bits; those without a name are kept.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// The x axis alone; the raw value is 1.
  public static let x = Axis3D(rawValue: 1)
  /// The y axis alone; the raw value is 2.
  public static let y = Axis3D(rawValue: 2)
  /// The z axis alone; the raw value is 4.
  public static let z = Axis3D(rawValue: 4)
}

/// The axis of a rotation; its length does not matter.
public struct RotationAxis3D: _Coordinates3D {
  /// The coordinates x, y and z of the direction.
  public var vector: SIMD3<Double>

  /// Makes an axis from its coordinates.
  public init(vector: SIMD3<Double>) { self.vector = vector }
  /// Makes an axis in the direction of a vector.
  public init(_ xyz: Vector3D) { vector = xyz.vector }

  /// The x axis, to the right.
  public static let x = RotationAxis3D(vector: SIMD3(1, 0, 0))
  /// The y axis, down.
  public static let y = RotationAxis3D(vector: SIMD3(0, 1, 0))
  /// The z axis, to the front.
  public static let z = RotationAxis3D(vector: SIMD3(0, 0, 1))
  /// The axis halfway between x and y.
  public static let xy = RotationAxis3D(vector: SIMD3(1, 1, 0))
  /// The axis halfway between y and z.
  public static let yz = RotationAxis3D(vector: SIMD3(0, 1, 1))
  /// The axis halfway between x and z.
  public static let xz = RotationAxis3D(vector: SIMD3(1, 0, 1))
  /// The diagonal of all three axes.
  public static let xyz = RotationAxis3D(vector: SIMD3(1, 1, 1))
}
