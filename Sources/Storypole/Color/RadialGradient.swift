// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A gradient from a center outward, between two distances in points; inside and outside of them, the first and the
/// last color continue. As a view, it is a filled rectangle.
@frozen nonisolated public struct RadialGradient: ShapeStyle, View, Sendable {
  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  init(_ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient around a point of the frame, between two radii in points; a negative radius is 0.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a gradient of evenly spaced colors.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a gradient of colors at given locations.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public func _paint(in context: _StyleContext) -> _StyledPaint {
    _StyledPaint(
      .radialGradient(
        stops: gradient.resolve(in: context.environment), center: center.point(in: context.bounds),
        startRadius: startRadius, endRadius: endRadius)
    ).atLevel(context.level)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient around a point of the frame, between two radii in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of evenly spaced colors around a point of the frame, between two radii in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of colors at given locations around a point of the frame, between two radii in points.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of any kind around a point of the frame, between two radii in points.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
