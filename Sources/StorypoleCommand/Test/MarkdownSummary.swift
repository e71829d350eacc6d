// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The results as Markdown for a comment or GitHub's summary of a step.
struct MarkdownSummary {
  let results: TestResults

  /// A comment on GitHub takes 65,536 characters.
  private static let most = 60_000

  var text: String {
    var text = "### storypole test: \(results.line)\n\n"
    let end = "\n\n… The rest is left out.\n"
    func add(_ line: String) -> Bool {
      guard text.utf8.count + line.utf8.count + end.utf8.count < Self.most else { return false }
      text += line + "\n"
      return true
    }
    for line in lines where !add(line) { return text + end }
    return text
  }

  private var lines: [String] {
    var lines: [String] = []
    if let environment = results.environment { lines.append(Self.code(environment)) }
    for module in results.broken {
      lines.append(
        "- \(Self.code(module.place)) can't be tested: \(Self.code(module.reason))")
    }
    let groups = results.groups
    if !groups.isEmpty, results.environment == nil {
      lines += ["| Cause | Goldens |", "|---|---:|"]
      lines += groups.map { "| \(Self.code($0.cause.sentence)) | \($0.members.count) |" }
      lines.append("")
    }
    for result in results.results where [.failed, .missing, .broken].contains(result.status) {
      let test = result.test
      let messages = result.messages.joined(separator: "; ")
      lines.append(
        "- \(Self.code("\(test.place):\(test.line)")) \(Self.code(test.title)): \(Self.code(messages))"
      )
    }
    return lines
  }

  /// Text of others as code: nothing in it is Markdown, HTML, a mention or a column.
  static func code(_ text: String) -> String {
    let line = text.map { $0.isNewline ? " " : $0 == "|" ? "¦" : $0 }
    let flat = String(line).trimmingCharacters(in: .whitespaces)
    if flat.isEmpty { return "" }
    // A fence is longer than every run of fences in the text.
    var (longest, run) = (0, 0)
    for character in flat {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(flat) \(fence)"
  }
}
