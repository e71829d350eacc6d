// SPDX-License-Identifier: Apache-2.0
extension StringTable {
  /// Xcode's String Catalog.
  mutating func addCatalog(at url: URL) {
    guard let data = contents(of: url) else { return }
    let catalog: Catalog
    do {
      catalog = try JSONDecoder().decode(Catalog.self, from: data)
    } catch {
      complain(url, Self.reason(of: error))
      return
    }
    setSource(catalog.sourceLanguage)
    var languages: [String: [String: LocalizedFormat]] = [:]
    for (key, entry) in catalog.strings {
      for (language, localization) in entry.localizations ?? [:] {
        languages[language, default: [:]][key] = localization.format
      }
    }
    for (language, strings) in languages { add(strings, language: language) }
  }

  private static func reason(of error: any Error) -> String {
    switch error as? DecodingError {
    case .dataCorrupted(let context):
      let cause = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"] as? String
      return "this is not JSON: \(cause ?? context.debugDescription)"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "\(place(context.codingPath)) has the wrong type: \(context.debugDescription)"
    case .keyNotFound(let key, let context):
      return "\(place(context.codingPath)) has no '\(key.stringValue)'"
    default: return error.localizedDescription
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.isEmpty
      ? "the file" : "'" + path.map(\.stringValue).joined(separator: " › ").shortened + "'"
  }
}

// Other fields of the catalog don't affect the strings.
private struct Catalog: Decodable {
  var sourceLanguage: String
  var strings: [String: Entry]

  struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    var format: LocalizedFormat? {
      guard let format = variations?.format ?? stringUnit?.format else { return nil }
      guard let substitutions, !substitutions.isEmpty else { return format }
      return .variables(
        format,
        substitutions.compactMapValues { substitution in
          substitution.variations?.format.map {
            LocalizedFormat.Variable(
              position: substitution.argNum, specifier: substitution.formatSpecifier ?? "lld",
              format: $0)
          }
        })
    }
  }

  struct Unit: Decodable {
    var state: String?
    var value: String

    /// A new and empty string is not translated yet.
    var format: LocalizedFormat? {
      state == "new" && value.isEmpty ? nil : .string(value)
    }
  }

  struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?

    var format: LocalizedFormat? {
      if let device { return .device(device.compactMapValues(\.format)) }
      if let plural { return .plural(plural.compactMapValues(\.format)) }
      return nil
    }
  }

  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }
}
