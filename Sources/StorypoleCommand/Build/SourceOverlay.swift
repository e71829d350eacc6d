// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Makes the compiler read other sources in place of files. Messages keep the files' own names and lines.
struct SourceOverlay: Encodable {
  private struct Root: Encodable {
    var name: String
    var type = "file"
    var `external-contents`: String
  }

  private var version = 0
  private var `use-external-names` = false
  private var roots: [Root] = []

  init() {}

  /// Replaces the sources that differ under conditions, by copies in a folder that is emptied first.
  init(of files: [String], in folder: String, _ conditions: Conditions) throws {
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (number, file) in files.enumerated() {
      guard let source = FileManager.default.contents(atPath: file) else { continue }
      let seen = conditions.applied(to: source)
      if seen != source { try replace(file, by: seen, in: "\(folder)/\(number).swift") }
    }
  }

  /// Writes a source to the file `text`, which the compiler reads in place of `path`.
  mutating func replace(_ path: String, by source: Data, in text: String) throws {
    try source.write(to: URL(fileURLWithPath: text))
    roots.append(
      Root(
        name: URL(fileURLWithPath: path).standardizedFileURL.path, `external-contents`: text))
  }

  func write(to path: String) throws {
    // JSON is YAML.
    try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: path))
  }
}
