// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A style with a change of its paint.
private struct ModifiedStyle<Base: ShapeStyle>: ShapeStyle {
  var base: Base
  var change: @Sendable (inout _StyledPaint, _StyleContext) -> Void

  func _paint(in context: _StyleContext) -> _StyledPaint {
    var paint = base._paint(in: context)
    change(&paint, context)
    return paint
  }
}

/// A style whose unit points are relative to a given rectangle.
private struct AnchoredStyle<Base: ShapeStyle>: ShapeStyle {
  var base: Base
  var rect: CGRect

  func _paint(in context: _StyleContext) -> _StyledPaint {
    var context = context
    context.bounds = rect.offsetBy(dx: context.bounds.minX, dy: context.bounds.minY)
    return base._paint(in: context)
  }
}

extension ShapeStyle {
  // Disfavored, like a view's: a Color's own has precedence, and bodies type-check twice as fast.
  /// Returns the style with its opacity multiplied; 0 is clear, 1 changes nothing.
  @_disfavoredOverload public func opacity(_ opacity: Double) -> some ShapeStyle {
    ModifiedStyle(base: self) { paint, _ in paint = paint.multiplyingOpacity(by: opacity) }
  }

  /// Returns a style that blends with its background in a mode.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ModifiedStyle(base: self) { paint, _ in paint.blendMode = mode }
  }

  /// Returns the style with a shadow that the painted shape casts, or with an inner shadow. Several shadows add up.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ModifiedStyle(base: self) { $0.shadows.append(style.resolve(in: $1.environment)) }
  }

  /// Returns the style with its unit points relative to `rect`, in points from the corner of the shape's
  /// frame, instead of to the frame.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { AnchoredStyle(base: self, rect: rect) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with its opacity multiplied.
  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().opacity(opacity))
  }

  /// The foreground style, blended with its background in a mode.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().blendMode(mode))
  }

  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().shadow(style))
  }
}

/// A shadow that belongs to a style.
public struct ShadowStyle: Equatable, Sendable {
  private let color: Color
  private let radius: CGFloat
  private let offset: CGSize
  private let isInner: Bool

  /// A shadow behind the shape. The radius of the blur and the offsets are in points, down and to the right;
  /// a negative radius is 0.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// A shadow that the shape's edges cast into it. Texts don't draw it. The radius of the blur and the
  /// offsets are in points; a negative radius is 0.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }

  func resolve(in environment: EnvironmentValues) -> ResolvedShadow {
    ResolvedShadow(
      color: color.resolve(in: environment), radius: max(0, radius), offset: offset,
      isInner: isInner)
  }
}
