// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The results as a terminal shows them.
struct TestOutput {
  let results: TestResults
  let settings: TestSettings

  private var written: [String] = []

  private static let mostMembers = 5
  private static let mostChanges = 3
  private static let mostLines = 10

  /// Prints the errors, and then the lines.
  func print() {
    for module in results.broken { Terminal.report(module.failure) }
    for note in notes { Terminal.note(note) }
    for line in lines { Terminal.print(line) }
  }

  /// Advice about goldens of another machine.
  private var notes: [String] {
    guard let environment = results.environment else { return [] }
    return [
      environment,
      "compare where the goldens were made, install the same packages and fonts ('storypole doctor'), or accept "
        + "this machine with --update",
    ]
  }

  /// The notes and the lines.
  var text: String { (notes + lines).joined(separator: "\n") }

  private var lines: [String] {
    var output = self
    for result in results.results where result.status == .broken { output.list(result) }
    if results.environment == nil { output.differences() }
    let missing = results.results.filter { $0.status == .missing }
    for result in missing.prefix(Self.mostLines) { output.list(result) }
    output.more(missing.count - Self.mostLines, "missing")
    output.endings()
    return output.written
  }

  private mutating func differences() {
    var listed: Set<Int> = []
    for group in results.groups {
      write(group.cause.sentence)
      if group.members.count > 1 { write("  \(group.members.count) goldens have this cause") }
      for index in group.members.prefix(Self.mostMembers) {
        // A result with several causes is listed once.
        if listed.insert(index).inserted {
          list(results.results[index], indent: "  ")
        } else {
          write("  \(Self.name(results.results[index].test)), as above")
        }
      }
      listed.formUnion(group.members)
      more(group.members.count - Self.mostMembers, "of this cause", indent: "  ")
    }
    let others = results.results.indices.filter {
      results.results[$0].status == .failed && !listed.contains($0)
    }
    for index in others.prefix(Self.mostLines) { list(results.results[index]) }
    more(others.count - Self.mostLines, "without a known cause")
  }

  private mutating func list(_ result: TestResult, indent: String = "") {
    let former = result.formerName.map { ["renamed from \($0)"] } ?? []
    let messages = (result.messages + former).filter { !$0.isEmpty }
    write("\(indent)\(Self.name(result.test)): \(messages.first ?? "")")
    let rest = messages.dropFirst()
    for message in rest.prefix(Self.mostLines) { write("\(indent)  \(message)") }
    for change in result.changes.prefix(Self.mostChanges) {
      write("\(indent)  \(change.title): \(change.text)")
    }
    more(result.changes.count - Self.mostChanges, "views", indent: indent + "  ")
  }

  /// "Card.swift:12: "Card" [dark]"
  private static func name(_ test: GoldenTest) -> String {
    "\(test.line > 0 ? "\(test.place):\(test.line)" : test.place): \(test.title)"
  }

  private mutating func more(_ count: Int, _ kind: String, indent: String = "") {
    if count > 0 { write("\(indent)… and \(count) more \(kind)") }
  }

  private mutating func endings() {
    func count(_ number: Int, _ word: String) -> String {
      number == 1 ? "1 \(word)" : "\(number) \(word)s"
    }
    let recorded = results.count(.recorded)
    if recorded > 0 { write("Recorded \(count(recorded, "golden")).") }
    if !results.pruned.isEmpty { write("Removed \(count(results.pruned.count, "file")).") }
    if !results.stale.isEmpty {
      write(
        "\(count(results.stale.count, "golden file")) of no preview; --prune removes them:")
      for path in results.stale.prefix(Self.mostLines) { write("  \(path)") }
      more(results.stale.count - Self.mostLines, "files", indent: "  ")
    }
    if results.count(.failed) > 0, results.environment == nil {
      write("To accept the differences: storypole test --update, or --update=NAME for some")
    }
    if results.count(.missing) > 0 {
      write("To record missing goldens: storypole test --record missing")
    }
  }

  /// Adds a line; a name can't move the cursor or color anything.
  private mutating func write(_ text: String) {
    written.append(
      String(
        String.UnicodeScalarView(
          text.unicodeScalars.map { $0.value < 32 || (127..<160).contains($0.value) ? "?" : $0 })))
  }

  init(results: TestResults, settings: TestSettings) {
    (self.results, self.settings) = (results, settings)
  }
}
