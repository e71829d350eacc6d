// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What to do about errors of the compiler that come from how files were named: a name that another file
/// declares, a module that is another target.
struct CompilerHints {
  var errors: String
  var module: UserModule
  var settings: Settings

  /// One line each, at most a few.
  var lines: [String] { Array((missingNames + missingModules).prefix(Self.most)) }

  private static let most = 8
  /// Files that are looked into for a name.
  private static let mostFiles = 500
  private static let mostBytes = 1 << 20

  // MARK: Names

  private var missingNames: [String] {
    let names = words(before: "' in scope", after: ["cannot find '", "cannot find type '"])
    guard !names.isEmpty else { return [] }
    var found: [(path: String, names: [String])] = []
    var left = names
    for path in otherFiles where !left.isEmpty {
      guard let source = source(path) else { continue }
      let here = left.filter { Self.declares($0, in: source) }
      if here.isEmpty { continue }
      left.removeAll { here.contains($0) }
      found.append((path, here))
    }
    return found.map { path, names in
      let list = names.map { "'\($0)'" }.joined(separator: ", ")
      let name = (path as NSString).lastPathComponent
      let isNamed = settings.files.contains { Project.absolute($0) == Project.absolute(path) }
      return isNamed
        ? "\(list): declared in \(name). Add --together to compile the files as one module."
        : "\(list): declared in \(path). Name that file too and add --together."
    }
  }

  /// The other files of the command line, those below its folders, and those beside the module's own.
  private var otherFiles: [String] {
    var paths: [String] = []
    var seen = Set(module.paths.map(Project.absolute))
    func add(_ path: String) {
      if path.hasSuffix(".swift"), paths.count < Self.mostFiles,
        seen.insert(Project.absolute(path)).inserted
      {
        paths.append(path)
      }
    }
    for path in settings.files {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        for file in (try? Project.swiftFiles(in: path)) ?? [] { add(file) }
      } else {
        add(path)
      }
    }
    for path in module.paths {
      let folder = (path as NSString).deletingLastPathComponent
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: folder.isEmpty ? "." : folder)
      for name in (names ?? []).sorted() where name != "Package.swift" {
        add(folder.isEmpty ? name : folder + "/" + name)
      }
    }
    return paths
  }

  private func source(_ path: String) -> String? {
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    guard let size, size <= Self.mostBytes,
      let data = try? Data(contentsOf: URL(fileURLWithPath: path))
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  private static let introducers: Set<Substring> = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "func", "let", "var",
  ]

  private static func declares(_ name: String, in source: String) -> Bool {
    var last: Substring = ""
    for word in source.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      if word == name, introducers.contains(last) { return true }
      last = word
    }
    return false
  }

  // MARK: Modules

  private var missingModules: [String] {
    words(before: "'", after: ["no such module '"]).map { name in
      guard let folder = target(name) else {
        return "'\(name)' is not available: files can import SwiftUI, Combine, Foundation and the "
          + "modules of Swift for Linux. Put the code that uses it between '#if canImport(\(name))' and '#endif'."
      }
      return
        "'\(name)' is another target of the package, in \(folder), but storypole compiles one module. "
        + "Put the import between '#if canImport(\(name))' and '#endif', and name the files of "
        + "\(folder) too, with --together."
    }
  }

  /// The folder of a target of this name, beside that of the module's first file.
  private func target(_ name: String) -> String? {
    guard let own = Project.target(of: module.paths[0]) else { return nil }
    let folder = (own as NSString).deletingLastPathComponent + "/" + name
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
      isFolder.boolValue
    else { return nil }
    return "Sources/" + name
  }

  /// The quoted words of errors, each once, in order.
  private func words(before end: String, after starts: [String]) -> [String] {
    var words: [String] = []
    for line in errors.split(separator: "\n") where line.contains("error:") {
      for start in starts {
        guard let begin = line.range(of: start),
          let finish = line.range(of: end, range: begin.upperBound..<line.endIndex)
        else { continue }
        let word = String(line[begin.upperBound..<finish.lowerBound])
        if !word.contains("'"), !words.contains(word) { words.append(word) }
      }
    }
    return words
  }
}
