// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation
import SwiftUI

/// The command line.
@main
enum Storypole {
  static let version = "0.1.0"

  @MainActor static func main() {
    // Runs the user's code in a separate process; never called by hand.
    switch CommandLine.arguments.dropFirst().first {
    case Child.argument: Child.run()
    case LiveChild.argument: LiveChild.run()
    case ToolChild.argument: ToolChild.run()
    default: break
    }
    sp_install_cleanup()
    sp_line_buffer_output()
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      if KeptWorker.isHere {
        try run(KeptWorker.command, arguments)
      } else {
        try run(arguments)
      }
    } catch let failure as Failure {
      Terminal.report(failure)
      exit(failure.code.rawValue)
    } catch {
      Terminal.report(Failure(.internalError, "\(error)"))
      exit(ExitCode.internalError.rawValue)
    }
  }

  @MainActor private static func run(_ arguments: [String]) throws {
    guard let name = arguments.first else {
      throw Failure(.usage, "no command given", help: Help.overview.components(separatedBy: "\n"))
    }
    switch name {
    case "--help", "-h", "help":
      Terminal.print(try Help.text(for: arguments.dropFirst().first))
      return
    case "--version":
      Terminal.print("storypole \(version)")
      return
    case "--generate-completion-script":
      let shells = CompletionScript.allCases.map(\.rawValue)
      guard let shell = arguments.dropFirst().first.flatMap(CompletionScript.init) else {
        throw Failure(
          .usage, "\(name) needs the name of a shell: \(shells.joined(separator: ", "))")
      }
      Terminal.print(shell.text)
      return
    case "--generate-manual":
      Terminal.print(Manual.text)
      return
    default: break
    }
    guard let command = Command.all.first(where: { $0.name == name }) else {
      let isFile = name.hasSuffix(".swift") || FileManager.default.fileExists(atPath: name)
      throw Failure(
        .usage, "unknown command '\(name)'",
        help: (isFile
          ? ["Did you mean 'storypole render \(name)'?"]
          : suggestion(for: name, among: Command.all.map(\.name)))
          + ["'storypole --help' lists the commands."])
    }
    try run(command, Array(arguments.dropFirst()))
  }

  @MainActor private static func run(_ command: Command, _ arguments: [String]) throws {
    if arguments.contains("--help") || arguments.contains("-h") {
      Terminal.print(Help.text(for: command))
      return
    }
    try command.run(Settings(parsing: arguments, options: command.options, command: command.name))
  }
}

/// A subcommand.
struct Command: Sendable {
  var name: String
  var arguments: String
  var summary: String
  var options: [Option]
  /// The text that the help adds to the options.
  var notes = ""
  var run: @MainActor @Sendable (Settings) throws -> Void

  static let all = [
    render, batch, serve, watch, record, run, preview, map, test, lint, frames, explain, diff, list,
    mcp, editorSetup, conditions, doctor,
  ]
}
