// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension GraphicsContext {
  /// The paint of paths, texts and images. Points are in the coordinates of the current transform.
  public struct Shading: Sendable {
    /// The levels: the first one paints, texts use the others for their secondary parts.
    let styles: [any ShapeStyle]

    private init(_ styles: [any ShapeStyle]) { self.styles = styles }

    /// The canvas below the drawing. Not drawn here: the drawing is left out, and a warning reports it.
    public static var backdrop: Shading {
      Warnings.notInCanvas("the shading backdrop", "its paint is omitted")
      return Shading([Color.clear])
    }

    /// The foreground style of the environment around the canvas.
    public static var foreground: Shading { Shading([ForegroundStyle()]) }

    /// Several levels: texts and symbols use the later ones for their secondary parts; a path uses the first.
    /// An empty palette is the foreground.
    public static func palette(_ array: [Shading]) -> Shading {
      Shading(array.flatMap { $0.styles.prefix(1) })
    }

    /// A color.
    public static func color(_ color: Color) -> Shading { Shading([color]) }

    /// A color by its components, usually from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A gray: 0 is black, 1 is white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style; its unit points are relative to the rectangle around the drawing.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading([style]) }

    /// A gradient along a line between two points; outside of them, the outer colors continue.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(gradient, options) {
        .linearGradient(stops: $0, start: startPoint, end: endPoint)
      }
    }

    /// A gradient around a point, between two radii in points; a negative radius is 0.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(gradient, options) {
        .radialGradient(
          stops: $0, center: center, startRadius: startRadius, endRadius: endRadius)
      }
    }

    /// A mesh gradient in the rectangle around the drawing.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { style(mesh) }

    /// A gradient once around a point, clockwise from `angle`; 0° is to the right.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(gradient, options) {
        .angularGradient(stops: $0, center: center, start: angle, end: angle + .degrees(360))
      }
    }

    private init(
      _ gradient: Gradient, _ options: GradientOptions,
      _ paint: @escaping @Sendable ([ResolvedStop]) -> Paint
    ) {
      if !options.isEmpty {
        Warnings.notInCanvas(
          "an option of a gradient", "the default options apply")
      }
      // GraphicsContext mixes the components of sRGB unless an option overrides it.
      let gradient = gradient.colorSpace(.device)
      styles = [PlacedGradient(gradient: gradient, paint: paint)]
    }
  }

  /// Options for gradients. None is drawn here: the outer colors continue, mixed as usual, and a warning
  /// reports it.
  @frozen public struct GradientOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Creates options from their bits; those without a name are kept.
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Repeats the colors outside the ends. Has no effect here, and a warning reports it.
    @inlinable public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1 << 0) }
    /// Repeats the colors outside the ends, forward and backward. Has no effect here, and a warning reports it.
    @inlinable public static var mirror: GradientOptions { GradientOptions(rawValue: 1 << 1) }
    /// Mixes linear components. Has no effect here, and a warning reports it.
    @inlinable public static var linearColor: GradientOptions {
      GradientOptions(rawValue: 1 << 2)
    }
  }

  /// Returns the shading unchanged: the environment is the same for a whole drawing.
  public func resolve(_ shading: Shading) -> Shading { shading }

  func paint(_ shading: Shading, in bounds: CGRect) -> _StyledPaint {
    let style = shading.styles.first ?? ForegroundStyle()
    return style._paint(in: _StyleContext(environment, in: bounds))
  }
}

/// A gradient whose points are absolute.
private struct PlacedGradient: ShapeStyle {
  let gradient: AnyGradient
  let paint: @Sendable ([ResolvedStop]) -> Paint

  func _paint(in context: _StyleContext) -> _StyledPaint {
    _StyledPaint(paint(gradient.resolve(in: context.environment))).atLevel(context.level)
  }
}
