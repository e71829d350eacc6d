// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import SwiftUI

extension Settings {
  mutating func addGuides(_ list: String) {
    guides += list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Parses the arguments after the subcommand.
  init(parsing arguments: [String], options: [Option], command: String) throws {
    self.init()
    try read(arguments, options: options, command: command)
  }

  /// The failure for an option that a command lacks.
  private static func unknown(_ name: String, _ options: [Option], _ command: String) -> Failure {
    if command == "--against" {
      return Failure(
        .usage, "--against has no option '\(name)'",
        help: suggestion(for: name, among: options.flatMap(\.names))
          + ["It takes \(options.compactMap(\.names.first).joined(separator: ", "))."])
    }
    let others = Command.all.filter { $0.options.contains { $0.names.contains(name) } }
      .map { "'storypole \($0.name)'" }
    let help =
      others.isEmpty
      ? suggestion(for: name, among: options.flatMap(\.names))
      : ["It is an option of \(others.joined(separator: ", "))."]
    return Failure(
      .usage, "'\(command)' has no option '\(name)'",
      help: help + ["'storypole \(command) --help' lists its options."])
  }

  mutating func read(_ arguments: [String], options: [Option], command: String) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        files += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        files.append(argument)
        continue
      }
      // --name=value and --name value are equal.
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = options.first(where: { $0.names.contains(name) }) else {
        throw Self.unknown(name, options, command)
      }
      if option.isValueOptional, parts.count == 1 {
        try option.apply(&self, "")
        continue
      }
      guard option.value != nil else {
        guard parts.count == 1 else { throw Failure(.usage, "\(name) takes no value") }
        try option.apply(&self, "")
        continue
      }
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !value.isEmpty
      else { throw Failure(.usage, "\(name) needs a value: \(name) \(option.value ?? "")") }
      try option.apply(&self, value)
    }
  }
}

/// "Did you mean …?" if one of the names is similar.
func suggestion(for word: String, among names: [String]) -> [String] {
  nearestNames(to: word, among: names).map { "Did you mean '\($0)'?" }
}
