// SPDX-License-Identifier: Apache-2.0
import Storypole

extension PersonNameComponents {
  /// The format of a name. The given name comes first, unless the locale's language is Chinese, Japanese, Korean,
  /// Hungarian or Vietnamese.
  public struct FormatStyle: Foundation.FormatStyle, Hashable, Sendable {
    /// The length of a name.
    public enum Style: String, Codable, Hashable, Sendable {
      /// The given name, the given and family name, the complete name, or the initials.
      case short, medium, long, abbreviated
    }

    /// The length of the name.
    public var style: Style
    /// The locale.
    public var locale: Locale

    /// Creates a format.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// Returns the text of a name.
    public func format(_ value: PersonNameComponents) -> String {
      let language = locale.language.languageCode?.identifier ?? "en"
      let isFamilyFirst = ["zh", "ja", "ko", "hu", "vi"].contains(language)
      let isJoined = isFamilyFirst && language != "hu" && language != "vi"
      func joined(_ parts: [String?], reversed: Bool = isFamilyFirst) -> String {
        let parts = parts.compactMap { $0 }.filter { !$0.isEmpty }
        return (reversed ? parts.reversed() : parts).joined(separator: isJoined ? "" : " ")
      }
      switch style {
      case .short: return value.nickname ?? value.givenName ?? value.familyName ?? ""
      case .medium: return joined([value.givenName, value.familyName])
      case .long:
        let name = joined([value.givenName, value.middleName, value.familyName])
        return joined([value.namePrefix, name, value.nameSuffix], reversed: false)
      case .abbreviated:
        return joined([value.givenName, value.familyName].map { $0?.prefix(1).uppercased() })
          .replacingOccurrences(of: " ", with: "")
      }
    }

    /// The same format with attributes for the parts of the name.
    public var attributed: Attributed { Attributed(style: self) }

    /// A format with attributes for the parts of the name.
    public struct Attributed: Foundation.FormatStyle, Sendable {
      fileprivate var style: PersonNameComponents.FormatStyle

      /// Returns the text of a name.
      public func format(_ value: PersonNameComponents) -> AttributedString {
        var result = AttributedString(style.format(value))
        func mark(_ part: String?, _ component: Component) {
          if let part, let range = result.range(of: part) {
            result[range].personNameComponent = component
          }
        }
        mark(value.namePrefix, .namePrefix)
        mark(value.givenName, .givenName)
        mark(value.middleName, .middleName)
        mark(value.familyName, .familyName)
        mark(value.nameSuffix, .nameSuffix)
        return result
      }

      /// Returns the format in another locale.
      public func locale(_ locale: Locale) -> Self { Self(style: style.locale(locale)) }

      fileprivate typealias Component = AttributeScopes.FoundationAttributes
        .PersonNameComponentAttribute.Component
    }

    /// Returns the format in another locale.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
  }

  /// Returns the text of the name in a format.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Self { style.format(self) }

  /// Returns the given and family name.
  public func formatted() -> String { FormatStyle().format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A format of names.
  public static func name(style: Self.Style = .medium) -> Self { Self(style: style) }
}
