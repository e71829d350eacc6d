// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation

/// The process that fulfills one request of an agent, and then ends. It runs the compiler, and a `Child` for the user's
/// code, which it starts before a request arrives. So a request finds fonts that are already loaded, but no state of
/// another request.
@MainActor
enum ToolChild {
  /// The command's first argument that makes this process a child; its settings follow.
  nonisolated static let argument = "__tool"
  private nonisolated static let answers: Int32 = 3

  static func run() -> Never {
    sp_install_cleanup()
    sp_line_buffer_output()
    _ = fcntl(answers, F_SETFD, FD_CLOEXEC)
    guard let text = CommandLine.arguments.dropFirst(2).first,
      let settings = try? JSONDecoder().decode(ToolSettings.self, from: Data(text.utf8)),
      chdir(settings.root) == 0
    else { _exit(1) }
    if let installation = try? Installation() {
      Session.prepared = try? Viewer(installation, settings.command, userFiles: [])
    }
    guard let line = readLine(),
      let request = try? JSONDecoder().decode(ToolRequest.self, from: Data(line.utf8)),
      let tool = Tool.all.first(where: { $0.name == request.tool })
    else { end(0) }
    var answer: ToolAnswer
    do {
      answer = try tool.run(ToolArguments(request.arguments, of: tool, settings))
    } catch let failure as Failure {
      answer = ToolAnswer()
      answer.add(failure)
    } catch {
      answer = ToolAnswer(error: "error: \(error)")
    }
    answer.limitText()
    send(.answer(answer))
    end(0)
  }

  /// Reports the current step to the client.
  static func progress(_ text: String) { send(.progress(text)) }

  private static func send(_ message: ToolMessage) {
    guard var data = try? JSONEncoder().encode(message) else { return }
    data.append(0x0A)
    var sent = 0
    while sent < data.count {
      let count = data.withUnsafeBytes { write(answers, $0.baseAddress! + sent, $0.count - sent) }
      guard count > 0 else { end(1) }
      sent += count
    }
  }

  private static func end(_ status: Int32) -> Never {
    Session.prepared?.end()
    _exit(status)
  }
}
