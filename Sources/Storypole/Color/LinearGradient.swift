// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A gradient along a line between two points of the shape's frame; outside of them, the outer colors continue.
/// Right-to-left doesn't mirror it. As a view, it is a filled rectangle.
@frozen nonisolated public struct LinearGradient: ShapeStyle, View, Sendable {
  private let gradient: AnyGradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  init(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient between two points of the frame.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of evenly spaced colors.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of colors at given locations.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _paint(in context: _StyleContext) -> _StyledPaint {
    _StyledPaint(
      .linearGradient(
        stops: gradient.resolve(in: context.environment),
        start: startPoint.point(in: context.bounds), end: endPoint.point(in: context.bounds))
    ).atLevel(context.level)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient between two points of the frame.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of evenly spaced colors between two points of the frame.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of colors at given locations between two points of the frame.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of any kind between two points of the frame.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient, startPoint: startPoint, endPoint: endPoint)
  }
}
