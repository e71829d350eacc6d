// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A gradient from a center outward, as wide and as high as the shape's frame. As a view, it is a filled rectangle.
@frozen nonisolated public struct EllipticalGradient: ShapeStyle, View, Sendable {
  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startRadiusFraction: CGFloat
  private let endRadiusFraction: CGFloat

  init(
    _ gradient: AnyGradient, center: UnitPoint, startRadiusFraction: CGFloat,
    endRadiusFraction: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Creates a gradient between two radii, as fractions of the frame's width and height: 0.5 ends at the
  /// edges. A negative fraction is 0.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      AnyGradient(gradient), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient of evenly spaced colors.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient of colors at given locations.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  public func _paint(in context: _StyleContext) -> _StyledPaint {
    _StyledPaint(
      .ellipticalGradient(
        stops: gradient.resolve(in: context.environment), bounds: context.bounds, center: center,
        startFraction: startRadiusFraction, endFraction: endRadiusFraction)
    ).atLevel(context.level)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient between two radii, as fractions of the frame's width and height.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    ellipticalGradient(
      AnyGradient(gradient), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient of evenly spaced colors between two radii, as fractions of the frame's width and height.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    ellipticalGradient(
      Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient of colors at given locations between two radii, as fractions of the frame's width and
  /// height.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    ellipticalGradient(
      Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient of any kind between two radii, as fractions of the frame's width and height.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
