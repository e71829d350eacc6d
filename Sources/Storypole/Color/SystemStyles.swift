// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The background that the view stands on: what `backgroundStyle` says, else the system's.
@frozen public struct BackgroundStyle: ShapeStyle {
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
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension EnvironmentValues {
  private struct BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  /// The style that `.background` stands for; nil for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// What `.background` stands for in the view.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changeEnvironment { $0.backgroundStyle = AnyShapeStyle(style) }
  }
}

/// A style that is one of the system's colours.
private protocol SystemShapeStyle: ShapeStyle {
  func color(at level: Int) -> SystemColor
}

extension SystemShapeStyle {
  public func _paint(in context: _StyleContext) -> _StyledPaint {
    _StyledPaint(.color(color(at: context.level).resolve(in: context.environment)))
  }
}

/// Behind controls and other small things.
@frozen public struct FillShapeStyle: ShapeStyle, SystemShapeStyle {
  public init() {}
  func color(at level: Int) -> SystemColor { .fill(level) }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// Lines between things.
public struct SeparatorShapeStyle: ShapeStyle, SystemShapeStyle {
  public init() {}
  func color(at level: Int) -> SystemColor { .separator }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// Text that stands where nothing has been entered.
@frozen public struct PlaceholderTextShapeStyle: ShapeStyle, SystemShapeStyle {
  public init() {}
  func color(at level: Int) -> SystemColor { .tertiary }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// Links.
@frozen public struct LinkShapeStyle: ShapeStyle, SystemShapeStyle {
  public init() {}
  func color(at level: Int) -> SystemColor { .blue }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// What is selected.
public struct SelectionShapeStyle: ShapeStyle, SystemShapeStyle {
  public init() {}
  func color(at level: Int) -> SystemColor { .accent }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// Behind everything in a window.
public struct WindowBackgroundShapeStyle: ShapeStyle, SystemShapeStyle {
  public init() {}
  func color(at level: Int) -> SystemColor { .background(level) }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
