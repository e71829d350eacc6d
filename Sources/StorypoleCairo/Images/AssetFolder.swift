// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A folder with assets: its catalogs take precedence over its plain files.
final class AssetFolder {
  /// The folder's path with links resolved.
  let root: String
  private var catalogs: [AssetCatalog] = []
  private var stamp: FileStamp?
  private var warnings: [String] = []

  init(_ path: String) {
    root = Self.real(path) ?? path
    read()
  }

  func takeWarnings() -> [String] {
    defer { warnings = [] }
    return warnings
  }

  /// Reads the catalogs again after changes.
  func refresh() {
    if FileStamp(root) != stamp || catalogs.contains(where: \.isOutdated) { read() }
  }

  private func read() {
    stamp = FileStamp(root)
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    let isCatalog = root.hasSuffix(".xcassets")
    let paths =
      isCatalog
      ? [root] : entries.filter { $0.hasSuffix(".xcassets") }.sorted().map { root + "/" + $0 }
    catalogs = paths.filter { contains($0) }.map { AssetCatalog($0) }
    warnings += paths.filter { !contains($0) }.map {
      "the catalog \($0) is refused: it is a link that leads out of the folder \(root)"
    }
    warnings += catalogs.flatMap(\.warnings)
  }

  /// The folder of an asset in a catalog.
  func set(_ kind: AssetCatalog.Kind, _ name: String) -> String? {
    let key = AssetCatalog.Key(kind: kind, name: name)
    return catalogs.lazy.compactMap { $0.sets[key] }.first
  }

  func names(_ kind: AssetCatalog.Kind) -> [String] {
    var names = catalogs.flatMap { $0.names(kind) }
    if kind == .image {
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
      names += entries.filter {
        Self.extensions.contains(($0 as NSString).pathExtension.lowercased())
      }
      .map { ($0 as NSString).deletingPathExtension }
    }
    return names
  }

  // MARK: Plain files

  private static let extensions = ["png", "jpg", "jpeg", "gif", "webp", "svg", "pdf"]

  /// The plain file of a name, with or without its extension, with the best scale.
  func file(
    _ name: String, _ traits: AssetTraits
  ) throws(ImageProblem) -> (path: String, scale: Double)? {
    let given = (name as NSString).pathExtension
    let hasExtension = Self.extensions.contains(given.lowercased())
    let stem = hasExtension ? (name as NSString).deletingPathExtension : name
    let scales: [Double] = [1, 2, 3].sorted { traits.rank(ofScale: $0) < traits.rank(ofScale: $1) }
    for scale in scales {
      for ending in hasExtension ? [given] : Self.extensions {
        let suffix = scale == 1 ? "" : "@\(Int(scale))x"
        let path = "\(root)/\(stem)\(suffix).\(ending)"
        guard let stamp = FileStamp(path), !stamp.isDirectory else { continue }
        guard contains(path) else { throw Self.leavesFolder(path, root) }
        return (path, scale)
      }
    }
    return nil
  }

  // MARK: Safety

  /// The path of a file that a catalog names.
  func path(of file: String, in set: String) throws(ImageProblem) -> String {
    if let reason = Self.refusal(of: file) {
      throw ImageProblem("names the file \"\(file)\", which \(reason)")
    }
    let path = set + "/" + file
    guard FileStamp(path) != nil else { throw ImageProblem("has no file \(path)") }
    guard contains(path) else { throw Self.leavesFolder(path, root) }
    return path
  }

  /// The reason why a name is invalid; nil for a valid one.
  static func refusal(of name: String) -> String? {
    if name.isEmpty { return "has no name" }
    if name.utf8.contains(0) { return "is refused: its name contains a NUL character" }
    if name.hasPrefix("/") { return "is refused: its name must not begin with a slash" }
    if name.utf8.count > 1000 { return "is refused: its name is too long" }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    if parts.contains("..") { return "is refused: its name must not contain \"..\"" }
    return nil
  }

  private static func leavesFolder(_ path: String, _ root: String) -> ImageProblem {
    ImageProblem("is refused: \(path) is a link that leads out of the folder \(root)")
  }

  /// Whether a file, with all links resolved, is in the folder.
  private func contains(_ path: String) -> Bool {
    guard let real = Self.real(path) else { return false }
    return real == root || real.hasPrefix(root == "/" ? root : root + "/")
  }

  private static func real(_ path: String) -> String? {
    guard !path.utf8.contains(0), let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
