import Foundation

/// Files of fonts, looked at before anything reads them as fonts.
enum FontFile {
  /// Kinds that consist of tables, and kinds that fontconfig has to judge.
  private static let tabular: Set<String> = ["ttf", "otf", "ttc", "otc"]
  private static let others: Set<String> = ["woff", "woff2", "pfb", "pfa", "pcf", "bdf"]

  /// The font files in a folder and all folders inside it, by their names, sorted.
  static func all(in directory: String) -> [String] {
    guard let paths = FileManager.default.enumerator(atPath: directory) else { return [] }
    return paths.compactMap { $0 as? String }.filter { path in
      let kind = (path as NSString).pathExtension.lowercased()
      return tabular.contains(kind) || others.contains(kind)
    }.map { (directory as NSString).appendingPathComponent($0) }.sorted()
  }

  /// Whether every table of a file lies within it. Kinds without tables count as whole.
  static func isWhole(_ path: String) -> Bool {
    guard tabular.contains((path as NSString).pathExtension.lowercased()) else { return true }
    guard
      let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    else { return false }
    return tablesAreWhole(data)
  }

  private static func tablesAreWhole(_ data: Data) -> Bool {
    func number(at offset: Int, bytes: Int) -> Int? {
      guard offset >= 0, offset + bytes <= data.count else { return nil }
      return data[data.startIndex + offset..<data.startIndex + offset + bytes]
        .reduce(0) { $0 << 8 | Int($1) }
    }
    func fontIsWhole(at start: Int) -> Bool {
      guard let count = number(at: start + 4, bytes: 2), count > 0 else { return false }
      return (0..<count).allSatisfy { table in
        let record = start + 12 + 16 * table
        guard let offset = number(at: record + 8, bytes: 4),
          let length = number(at: record + 12, bytes: 4)
        else { return false }
        return offset + length <= data.count
      }
    }
    switch number(at: 0, bytes: 4) {
    case 0x7474_6366:  // "ttcf", a collection
      guard let count = number(at: 8, bytes: 4), count > 0, count <= 1000 else { return false }
      return (0..<count).allSatisfy { face in
        number(at: 12 + 4 * face, bytes: 4).map(fontIsWhole) ?? false
      }
    case 0x0001_0000, 0x4F54_544F, 0x7472_7565:  // TrueType, "OTTO", "true"
      return fontIsWhole(at: 0)
    default: return false
    }
  }
}
