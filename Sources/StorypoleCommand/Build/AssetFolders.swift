// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UserModule {
  private static let mostEntries = 5000

  /// The folders that may contain the module's images, colors and strings: those of its files, and those with catalogs
  /// and tables in its package's target or its folder of an Xcode project.
  var assetFolders: [String] {
    var found = folders
    guard let root = Project.target(of: paths[0]) ?? Project.group(of: paths[0]) else {
      return found
    }
    var entries = 0
    func walk(_ folder: String, depth: Int) {
      let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      entries += all.count
      guard entries <= Self.mostEntries else { return }
      let endings = [".xcassets", ".xcstrings", ".strings", ".lproj"]
      if all.contains(where: { name in endings.contains(where: name.hasSuffix) }),
        !found.contains(folder)
      {
        found.append(folder)
      }
      for name in all.sorted()
      where depth < 6 && !name.contains(".") && !Siblings.otherFolders.contains(name) {
        var isFolder: ObjCBool = false
        let path = folder + "/" + name
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
        {
          walk(path, depth: depth + 1)
        }
      }
    }
    walk(root, depth: 0)
    return found
  }
}

extension Drawing {
  /// The drawing's settings with the assets and the strings of a module.
  func finding(in module: UserModule) -> Drawing {
    var drawing = self
    let folders = module.assetFolders
    drawing.tables = folders + assets
    // Folders from the command line take precedence.
    drawing.assets += folders
    return drawing
  }
}
