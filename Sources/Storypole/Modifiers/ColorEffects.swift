// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

// Changes of a view's colors. The matrices act on sRGB components, as SVG's and CSS's filters do.

extension LayerEffect {
  /// Three rows for red, green and blue, computed from one amount; alpha stays.
  private static func matrix(
    _ name: String, _ amount: Double = 0, _ rows: @escaping @Sendable (Double) -> [[Double]]
  ) -> LayerEffect {
    LayerEffect(name, [amount]) { layer, amounts, _ in
      layer.filters = [.colorMatrix(rows(amounts[0]).flatMap { $0 } + [0, 0, 0, 1, 0])]
    }
  }

  static func brightness(_ amount: Double) -> LayerEffect {
    matrix("brightness", amount) {
      [[1, 0, 0, 0, $0], [0, 1, 0, 0, $0], [0, 0, 1, 0, $0]]
    }
  }

  /// 1 changes nothing, 0 is gray, a negative amount inverts.
  static func contrast(_ amount: Double) -> LayerEffect {
    matrix("contrast", amount) {
      let offset = 0.5 - $0 / 2
      return [[$0, 0, 0, 0, offset], [0, $0, 0, 0, offset], [0, 0, $0, 0, offset]]
    }
  }

  static func saturation(_ amount: Double, name: String = "saturation") -> LayerEffect {
    matrix(name, amount) { amount in
      let gray = luminance.map { $0 * (1 - amount) }
      return (0..<3).map { row in
        (0..<3).map { gray[$0] + ($0 == row ? amount : 0) } + [0, 0]
      }
    }
  }

  static func hueRotation(_ angle: Angle) -> LayerEffect {
    matrix("hueRotation", angle.radians) {
      // SVG's feColorMatrix, type hueRotate.
      let (c, s) = (cos($0), sin($0))
      let (r, g, b) = (0.213, 0.715, 0.072)
      return [
        [r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0, 0],
        [r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283, 0, 0],
        [r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0, 0],
      ]
    }
  }

  static var inversion: LayerEffect {
    matrix("colorInvert") { _ in [[-1, 0, 0, 0, 1], [0, -1, 0, 0, 1], [0, 0, -1, 0, 1]] }
  }

  static func multiplication(_ color: Color) -> LayerEffect {
    LayerEffect("colorMultiply") { layer, _, environment in
      let color = color.resolve(in: environment)
      let factors = [color.red, color.green, color.blue, color.opacity].map(Double.init)
      layer.filters = [
        .colorMatrix(
          (0..<4).flatMap { row in (0..<5).map { $0 == row ? factors[row] : 0 } })
      ]
    }
  }

  /// The weights of red, green and blue in luminance (Rec. 709).
  private static var luminance: [Double] { [0.2126, 0.7152, 0.0722] }
}

extension View {
  /// Adds an amount to all three color components: 0 changes nothing, 1 is white, −1 black. Animated.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(LayerEffectModifier(effect: .brightness(amount)))
  }

  /// Multiplies the distance of colors to middle gray: 1 changes nothing, 0 is gray, and negative amounts
  /// invert. Animated.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(LayerEffectModifier(effect: .contrast(amount)))
  }

  /// Multiplies the saturation of colors: 1 changes nothing, 0 is gray. Animated.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(LayerEffectModifier(effect: .saturation(amount)))
  }

  /// Removes a fraction of the saturation of colors: 0 changes nothing, 1 is gray. Animated.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(LayerEffectModifier(effect: .saturation(1 - amount, name: "grayscale")))
  }

  /// Rotates the hue of all colors; a full turn changes nothing. Animated.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(LayerEffectModifier(effect: .hueRotation(angle)))
  }

  /// Inverts all colors; opacity stays.
  nonisolated public func colorInvert() -> some View {
    modifier(LayerEffectModifier(effect: .inversion))
  }

  /// Multiplies all components of the view's colors, and its opacity, by those of a color.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(LayerEffectModifier(effect: .multiplication(color)))
  }

  /// Turns luminance into opacity, so that dark parts become transparent.
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(
      LayerEffectModifier(effect: LayerEffect("luminanceToAlpha", filter: .luminanceToAlpha)))
  }
}
