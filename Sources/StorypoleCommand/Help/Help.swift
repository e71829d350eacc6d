// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The output of `--help`.
@MainActor
enum Help {
  static var overview: String {
    """
    usage: storypole COMMAND …

    \(table(Command.all.map { ("\($0.name) \($0.arguments)", $0.summary) }))

    'storypole COMMAND --help' lists the options of a command; --version prints the version;
    --generate-completion-script \(CompletionScript.allCases.map(\.rawValue).joined(separator: "|")) and --generate-manual print files for shells and man.
    """
  }

  static func text(for name: String?) throws -> String {
    if let name, let command = Command.all.first(where: { $0.name == name }) {
      return text(for: command)
    }
    if let name {
      throw Failure(
        .usage, "unknown command '\(name)'",
        help: suggestion(for: name, among: Command.all.map(\.name)))
    }
    return """
      \(introduction)

      \(overview)

      \(caution(cache: Cache.root))

      Exit status:
      \(table(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) }))
      """
  }

  static let introduction =
    "storypole draws SwiftUI views: it turns a Swift file that imports SwiftUI into a picture."

  /// Two paragraphs on running code and on the cache.
  static func caution(cache: String) -> String {
    """
    storypole compiles a file and runs its code with your rights, in a separate process with limits on time
    (--timeout, \(Int(Settings().timeout)) s) and memory (--memory, \(Settings().memory) MiB). These limits catch mistakes, but they
    don't stop malicious code. When the command ends, it also ends the processes that the code started.

    It caches compiled files in \(cache) (at most \(Cache.limit >> 20) MiB), and what packages import for a
    month. Swift's package manager builds that for packages that you name, and runs the code of their manifests.
    """
  }

  static func text(for command: Command) -> String {
    let rows = command.options.map { ($0.usage, $0.help) }
    return """
      usage: \(KeptWorker.isHere ? "" : "storypole ")\(command.name) \(command.arguments)

      \(command.summary).

      \(table(rows))\(command.notes.isEmpty ? "" : "\n\n" + command.notes)
      """
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      "  " + left.padding(toLength: width + 2, withPad: " ", startingAt: 0) + right
    }.joined(separator: "\n")
  }
}

extension Option {
  /// "-o, --output PATH".
  var usage: String {
    names.joined(separator: ", ") + (value.map { isValueOptional ? "[=\($0)]" : " \($0)" } ?? "")
  }
}
