// SPDX-License-Identifier: Apache-2.0
/// A change of colors: each component of the result is a row of the matrix times (red, green, blue, alpha,
/// 1). The components are those of sRGB, from 0 to 1.
@frozen public struct ColorMatrix: Equatable, Sendable {
  /// The factor of red in the new red; 1 by default.
  public var r1: Float = 1
  /// The factor of green in the new red; 0 by default.
  public var r2: Float = 0
  /// The factor of blue in the new red; 0 by default.
  public var r3: Float = 0
  /// The factor of alpha in the new red; 0 by default.
  public var r4: Float = 0
  /// The constant part of the new red; 0 by default.
  public var r5: Float = 0
  /// The factor of red in the new green; 0 by default.
  public var g1: Float = 0
  /// The factor of green in the new green; 1 by default.
  public var g2: Float = 1
  /// The factor of blue in the new green; 0 by default.
  public var g3: Float = 0
  /// The factor of alpha in the new green; 0 by default.
  public var g4: Float = 0
  /// The constant part of the new green; 0 by default.
  public var g5: Float = 0
  /// The factor of red in the new blue; 0 by default.
  public var b1: Float = 0
  /// The factor of green in the new blue; 0 by default.
  public var b2: Float = 0
  /// The factor of blue in the new blue; 1 by default.
  public var b3: Float = 1
  /// The factor of alpha in the new blue; 0 by default.
  public var b4: Float = 0
  /// The constant part of the new blue; 0 by default.
  public var b5: Float = 0
  /// The factor of red in the new alpha; 0 by default.
  public var a1: Float = 0
  /// The factor of green in the new alpha; 0 by default.
  public var a2: Float = 0
  /// The factor of blue in the new alpha; 0 by default.
  public var a3: Float = 0
  /// The factor of alpha in the new alpha; 1 by default.
  public var a4: Float = 1
  /// The constant part of the new alpha; 0 by default.
  public var a5: Float = 0

  /// Creates a matrix that changes nothing.
  public init() {}

  /// Row by row.
  var rows: [Double] {
    [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
      .map(Double.init)
  }
}
