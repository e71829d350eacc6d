// SPDX-License-Identifier: Apache-2.0
/// The style of controls and links: the one that `tint` sets, or the accent color.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style; it has no options.
  public init() {}

  public func _paint(in context: _StyleContext) -> _StyledPaint {
    guard let tint = context.environment.tintStyle else {
      return Color.accentColor._paint(in: context)
    }
    var context = context
    context.environment.tintStyle = nil  // A tint of `.tint` is the accent color.
    return tint._paint(in: context)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style of controls and links.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension EnvironmentValues {
  private struct TintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }
  private struct AccentColorKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
  }

  package var tintStyle: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  package var accentColor: Color? {
    get { self[AccentColorKey.self] }
    set { self[AccentColorKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of controls and links in the view; nil is the accent color.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    changeEnvironment { $0.tintStyle = tint.map { AnyShapeStyle($0) } }
  }

  /// Sets the color of controls and links in the view; nil is the accent color.
  nonisolated public func tint(_ tint: Color?) -> some View {
    changeEnvironment { $0.tintStyle = tint.map { AnyShapeStyle($0) } }
  }

  /// Sets `Color.accentColor` in the view, and removes a tint from outside; nil is the system's blue.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    changeEnvironment {
      $0.accentColor = accentColor
      $0.tintStyle = nil
    }
  }
}
