// SPDX-License-Identifier: Apache-2.0
/// A localized string with its table and bundle. Foundation has this type on Apple's systems only.
nonisolated public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation,
  Sendable
{
  /// The location of a table of strings.
  public enum BundleDescription: Equatable, Sendable {
    /// The tables around the program.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// The bundle at a URL; without one there, the program's tables.
    case atURL(URL)

    public static func == (a: BundleDescription, b: BundleDescription) -> Bool {
      a.bundle == b.bundle
    }

    var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  var content: LocalizedStringKey
  /// The name of the table; nil is the default table.
  public let table: String?
  /// The locale to look the string up for.
  public var locale: Locale
  /// The bundle with the table.
  public let bundle: BundleDescription

  /// The key in tables, with specifiers for values.
  public var key: String { content.key }
  /// The string to show if no table has the key.
  public var defaultValue: String.LocalizationValue { content }
  var lookupTable: LocalizedTable { LocalizedTable(name: table, bundle: bundle.bundle) }

  /// Creates a resource whose key is also its default value. The comment is for translators and is ignored.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    content = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a resource from a key and the string to show if no table has the key. The comment is ignored.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      LocalizedStringKey(key, defaultValue), table: table, locale: locale, bundle: bundle)
  }

  /// Creates a resource from a string literal.
  public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }

  /// Creates a resource from a literal with values.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }
}

extension LocalizedStringKey {
  fileprivate init(_ key: StaticString, _ value: LocalizedStringKey) {
    self = value
    tableKey = "\(key)"
  }
}

// The current locale is the one that `--locale` names.
extension String {
  /// The key of a localized string with its values. Foundation's type of this name exists on Apple's systems only.
  public typealias LocalizationValue = LocalizedStringKey

  /// Creates a string from a resource, in the resource's locale.
  public init(localized resource: LocalizedStringResource) {
    self.init(resource.content, resource.lookupTable, resource.locale)
  }

  /// Creates a string from a table; without an entry there, it is the key with its values.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(keyAndValue, LocalizedTable(name: table, bundle: bundle), locale)
  }

  /// Creates a string from a table; without an entry there, it is the default value.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      LocalizedStringKey(key, defaultValue), LocalizedTable(name: table, bundle: bundle), locale)
  }

  private init(_ key: LocalizedStringKey, _ table: LocalizedTable, _ locale: Locale) {
    self = key.string(in: .strings(locale), table)
  }
}

extension AttributedString {
  /// Creates an attributed string from a table, with its Markdown as `inlinePresentationIntent` and `link`.
  ///
  /// - Parameter locale: The language to look up; nil is the current one.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      keyAndValue, LocalizedTable(name: table, bundle: bundle), .strings(locale ?? .current))
  }

  /// Creates an attributed string from a resource, with its Markdown.
  public init(localized resource: LocalizedStringResource) {
    self.init(resource.content, resource.lookupTable, .strings(resource.locale))
  }

  private init(
    _ key: LocalizedStringKey, _ table: LocalizedTable, _ environment: EnvironmentValues
  ) {
    self.init()
    let segments = key.segments(in: table, environment.locale)
    for span in InlineMarkdown.spans(of: segments, in: environment) {
      var part =
        switch span.segment {
        case .argument(.attributed(let string)): string
        case let segment: AttributedString(segment.string(in: environment))
        }
      if !span.intent.isEmpty { part.inlinePresentationIntent = span.intent }
      if let link = span.link { part.link = URL(string: link) }
      append(part)
    }
  }
}

extension EnvironmentValues {
  /// The environment for strings that are made outside of views.
  fileprivate static func strings(_ locale: Locale) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = StringTables.locale(for: locale)
    return environment
  }
}
