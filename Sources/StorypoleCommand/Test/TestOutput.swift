// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The results as a terminal shows them.
struct TestOutput {
  let results: TestResults
  let settings: TestSettings

  private static let mostMembers = 5
  private static let mostChanges = 3
  private static let mostLines = 10

  func print() {
    for module in results.broken { Terminal.report(module.failure) }
    for result in results.results where result.status == .broken { list(result) }
    if let environment = results.environment {
      Terminal.note(environment)
      Terminal.note(
        "compare where the goldens were made, install the same packages and fonts ('storypole doctor'), or accept "
          + "this machine with --update")
    } else {
      differences()
    }
    let missing = results.results.filter { $0.status == .missing }
    for result in missing.prefix(Self.mostLines) { list(result) }
    more(missing.count - Self.mostLines, "missing")
    endings()
  }

  private func differences() {
    var listed: Set<Int> = []
    for group in results.groups {
      Self.print(group.cause.sentence)
      if group.members.count > 1 { Self.print("  \(group.members.count) goldens have this cause") }
      for index in group.members.prefix(Self.mostMembers) {
        // A result with several causes is listed once.
        if listed.insert(index).inserted {
          list(results.results[index], indent: "  ")
        } else {
          Self.print("  \(Self.name(results.results[index].test)), as above")
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

  private func list(_ result: TestResult, indent: String = "") {
    let former = result.formerName.map { ["renamed from \($0)"] } ?? []
    let messages = (result.messages + former).filter { !$0.isEmpty }
    Self.print("\(indent)\(Self.name(result.test)): \(messages.first ?? "")")
    let rest = messages.dropFirst()
    for message in rest.prefix(Self.mostLines) { Self.print("\(indent)  \(message)") }
    for change in result.changes.prefix(Self.mostChanges) {
      Self.print("\(indent)  \(change.title): \(change.text)")
    }
    more(result.changes.count - Self.mostChanges, "views", indent: indent + "  ")
  }

  /// "Card.swift:12: "Card" [dark]"
  private static func name(_ test: GoldenTest) -> String {
    "\(test.line > 0 ? "\(test.place):\(test.line)" : test.place): \(test.title)"
  }

  private func more(_ count: Int, _ kind: String, indent: String = "") {
    if count > 0 { Self.print("\(indent)… and \(count) more \(kind)") }
  }

  private func endings() {
    func count(_ number: Int, _ word: String) -> String {
      number == 1 ? "1 \(word)" : "\(number) \(word)s"
    }
    let recorded = results.count(.recorded)
    if recorded > 0 { Self.print("Recorded \(count(recorded, "golden")).") }
    if !results.pruned.isEmpty { Self.print("Removed \(count(results.pruned.count, "file")).") }
    if !results.stale.isEmpty {
      Self.print(
        "\(count(results.stale.count, "golden file")) of no preview; --prune removes them:")
      for path in results.stale.prefix(Self.mostLines) { Self.print("  \(path)") }
      more(results.stale.count - Self.mostLines, "files", indent: "  ")
    }
    if results.count(.failed) > 0, results.environment == nil {
      Self.print("To accept the differences: storypole test --update, or --update=NAME for some")
    }
    if results.count(.missing) > 0 {
      Self.print("To record missing goldens: storypole test --record missing")
    }
  }

  /// Prints a line; a name can't move the cursor or color anything.
  static func print(_ text: String) {
    Terminal.print(
      String(
        String.UnicodeScalarView(
          text.unicodeScalars.map { $0.value < 32 || (127..<160).contains($0.value) ? "?" : $0 })))
  }
}
