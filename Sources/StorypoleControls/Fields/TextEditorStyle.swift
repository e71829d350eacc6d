// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The appearance of text editors.
@MainActor @preconcurrency public protocol TextEditorStyle {}

/// The default appearance.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
}

/// An appearance without decoration; the same as the default here.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
}

/// An appearance with a border on Apple Vision Pro; the same as the default here.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default appearance.
  nonisolated public static var automatic: AutomaticTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// An appearance without decoration; the same as the default here.
  nonisolated public static var plain: PlainTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// An appearance with a border on Apple Vision Pro; the same as the default here.
  nonisolated public static var roundedBorder: RoundedBorderTextEditorStyle { .init() }
}

extension View {
  /// Sets the style of the text editors inside. Accepted; has no effect here, because all styles look the same.
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}
