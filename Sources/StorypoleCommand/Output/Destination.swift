import CStorypole
import Foundation

/// Where pictures go.
struct Destination {
  var format: PictureFormat
  private var kind: Kind

  private enum Kind {
    case standardOutput
    case folder(String)
    /// With {name} in it, or a plain path.
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
          .usage, "'\(output)' has an extension that storypole does not write",
          help: ["It writes \(PictureFormat.list); --format chooses one for any path."])
      }
      self.format = format
    } else {
      format = settings.format ?? .png
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
        throw Failure(.cannotCreate, "the folder '\(output)' cannot be made")
      }
    }
  }

  /// A path for each preview of a session; nil for standard output.
  @MainActor func paths(for indices: [Int], of session: Session) throws -> [String?] {
    let file = session.module.name
    // A file's only preview needs no name beside the file's.
    func name(_ index: Int) -> String {
      let preview = Self.fileName(session.displayName(of: index))
      return indices.count == 1 ? file : "\(file)-\(preview)"
    }
    switch kind {
    case .standardOutput:
      try onlyOne(indices, session, "standard output")
      return [nil]
    case .folder(let folder):
      let base = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
      return Self.distinct(indices.map { "\(base)\(name($0)).\(format.rawValue)" })
    case .path(let path):
      guard path.contains("{name}") else {
        try onlyOne(indices, session, "one file")
        return [path]
      }
      return Self.distinct(
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
      help: ["Put {name} into the path, name a folder, or choose one with --preview NAME."])
  }

  /// A name that is one part of a path.
  static func fileName(_ name: String) -> String {
    let safe = name.map { $0 == "/" || $0 == "\0" || $0.isNewline ? "-" : $0 }
    return safe.first == "." ? "-" + String(safe.dropFirst()) : String(safe)
  }

  /// The paths, with numbers where one comes again.
  private static func distinct(_ paths: [String]) -> [String] {
    var taken: Set<String> = []
    return paths.map { path in
      let base = (path as NSString).deletingPathExtension
      let ending = (path as NSString).pathExtension
      var result = path
      var number = 2
      while !taken.insert(result).inserted {
        result = "\(base)-\(number).\(ending)"
        number += 1
      }
      return result
    }
  }
}

/// A file that appears complete or not at all: written beside its place, then renamed.
struct OutputFile {
  /// Where the picture is to be written.
  let temporary: String
  private let path: String?
  private let isSpecial: Bool
  private let cleanup: TemporaryFiles

  /// A nil path is standard output.
  init(_ path: String?) throws {
    var status = stat()
    let special = path.map { stat($0, &status) == 0 && status.st_mode & S_IFMT != S_IFREG } ?? true
    isSpecial = special
    // The link stays, its target is exchanged.
    self.path =
      special ? path : path.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    if special {
      temporary = Cache.images + "/output-\(getpid())"
    } else {
      let target = self.path! as NSString
      temporary =
        target.deletingLastPathComponent + "/.\(target.lastPathComponent).storypole-\(getpid())"
    }
    cleanup = TemporaryFiles([temporary])
    let descriptor = open(temporary, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno))
      cleanup.remove()
      throw Failure(.cannotCreate, "'\(path ?? "-")' cannot be written: \(reason)")
    }
    close(descriptor)
  }

  /// Puts the finished picture in its place.
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
    return Failure(.cannotCreate, "'\(path ?? "-")' cannot be written: \(reason)")
  }

  /// Removes what was not committed.
  func discard() { cleanup.remove() }
}
