// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The page of the manual, for man: the same texts as those of `--help`.
@MainActor
enum Manual {
  static var text: String {
    let commands = Command.all.map { command in
      """
      .SS \(escaped("\(command.name) \(command.arguments)"))
      \(paragraphs(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + "."))
      \(command.options.map(item).joined(separator: "\n"))
      \(command.notes.isEmpty ? "" : ".PP\n" + asWritten(command.notes))
      """
    }
    return """
      .TH STORYPOLE 1 "" "storypole \(Storypole.version)"
      .SH NAME
      storypole \\- draw SwiftUI views
      .SH SYNOPSIS
      .B storypole
      COMMAND ...
      .SH DESCRIPTION
      \(paragraphs(Help.introduction + "\n\n" + Help.caution(cache: "~/.cache/storypole")))
      .SH COMMANDS
      \(commands.joined(separator: "\n"))
      .SH EXIT STATUS
      \(ExitCode.allCases.map { ".TP\n\($0.rawValue)\n\(escaped($0.meaning))" }.joined(separator: "\n"))

      """
      .replacingOccurrences(of: "\n\n", with: "\n")
  }

  private static func item(_ option: Option) -> String {
    ".TP\n.B \(escaped(option.usage))\n\(escaped(option.help))"
  }

  private static func paragraphs(_ text: String) -> String {
    text.components(separatedBy: "\n\n")
      .map { $0.split(separator: "\n").map { escaped(String($0)) }.joined(separator: "\n") }
      .joined(separator: "\n.PP\n")
  }

  /// Keeps the lines and their columns, as tables need it.
  private static func asWritten(_ text: String) -> String {
    let lines = text.components(separatedBy: "\n").map { $0.isEmpty ? ".sp" : escaped($0) }
    return (".nf" + "\n" + lines.joined(separator: "\n") + "\n.fi")
  }

  /// A hyphen of an option is not one that troff may replace or break at; a period at the start of a line is no request.
  private static func escaped(_ text: String) -> String {
    let text = text.replacingOccurrences(of: "\\", with: "\\e")
      .replacingOccurrences(of: "-", with: "\\-")
      .replacingOccurrences(of: "…", with: "...")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}
