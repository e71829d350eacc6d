// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The files of a run that draws.
struct BatchFiles {
  /// nil draws nothing.
  var output: OutputFolder?
  /// Whether pictures get their names: not where they are only printed.
  var namesPictures = false
  var manifest: Manifest?
  var errors: LineFile?
  /// Standard output, for answers.
  var answers: LineFile?
  var finished: FinishedRows?

  /// Those of a run that only finds the rows that can be drawn.
  init(errors: String) throws { self.errors = try LineFile(errors, continues: false) }

  init(_ settings: Settings, _ head: Manifest.Head) throws {
    let batch = settings.batch
    if batch.answers != nil { answers = LineFile.standardOutput }
    namesPictures = settings.output != nil
    guard namesPictures || batch.answers == .data else {
      throw Failure(.usage, "batch needs a folder for the pictures: -o DIR")
    }
    let folder = settings.output ?? NSTemporaryDirectory()
    output = try OutputFolder(folder)
    let part = batch.shard.map { "-\($0.number)-of-\($0.count)" } ?? ""
    // Whoever reads the answers keeps them, and many workers may share the folder.
    let isKept = batch.answers == nil
    if batch.resumes {
      // The shards of an earlier run may have been other ones.
      let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let found =
        batch.manifest.map { [$0] }
        ?? all.filter { $0.hasPrefix("manifest") && $0.hasSuffix(".jsonl") }.sorted()
        .map { "\(folder)/\($0)" }
      finished = try FinishedRows(
        found.filter { access($0, F_OK) == 0 }, head, isForced: batch.isForced)
    }
    manifest = try (batch.manifest ?? (isKept ? "\(folder)/manifest\(part).jsonl" : nil)).map {
      try Manifest($0, head, continues: batch.resumes)
    }
    errors = try (batch.errors ?? (isKept ? "\(folder)/errors\(part).jsonl" : nil)).map {
      try LineFile($0, continues: false)
    }
  }
}

/// A line about a row on standard output.
struct RowAnswer: Codable {
  /// The number of the row, from 1.
  var row: Int
  /// nil without a name.
  var file: String?
  var bytes: Int?
  /// The file's SHA-256, as hexadecimal digits.
  var sha256: String?
  /// The time in milliseconds.
  var ms: Double?
  /// The file, in base64.
  var data: Data?
  var error: RowError?
}

/// A line of the list of failed rows.
struct RowFault: Codable {
  var row: Int
  /// nil without a name.
  var file: String?
  var kind: RowError.Kind
  /// The place of the value, such as `items[2].price`.
  var path: String?
  var message: String

  init(_ row: Int, _ error: RowError, file: String?) {
    (self.row, self.file, kind, path) = (row, file, error.kind, error.path)
    message = error.message
  }
}
