/// A localized string with the table and bundle where it is found. Foundation has it on Apple's
/// systems only.
nonisolated public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation,
  Sendable
{
  /// Where a table of strings is.
  public enum BundleDescription: Equatable, Sendable {
    case main
    case forClass(AnyClass)
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
  public let table: String?
  public var locale: Locale
  public let bundle: BundleDescription

  public var key: String { content.key }
  var lookupBundle: Bundle? { bundle.bundle }

  public init(
    _ keyAndValue: LocalizedStringKey, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    content = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }
}

extension String {
  public init(localized resource: LocalizedStringResource) {
    var environment = EnvironmentValues()
    environment.locale = resource.locale
    self = resource.content.string(
      in: environment, LocalizedTable(name: resource.table, bundle: resource.lookupBundle))
  }

  public init(
    localized keyAndValue: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    var environment = EnvironmentValues()
    environment.locale = locale
    self = keyAndValue.string(in: environment, LocalizedTable(name: table, bundle: bundle))
  }
}
