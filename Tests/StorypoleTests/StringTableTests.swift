// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import Testing

@testable import Storypole

/// A folder with tables, and texts that use them.
private struct Folder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("strings-\(UUID().uuidString)")

  init(_ files: [String: String]) throws {
    try self.init(files.mapValues { Data($0.utf8) })
  }

  init(_ files: [String: Data]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, data) in files {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }

  func remove() { try? FileManager.default.removeItem(at: url) }

  /// The problems of the table of strings.
  var problems: [String] { StringTable("Localizable", in: [url]).problems }

  func string(
    _ key: LocalizedStringKey, _ locale: String = "en_US", table: String? = nil
  ) throws -> String {
    let bundle = try #require(Bundle(path: url.path))
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    // No host takes the warnings: the next one on this thread would.
    defer { _ = Warnings.shared.take() }
    return ResolvedText(Text(key, tableName: table, bundle: bundle), in: environment).string
  }
}

@Suite struct StringTableTests {
  // Documented: a catalog's source language replaces languages that it doesn't have.
  @Test func sourceLanguages() throws {
    try strings(
      [
        "Localizable.xcstrings": """
        {"sourceLanguage": "de", "version": "1.0", "strings": {"key": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Wert"}},
          "en": {"stringUnit": {"state": "translated", "value": "value"}}
        }}}}
        """
      ], [("key", "ja_JP", "Wert"), ("key", "en_US", "value")])
  }

  private func strings(
    _ files: [String: String], _ cases: [(key: LocalizedStringKey, locale: String, text: String)]
  ) throws {
    let folder = try Folder(files)
    defer { folder.remove() }
    for (key, locale, text) in cases {
      #expect(try folder.string(key, locale) == text, "\(key.key) in \(locale)")
    }
  }

  // Documented: the form of .strings files (Apple's "Resource Programming Guide", String Resources).
  @Test func stringsFiles() throws {
    try strings(
      [
        "de.lproj/Localizable.strings": """
        /* A comment; "with" = "everything"; */
        "Hello" = "Hallo";
        // Another.
        unquoted = "ohne \\"Anf\\U00fchrung\\"\\nund Zeile";
        "%@ of %lld" = "%2$lld. von %1$@ (100%%)";
        """,
        "Base.lproj/Localizable.strings": "\"Hello\" = \"Base\"; \"b\" = \"from Base\";",
        "Localizable.strings": "\"c\" = \"from no language\";",
      ],
      [
        ("Hello", "de_CH", "Hallo"), ("unquoted", "de", "ohne \"Anführung\"\nund Zeile"),
        ("\("x") of \(1234)", "de", "1.234. von x (100%)"), ("Hello", "fr_FR", "Base"),
        ("b", "de", "from Base"), ("c", "ja", "from no language"), ("missing", "de", "missing"),
      ])
  }

