// SPDX-License-Identifier: Apache-2.0
/// The style of controls and links: what `tint` says, else the accent colour.
public struct TintShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in context: _StyleContext) -> _StyledPaint {
    guard let tint = context.environment.tintStyle else {
      return Color.accentColor._paint(in: context)
    }
    var context = context
    context.environment.tintStyle = nil  // A tint of `.tint` is the accent colour.
    return tint._paint(in: context)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
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
  /// The style of controls in the view; nil for the accent colour.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    changeEnvironment { $0.tintStyle = tint.map { AnyShapeStyle($0) } }
  }

  nonisolated public func tint(_ tint: Color?) -> some View {
    changeEnvironment { $0.tintStyle = tint.map { AnyShapeStyle($0) } }
  }

  /// What `Color.accentColor` is in the view; nil for the system's.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    changeEnvironment {
      $0.accentColor = accentColor
      $0.tintStyle = nil
    }
  }
}
