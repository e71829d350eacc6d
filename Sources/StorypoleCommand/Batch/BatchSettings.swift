// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The options of `batch`.
struct BatchSettings: Sendable {
  enum Progress: String, CaseIterable {
    /// Words on a terminal, JSON elsewhere.
    case auto
    case json, none
  }

  /// Lines about rows on standard output.
  enum Answers: String, CaseIterable {
    case names
    /// With the pictures, in base64.
    case data
  }

  /// The path of the rows; "-" for standard input.
  var data: String?
  /// The pattern of the files' names; nil for the row's number.
  var name: String?
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  var resumes = false
  var isForced = false
  var shard: (number: Int, count: Int)?
  /// The number of rows that are read; nil for all.
  var limit: Int?
  var isDryRun = false
  /// Where faults of rows and finished rows are listed; nil for files in the output's folder.
  var errors: String?
  var manifest: String?
  /// The number of faults that stops the run; nil for none.
  var mostErrors: Int?
  var progress = Progress.auto
  var printsSchema = false
  /// The folder of a kept worker.
  var worker: String?
  var answers: Answers?

  /// Whether a row belongs to the shard.
  func includes(_ row: Int) -> Bool {
    shard.map { row % $0.count == $0.number % $0.count } ?? true
  }
}

extension Option {
  static let batch: [Option] = [
    Option(
      "--data", value: "FILE",
      help: "rows as JSON lines or CSV; - for JSON lines from standard input"
    ) {
      $0.batch.data = $1
    },
    Option("-o", "--output", value: "DIR", help: "folder of the pictures, made if missing") {
      $0.output = $1
    },
    Option(
      "--name", value: "PATTERN",
      help: "names of the files, with {fields} of the row and {row}, its number (default: {row})"
    ) { $0.batch.name = $1 },
    jobs { $0.batch.jobs = $1 },
    Option(
      "--resume", help: "skip rows that an earlier run has drawn; draw changed and failed ones"
    ) {
      settings, _ in settings.batch.resumes = true
    },
    Option("--force", help: "resume although the template or an option has changed") {
      settings, _ in settings.batch.isForced = true
    },
    shard { $0.batch.shard = $1 },
    Option("--limit", value: "N", help: "only the first N rows") { settings, text in
      settings.batch.limit = try count(text, "--limit")
    },
    Option("--dry-run", help: "decode every row and make its name, but draw nothing") {
      settings, _ in settings.batch.isDryRun = true
    },
    Option("--errors", value: "FILE", help: "list of failed rows (default: errors.jsonl in DIR)") {
      $0.batch.errors = $1
    },
    Option(
      "--manifest", value: "FILE", help: "list of finished rows (default: manifest.jsonl in DIR)"
    ) { $0.batch.manifest = $1 },
    Option("--stop-after-errors", value: "N", help: "stop at the Nth failed row") {
      settings, text in settings.batch.mostErrors = try count(text, "--stop-after-errors")
    },
    Option(
      "--progress", value: "FORM",
      help: "json, none or auto: words on a terminal and JSON elsewhere (default: auto)"
    ) { settings, text in
      guard let progress = BatchSettings.Progress(rawValue: text) else {
        throw Failure(.usage, "--progress accepts auto, json and none, not '\(text)'")
      }
      settings.batch.progress = progress
    },
    Option(
      "--answers", value: "FORM",
      help: "print JSON about each row: names, or data with the picture in base64; exit with 0"
    ) { settings, text in
      guard let answers = BatchSettings.Answers(rawValue: text) else {
        throw Failure(.usage, "--answers accepts names and data, not '\(text)'")
      }
      settings.batch.answers = answers
    },
  ]

  /// The options that need a compiler.
  static let batchTemplate: [Option] = [
    Option("--view", value: "TYPE", help: "the template, if the file has several") {
      $0.view = $1
    },
    Option("--schema", help: "print the JSON schema of a row, and draw nothing") {
      settings, _ in settings.batch.printsSchema = true
    },
    Option(
      "--keep-worker", value: "DIR",
      help: "write a program that draws rows on other machines, and draw nothing without --data"
    ) { $0.batch.worker = $1 },
  ]

  /// The format of the pictures, without the options of a single one.
  static let batchPicture = picture.filter {
    ["--format", "--transparent", "--svg-text"].contains($0.names[0])
  }

  private static func count(_ text: String, _ option: String) throws -> Int {
    guard let count = Int(text), count > 0 else {
      throw Failure(.usage, "\(option) needs a whole number above 0, not '\(text)'")
    }
    return count
  }

  /// The options of commands that draw in several processes.
  static func jobs(_ apply: @escaping @Sendable (inout Settings, Int) -> Void) -> Option {
    Option("--jobs", value: "N", help: "processes that draw at once (default: one a processor)") {
      settings, text in
      guard let jobs = Int(text), (1...256).contains(jobs) else {
        throw Failure(.usage, "--jobs needs a number from 1 to 256, not '\(text)'")
      }
      apply(&settings, jobs)
    }
  }

  static func shard(
    _ apply: @escaping @Sendable (inout Settings, (number: Int, count: Int)) -> Void
  ) -> Option {
    Option("--shard", value: "I/N", help: "only part I of N, such as 1/4") { settings, text in
      let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
        (1...100_000).contains(count), (1...count).contains(number)
      else {
        throw Failure(.usage, "--shard needs a part and a number, such as 1/4, not '\(text)'")
      }
      apply(&settings, (number, count))
    }
  }
}
