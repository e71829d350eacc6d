// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

private let list = """
  import SwiftUI

  #Preview {
    VStack {
      Text("\\(3) files")
      Text(verbatim: String(localized: "Hello"))
      Text("Tap", tableName: "Menu")
    }
  }
  """

private let catalog = """
  { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
    "Hello" : { "localizations" : { "pl" : { "stringUnit" : { "value" : "Cześć" } } } },
    "%lld files" : { "localizations" : { "pl" : { "variations" : { "plural" : {
      "few" : { "stringUnit" : { "value" : "%lld pliki" } },
      "other" : { "stringUnit" : { "value" : "%lld plików" } } } } } } } } }
  """

@Suite struct LocalizationTests {
  private func texts(_ place: Workspace, _ options: String...) throws -> [String] {
    let run = try place.run(["frames", "List.swift", "--json"] + options)
    #expect(run.status == 0, "\(run.errors)")
    return run.text.split(separator: "\n").compactMap { line in
      guard line.contains("\"detail\" : ") else { return nil }
      return String(line.split(separator: ":", maxSplits: 1)[1].filter { !"\"\\, ".contains($0) })
    }
  }

  @Test func tablesBesideTheFileAndInAssets() throws {
    let place = try Workspace(["List.swift": list, "Localizable.xcstrings": catalog])
    let menu = place.folder.appendingPathComponent("more/pl.lproj")
    try FileManager.default.createDirectory(at: menu, withIntermediateDirectories: true)
    try Data("\"Tap\" = \"Dotknij\";".utf8).write(to: menu.appendingPathComponent("Menu.strings"))
    #expect(try texts(place) == ["3files", "Hello", "Tap"])
    #expect(try texts(place, "--locale", "pl") == ["3pliki", "Cześć", "Tap"])
    #expect(
      try texts(place, "--locale", "pl-PL", "--assets", "more") == ["3pliki", "Cześć", "Dotknij"])
  }

  @Test func badTablesAndLocales() throws {
    let place = try Workspace(["List.swift": list, "Localizable.xcstrings": "{ \"strings\" :\n !"])
    let run = try place.run("render", "List.swift", "--locale", "pl")
    #expect(run.status == 0)
    #expect(run.errors.contains("Localizable.xcstrings: this is not JSON"))
    for name in ["klingonisch", "--", "", "42"] {
      let run = try place.run("render", "List.swift", "--locale=\(name)")
      #expect(run.status == 64, "\(name)")
      #expect(run.errors.contains("--locale needs"), "\(run.errors)")
    }
  }
}
