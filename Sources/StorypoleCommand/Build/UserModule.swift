// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A module of the user's: one or several files.
struct UserModule {
  /// The paths as the user wrote them, but never mistakable for options.
  var paths: [String]
  /// Files that these use, compiled with them without their previews.
  var siblings: [String] = []
  /// The products of the package's other targets and dependencies.
  var products: PackageProducts?
  /// Whether the files only seem to form one module, because they are in a folder of an Xcode project.
  var isGuess = false
  /// Swift source appended to the first file.
  var addition = ""
  /// Sources by their paths that are compiled in place of the files.
  var replaced: [String: Data] = [:]

  init(paths: [String]) {
    self.paths = paths.map { $0.hasPrefix("-") ? "./" + $0 : $0 }
  }

  /// All compiled files.
  var files: [String] { paths + siblings }

  var title: String { paths.map { ($0 as NSString).lastPathComponent }.joined(separator: ", ") }

  /// The title; that of a module with many files counts them.
  var shortTitle: String {
    paths.count > 4 ? "the \(paths.count) files of \(commonFolder)" : title
  }

  /// The folder that holds all files, as the user would write it.
  var commonFolder: String {
    var folder = (paths[0] as NSString).deletingLastPathComponent
    while !folder.isEmpty, folder != "/", !paths.allSatisfy({ $0.hasPrefix(folder + "/") }) {
      folder = (folder as NSString).deletingLastPathComponent
    }
    return folder.isEmpty ? "." : folder
  }

  /// The folders of the files, each once.
  var folders: [String] {
    var folders: [String] = []
    for path in files {
      let folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().path
      if !folders.contains(folder) { folders.append(folder) }
    }
    return folders
  }

  /// The file's name as an identifier that no other module has.
  var name: String {
    // Among modules of a package, a file may have the name of one.
    let target = products == nil ? nil : Project.target(of: paths[0])
    let base =
      (((target ?? paths[0]) as NSString).lastPathComponent as NSString).deletingPathExtension
    var name = String(base.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    if name.first?.isLetter != true { name = "_" + name }
    return Self.taken.contains(name) ? name + "_" : name
  }

  private static let taken: Set<String> = [
    "Swift", "SwiftUI", "Foundation", "Storypole", "StorypoleGeometry", "StorypoleGraphics",
    "StorypoleCairo", "StorypoleUIKit", "StorypoleSystem", "StorypoleTesting",
    "StorypoleBatch", "StorypolePages",
    "StorypoleControls",
    "StorypoleExplain", "StorypoleRuntime", "Combine", "main",
  ]

  /// The names that the Xcode target or package target of the files may have: those of the folders around them.
  var targetNames: [String] {
    let folders = Project.absolute(commonFolder).split(separator: "/").suffix(6)
    // Xcode replaces other characters by underscores.
    return folders.map { String($0.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
      .filter { !Self.taken.contains($0) && $0.first?.isLetter == true }
  }

  /// The name of the Xcode target or package target, if sources write it before a type of the module: that of a folder
  /// around the files.
  func alias(in sources: [Data]) -> String? {
    let names = targetNames.filter { name in
      name != self.name && sources.contains { $0.contains("\(name).") }
    }
    guard !names.isEmpty else { return nil }
    let types = sources.reduce(into: Set<String>()) { $0.formUnion(SourceIndex($1).types) }
    return names.last { name in
      // A type hides the module.
      !types.contains(name)
        && sources.contains { source in
          let text = String(decoding: source, as: UTF8.self)
          return text.components(separatedBy: name + ".").dropFirst().contains {
            types.contains(String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
          }
        }
    }
  }

  /// The file of a preview, by "Module/File.swift" or, for providers and apps, "Module.Type".
  func path(of file: String) -> String {
    if paths.count == 1 { return paths[0] }
    let name = (file as NSString).lastPathComponent
    if let path = paths.first(where: { ($0 as NSString).lastPathComponent == name }) {
      return path
    }
    let type = file.split(separator: ".").dropFirst().first.map(String.init) ?? ""
    return paths.first {
      FileManager.default.contents(atPath: $0).map { SourceIndex($0).types.contains(type) } ?? false
    } ?? paths[0]
  }

  /// Whether the image contains code of other files, which may have previews.
  var hasOthers: Bool { !siblings.isEmpty || products != nil }

  /// Whether a preview of the image is in one of the named files.
  func owns(_ preview: PreviewInfo, types: Set<String>) -> Bool {
    switch preview.source {
    case .macro: preview.file.hasPrefix(name + "/")
    case .provider, .app:
      preview.file.hasPrefix(name + ".")
        && preview.file.split(separator: ".").dropFirst().first.map { types.contains(String($0)) }
          ?? false
    }
  }

  /// The types of the named files, and whether one of them is an app.
  var ownNames: (types: Set<String>, isProgram: Bool) {
    let own = paths.compactMap { FileManager.default.contents(atPath: $0) }.map { SourceIndex($0) }
    return (own.reduce(into: []) { $0.formUnion($1.types) }, own.contains(where: \.isProgram))
  }

  /// Throws if a file cannot be read.
  func sources() throws -> [Data] {
    try files.map(source)
  }

  /// The source of one of its files. Throws if it cannot be read.
  func source(of path: String) throws -> Data {
    if let replaced = replaced[path] { return replaced }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw Failure(.noInput, "no such file: '\(path)'")
    }
    guard !isDirectory.boolValue else {
      throw Failure(.noInput, "'\(path)' is a folder; name the Swift files in it")
    }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw Failure(.noInput, "cannot read '\(path)': \(error.localizedDescription)")
    }
  }
}