  @Test func encodings() throws {
    let text = "\"a\" = \"é漢\";"
    for encoding in [String.Encoding.utf8, .utf16, .utf16BigEndian, .utf16LittleEndian] {
      // UTF-16 files begin with a byte order mark; these two encodings don't write it.
      let mark: [UInt8] =
        switch encoding {
        case .utf16BigEndian: [0xFE, 0xFF]
        case .utf16LittleEndian: [0xFF, 0xFE]
        default: []
        }
      let data = Data(mark) + (try #require(text.data(using: encoding)))
      let folder = try Folder(["en.lproj/Localizable.strings": data])
      #expect(try folder.string("a") == "é漢", "\(encoding)")
      folder.remove()
    }
  }

  // Reference: the matching of localizations is ICU's in Foundation; the expectations are the examples of its
  // header ualoc.h and of Apple's "How iOS Determines the Language For Your App".
  @Test func languages() throws {
    let names = ["en", "de", "zh-Hans", "zh-Hant", "pt-BR", "nb"]
    let files = names.map { ("\($0).lproj/Localizable.strings", "\"k\" = \"\($0)\";") }
    try strings(
      Dictionary(uniqueKeysWithValues: files),
      [
        ("k", "zh-Hant-TW", "zh-Hant"), ("k", "zh_TW", "zh-Hant"), ("k", "zh-HK", "zh-Hant"),
        ("k", "zh_CN", "zh-Hans"), ("k", "zh-SG", "zh-Hans"), ("k", "de_AT", "de"),
        ("k", "pt_PT", "pt-BR"), ("k", "no_NO", "nb"), ("k", "en_GB", "en"), ("k", "sw", "en"),
      ])
  }

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {},
        "Hello" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "**Hallo**" } },
          "fr" : { "stringUnit" : { "state" : "new", "value" : "" } } } },
        "title" : { "extractionState" : "manual", "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "The title" } } } },
        "%lld files" : { "comment" : "A count", "localizations" : {
          "en" : { "variations" : { "plural" : {
            "zero" : { "stringUnit" : { "state" : "translated", "value" : "No files" } },
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } } } } },
          "pl" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld plik" } },
            "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld pliki" } },
            "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld plików" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld pliku" } } } } } } },
        "%@ has %lld dogs and %lld cats" : { "localizations" : {
          "en" : {
            "stringUnit" : { "state" : "translated", "value" : "%@: %#@dogs@, %#@cats@" },
            "substitutions" : {
              "dogs" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg dog" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg dogs" } } } } },
              "cats" : { "argNum" : 3, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "a cat" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg cats" } } } } }
            } } } },
        "Tap" : { "localizations" : { "en" : { "variations" : { "device" : {
          "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } },
          "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "Choose" } } } } } } }
      },
      "version" : "1.0"
    }
    """

  // Derived from CLDR's rules for English and Polish; the form of the file is Xcode's.
  @Test func catalogs() throws {
    try strings(
      ["Localizable.xcstrings": Self.catalog],
      [
        ("Hello", "de_DE", "Hallo"), ("Hello", "fr", "Hello"), ("Hello", "ja", "Hello"),
        ("title", "de", "The title"), ("Tap", "en", "Tap"),
        ("\(0) files", "en", "No files"), ("\(1) files", "en", "1 file"),
        ("\(1200) files", "en", "1,200 files"), ("\(1) files", "pl", "1 plik"),
        ("\(3) files", "pl", "3 pliki"), ("\(5) files", "pl", "5 plików"),
        ("\(22) files", "pl", "22 pliki"), ("\(112) files", "pl_PL", "112 plików"),
        ("\("Ann") has \(1) dogs and \(2) cats", "en", "Ann: 1 dog, 2 cats"),
        ("\("Bo") has \(2) dogs and \(1) cats", "sv", "Bo: 2 dogs, a cat"),
      ])
  }

  // Documented: Apple's "Stringsdict File Format".
  @Test func stringsdict() throws {
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>%lld files in %lld folders</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@files@ (%#@folders@)</string>
          <key>files</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld файл</string>
            <key>few</key><string>%lld файла</string>
            <key>many</key><string>%lld файлов</string>
            <key>other</key><string>%lld файла</string>
          </dict>
          <key>folders</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld папка</string>
            <key>many</key><string>%lld папок</string>
            <key>other</key><string>%lld папки</string>
          </dict>
        </dict>
      </dict></plist>
      """
    try strings(
      ["ru.lproj/Localizable.stringsdict": plist],
      [
        ("\(1) files in \(5) folders", "ru", "1 файл (5 папок)"),
        ("\(21) files in \(1) folders", "ru_RU", "21 файл (1 папка)"),
        ("\(12) files in \(3) folders", "ru", "12 файлов (3 папки)"),
      ])
  }

  @Test func otherTables() throws {
    let folder = try Folder([
      "en.lproj/Menu.strings": "\"k\" = \"menu\";",
      "en.lproj/Localizable.strings": "\"k\" = \"l\";",
    ])
    defer { folder.remove() }
    #expect(try folder.string("k", table: "Menu") == "menu")
    #expect(try folder.string("k") == "l")
    #expect(try folder.string("k", table: "../en.lproj/Menu") == "k")
    let resource = LocalizedStringResource(
      "k", defaultValue: "default", table: "Menu", bundle: .atURL(folder.url))
    #expect(String(localized: resource) == "menu")
    let missing = LocalizedStringResource(
      "x", defaultValue: "default \(2)", bundle: .atURL(folder.url))
    #expect(missing.key == "x")
    #expect(String(localized: missing) == "default 2")
    #expect(String(localized: "k", bundle: Bundle(path: folder.url.path)) == "l")
  }

  @Test func attributedStrings() throws {
    let folder = try Folder(["Localizable.xcstrings": Self.catalog])
    defer { folder.remove() }
    let string = AttributedString(
      localized: "Hello", bundle: Bundle(path: folder.url.path), locale: Locale(identifier: "de"))
    #expect(String(string.characters) == "Hallo")
    #expect(string.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
  }

  // MARK: Bad input

  /// Formats that refer to missing arguments. Ours: a gap, and a warning.
  @Test func hostileFormats() throws {
    let formats = [
      "%2$@", "%@ %@ %@", "%9999$@", "%0$@", "%n%s%p", "%1$n", "%99999999d", "%.99999999f", "%*d",
      "%",
      "%%%", "%#@", "%#@x", "%#@x@", "%1$#@x@", "%s", "%c", "%ls", "%arg", "%-", "%1$", "%d%",
      "\u{0}%d",
      "%lC", "%hhd", "%1$1$d", "%+ #0'5.2d",
    ]
    let entries = formats.enumerated().map { index, format in
      "\"f\(index) %lld\" = \"\(format)\";\"g\(index) %@\" = \"\(format)\";"
    }
    let folder = try Folder(["en.lproj/Localizable.strings": entries.joined()])
    defer { folder.remove() }
    for (index, format) in formats.enumerated() {
      for (key, value) in [
        ("f\(index) %lld", LocalizedStringKey.Argument.number(.signed(7), specifier: "%lld")),
        ("g\(index) %@", .string("s")),
      ] {
        var string = LocalizedStringKey("")
        string.tableKey = key
        string.segments = [.argument(value)]
        #expect(try folder.string(string).utf8.count < 100, "\(format)")
      }
    }
  }

  // Ours: the words. The missing arguments are derived from the format.
  @Test(arguments: [
    ("%2$@", "uses value 2 of 1"), ("%@%@", "uses value 2 of 1"),
    ("%9999$@", "uses value 9999 of 1"), ("%#@x@", "uses an undefined variable 'x'"),
  ])
  func problemsOfFormats(_ format: String, _ problem: String) throws {
    var expansion = FormatExpansion(arguments: [.string("s")], language: "en")
    _ = expansion.segments(of: .string(format))
    #expect(try #require(expansion.problem).contains(problem))
  }

  @Test func endlessVariables() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"%lld": {"localizations": {"en": {
        "stringUnit": {"value": "%#@a@"}, "substitutions": {"a": {"variations": {"plural": {
          "other": {"stringUnit": {"value": "%#@a@x%#@a@"}}}}}}}}}}}
      """
    let folder = try Folder(["Localizable.xcstrings": catalog])
    defer { folder.remove() }
    #expect(try folder.string("\(1)").utf8.count < 1000)
    var expansion = FormatExpansion(
      arguments: [.number(.signed(1), specifier: "%lld")], language: "en")
    let endless = LocalizedFormat.Variable(specifier: "lld", format: .string("%#@a@x%#@a@"))
    _ = expansion.segments(of: .variables(.string("%#@a@"), ["a": endless]))
    #expect(expansion.problem?.contains("endlessly") == true)
  }

  /// Files that are not tables: the warning's text after the file's name.
  @Test(arguments: [
    ("Localizable.xcstrings", "{\n  \"strings\": [\n", "not JSON"),
    ("Localizable.xcstrings", "not JSON", "not JSON"), ("Localizable.xcstrings", "", "not JSON"),
    ("Localizable.xcstrings", "{\"strings\": {}}", "has no 'sourceLanguage'"),
    ("Localizable.xcstrings", "[1, 2]", "wrong type"),
    (
      "Localizable.xcstrings",
      "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"localizations\": {\"en\": 5}}}}",
      "k › localizations › en"
    ),
    ("Localizable.xcstrings", String(repeating: "[", count: 1_000_000), "not JSON"),
    (
      "Localizable.xcstrings",
      "{\"sourceLanguage\":\"en\",\"strings\":" + String(repeating: "{\"a\":", count: 100_000),
      "not JSON"
    ),
    (
      "en.lproj/Localizable.strings", "\"a\" = \"b\";\n\"k\" = \"v\"\n\"c\" = \"d\";",
      "';' on line 3"
    ),
    ("en.lproj/Localizable.strings", "\"k\" = \"v", "line 1"),
    ("en.lproj/Localizable.strings", String(repeating: "{k=", count: 300_000), "line 1"),
    ("en.lproj/Localizable.strings", "(\"k\", \"v\")", "not a table of keys"),
    ("en.lproj/Localizable.strings", "\"k\" = {a = b;};", "not a string"),
    (
      "en.lproj/Localizable.stringsdict", "<plist><dict><key>k</key><dict/></dict></plist>",
      "NSStringLocalizedFormatKey"
    ),
  ])
  func brokenFiles(_ name: String, _ text: String, _ reason: String) throws {
    let folder = try Folder([name: text])
    defer { folder.remove() }
    #expect(try folder.string("k") == "k")
    let path = folder.url.appendingPathComponent(name).path
    let problems = folder.problems
    #expect(
      problems.contains { $0.hasPrefix(path) && $0.contains(reason) }, "\(problems)")
  }

  @Test func filesThatAreNotRead() throws {
    let folder = try Folder(["en.lproj/x": ""])
    defer { folder.remove() }
    // A sparse file of 100 MB.
    let large = folder.url.appendingPathComponent("Localizable.xcstrings")
    #expect(FileManager.default.createFile(atPath: large.path, contents: nil))
    let handle = try FileHandle(forWritingTo: large)
    try handle.truncate(atOffset: 100_000_000)
    try handle.close()
    // A pipe without a writer.
    let pipe = folder.url.appendingPathComponent("en.lproj/Localizable.strings")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    #expect(try folder.string("k") == "k")
    let problems = folder.problems
    #expect(problems.contains { $0.contains("the table has 95 MiB") })
    #expect(problems.contains { $0.contains("Localizable.strings: this is not a file") })
  }

  @Test func plurals() {
    // Documented: CLDR's table of language plural rules.
    let cases: [(String, Double, String)] = [
      ("en", 1, "one"), ("en", 0, "other"), ("fr", 0, "one"), ("fr", 1.5, "one"),
      ("ar", 0, "zero"), ("ar", 2, "two"), ("ar", 6, "few"), ("ar", 11, "many"),
      ("cy", 6, "many"), ("ja", 1, "other"), ("ru", 21, "one"), ("lt", 11, "other"),
      ("pt-PT", 0, "other"), ("pt", 0, "one"), ("nonsense", 1, "other"),
    ]
    for (language, number, category) in cases {
      #expect(PluralRules.category(of: number, in: language) == category, "\(language) \(number)")
    }
    #expect(PluralRules.category(of: .nan, in: "en") == "other")
  }
}
