// SPDX-License-Identifier: Apache-2.0
/// The language that text is set in.
public struct TypesettingLanguage: Equatable, Sendable {
  let language: Locale.Language?

  /// The language of the locale.
  public static let automatic = TypesettingLanguage(language: nil)

  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

/// Whether people may select text. Pictures show the same either way.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// The language that decides how lines break and how Han characters are drawn.
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    changeEnvironment {
      if isEnabled { $0.textStyle.language = language.language?.maximalIdentifier }
    }
  }

  /// Whether leading lines stand at the leading side of the view or of their own writing.
  nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    changeEnvironment { $0.textStyle.alignmentStrategy = strategy }
  }

  /// Whether paragraphs are written as their first letter is, or as the layout runs.
  nonisolated public func writingDirection(
    strategy: Text.WritingDirectionStrategy
  ) -> some View {
    changeEnvironment { $0.textStyle.writingDirectionStrategy = strategy }
  }

  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }
}
