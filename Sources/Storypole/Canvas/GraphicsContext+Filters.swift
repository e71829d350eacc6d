// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension GraphicsContext {
  /// A change of a drawing before it reaches the canvas. Lengths are points of the canvas, regardless of the transform.
  public struct Filter: Sendable {
    let effect: LayerEffect

    private init(_ effect: LayerEffect) { self.effect = effect }

    /// Blurs the drawing; `radius` is the standard deviation, and 0 or less changes nothing.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(.blur(radius, isOpaque: options.contains(.opaque)))
    }

    /// Draws a blurred shadow behind the drawing. A negative radius is 0; x and y are positive to the right
    /// and down. Another blend mode than `normal`, or an option, adds a warning and has no effect.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      if blendMode != .normal || !options.subtracting(.disablesGroup).isEmpty {
        Warnings.notInCanvas(
          "a shadow's blend mode or option",
          "a plain shadow is drawn below the content")
      }
      return Filter(.shadow(color, radius, CGSize(width: x, height: y)))
    }

    /// Multiplies each component, and the alpha, by that of a color.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(.multiplication(color)) }

    /// Changes the components by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(LayerEffect("colorMatrix", filter: .colorMatrix(matrix.rows)))
    }

    /// Rotates the hue of all colors.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation(angle)) }

    /// Multiplies the saturation: 1 changes nothing, 0 is gray.
    public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }

    /// Adds an amount to all color components: 0 changes nothing, 1 is white, −1 black.
    public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }

    /// Multiplies the distance to middle gray: 1 changes nothing, 0 is gray, and negative amounts invert.
    public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }

    /// Removes a fraction of the saturation: 0 changes nothing, 1 is gray.
    public static func grayscale(_ amount: Double) -> Filter { Filter(.saturation(1 - amount)) }

    /// Inverts the colors by a fraction: 0 changes nothing, 1 inverts.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      var matrix = ColorMatrix()
      let factor = Float(1 - 2 * amount)
      (matrix.r1, matrix.g2, matrix.b3) = (factor, factor, factor)
      (matrix.r5, matrix.g5, matrix.b5) = (Float(amount), Float(amount), Float(amount))
      return colorMatrix(matrix)
    }

    /// Turns luminance into alpha, so that dark parts become transparent.
    public static var luminanceToAlpha: Filter {
      Filter(LayerEffect("luminanceToAlpha", filter: .luminanceToAlpha))
    }

    /// Paints `color` where the alpha is from `min` to `max`, and nothing elsewhere. Transparent parts stay empty, even
    /// if `min` is 0; NaN leaves everything empty.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter {
      // With NaN, no alpha matches.
      let (low, high) = (min.isNaN ? 2 : min, max.isNaN ? 2 : max)
      return Filter(
        LayerEffect("alphaThreshold") { layer, _, environment in
          layer.filters = [
            .alphaThreshold(min: low, max: high, color: color.resolve(in: environment))
          ]
        })
    }

    /// Transforms the drawing. Not drawn here: the drawing stays as it is, and a warning reports it.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      missing("the filter projectionTransform")
    }

    private static func missing(_ name: String) -> Filter {
      Warnings.notInCanvas(name, "the drawing is unchanged")
      return Filter(LayerEffect(name) { _, _, _ in })
    }
  }

  /// Options for filters.
  @frozen public struct FilterOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Creates options from their bits; those without a name are kept.
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Applies the filter to linear components. Not drawn here: the filter uses sRGB's components, and a
    /// warning reports it.
    @inlinable public static var linearColor: FilterOptions { FilterOptions(rawValue: 1 << 0) }
  }

  /// Options for blurs.
  @frozen public struct BlurOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Creates options from their bits; those without a name are kept.
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Keeps the edges of the drawing opaque.
    @inlinable public static var opaque: BlurOptions { BlurOptions(rawValue: 1 << 0) }
    /// Adds noise against bands of color. Accepted; has no effect here.
    @inlinable public static var dithersResult: BlurOptions { BlurOptions(rawValue: 1 << 1) }
  }

  /// Options for shadows.
  @frozen public struct ShadowOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Creates options from their bits; those without a name are kept.
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Draws the shadow in front. Not drawn here: the shadow stays behind, and a warning reports it.
    @inlinable public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1 << 0) }
    /// Draws only the shadow. Not drawn here: both are drawn, and a warning reports it.
    @inlinable public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 1 << 1) }
    /// Draws the shadow into the drawing. Not drawn here: the shadow stays behind, and a warning reports it.
    @inlinable public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 1 << 2) }
    /// Draws the shadow and the drawing one after the other. Accepted; has no effect here.
    @inlinable public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 1 << 3) }
  }

  /// Adds a filter for later drawings; it applies after the earlier filters, and before clipping, opacity and
  /// blending.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    if options.contains(.linearColor) {
      Warnings.notInCanvas("a filter in linear colors", "it applies to sRGB components")
    }
    filters += filter.effect.layer(environment)?.filters ?? []
  }
}
