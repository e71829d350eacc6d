// SPDX-License-Identifier: Apache-2.0
internal import _FoundationICU

/// CLDR's categories of cardinal numbers, from Foundation's ICU.
enum PluralRules {
  /// zero, one, two, few, many or other; other for languages unknown to ICU.
  static func category(of number: Double, in language: String) -> String {
    cache.withLock { cache in
      let rules = cache[language] ?? Rules(language)
      if cache.count >= 100 { cache = [:] }
      cache[language] = rules
      return rules.category(of: number)
    }
  }

  private static let cache = Locked<[String: Rules]>([:])

  private final class Rules {
    private let rules: OpaquePointer?

    init(_ language: String) {
      var status = U_ZERO_ERROR
      rules = swift_uplrules_openForType(language, UPLURAL_TYPE_CARDINAL, &status)
    }

    deinit { swift_uplrules_close(rules) }

    func category(of number: Double) -> String {
      guard let rules, number.isFinite else { return "other" }
      var status = U_ZERO_ERROR
      var name = [UChar](repeating: 0, count: 16)
      let length = Int(swift_uplrules_select(rules, number, &name, Int32(name.count), &status))
      guard status.rawValue <= U_ZERO_ERROR.rawValue, name.indices.contains(length) else {
        return "other"
      }
      return String(decoding: name[..<length], as: UTF16.self)
    }
  }
}
