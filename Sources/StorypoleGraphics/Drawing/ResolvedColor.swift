// SPDX-License-Identifier: Apache-2.0
/// The color spaces of red, green and blue components.
public enum RGBColorSpace: Hashable, Sendable {
  /// Gamma-encoded sRGB; the default.
  case sRGB
  /// sRGB without gamma.
  case sRGBLinear
  /// Gamma-encoded Display P3.
  case displayP3
}

/// A color as numbers: the value of a `Color` in one environment (`Color.Resolved`).
///
/// Components are in the extended sRGB space: values below 0 or above 1 are colors outside of sRGB.
@frozen public struct ResolvedColor: Hashable, Sendable {
  /// The red component of linear sRGB; 0 to 1 inside of sRGB.
  public var linearRed: Float
  /// The green component of linear sRGB; 0 to 1 inside of sRGB.
  public var linearGreen: Float
  /// The blue component of linear sRGB; 0 to 1 inside of sRGB.
  public var linearBlue: Float
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public var opacity: Float

  /// Makes a color from components of a color space, with a range of 0 to 1 inside of the space.
  public init(
    colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
  ) {
    switch colorSpace {
    case .sRGBLinear:
      (linearRed, linearGreen, linearBlue) = (red, green, blue)
    case .sRGB:
      linearRed = linearized(red)
      linearGreen = linearized(green)
      linearBlue = linearized(blue)
    case .displayP3:
      (linearRed, linearGreen, linearBlue) = linearSRGB(
        linearP3: (linearized(red), linearized(green), linearized(blue)))
    }
    self.opacity = opacity
  }

  /// The red component of gamma-encoded sRGB; 0 to 1 inside of sRGB.
  public var red: Float {
    get { gammaEncoded(linearRed) }
    set { linearRed = linearized(newValue) }
  }

  /// The green component of gamma-encoded sRGB; 0 to 1 inside of sRGB.
  public var green: Float {
    get { gammaEncoded(linearGreen) }
    set { linearGreen = linearized(newValue) }
  }

  /// The blue component of gamma-encoded sRGB; 0 to 1 inside of sRGB.
  public var blue: Float {
    get { gammaEncoded(linearBlue) }
    set { linearBlue = linearized(newValue) }
  }
}

extension ResolvedColor {
  package static let clear = ResolvedColor(
    colorSpace: .sRGBLinear, red: 0, green: 0, blue: 0, opacity: 0)
  package static let black = ResolvedColor(colorSpace: .sRGBLinear, red: 0, green: 0, blue: 0)
  package static let white = ResolvedColor(colorSpace: .sRGBLinear, red: 1, green: 1, blue: 1)

  /// Makes a color from components of 0 to 255, as in color tables.
  package init(bytes red: Int, _ green: Int, _ blue: Int, opacity: Float = 1) {
    self.init(
      red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255, opacity: opacity)
  }

  package func multiplyingOpacity(by factor: Double) -> ResolvedColor {
    var color = self
    color.opacity *= Float(factor)
    return color
  }
}

extension ResolvedColor: CustomStringConvertible {
  /// The sRGB components and the opacity as "#RRGGBBAA".
  public var description: String {
    func hex(_ component: Float) -> String {
      let byte = component.isNaN ? 0 : Int((min(max(component, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + hex(red) + hex(green) + hex(blue) + hex(opacity)
  }
}

extension ResolvedColor: Codable {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(
      colorSpace: .sRGBLinear, red: try container.decode(Float.self),
      green: try container.decode(Float.self), blue: try container.decode(Float.self),
      opacity: try container.decode(Float.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(linearRed)
    try container.encode(linearGreen)
    try container.encode(linearBlue)
    try container.encode(opacity)
  }
}

extension ResolvedColor: Animatable {
  public typealias AnimatableData = AnimatablePair<
    Float, AnimatablePair<Float, AnimatablePair<Float, Float>>
  >

  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity)))
    }
    set {
      linearRed = newValue.first
      linearGreen = newValue.second.first
      linearBlue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}

// The transfer function of sRGB (IEC 61966-2-1), extended to both sides as in extended sRGB.

package func linearized(_ encoded: Float) -> Float {
  let value = abs(encoded)
  let linear = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  return encoded < 0 ? -linear : linear
}

package func gammaEncoded(_ linear: Float) -> Float {
  let value = abs(linear)
  let encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  return linear < 0 ? -encoded : encoded
}

/// Converts linear Display P3 to the primaries of sRGB. The matrix follows from the two sets of primaries and
/// their common white, D65 (CSS Color 4 prints both halves of it).
package func linearSRGB(linearP3 p3: (red: Float, green: Float, blue: Float))
  -> (red: Float, green: Float, blue: Float)
{
  (
    1.2249402 * p3.red - 0.2249402 * p3.green,
    -0.0420570 * p3.red + 1.0420570 * p3.green,
    -0.0196376 * p3.red - 0.0786360 * p3.green + 1.0982736 * p3.blue
  )
}
