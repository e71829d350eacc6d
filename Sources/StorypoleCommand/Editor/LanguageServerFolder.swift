// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A folder `.sourcekit-lsp` and the files that Storypole writes into it. Its `.gitignore` names them, because they
/// contain paths of this machine, and has their digest: so the command recognizes files that somebody else wrote or
/// changed.
struct LanguageServerFolder {
  static let name = ".sourcekit-lsp"
  private static let list = ".gitignore"
  private static let title = "# Written by 'storypole editor-setup'. Digest: "

  let path: String
  private var files: [(name: String, data: Data)] = []

  init(of folder: String) { path = folder + "/" + Self.name }

  /// Adds a file, and returns its path.
  mutating func add(_ text: String, as name: String) -> String {
    files.append((name, Data(text.utf8)))
    return path + "/" + name
  }

  /// Adds the settings of the server.
  mutating func add(_ settings: [String: JSONValue]) throws {
    _ = add(try JSONValue.object(settings).jsonText() + "\n", as: "config.json")
  }

  /// Throws if a file would be replaced that isn't Storypole's, or that somebody changed.
  func check(isForced: Bool) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else {
      throw Failure(.cannotCreate, "'\(path)' is a file, and not a folder")
    }
    guard !isForced else { return }
    let own = ownFiles
    let others = (files.map(\.name) + [Self.list]).filter {
      !own.contains($0) && FileManager.default.fileExists(atPath: "\(path)/\($0)")
    }
    guard !others.isEmpty else { return }
    throw Failure(
      .cannotCreate, "'\(path)' has settings that somebody else wrote or changed",
      help: ["Add --force to replace it. Nothing was written."])
  }

  /// The files of an earlier run, unless one of them has changed; the list itself is one of them.
  private var ownFiles: [String] {
    guard let data = FileManager.default.contents(atPath: "\(path)/\(Self.list)") else { return [] }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    guard let first = lines.first, first.hasPrefix(Self.title) else { return [] }
    let names = lines.dropFirst().filter { !$0.contains("/") }
    let contents = names.filter { $0 != Self.list }.map { name in
      (name, FileManager.default.contents(atPath: "\(path)/\(name)") ?? Data())
    }
    return first == Self.title + Self.digest(contents) ? names : []
  }

  private static func digest(_ files: [(name: String, data: Data)]) -> String {
    Cache.hash(files.flatMap { [Data($0.name.utf8), $0.data] })
  }

  /// Writes the files and removes those of an earlier run that are no longer needed. Returns the paths. If one can't be
  /// written, the folder stays as it is.
  func write() throws -> [String] {
    let manager = FileManager.default
    let old = ownFiles
    let existed = manager.fileExists(atPath: path)
    let names = [Self.list] + files.map(\.name)
    let list = ([Self.title + Self.digest(files)] + names).joined(separator: "\n") + "\n"
    do {
      try manager.createDirectory(atPath: path, withIntermediateDirectories: false)
    } catch  where !existed {
      throw Failure(.cannotCreate, "cannot create '\(path)': \(Self.reason(error))")
    } catch {}
    let all = files + [(Self.list, Data(list.utf8))]
    // All are complete before the first takes its place.
    let unfinished = all.map { "\(path)/.\($0.name).new" }
    defer { for file in unfinished { unlink(file) } }
    for ((name, data), file) in zip(all, unfinished) {
      do {
        try data.write(to: URL(fileURLWithPath: file))
      } catch {
        for file in unfinished { unlink(file) }
        if !existed { rmdir(path) }
        throw Failure(.cannotCreate, "cannot write '\(path)/\(name)': \(Self.reason(error))")
      }
    }
    for ((name, _), file) in zip(all, unfinished) { rename(file, "\(path)/\(name)") }
    for name in old where !names.contains(name) { unlink("\(path)/\(name)") }
    return files.map { "\(path)/\($0.name)" }
  }

  private static func reason(_ error: any Error) -> String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    guard let cause, cause.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(cause.code)))
  }

  /// The paths to remove: the folder, or only the files if somebody has others in it.
  var paths: [String] {
    let own = files.map(\.name) + [Self.list]
    let all = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return all.allSatisfy(own.contains) ? [path] : own.map { "\(path)/\($0)" }
  }
}
