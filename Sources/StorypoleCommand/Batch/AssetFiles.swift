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

  /// The digests of the assets by their names, for a catalog or another folder that of all its files.
  ///
  /// - Parameter output: A document, or a folder whose pictures don't count: they are results.
  static func digests(of folders: [String], without output: String?) -> [String: String] {
    func full(_ path: String) -> String {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }
    let output = output.map(full)
    var digests: [String: String] = [:]
    for folder in folders {
      for entry in (try? entries(of: folder)) ?? [] {
        let ending = (entry as NSString).pathExtension.lowercased()
        if full(folder) == output, PictureFormat(rawValue: ending) != nil { continue }
        if full("\(folder)/\(entry)") == output { continue }
        // Only catalogs have such images.
        if ending == "heic" { continue }
        // The first folder takes precedence.
        if digests[entry] == nil { digests[entry] = digest(of: "\(folder)/\(entry)") }
      }
    }
    return digests
  }

  private static func digest(of path: String) -> String {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard isFolder.boolValue else {
      let content = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
      return Digest.hex(of: content ?? Data())
    }
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return Cache.hash(
      entries.sorted().flatMap { [$0, digest(of: "\(path)/\($0)")] }.map { Data($0.utf8) })
  }
}
