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

  private static let table: [String: Entry] = {
    var table: [String: Entry] = [:]
    for rows in [arrows, signs, layouts, people, things, devices, media, nature] {
      for row in rows.split(separator: "\n") {
        let end = row.firstIndex(of: " ")!
        let drawings = row[end...].split(separator: "/")
        let entry = Entry(plain: drawings[0], filled: drawings.count > 1 ? drawings[1] : nil)
        for name in row[..<end].split(separator: ",") { table[String(name)] = entry }
      }
    }
    return table
  }()
}
