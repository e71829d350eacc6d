// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Everything that the results of a module's tests depend on, as one number.
struct ModuleFingerprint: Sendable {
  /// Of the sources, their settings and nothing else.
  let key: String
  let paths: Set<String>
  private let value: String

  init(_ built: BuiltModule, _ settings: Settings, _ installation: Installation) {
    paths = Set(built.module.paths)
    let test = settings.test
    let choice = [
      FileManager.default.currentDirectoryPath, test.goldens ?? "", test.filter ?? "",
      test.shard.map { "\($0)" } ?? "", test.kinds.map(\.rawValue).sorted().joined(),
      "\(test.tolerance)", test.matrix.map(\.name).joined(separator: " "),
    ]
    key = Cache.hash((choice + built.module.paths).map { Data($0.utf8) })
    // The image's name is the digest of its sources and of the compiler.
    var parts = [built.image, installation.signature, "\(settings.drawing)"]
    parts += (["/usr/share/fonts", "/usr/local/share/fonts"] + settings.drawing.fonts)
      .map(fileSignature)
    for folder in built.module.assetFolders + settings.drawing.assets {
      parts += Self.signatures(of: folder) { name in
        ["xcstrings", "strings", "stringsdict"].contains((name as NSString).pathExtension)
          || name.contains(".xcassets") || name.contains(".lproj")
      }
    }
    for path in built.module.paths {
      let folder = GoldenTest.folder(for: path, in: test.goldens)
      let file = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      parts += Self.signatures(of: "\(folder)/\(file)") { _ in true }
    }
    value = Cache.hash(parts.map { Data($0.utf8) })
  }

  private static let mostEntries = 20_000

  /// Path, size and time of the files in a folder that `wants` chooses by their paths in it.
  private static func signatures(of folder: String, _ wants: (String) -> Bool) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else {
      return ["\(folder) missing"]
    }
    var found: [String] = []
    while let name = walk.nextObject() as? String, found.count < mostEntries {
      if name.hasPrefix("."), name != "." {
        walk.skipDescendants()
        continue
      }
      if wants(name) { found.append(fileSignature("\(folder)/\(name)")) }
    }
    return found.sorted()
  }

  // MARK: Remembering

  private static var folder: String { Cache.root + "/tests" }
  private static let longest = 30 * 24 * 3600

  /// The number of tests, if all of them have passed as everything is now.
  var countOfPassed: Int? {
    guard let data = FileManager.default.contents(atPath: "\(Self.folder)/\(key)") else {
      return nil
    }
    let words = String(decoding: data, as: UTF8.self).split(separator: " ")
    return words.first.map(String.init) == value && words.count == 2 ? Int(words[1]) : nil
  }

  /// Remembers a pass. Recording has changed goldens, which the next run sees as a change.
  func keep(as key: String, count: Int) {
    try? FileManager.default.createDirectory(
      atPath: Self.folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700]
    )
    Cache.removeEntries(of: Self.folder, olderThan: Self.longest)
    try? Data("\(value) \(count)".utf8).write(
      to: URL(fileURLWithPath: "\(Self.folder)/\(key)"), options: .atomic)
  }
}

/// The files that changed since a commit, as git knows them: committed, edited and new ones.
struct GitChanges: Sendable {
  private var paths: [String] = []

  /// - Throws: An error for a reference that git does not know, and outside of a repository.
  init(since reference: String) throws {
    guard !reference.hasPrefix("-") else {
      throw Failure(.usage, "--changed needs a commit of git, not '\(reference)'")
    }
    func git(_ arguments: String...) throws -> [String] {
      let result = try Program.start(["/usr/bin/env", "git"] + arguments).finish()
      guard result.succeeded else {
        throw Failure(
          .usage, "--changed=\(reference): git can't compare with this commit",
          help: result.errors.split(separator: "\n").prefix(3).map(String.init)
            + ["A shallow clone has no history: fetch the commit first."])
      }
      return result.output.split(separator: "\0").map(String.init)
    }
    let top = try git("rev-parse", "--show-toplevel").joined().trimmingCharacters(in: .newlines)
    let changed = try git("diff", "--name-only", "-z", "--no-renames", "\(reference)", "--")
    let new = try git("ls-files", "--others", "--exclude-standard", "-z", "--full-name", ":/")
    paths = (changed + new).map { "\(top)/\($0)" }
  }

  /// Whether a change may reach the module: in its files, those it was compiled with, its folders' assets, its
  /// package, or its goldens.
  func touch(_ built: BuiltModule, _ settings: Settings) -> Bool {
    let module = built.module
    let files = Set(module.files.map(Project.absolute))
    let folders = (module.assetFolders + settings.drawing.assets).map(Project.absolute)
    let goldens = module.paths.map { path in
      let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      return Project.absolute(GoldenTest.folder(for: path, in: settings.test.goldens)) + "/\(name)/"
    }
    let package = Project.target(of: module.paths[0]).map { Project.package(of: $0) }
    return paths.contains { path in
      if files.contains(path) || goldens.contains(where: path.hasPrefix) { return true }
      if path.contains("/\(GoldenTest.folderName)/") { return false }
      // Another target of the package may be imported.
      if let package, path.hasPrefix(package + "/") { return true }
      return folders.contains { path.hasPrefix($0 + "/") } && !path.hasSuffix(".swift")
    }
  }
}
