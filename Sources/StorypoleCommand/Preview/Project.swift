// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The files at the given paths, and their modules: a file, a package's target, or a folder of an Xcode
/// project.
struct Project {
  struct File {
    /// The path as the user would write it; the page names files so.
    var path: String
    /// The page's title of it: the path below the named folder.
    var name: String
    /// The module's key.
    var module: String
    /// Whether the user named the file itself, not a folder above it.
    var isNamed: Bool
  }

  let title: String
  private(set) var modules: [String: UserModule] = [:]
  private(set) var files: [File] = []

  private let paths: [String]
  private let isTogether: Bool
  /// Folders that don't compile as one module, although they seemed to form one.
  private var separated: Set<String> = []

  /// The maximum number of a folder's files; more are a mistake in the path.
  private static let mostFiles = 2000

  init(_ settings: Settings) throws {
    guard !settings.files.isEmpty else { throw Failure(.usage, "name a Swift file or a folder") }
    paths = settings.files
    for path in paths where !FileManager.default.fileExists(atPath: path) {
      throw Failure(.noInput, "no such file or folder: '\(path)'")
    }
    isTogether = settings.together
    title = paths.count == 1 ? (Self.absolute(paths[0]) as NSString).lastPathComponent : "Previews"
    try scan()
    guard !files.isEmpty else {
      throw Failure(.noInput, "no Swift files in '\(paths.joined(separator: "', '"))'")
    }
  }

  /// Scans the folders again.
  mutating func scan() throws {
    files = []
    modules = [:]
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      let found = isFolder.boolValue ? try Self.swiftFiles(in: path) : [path]
      for file in found {
        let name =
          isFolder.boolValue
          ? String(file.dropFirst(path.count)).trimmingCharacters(in: ["/"])
          : (file as NSString).lastPathComponent
        files.append(
          File(
            path: file, name: name, module: isTogether ? "" : module(of: file, isFolder.boolValue),
            isNamed: !isFolder.boolValue))
      }
    }
    guard !files.isEmpty else { return }
    for file in files where modules[file.module] == nil {
      var module = UserModule(paths: self.files(of: file.module).map(\.path))
      module.isGuess =
        !isTogether && module.paths.count > 1 && Self.target(of: file.path) == nil
      modules[file.module] = module
    }
  }

  /// The key of a file's module.
  private func module(of file: String, _ isInFolder: Bool) -> String {
    guard isInFolder else { return file }
    if let target = Self.target(of: file) { return target }
    guard let group = Self.group(of: file), !separated.contains(group) else { return file }
    return group
  }

  /// Makes a separate module of each file of a module.
  mutating func separate(_ key: String) {
    separated.insert(key)
    try? scan()
  }

  /// The modules in the order of their files.
  var orderedModules: [UserModule] {
    var seen: Set<String> = []
    return files.filter { seen.insert($0.module).inserted }.compactMap { modules[$0.module] }
  }

  func file(at path: String) -> File? { files.first { $0.path == path } }

  func files(of module: String) -> [File] { files.filter { $0.module == module } }

  /// The watched folders: those of the files, and all below a named folder.
  var folders: [String] {
    var folders: [String] = []
    func add(_ folder: String) { if !folders.contains(folder) { folders.append(folder) } }
    for path in paths {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        add(Self.absolute(path))
      }
    }
    for file in files {
      add((Self.absolute(file.path) as NSString).deletingLastPathComponent)
    }
    return folders
  }

  static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// The folder of a file's package target, whose files are one module.
  static func target(of file: String) -> String? {
    var folder = URL(fileURLWithPath: file).standardizedFileURL.deletingLastPathComponent()
    while folder.path != "/" {
      let above = folder.deletingLastPathComponent()
      let package = above.deletingLastPathComponent().appendingPathComponent("Package.swift")
      if above.lastPathComponent == "Sources",
        FileManager.default.fileExists(atPath: package.path)
      {
        return folder.path
      }
      folder = above
    }
    return nil
  }

  /// The folder of a target's package.
  static func package(of target: String) -> String {
    ((target as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
  }

  /// The folder in an Xcode project that contains a file: it often holds the files of one target.
  static func group(of file: String) -> String? {
    let home = NSHomeDirectory()
    var group = absolute(file)
    var folder = (group as NSString).deletingLastPathComponent
    while folder != "/", folder != home {
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      // Files next to the project are in the folder of the project itself.
      if entries.contains(where: { $0.hasSuffix(".xcodeproj") }) {
        return group.hasSuffix(".swift") ? folder : group
      }
      if entries.contains(".git") { return nil }
      (group, folder) = (folder, (folder as NSString).deletingLastPathComponent)
    }
    return nil
  }

  /// The folder whose files can belong to one module with those of `folder`: a package's target, an Xcode
  /// project or a repository. nil outside of these, where a folder may be unrelated.
  static func root(of folder: String) -> String? {
    if let target = target(of: folder + "/a.swift") { return target }
    let home = NSHomeDirectory()
    var folder = folder
    while folder != "/", folder != home {
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if entries.contains(where: {
        $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") || $0 == "Package.swift"
          || $0 == ".git"
      }) {
        return folder
      }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return nil
  }

  static func swiftFiles(in folder: String) throws -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else {
      throw Failure(.noInput, "cannot read the folder '\(folder)'")
    }
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    var found: [String] = []
    while let path = walk.nextObject() as? String {
      let name = (path as NSString).lastPathComponent
      // Build folders and nested packages don't belong to this package.
      if name.hasPrefix(".") || name == "Package.swift" || Siblings.otherFolders.contains(name) {
        walk.skipDescendants()
        continue
      }
      if FileManager.default.fileExists(atPath: base + path + "/Package.swift") {
        walk.skipDescendants()
        continue
      }
      if name.hasSuffix(".swift") { found.append(base + path) }
      guard found.count <= mostFiles else {
        throw Failure(
          .noInput, "more than \(mostFiles) Swift files in '\(folder)'",
          help: ["Name a subfolder."])
      }
    }
    return found.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
  }
}

/// A preview in the page's list.
struct ListedPreview: Codable, Equatable, Sendable {
  var name: String
  var line: Int?
  /// The preview's number in the loaded module; nil before loading.
  var index: Int?

  /// Previews that a source seems to declare, found without compiling.
  static func guess(in source: String) -> [ListedPreview] {
    var found: [ListedPreview] = []
    var line = 0
    // By bytes: characters take ten times as long.
    let lines = source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for bytes in lines {
      line += 1
      let start = bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard start.first == UInt8(ascii: "#") || bytes.contains(UInt8(ascii: "P")) else { continue }
      let code = Substring(start)
      if code.hasPrefix("#Preview") {
        let rest = code.dropFirst("#Preview".count)
        var name: String?
        if rest.hasPrefix("(\"") {
          name = rest.dropFirst(2).split(separator: "\"", omittingEmptySubsequences: false).first
            .map(String.init)
        }
        found.append(ListedPreview(name: name ?? "Preview \(found.count + 1)", line: line))
      } else if code.contains(": PreviewProvider") {
        found.append(ListedPreview(name: "Preview \(found.count + 1)", line: line))
      }
    }
    // The command's substitute for previews: the file's app, or its ContentView.
    if found.isEmpty, source.contains("@main") { found = [ListedPreview(name: "App")] }
    if found.isEmpty, source.contains("struct ContentView") {
      found = [ListedPreview(name: "ContentView")]
    }
    return found
  }
}
