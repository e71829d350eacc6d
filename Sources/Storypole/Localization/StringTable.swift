// SPDX-License-Identifier: Apache-2.0
/// A table of strings in all its languages, from all its files.
struct StringTable {
  /// By language as named by files and folders, then by key. "" is for strings without a language.
  private(set) var languages: [String: [String: LocalizedFormat]] = [:]
  /// The language for keys without a string in a locale's languages.
  private var source: String?
  /// The languages to look in, by locale.
  private var orders: [String: [String]] = [:]

  /// The problems of its files, in sentences.
  var problems: [String] = []

  mutating func format(
    for key: String, in locale: Locale
  ) -> (format: LocalizedFormat, language: String)? {
    for language in order(for: locale) {
      if let format = languages[language]?[key] {
        // A string without a language is in the reader's locale.
        let isNamed = !language.isEmpty && language != "Base"
        return (format, isNamed ? language : locale.identifier)
      }
    }
    return nil
  }

  private mutating func order(for locale: Locale) -> [String] {
    if let order = orders[locale.identifier] { return order }
    let available = languages.keys.filter { !$0.isEmpty && $0 != "Base" }.sorted()
    let order =
      LanguageMatch.best(for: locale, among: available) + [source ?? "en", "Base", ""]
    if orders.count > 100 { orders = [:] }
    orders[locale.identifier] = order
    return order
  }

  /// Adds a file's strings. Existing strings stay.
  mutating func add(_ strings: [String: LocalizedFormat], language: String) {
    languages[language, default: [:]].merge(strings) { old, _ in old }
    orders = [:]
  }

  mutating func setSource(_ language: String) { source = source ?? language }
}

/// The tables of strings in some folders, next to a file or in a bundle: `NAME.xcstrings`, `NAME.strings`,
/// `NAME.stringsdict`, and the latter two in folders `xx.lproj`.
///
/// A table is read once, on first use. An unreadable file adds a warning, and its strings are replaced by their keys.
package final class StringTables: Sendable {
  private let folders: [URL]
  private let tables = Locked<[String: StringTable]>([:])

  /// Of folders with the same table the first one has precedence.
  package init(folders: [URL]) { self.folders = folders }

  /// The string for a key, and its language.
  func format(
    for key: String, table: String?, in locale: Locale
  ) -> (format: LocalizedFormat, language: String)? {
    let name = table ?? "Localizable"
    return tables.withLock { tables in
      if tables[name] == nil {
        let table = StringTable(name, in: folders)
        for problem in table.problems { Warnings.shared.add(problem, once: problem) }
        tables[name] = table
      }
      return tables[name]?.format(for: key, in: locale)
    }
  }
}

extension StringTable {
  /// Reads the files of a table. Of folders with the same string the first one has precedence.
  init(_ name: String, in folders: [URL]) {
    // A name must not be a path.
    guard !name.contains("/"), !name.contains("\0") else { return }
    for folder in folders {
      addCatalog(at: folder.appendingPathComponent(name + ".xcstrings"))
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for child in names.sorted() where child.hasSuffix(".lproj") {
        addFiles(
          name, in: folder.appendingPathComponent(child), language: String(child.dropLast(6)))
      }
      addFiles(name, in: folder, language: "")
    }
  }

  private mutating func addFiles(_ name: String, in folder: URL, language: String) {
    // Of a key in both files, Foundation uses the one with plurals.
    addPlurals(at: folder.appendingPathComponent(name + ".stringsdict"), language: language)
    addStrings(at: folder.appendingPathComponent(name + ".strings"), language: language)
  }
}

// MARK: The program's own tables

extension StringTables {
  /// The tables of bundles, by their folder.
  private static let bundles = Locked<[String: StringTables]>([:])
  private static let stage = Locked<(tables: StringTables, locale: Locale)?>(nil)

  /// Replaces the tables of the program's own bundle with `tables`, and the current locale with `locale`.
  package static func setMain(_ tables: StringTables, locale: Locale) {
    stage.withLock { $0 = (tables, locale) }
  }

  /// The tables of a bundle; nil is the program's own.
  static func of(_ bundle: Bundle?) -> StringTables {
    if bundle == nil || bundle == .main, let main = stage.withLock({ $0?.tables }) { return main }
    let folder = (bundle ?? .main).resourceURL ?? (bundle ?? .main).bundleURL
    return bundles.withLock { bundles in
      if let tables = bundles[folder.path] { return tables }
      let tables = StringTables(folders: [folder])
      bundles[folder.path] = tables
      return tables
    }
  }

  /// The locale of strings that are made outside of views.
  static func locale(for locale: Locale) -> Locale {
    guard locale == .current else { return locale }
    return stage.withLock { $0?.locale } ?? EnvironmentValues().locale
  }
}
