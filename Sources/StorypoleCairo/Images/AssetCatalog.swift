// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// An asset catalog: a folder `….xcassets` with a folder for each image, color or symbol.
final class AssetCatalog {
  enum Kind: String, CaseIterable {
    case image = "imageset"
    case color = "colorset"
    case symbol = "symbolset"
  }

  struct Key: Hashable {
    var kind: Kind
    var name: String
  }

  static let maximumSets = 20_000
  static let maximumDepth = 16

  let path: String
  /// The catalog's path with links resolved; nil if there is none.
  private let root: String?
  /// Visited folders, with links resolved, so that no cycle is followed.
  private var visited: Set<String> = []
  /// Each asset's folder.
  private(set) var sets: [Key: String] = [:]
  /// Messages about unreadable parts.
  private(set) var warnings: [String] = []
  /// Folders and their modification times, to notice new assets.
  private var stamps: [String: FileStamp] = [:]

  init(_ path: String) {
    self.path = path
    root = Self.real(path)
    scan(path, namespace: "", depth: 0)
  }

  /// Whether assets were added or removed since the catalog was read.
  var isOutdated: Bool { stamps.contains { FileStamp($0.key) != $0.value } }

  func names(_ kind: Kind) -> [String] {
    sets.keys.filter { $0.kind == kind }.map(\.name)
  }

  private func scan(_ folder: String, namespace: String, depth: Int) {
    guard let root, let real = Self.real(folder) else { return }
    guard real == root || real.hasPrefix(root + "/") else {
      warnings.append("\(folder) is refused: it is a link that leads out of the catalog \(path)")
      return
    }
    guard visited.insert(real).inserted else { return }
    stamps[folder] = FileStamp(folder)
    guard depth < Self.maximumDepth, max(sets.count, visited.count) < Self.maximumSets else {
      warnings.append("\(folder): the catalog is too large; its contents are ignored")
      return
    }
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for entry in entries.sorted() {
      let file = folder + "/" + entry
      guard FileStamp(file)?.isDirectory == true else { continue }
      let kind = (entry as NSString).pathExtension
      if let kind = Kind(rawValue: kind) {
        let name = namespace + (entry as NSString).deletingPathExtension
        // Of two with the same name, the first counts.
        if sets[Key(kind: kind, name: name)] == nil { sets[Key(kind: kind, name: name)] = file }
      } else if kind.isEmpty {
        let inner = providesNamespace(file) ? namespace + entry + "/" : namespace
        scan(file, namespace: inner, depth: depth + 1)
      }
    }
  }

  private static func real(_ path: String) -> String? {
    guard !path.utf8.contains(0), let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func providesNamespace(_ folder: String) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        var providesNamespace: Bool?
        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
      }
      var properties: Properties?
    }
    let file = folder + "/Contents.json"
    guard FileStamp(file) != nil else { return false }
    do throws(ImageProblem) {
      return try AssetContents.read(Contents.self, file).properties?.providesNamespace ?? false
    } catch {
      warnings.append("\(file) \(error.text)")
      return false
    }
  }
}

/// A file's identity, to notice changes.
struct FileStamp: Equatable {
  private let device: UInt64
  private let inode: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int
  let isDirectory: Bool

  /// nil if the file is missing, or is neither a file nor a folder.
  init?(_ path: String) {
    var info = stat()
    guard !path.utf8.contains(0), stat(path, &info) == 0 else { return nil }
    let kind = info.st_mode & S_IFMT
    guard kind == S_IFREG || kind == S_IFDIR else { return nil }
    device = UInt64(info.st_dev)
    inode = UInt64(info.st_ino)
    size = Int64(info.st_size)
    seconds = Int(info.st_mtim.tv_sec)
    nanoseconds = Int(info.st_mtim.tv_nsec)
    isDirectory = kind == S_IFDIR
  }

  /// The file's size in bytes.
  var count: Int { Int(size) }
}
