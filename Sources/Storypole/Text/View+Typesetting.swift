// SPDX-License-Identifier: Apache-2.0
/// The language for setting text.
public struct TypesettingLanguage: Equatable, Sendable {
  let language: Locale.Language?

  /// The language of the environment's locale.
  public static let automatic = TypesettingLanguage(language: nil)

  /// The given language, regardless of the locale.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

/// A rule for the selection of text. Accepted; has no effect here, because texts can't be selected.
public protocol TextSelectability {
  /// Whether people may select text.
  static var allowsSelection: Bool { get }
}

/// The rule that allows selection; has no effect here.
public struct EnabledTextSelectability: TextSelectability {
  /// Always true; without an effect here.
  public static let allowsSelection = true
}

/// The rule that forbids selection; has no effect here.
public struct DisabledTextSelectability: TextSelectability {
  /// Always false; without an effect here.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// The rule that allows selection; has no effect here.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// The rule that forbids selection; has no effect here.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Sets the language for breaking lines and for the shapes of Han characters. Nothing changes if `isEnabled` is
  /// false.
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Sets the language for breaking lines; `automatic` returns to that of the locale.
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    changeEnvironment {
      if isEnabled { $0.textStyle.language = language.language?.maximalIdentifier }
    }
  }

  /// Sets the meaning of leading and trailing for lines: the sides of the layout, or of the text's own
  /// writing.
  nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    changeEnvironment { $0.textStyle.alignmentStrategy = strategy }
  }

  /// Sets the direction of paragraphs: that of their first letter, or that of the layout.
  nonisolated public func writingDirection(
    strategy: Text.WritingDirectionStrategy
  ) -> some View {
    changeEnvironment { $0.textStyle.writingDirectionStrategy = strategy }
  }

  /// Allows or forbids the selection of texts. Accepted; has no effect here, because texts can't be selected.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }
}
