// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The background behind the view: the style that `backgroundStyle` sets, or the system's background.
@frozen public struct BackgroundStyle: ShapeStyle {
  /// Creates the style; it has no options.
  public init() {}

  public func _paint(in context: _StyleContext) -> _StyledPaint {
    guard let style = context.environment.backgroundStyle else {
      let color = SystemColor.background(context.level)
      return _StyledPaint(.color(color.resolve(in: context.environment)))
    }
    var context = context
    context.environment.backgroundStyle = nil  // Inside it, `.background` is the system's.
    return style._paint(in: context)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background behind the view.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension EnvironmentValues {
  private struct BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  /// The style that `.background` uses; nil, the default, is the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style that `.background` uses in the view.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changeEnvironment { $0.backgroundStyle = AnyShapeStyle(style) }
  }
}

/// A style that is one of the system's colors.
private protocol SystemShapeStyle: ShapeStyle {
  func color(at level: Int) -> SystemColor
}

extension SystemShapeStyle {
  public func _paint(in context: _StyleContext) -> _StyledPaint {
    _StyledPaint(.color(color(at: context.level).resolve(in: context.environment)))
  }
}

/// The system's color behind controls and other small areas; fainter at lower levels.
@frozen public struct FillShapeStyle: ShapeStyle, SystemShapeStyle {
  /// Creates the style; it has no options.
  public init() {}
  func color(at level: Int) -> SystemColor { .fill(level) }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The color behind controls and other small areas.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The system's color of separator lines.
public struct SeparatorShapeStyle: ShapeStyle, SystemShapeStyle {
  /// Creates the style; it has no options.
  public init() {}
  func color(at level: Int) -> SystemColor { .separator }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The color of separator lines.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The color of text in an empty field: the third level of text.
@frozen public struct PlaceholderTextShapeStyle: ShapeStyle, SystemShapeStyle {
  /// Creates the style; it has no options.
  public init() {}
  func color(at level: Int) -> SystemColor { .tertiary }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The color of text in an empty field.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The color of links: the system's blue.
@frozen public struct LinkShapeStyle: ShapeStyle, SystemShapeStyle {
  /// Creates the style; it has no options.
  public init() {}
  func color(at level: Int) -> SystemColor { .blue }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The color of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The color of a selection: the accent color.
public struct SelectionShapeStyle: ShapeStyle, SystemShapeStyle {
  /// Creates the style; it has no options.
  public init() {}
  func color(at level: Int) -> SystemColor { .accent }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The color of a selection.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The color behind everything in a window: the system's background.
public struct WindowBackgroundShapeStyle: ShapeStyle, SystemShapeStyle {
  /// Creates the style; it has no options.
  public init() {}
  func color(at level: Int) -> SystemColor { .background(level) }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The color behind everything in a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
