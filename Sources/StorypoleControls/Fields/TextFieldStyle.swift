// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The appearance of text fields. A custom style's body surrounds the field, which is its `configuration`.
@MainActor @preconcurrency public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
}

extension EnvironmentValues {
  private struct TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: any TextFieldStyle { DefaultTextFieldStyle() }
  }

  var textFieldStyle: any TextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the text fields inside. The innermost style counts.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    changeEnvironment { $0.textFieldStyle = style }
  }
}

/// The default style: no border.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// Only the text.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A rounded border around the text. Measured: 4 points above and below, 7.5 at the sides. Ours: the
/// corners of 6 and the colors.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration
      .padding(.vertical, 4)
      .padding(.horizontal, 7.5)
      .background(.background, in: RoundedRectangle(cornerRadius: 6))
      .overlay(RoundedRectangle(cornerRadius: 6).strokeBorder(.separator, lineWidth: 0.5))
      .plainSpacing()
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default: no border.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No border.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
/// A thin border with square corners around the text; ours, after macOS.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration
      .padding(.vertical, 4)
      .padding(.horizontal, 7.5)
      .background(.background)
      .overlay(Rectangle().strokeBorder(.separator, lineWidth: 0.5))
      .plainSpacing()
  }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A thin border with square corners around the text.
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A thin, rounded border around the text.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}
