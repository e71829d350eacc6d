// SPDX-License-Identifier: Apache-2.0
/// One of the three axes, or several.
public struct Axis3D: OptionSet, Codable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  public static let x = Axis3D(rawValue: 1)
  public static let y = Axis3D(rawValue: 2)
  public static let z = Axis3D(rawValue: 4)
}

/// The line that a rotation turns around; its length does not matter.
public struct RotationAxis3D: _Coordinates3D {
  public var vector: SIMD3<Double>

  public init(vector: SIMD3<Double>) { self.vector = vector }
  public init(_ xyz: Vector3D) { vector = xyz.vector }

  public static let x = RotationAxis3D(vector: SIMD3(1, 0, 0))
  public static let y = RotationAxis3D(vector: SIMD3(0, 1, 0))
  public static let z = RotationAxis3D(vector: SIMD3(0, 0, 1))
  public static let xy = RotationAxis3D(vector: SIMD3(1, 1, 0))
  public static let yz = RotationAxis3D(vector: SIMD3(0, 1, 1))
  public static let xz = RotationAxis3D(vector: SIMD3(1, 0, 1))
  public static let xyz = RotationAxis3D(vector: SIMD3(1, 1, 1))
}
