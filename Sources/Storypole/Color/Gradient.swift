// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// Colours at places from 0 to 1.
@frozen public struct Gradient: Equatable, Hashable, Sendable {
  @frozen public struct Stop: Equatable, Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How the colours between two stops are found.
  public struct ColorSpace: Hashable, Sendable {
    fileprivate let isPerceptual: Bool
    public static let device = ColorSpace(isPerceptual: false)
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// Evenly spaced colours.
  public init(colors: [Color]) {
    stops = colors.enumerated().map {
      Stop(
        color: $0.element,
        location: colors.count < 2 ? 0 : CGFloat($0.offset) / CGFloat(colors.count - 1))
    }
  }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }
}

/// A gradient of any origin: of stops, or the standard gradient of a colour.
public struct AnyGradient: Equatable, Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case gradient(Gradient)
    case color(Color)
  }
  private var source: Source
  private var space = Gradient.ColorSpace.perceptual

  public init(_ gradient: Gradient) { source = .gradient(gradient) }

  fileprivate init(of color: Color) { source = .color(color) }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.space = space
    return gradient
  }

  /// The colours in an environment, as many as a renderer needs that mixes sRGB components.
  func resolve(in environment: EnvironmentValues) -> [ResolvedStop] {
    let resolved =
      switch source {
      case .gradient(let gradient):
        gradient.stops.map {
          ResolvedStop(color: $0.color.resolve(in: environment), location: $0.location)
        }.inOrder()
      case .color(let color): StandardGradient.stops(of: color.resolve(in: environment))
      }
    return (space.isPerceptual ? resolved.subdivided() : resolved).clippedToUnit()
  }
}

extension [ResolvedStop] {
  /// A stop that lies before the one above it moves to it; what is no place stays at the last one.
  func inOrder() -> [ResolvedStop] {
    var last = -CGFloat.greatestFiniteMagnitude
    return map { stop in
      last =
        stop.location.isFinite
        ? Swift.max(last, Swift.min(Swift.max(stop.location, -1e6), 1e6)) : Swift.max(last, 0)
      return ResolvedStop(color: stop.color, location: last)
    }
  }

  /// The part from 0 to 1: renderers know no places outside it.
  func clippedToUnit() -> [ResolvedStop] {
    guard contains(where: { $0.location < 0 || $0.location > 1 }) else { return self }
    func color(at place: CGFloat) -> ResolvedColor {
      guard let after = firstIndex(where: { $0.location >= place }) else {
        return self[count - 1].color
      }
      guard after > 0, self[after].location > place else { return self[after].color }
      let (a, b) = (self[after - 1], self[after])
      let share = (place - a.location) / (b.location - a.location)
      return a.color.mixedComponents(with: b.color, by: share)
    }
    let inside = filter { $0.location > 0 && $0.location < 1 }
    return [ResolvedStop(color: color(at: 0), location: 0)] + inside
      + [ResolvedStop(color: color(at: 1), location: 1)]
  }
}

extension AnyGradient: ShapeStyle {
  /// From the top to the bottom.
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
  /// The standard gradient of the colour: lighter at the top; a light colour gets darker instead.
  public var gradient: AnyGradient { AnyGradient(of: self) }
}
