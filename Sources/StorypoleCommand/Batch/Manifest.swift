// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The list of finished rows, in lines of JSON, to which a row is added when its picture has its name. The first line
/// identifies the template and its options.
final class Manifest {
  /// The identity of pictures: the same row has the same picture in another run.
  struct Head: Codable {
    var storypole = Storypole.version
    var template: String
    /// A digest of the sources, the compiler, the fonts and the options.
    var digest: String
    /// Those of the images and string tables by their names.
    var assets: [String: String]

    /// The reason why the pictures of another run differ; nil if they don't. Later assets may be anything: the rows were
    /// drawn without them.
    func difference(to later: Head) -> String? {
      if template != later.template { return "was made with another template" }
      if storypole != later.storypole || digest != later.digest {
        return "was made with other sources, fonts or options"
      }
      return assets.filter { later.assets[$0.key] != $0.value }.keys.min().map {
        "was made with another '\($0)'"
      }
    }
  }

  /// A finished row.
  struct Entry: Codable {
    var row: Int
    var file: String
    /// The beginning of the digest of the row's text.
    var data: String
    var bytes: Int
    /// The file's SHA-256.
    var sha256: String
  }

  private let lines: LineFile

  /// Begins a manifest, or continues it.
  init(_ path: String, _ head: Head, continues: Bool) throws {
    lines = try LineFile(path, continues: continues)
    if lines.isEmpty { try lines.append(head) }
  }

  func add(_ entry: Entry) throws { try lines.append(entry) }

  /// 16 hexadecimal digits that change with the text of a row.
  static func digest(of row: String) -> String {
    String(Digest.hex(of: Data(row.utf8)).prefix(16))
  }
}

/// The rows that earlier runs have finished, from their manifests.
struct FinishedRows {
  /// The digests of rows by their files' names, both as hashes: there may be ten million of them.
  private var digests: [Int: Int] = [:]

  /// - Parameter isForced: Whether a manifest of another template or of other options counts.
  init(_ paths: [String], _ head: Manifest.Head, isForced: Bool) throws {
    let decoder = JSONDecoder()
    for path in paths {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else {
        throw Failure(.noInput, "cannot read '\(path)': \(String(cString: strerror(errno)))")
      }
      defer { close(descriptor) }
      var lines = FileLines(descriptor, longest: 1 << 22)
      var isFirst = true
      while let line = lines.next() {
        guard case .line(let bytes) = line else { continue }
        defer { isFirst = false }
        if isFirst {
          let found = try? decoder.decode(Manifest.Head.self, from: Data(bytes))
          if !isForced, let reason = found.map({ $0.difference(to: head) }) ?? "is no manifest" {
            throw Self.differs(path, reason)
          }
          continue
        }
        // A killed run may have left half a line.
        guard let entry = try? decoder.decode(Manifest.Entry.self, from: Data(bytes)) else {
          continue
        }
        digests[entry.file.hashValue] = entry.data.hashValue
      }
    }
  }

  private static func differs(_ path: String, _ reason: String) -> Failure {
    Failure(
      .usage, "cannot resume: '\(path)' \(reason)",
      help: [
        "Without --resume all rows are drawn again; --force keeps the pictures as they are."
      ])
  }

  func contains(_ name: String, digest: String) -> Bool {
    digests[name.hashValue] == digest.hashValue
  }
}
