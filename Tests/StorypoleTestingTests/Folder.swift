// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleTesting

/// A temporary folder of goldens.
final class Folder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(
    "storypole-snapshots-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Compares a value with its golden in the folder; returns the failure.
  func verify<Value, Format>(
    _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
    named name: String? = "a", _ mode: SnapshotTestingConfiguration.Record = .missing,
    timeout: TimeInterval = 5, function: String = "test()"
  ) -> String? {
    verifySnapshot(
      of: try value(), as: strategy, named: name, record: mode, snapshotDirectory: url.path,
      timeout: timeout, testName: function)
  }

  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: url.appendingPathComponent(name).path)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }
}
