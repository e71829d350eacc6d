// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation

/// The folder that a module sees as `Bundle.main`: links to the resources of its project, all at the top, because Xcode
/// copies them into an app like this.
struct MainBundle {
  private static let mostEntries = 20_000
  private static let mostLinks = 5000
  /// Compiled by Xcode, or no part of an app.
  private static let otherTypes: Set<String> = [
    "entitlements", "h", "m", "md", "mm", "pbxproj", "playground", "storyboard", "swift",
    "xcodeproj", "xcworkspace", "xib",
  ]

  let folder: String

  /// nil for a module that asks no bundle for files, or has a `main` of its own.
  init?(of module: UserModule, _ sources: [Data]) {
    func contains(_ text: String) -> Bool {
      sources.contains { $0.contains(text) }
    }
    guard contains("forResource"), contains(".main"), !contains("var main: Bundle"),
      let own = module.folders.first
    else { return nil }
    let project = Project.root(of: own)
    let root = project ?? own
    folder = Cache.root + "/resources/" + Cache.hash([Data(root.utf8)])
    do {
      try Cache.prepare()
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      return nil
    }
    utimensat(AT_FDCWD, folder, nil, 0)
    Cache.removeEntries(of: Cache.root + "/resources", olderThan: Cache.packageAge)
    link(Self.resources(in: root, isDeep: project != nil))
  }

  /// Paths by name; of files with one name, the nearest to the root.
  private static func resources(in root: String, isDeep: Bool) -> [String: String] {
    var found: [String: String] = [:]
    var folders = [root]
    var entries = 0
    while let folder = folders.first, entries < mostEntries, found.count < mostLinks {
      folders.removeFirst()
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      entries += names.count
      for name in names.sorted() where !name.hasPrefix(".") {
        let path = folder + "/" + name
        var status = stat()
        let type = (name as NSString).pathExtension
        guard lstat(path, &status) == 0, !otherTypes.contains(type) else { continue }
        switch status.st_mode & S_IFMT {
        // Folders with a type, such as tables of strings, are copied whole.
        case S_IFDIR where type.isEmpty:
          if isDeep, !Siblings.otherFolders.contains(name) { folders.append(path) }
        case S_IFDIR, S_IFREG: if found[name] == nil { found[name] = path }
        default: break
        }
      }
    }
    return found
  }

  /// Makes the folder's links those of `resources`.
  private func link(_ resources: [String: String]) {
    let manager = FileManager.default
    let present = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    for name in present where resources[name] == nil { unlink(folder + "/" + name) }
    for (name, path) in resources {
      let place = folder + "/" + name
      if (try? manager.destinationOfSymbolicLink(atPath: place)) == path { continue }
      unlink(place)
      symlink(path, place)
    }
  }
}
