// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// Colors at locations from 0 to 1. As a style, it runs from the top to the bottom.
@frozen public struct Gradient: Equatable, Hashable, Sendable {
  /// A color at a location.
  @frozen public struct Stop: Equatable, Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The location, usually from 0 to 1. Only that part is drawn; a stop before its predecessor moves to that one.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The color space in which colors between two stops are mixed.
  public struct ColorSpace: Hashable, Sendable {
    fileprivate let isPerceptual: Bool
    /// Mixes the components of sRGB.
    public static let device = ColorSpace(isPerceptual: false)
    /// Mixes in Oklab, so that brightness changes evenly; the default.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The colors and their locations, in ascending order.
  public var stops: [Stop]

  /// Creates a gradient from stops, in ascending order of their locations.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of evenly spaced colors; a single one is at 0.
  public init(colors: [Color]) {
    stops = colors.enumerated().map {
      Stop(
        color: $0.element,
        location: colors.count < 2 ? 0 : CGFloat($0.offset) / CGFloat(colors.count - 1))
    }
  }

  /// Returns the gradient with its colors mixed in a space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }
}

/// A type-erased gradient: of stops, or the standard gradient of a color. As a style, it runs from the top to the
/// bottom.
public struct AnyGradient: Equatable, Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case gradient(Gradient)
    case color(Color)
  }
  private var source: Source
  private var space = Gradient.ColorSpace.perceptual

  /// Creates a gradient from stops.
  public init(_ gradient: Gradient) { source = .gradient(gradient) }

  fileprivate init(of color: Color) { source = .color(color) }

  /// Returns the gradient with its colors mixed in a space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.space = space
    return gradient
  }

  /// The colors in an environment, as many as a renderer that mixes sRGB components needs.
  func resolve(in environment: EnvironmentValues) -> [ResolvedStop] {
    let resolved =
      switch source {
      case .gradient(let gradient):
        gradient.stops.map {
          ResolvedStop(color: $0.color.source.resolve(in: environment), location: $0.location)
        }.inOrder()
      case .color(let color): StandardGradient.stops(of: color.resolve(in: environment))
      }
    return (space.isPerceptual ? resolved.subdivided() : resolved).clippedToUnit()
  }
}

extension [ResolvedStop] {
  /// Moves a stop before its predecessor to that one; a stop without a valid location stays at the last one.
  func inOrder() -> [ResolvedStop] {
    var last = -CGFloat.greatestFiniteMagnitude
    return map { stop in
      last =
        stop.location.isFinite
        ? Swift.max(last, Swift.min(Swift.max(stop.location, -1e6), 1e6)) : Swift.max(last, 0)
      return ResolvedStop(color: stop.color, location: last)
    }
  }

  /// The part from 0 to 1, the range of renderers.
  func clippedToUnit() -> [ResolvedStop] {
    guard contains(where: { $0.location < 0 || $0.location > 1 }) else { return self }
    func color(at place: CGFloat) -> ResolvedColor {
      guard let after = firstIndex(where: { $0.location >= place }) else {
        return self[count - 1].color
      }
      guard after > 0, self[after].location > place else { return self[after].color }
      let (a, b) = (self[after - 1], self[after])
      let fraction = (place - a.location) / (b.location - a.location)
      return a.color.mixedComponents(with: b.color, by: fraction)
    }
    let inside = filter { $0.location > 0 && $0.location < 1 }
    return [ResolvedStop(color: color(at: 0), location: 0)] + inside
      + [ResolvedStop(color: color(at: 1), location: 1)]
  }
}

extension AnyGradient: ShapeStyle {
  /// Paints from the top to the bottom.
  public func _paint(in context: _StyleContext) -> _StyledPaint {
    LinearGradient(self, startPoint: .top, endPoint: .bottom)._paint(in: context)
  }
}

extension Gradient: ShapeStyle {
  public func _paint(in context: _StyleContext) -> _StyledPaint {
    AnyGradient(self)._paint(in: context)
  }
}

extension Color {
  /// The standard gradient of the color: lighter at the top; a light color gets darker instead.
  public var gradient: AnyGradient { AnyGradient(of: self) }
}
