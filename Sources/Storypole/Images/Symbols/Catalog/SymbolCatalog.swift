// SPDX-License-Identifier: Apache-2.0
/// The drawings of the bases of symbols' names.
///
/// A row contains comma-separated names, the drawing, and after a slash the drawing of the filled form if it differs.
/// `SymbolFigure` defines the words.
enum SymbolCatalog {
  struct Entry: Sendable {
    var plain: Substring
    var filled: Substring?
  }

  static func entry(_ name: String) -> Entry? { table[name] }

  static let names = table.keys.sorted()

  /// The names of one row, which have the same drawing.
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
