// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Command {
  /// Tools for coding agents.
  static let mcp = Command(
    name: "mcp", arguments: "[OPTION…]",
    summary: "serve tools to coding agents (Model Context Protocol, on standard input and output)",
    options: Option.agent + Option.running.filter { $0.names != ["--times"] }
  ) { settings in
    guard settings.files.isEmpty else {
      throw Failure(
        .usage, "'mcp' takes no file: the agent names the files",
        help: ["--root DIR sets the folder that holds them."])
    }
    guard let root = realpath(settings.root ?? ".", nil) else {
      throw Failure(.noInput, "--root: no such folder: '\(settings.root ?? ".")'")
    }
    defer { free(root) }
    try MCPServer(ToolSettings(settings, root: String(cString: root))).run()
  }
}
