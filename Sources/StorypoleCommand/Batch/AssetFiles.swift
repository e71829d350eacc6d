// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The images and string tables in folders, which are often folders of sources, too.
enum AssetFiles {
  /// The entries of a folder that may be assets, in order.
  static func entries(of folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).filter(isAsset).sorted()
  }

  private static func isAsset(_ name: String) -> Bool {
    // Drawings of symbols.
    name == "Symbols"
      || [
        "xcassets", "xcstrings", "strings", "stringsdict", "lproj", "png", "jpg", "jpeg", "gif",
        "webp", "svg", "pdf", "heic",
      ]
      .contains((name as NSString).pathExtension.lowercased())
  }

  /// Changes with the names and contents of the assets.
  ///
  /// - Parameter output: A folder whose pictures don't count: they are results.
  static func digest(of folders: [String], without output: String?) -> String {
    func full(_ path: String) -> String {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }
    let output = output.map(full)
    var parts: [Data] = []
    var seen: Set<String> = []
    func add(_ path: String) {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
      parts.append(Data(((path as NSString).lastPathComponent).utf8))
      if isFolder.boolValue {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        for entry in entries.sorted() { add("\(path)/\(entry)") }
      } else {
        let content = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
        parts.append(Data(Digest.hex(of: content ?? Data()).utf8))
      }
    }
    for folder in folders where seen.insert(full(folder)).inserted {
      for entry in (try? entries(of: folder)) ?? [] {
        let isPicture = PictureFormat(path: entry) != nil
        if isPicture, full(folder) == output { continue }
        add("\(folder)/\(entry)")
      }
    }
    return Cache.hash(parts)
  }
}
