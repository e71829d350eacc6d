// SPDX-License-Identifier: Apache-2.0
internal import _FoundationICU

/// The languages of tables for a locale.
enum LanguageMatch {
  /// The matching ones among `available`, the best first, by Foundation's rules for the
  /// localizations of a bundle on Apple's systems.
  static func best(for locale: Locale, among available: [String]) -> [String] {
    let wanted = [locale.identifier(.bcp47)]
    return withCStrings(wanted) { wanted in
      withCStrings(available) { available in
        var found = [UnsafePointer<CChar>?](repeating: nil, count: 16)
        var status = U_ZERO_ERROR
        let count = ualoc_localizationsToUse(
          wanted, Int32(wanted.count), available, Int32(available.count), &found,
          Int32(found.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return [] }
        return found.prefix(Int(max(0, count))).compactMap { $0.map { String(cString: $0) } }
      }
    }
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies.map { $0.map { UnsafePointer($0) } })
  }
}
