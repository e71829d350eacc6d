// SPDX-License-Identifier: Apache-2.0
extension ResolvedColor {
  /// The color at a fraction between this and another, in Oklab, where equal steps look equal.
  ///
  /// SwiftUI's gradients interpolate so: from red (255, 56, 60) to blue (0, 136, 255) the middle
  /// was measured as (170, 121, 168), which Oklab gives to within 2.
  package func mixed(with other: ResolvedColor, by fraction: Double) -> ResolvedColor {
    let t = min(max(fraction, 0), 1)
    let opacity = Double(self.opacity) * (1 - t) + Double(other.opacity) * t
    // Weighted by opacity: a clear color has no hue.
    let weight = opacity == 0 ? t : Double(other.opacity) * t / opacity
    let lab = oklab * (1 - weight) + other.oklab * weight
    return ResolvedColor(oklab: lab, opacity: Float(opacity))
  }

  /// The same for each sRGB component separately, as renderers interpolate between two stops.
  package func mixedComponents(with other: ResolvedColor, by fraction: Double) -> ResolvedColor {
    let t = Float(min(max(fraction, 0), 1))
    func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * t }
    return ResolvedColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      opacity: mix(opacity, other.opacity))
  }

  /// Lightness, green to red, blue to yellow. The matrices are from Björn Ottosson's definition of
  /// Oklab.
  package var oklab: SIMD3<Double> {
    let (r, g, b) = (Double(linearRed), Double(linearGreen), Double(linearBlue))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return SIMD3(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  package init(oklab lab: SIMD3<Double>, opacity: Float) {
    let l = pow(lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z, 3)
    let m = pow(lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z, 3)
    let s = pow(lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z, 3)
    self.init(
      colorSpace: .sRGBLinear,
      red: Float(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: Float(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: Float(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), opacity: opacity)
  }
}

extension [ResolvedStop] {
  /// The gradient with more stops, so that interpolation of sRGB components between them
  /// approximates Oklab.
  package func subdivided(into parts: Int = 16) -> [ResolvedStop] {
    guard let first else { return [] }
    var result = [first]
    for (a, b) in zip(self, dropFirst()) {
      if a.color != b.color, b.location > a.location {
        for i in 1..<parts {
          let t = Double(i) / Double(parts)
          result.append(
            ResolvedStop(
              color: a.color.mixed(with: b.color, by: t),
              location: a.location + (b.location - a.location) * t))
        }
      }
      result.append(b)
    }
    return result
  }
}
