// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleExplain

extension Command {
  /// The faults of a layout.
  static let lint = Command(
    name: "lint", arguments: "PATH… [OPTION…]",
    summary: "report faults in a file's previews, such as truncated text or weak contrast",
    options: [notes, edits] + Option.whichViews + Option.drawing + Option.acting + [Option.json]
      + Option.running,
    notes: """
      Each line names the source, the fault and its numbers. Docs/Lints.md describes the rules.

      Exit status:
        0   there is no error; there may be warnings and notes
        1   there is an error, or a file does not compile
      """
  ) { settings in
    var settings = settings
    settings.recordsCalls = true
    var found: [Lint] = []
    try Session.print(settings) { session, index in
      let lints = try session.faults(
        session.lints(index), of: index, withNotes: settings.showsNotes,
        tryingEdits: settings.triesEdits
      ) { Terminal.progress($0) }
      Terminal.progress(nil)
      found += lints.map(\.lint)
      if settings.json { return try json(lints, session.displayName(of: index)) }
      return lints.isEmpty
        ? "no faults" : lints.map { $0.text(session) }.joined(separator: "\n")
    }
    let errors = found.filter { $0.severity == .error }.count
    if !settings.json {
      let warnings = found.filter { $0.severity == .warning }.count
      let notes = found.count - errors - warnings
      Terminal.print(
        "\(count(errors, "error")), \(count(warnings, "warning"))"
          + (settings.showsNotes ? ", \(count(notes, "note"))" : ""))
    }
    if errors > 0 { exit(1) }
  }

  private static let notes = Option(
    "--notes", help: "also report notes, such as targets under 44 points"
  ) { settings, _ in settings.showsNotes = true }

  private static let edits = Option(
    "--edits",
    help: "try edits that remove each fault, in copies of the source: at most a minute a preview"
  ) { settings, _ in settings.triesEdits = true }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }

  private struct Document: Encodable {
    var version = 1
    var name: String
    var lints: [FoundLint]
  }

  private static func json(_ lints: [FoundLint], _ name: String) throws -> String {
    try Document(name: name, lints: lints).jsonText()
  }
}

extension Lint {
  /// Reads an array, as the process that runs the user's code writes it.
  static func all(_ json: String) throws -> [Lint] {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return try decoder.decode([Lint].self, from: Data(json.utf8))
  }

  /// "Card.swift:12: error: Text "Total" is cut off … [text]", as compilers print it.
  func line(_ path: (String) -> String) -> String {
    (place.map { "\(path($0.file)):\($0.line): " } ?? "") + sentence
  }
}
