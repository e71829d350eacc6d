// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A style that paints shapes, texts and symbols: a color, a gradient, a level of the foreground.
///
/// A custom style returns from `resolve(in:)` the style that it uses.
public protocol ShapeStyle: Sendable {
  /// The style that this one uses; Never for styles that paint themselves.
  associatedtype Resolved: ShapeStyle = Never
  /// Returns the style that this one uses in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the paint. Only the styles of this module implement it.
  func _paint(in context: _StyleContext) -> _StyledPaint
}

extension ShapeStyle {
  public func _paint(in context: _StyleContext) -> _StyledPaint {
    resolve(in: context.environment)._paint(in: context)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Crashes: a style without a resolved one paints itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) paints itself")
  }
}

extension Never: ShapeStyle {}

/// The context in which a style paints.
public struct _StyleContext {
  package var environment: EnvironmentValues
  /// The reference of unit points, in the coordinates of the drawing.
  package var bounds: CGRect
  /// The level in the hierarchy: 0 is primary, 1 secondary, …
  package var level = 0
  /// The styles for `.foreground`, `.primary`, `.secondary` …; nil for the system's labels.
  package var foreground: ForegroundStyles?

  package init(_ environment: EnvironmentValues, in bounds: CGRect) {
    self.environment = environment
    self.bounds = bounds
    foreground = environment.foregroundStyles
  }
}

/// A paint with its blending and shadows.
public struct _StyledPaint: Equatable, Sendable {
  package var paint: Paint
  package var blendMode = BlendMode.normal
  package var shadows: [ResolvedShadow] = []

  package init(_ paint: Paint) { self.paint = paint }

  package func multiplyingOpacity(by factor: Double) -> _StyledPaint {
    if factor == 1 { return self }
    var result = self
    result.paint = paint.multiplyingOpacity(by: factor)
    result.shadows = shadows.map {
      var shadow = $0
      shadow.color = shadow.color.multiplyingOpacity(by: factor)
      return shadow
    }
    return result
  }

  /// The paint at a level of the style; Apple has published no numbers for tinted styles, so the
  /// steps are ours.
  package func atLevel(_ level: Int) -> _StyledPaint {
    multiplyingOpacity(by: [1, 0.5, 0.25, 0.18, 0.1][min(level, 4)])
  }
}

/// A shadow of a style, cast by the shape that it paints.
package struct ResolvedShadow: Equatable, Sendable {
  package var color: ResolvedColor
  package var radius: CGFloat
  package var offset: CGSize
  package var isInner: Bool
}

extension Paint {
  package func multiplyingOpacity(by factor: Double) -> Paint {
    func faded(_ stops: [ResolvedStop]) -> [ResolvedStop] {
      stops.map {
        ResolvedStop(color: $0.color.multiplyingOpacity(by: factor), location: $0.location)
      }
    }
    switch self {
    case .color(let color):
      return .color(color.multiplyingOpacity(by: factor))
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(stops: faded(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let start, let end):
      return .radialGradient(
        stops: faded(stops), center: center, startRadius: start, endRadius: end)
    case .angularGradient(let stops, let center, let start, let end):
      return .angularGradient(stops: faded(stops), center: center, start: start, end: end)
    case .ellipticalGradient(let stops, let bounds, let center, let start, let end):
      return .ellipticalGradient(
        stops: faded(stops), bounds: bounds, center: center, startFraction: start,
        endFraction: end)
    case .mesh(var mesh):
      mesh.colors = mesh.colors.map { $0.multiplyingOpacity(by: factor) }
      mesh.background = mesh.background.multiplyingOpacity(by: factor)
      return .mesh(mesh)
    case .image(var image):
      image.opacity *= factor
      return .image(image)
    }
  }
}

extension ResolvedColor: ShapeStyle {
  public func _paint(in context: _StyleContext) -> _StyledPaint {
    _StyledPaint(.color(self)).atLevel(context.level)
  }
}

extension Color: ShapeStyle {
  public func _paint(in context: _StyleContext) -> _StyledPaint {
    if source == .system(.primary) {
      return _StyledPaint(.color(SystemColor.label(context.level).resolve(in: context.environment)))
    }
    return source.resolve(in: context.environment)._paint(in: context)
  }
}

/// A style with a hidden type.
@frozen public struct AnyShapeStyle: ShapeStyle {
  package let style: any ShapeStyle

  /// Creates a style that hides the type of another.
  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

  public func _paint(in context: _StyleContext) -> _StyledPaint { style._paint(in: context) }
}

extension ShapeStyle {
  /// The paint in a square of one point.
  nonisolated func unitPaint(in environment: EnvironmentValues) -> Paint {
    _paint(in: _StyleContext(environment, in: CGRect(x: 0, y: 0, width: 1, height: 1))).paint
  }

  /// Whether the style paints nothing visible.
  nonisolated func isClear(in environment: EnvironmentValues) -> Bool {
    if case .color(let color) = _paint(in: _StyleContext(environment, in: .zero)).paint {
      return color.opacity == 0
    }
    return false
  }
}
