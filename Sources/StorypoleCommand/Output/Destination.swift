// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation

/// The files of pictures.
final class Destination {
  let format: PictureFormat
  /// Assigned names, in lower case: some file systems ignore case.
  private var taken: Set<String> = []
  private var kind: Kind

  private enum Kind {
    case standardOutput
    case folder(String)
    /// A plain path, or one that contains {name}.
    case path(String)
  }

  init(_ settings: Settings) throws {
    let output = settings.output ?? "."
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: output, isDirectory: &isFolder)
    let isPath = output != "-" && !output.hasSuffix("/") && !(exists && isFolder.boolValue)
    if isPath, settings.format == nil, !(output as NSString).pathExtension.isEmpty {
      guard let format = PictureFormat(path: output) else {
        throw Failure(
          .usage, "unknown picture format: '\(output)'",
          help: ["The formats are \(PictureFormat.list); --format overrides the extension."])
      }
      self.format = format
    } else {
      format = settings.format ?? .png
    }
    if isPath, (output as NSString).lastPathComponent.contains("%d"), format != .png {
      throw Failure(
        .usage, "%d needs PNG files, one for each page",
        help: ["Name them with -o FILE-%d.png; a PDF contains all pages."])
    }
    if output == "-" {
      kind = .standardOutput
    } else if isPath {
      kind = .path(output)
    } else {
      kind = .folder(output)
    }
    if !isPath, output != "-", !exists {
      do {
        try FileManager.default.createDirectory(
          atPath: output, withIntermediateDirectories: true)
      } catch {
        throw Failure(.cannotCreate, "cannot create the folder '\(output)'")
      }
    }
  }

  /// Whether the path has a place for the number of a page.
  var separatesPages: Bool {
    if case .path(let path) = kind {
      (path as NSString).lastPathComponent.contains("%d")
    } else {
      false
    }
  }

  /// Throws if several modules would write the same file.
  func check(_ modules: [UserModule]) throws {
    guard modules.count > 1 else { return }
    let place: String
    switch kind {
    case .standardOutput: place = "standard output"
    case .path(let path) where !path.contains("{name}"): place = "one file"
    default: return
    }
    throw Failure(
      .usage, "\(modules.count) files are too many for \(place)",
      help: ["Put {name} in the path, or name a folder."])
  }

  /// A unique path for each preview of a session; nil for standard output.
  @MainActor func paths(for indices: [Int], of session: Session) throws -> [String?] {
    let files = indices.map { Self.fileName(session.fileStem(of: $0)) }
    // A file's only preview needs only the file's name.
    let names = zip(indices, files).map { index, file in
      files.filter { $0 == file }.count == 1
        ? file : "\(file)-\(Self.fileName(session.displayName(of: index)))"
    }
    switch kind {
    case .standardOutput:
      try onlyOne(indices, session, "standard output")
      return [nil]
    case .folder(let folder):
      let base = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
      return distinct(names.map { "\(base)\($0).\(format.rawValue)" })
    case .path(let path):
      guard path.contains("{name}") else {
        try onlyOne(indices, session, "one file")
        return [path]
      }
      return distinct(
        indices.map {
          let preview = Self.fileName(session.displayName(of: $0))
          return path.replacingOccurrences(of: "{name}", with: preview)
        })
    }
  }

  @MainActor private func onlyOne(_ indices: [Int], _ session: Session, _ place: String) throws {
    guard indices.count > 1 else { return }
    throw Failure(
      .usage, "\(session.module.title) has \(indices.count) previews, too many for \(place)",
      help: ["Put {name} in the path, name a folder, or choose one with --preview NAME."])
  }

  /// A name that is one component of a path.
  static func fileName(_ name: String) -> String {
    // Excludes characters that Windows forbids: pictures go into repositories.
    let forbidden: Set<Character> = ["/", "\\", ":", "*", "?", "\"", "<", ">", "|"]
    var safe = String(
      name.map { character in
        let isControl = character.unicodeScalars.contains { $0.value < 32 || $0.value == 127 }
        return forbidden.contains(character) || character.isNewline || isControl ? "-" : character
      })
    if safe.first == "." { safe = "-" + safe.dropFirst() }
    if let last = safe.last, last == "." || last == " " { safe = safe.dropLast() + "-" }
    // Device names of Windows, with any extension.
    let stem = safe.prefix { $0 != "." }.uppercased()
    let numbered = stem.count == 4 && ("1"..."9").contains(String(stem.suffix(1)))
    if ["CON", "PRN", "AUX", "NUL"].contains(stem)
      || numbered && ["COM", "LPT"].contains(stem.prefix(3))
    {
      safe = "-" + safe
    }
    return shortened(safe)
  }

  /// Leaves space for the file's name and a number: file systems limit names to 255 bytes.
  private static func shortened(_ name: String) -> String {
    var name = name
    while name.utf8.count > 120 { name.removeLast() }
    return name
  }

  /// The paths, with numbers after repeated ones.
  private func distinct(_ paths: [String]) -> [String] {
    paths.map { path in
      let base = (path as NSString).deletingPathExtension
      let ending = (path as NSString).pathExtension
      var result = path
      var number = 2
      while !taken.insert(result.lowercased()).inserted {
        result = "\(base)-\(number).\(ending)"
        number += 1
      }
      return result
    }
  }
}

/// A file that appears complete or not at all: written in its folder, then renamed.
struct OutputFile {
  /// The path to write the picture to.
  let temporary: String
  private let path: String?
  private let isSpecial: Bool
  private let cleanup: TemporaryFiles

  /// nil for standard output.
  init(_ path: String?) throws {
    var status = stat()
    let special = path.map { stat($0, &status) == 0 && status.st_mode & S_IFMT != S_IFREG } ?? true
    isSpecial = special
    // A symbolic link stays; its target is replaced.
    self.path =
      special ? path : path.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    // A short name, for files with names of any length, that no other process can predict.
    let name = "storypole-\(getpid())-\(String(UInt64.random(in: 0 ... .max), radix: 36))"
    temporary =
      special
      ? Cache.images + "/\(name)"
      : (self.path! as NSString).deletingLastPathComponent + "/.\(name)"
    cleanup = TemporaryFiles([temporary])
    let descriptor = open(temporary, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno))
      cleanup.remove()
      throw Failure(.cannotCreate, "cannot write '\(path ?? "-")': \(reason)")
    }
    close(descriptor)
  }

  /// Renames the finished picture.
  func commit() throws {
    guard isSpecial else {
      guard rename(temporary, path!) == 0 else { throw failure() }
      return
    }
    let data = try Data(contentsOf: URL(fileURLWithPath: temporary))
    do {
      let file = try path.map { path in
        guard let file = FileHandle(forWritingAtPath: path) else { throw failure() }
        return file
      }
      try (file ?? .standardOutput).write(contentsOf: data)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw failure()
    }
  }

  private func failure() -> Failure {
    let reason = String(cString: strerror(errno))
    return Failure(.cannotCreate, "cannot write '\(path ?? "-")': \(reason)")
  }

  /// Removes an uncommitted file.
  func discard() { cleanup.remove() }
}
