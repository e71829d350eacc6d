// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypolePages

/// A file that a PDF has in it.
struct AttachedFile: Codable, Equatable {
  var path: String
  /// The MIME type; nil for that of the extension.
  var type: String?
  var relationship = AttachmentRelationship.unspecified.rawValue

  /// In bytes; ours. It is held in memory as often as four times.
  private static let longest = 256 << 20

  /// - Parameter text: FILE[=TYPE][,RELATIONSHIP]
  init(_ text: String) throws {
    path = text
    if let comma = path.lastIndex(of: ",") {
      let name = path[path.index(after: comma)...].lowercased()
      if let known = Self.relationships.first(where: { $0.name == name }) {
        relationship = known.value.rawValue
        path = String(path[..<comma])
      } else if !Self.exists(path) {
        throw Failure(
          .usage, "--attach does not know the relationship '\(name)'",
          help: ["It is one of \(Self.relationships.map(\.name).joined(separator: ", "))."])
      }
    }
    if let sign = path.lastIndex(of: "="), !Self.exists(path) {
      let type = String(path[path.index(after: sign)...])
      guard DocumentAttachment.isType(type) else {
        throw Failure(
          .usage, "--attach needs a MIME type after '=', such as text/xml, not '\(type)'")
      }
      self.type = type
      path = String(path[..<sign])
    }
    var status = stat()
    guard stat(path, &status) == 0, access(path, R_OK) == 0 else {
      throw Failure(.noInput, "cannot read '\(path)': \(String(cString: strerror(errno)))")
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Failure(.noInput, "--attach needs a file: '\(path)' is none")
    }
    guard status.st_size <= Self.longest else {
      throw Failure(.noInput, "'\(path)' is too large to attach: a file has at most 256 MiB")
    }
    path = URL(fileURLWithPath: path).standardizedFileURL.path
  }

  private static let relationships = AttachmentRelationship.allCases.map {
    (name: $0.rawValue.lowercased(), value: $0)
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  func read() throws -> DocumentAttachment {
    let file = URL(fileURLWithPath: path)
    guard let data = try? Data(contentsOf: file) else {
      throw Failure(.noInput, "cannot read '\(path)'")
    }
    return DocumentAttachment(
      data: data, name: file.lastPathComponent, type: type,
      relationship: AttachmentRelationship(rawValue: relationship) ?? .unspecified)
  }
}

extension Option {
  static let attach = Option(
    "--attach", value: "FILE",
    help:
      "attach a file to the PDF: FILE[=TYPE][,RELATIONSHIP], such as data.csv=text/csv,data; repeatable"
  ) { settings, text in settings.drawing.attachments.append(try AttachedFile(text)) }
}
