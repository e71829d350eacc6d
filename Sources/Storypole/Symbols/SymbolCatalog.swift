// SPDX-License-Identifier: Apache-2.0
/// How the bases of symbols' names are drawn.
///
/// A row is names with commas between them, the drawing, and after a slash the drawing of the filled
/// form where it differs. `SymbolFigure` says what the words mean.
enum SymbolCatalog {
  struct Entry: Sendable {
    var plain: Substring
    var filled: Substring?
  }

  static func entry(_ name: String) -> Entry? { table[name] }

  static let names = table.keys.sorted()

  /// Names of one row, which are drawn the same.
  static let sameDrawings: [[String]] = allRows.map { row in
    row[..<row.firstIndex(of: " ")!].split(separator: ",").map(String.init)
  }

  private static let allRows = [arrows, signs, layouts, people, things, devices, media, nature]
    .flatMap { $0.split(separator: "\n") }

  private static let table: [String: Entry] = {
    var table: [String: Entry] = [:]
    for row in allRows {
      let end = row.firstIndex(of: " ")!
      let drawings = row[end...].split(separator: "/")
      let entry = Entry(plain: drawings[0], filled: drawings.count > 1 ? drawings[1] : nil)
      for name in row[..<end].split(separator: ",") { table[String(name)] = entry }
    }
    return table
  }()
}
