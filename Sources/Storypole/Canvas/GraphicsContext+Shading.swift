// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension GraphicsContext {
  /// What paths and texts are painted with. Points are in the coordinates of drawing.
  public struct Shading: Sendable {
    /// The levels: the first one paints, texts use the others for what is secondary in them.
    let styles: [any ShapeStyle]

    private init(_ styles: [any ShapeStyle]) { self.styles = styles }

    /// What is under the drawing. Not drawn yet.
    public static var backdrop: Shading {
      Warnings.notInCanvas("the shading backdrop", "its paint is omitted")
      return Shading([Color.clear])
    }

    /// The foreground style of the canvas's surroundings.
    public static var foreground: Shading { Shading([ForegroundStyle()]) }

    /// Several levels; a path is painted with the first.
    public static func palette(_ array: [Shading]) -> Shading {
      Shading(array.flatMap { $0.styles.prefix(1) })
    }

    public static func color(_ color: Color) -> Shading { Shading([color]) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// The style's unit points refer to the rectangle around what is painted.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading([style]) }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(gradient, options) {
        .linearGradient(stops: $0, start: startPoint, end: endPoint)
      }
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(gradient, options) {
        .radialGradient(
          stops: $0, center: center, startRadius: startRadius, endRadius: endRadius)
      }
    }

    /// The mesh fills the rectangle around what is painted.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { style(mesh) }

    /// Once around, clockwise from `angle`.
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
      // GraphicsContext mixes the components of sRGB unless an option says otherwise.
      let gradient = gradient.colorSpace(.device)
      styles = [PlacedGradient(gradient: gradient, paint: paint)]
    }
  }

  @frozen public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    @inlinable public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1 << 0) }
    @inlinable public static var mirror: GradientOptions { GradientOptions(rawValue: 1 << 1) }
    @inlinable public static var linearColor: GradientOptions {
      GradientOptions(rawValue: 1 << 2)
    }
  }

  /// The shading in the context's environment, which stays the same for a whole drawing.
  public func resolve(_ shading: Shading) -> Shading { shading }

  func paint(_ shading: Shading, in bounds: CGRect) -> _StyledPaint {
    let style = shading.styles.first ?? ForegroundStyle()
    return style._paint(in: _StyleContext(environment, in: bounds))
  }
}

/// A gradient whose points are not relative to what it paints.
private struct PlacedGradient: ShapeStyle {
  let gradient: AnyGradient
  let paint: @Sendable ([ResolvedStop]) -> Paint

  func _paint(in context: _StyleContext) -> _StyledPaint {
    _StyledPaint(paint(gradient.resolve(in: context.environment))).atLevel(context.level)
  }
}
