// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension GraphicsContext {
  /// Changes the picture of a drawing before the canvas gets it. Lengths are points of the canvas.
  public struct Filter: Sendable {
    let effect: LayerEffect

    private init(_ effect: LayerEffect) { self.effect = effect }

    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(.blur(radius, isOpaque: options.contains(.opaque)))
    }

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

    public static func colorMultiply(_ color: Color) -> Filter { Filter(.multiplication(color)) }

    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(LayerEffect("colorMatrix", filter: .colorMatrix(matrix.rows)))
    }

    public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation(angle)) }

    public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }

    public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }

    public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }

    public static func grayscale(_ amount: Double) -> Filter { Filter(.saturation(1 - amount)) }

    /// 0 changes nothing, 1 inverts.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      var matrix = ColorMatrix()
      let factor = Float(1 - 2 * amount)
      (matrix.r1, matrix.g2, matrix.b3) = (factor, factor, factor)
      (matrix.r5, matrix.g5, matrix.b5) = (Float(amount), Float(amount), Float(amount))
      return colorMatrix(matrix)
    }

    public static var luminanceToAlpha: Filter {
      Filter(LayerEffect("luminanceToAlpha", filter: .luminanceToAlpha))
    }

    /// Paints `color` where the alpha is from `min` to `max`, and nothing elsewhere. Where nothing is
    /// drawn nothing appears, even if `min` is 0.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter {
      // A number that is none lets nothing through.
      let (low, high) = (min.isNaN ? 2 : min, max.isNaN ? 2 : max)
      return Filter(
        LayerEffect("alphaThreshold") { layer, _, environment in
          layer.filters = [
            .alphaThreshold(min: low, max: high, color: color.resolve(in: environment))
          ]
        })
    }

    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      missing("the filter projectionTransform")
    }

    private static func missing(_ name: String) -> Filter {
      Warnings.notInCanvas(name, "the drawing is unchanged")
      return Filter(LayerEffect(name) { _, _, _ in })
    }
  }

  @frozen public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    @inlinable public static var linearColor: FilterOptions { FilterOptions(rawValue: 1 << 0) }
  }

  @frozen public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The picture has no transparent edge.
    @inlinable public static var opaque: BlurOptions { BlurOptions(rawValue: 1 << 0) }
    /// Changes nothing here.
    @inlinable public static var dithersResult: BlurOptions { BlurOptions(rawValue: 1 << 1) }
  }

  @frozen public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    @inlinable public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1 << 0) }
    @inlinable public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 1 << 1) }
    @inlinable public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 1 << 2) }
    /// Changes nothing here: the shadow lies under what casts it, not in a group with it.
    @inlinable public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 1 << 3) }
  }

  /// What is drawn from now on goes through `filter`, after the filters that are there.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    if options.contains(.linearColor) {
      Warnings.notInCanvas("a filter in linear colors", "it applies to sRGB components")
    }
    filters += filter.effect.layer(environment)?.filters ?? []
  }
}
