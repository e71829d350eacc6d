// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Checks of font files before a library reads them.
enum FontFile {
  /// Formats that consist of tables, and formats that fontconfig must examine.
  private static let tabular: Set<String> = ["ttf", "otf", "ttc", "otc"]
  private static let others: Set<String> = ["woff", "woff2", "pfb", "pfa", "pcf", "bdf"]

  /// The content of a folder of fonts.
  struct Folder {
    /// The font files in the folder and its subfolders, by name, sorted.
    var files: [String] = []
    /// Font names of pipes, devices and the like, which could block a reader.
    var others: [String] = []
    /// Whether a reader that follows links and opens every file may read it.
    var isPlain = true
  }

  /// More entries are a mistake in the path.
  private static let mostEntries = 20_000

  static func folder(_ directory: String) -> Folder {
    var folder = Folder()
    guard let paths = FileManager.default.enumerator(atPath: directory) else { return folder }
    var count = 0
    for case let path as String in paths {
      count += 1
      guard count <= mostEntries else {
        folder.isPlain = false
        break
      }
      let file = (directory as NSString).appendingPathComponent(path)
      let kind = (path as NSString).pathExtension.lowercased()
      let isFont = tabular.contains(kind) || FontFile.others.contains(kind)
      var (own, target) = (stat(), stat())
      guard lstat(file, &own) == 0, stat(file, &target) == 0 else {
        if isFont { folder.files.append(file) }
        continue
      }
      let isLink = own.st_mode & S_IFMT == S_IFLNK
      switch target.st_mode & S_IFMT {
      case S_IFREG: if isFont { folder.files.append(file) }
      // Doesn't follow links, which may lead anywhere.
      case S_IFDIR: if isLink { folder.isPlain = false }
      default:
        folder.isPlain = false
        if isFont { folder.others.append(file) }
      }
    }
    folder.files.sort()
    folder.others.sort()
    return folder
  }

  /// Whether every table lies within the file. Formats without tables count as whole.
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
