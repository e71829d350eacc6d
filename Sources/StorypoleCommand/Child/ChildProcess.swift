// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation
import Storypole

/// The common part of `Child` and `LiveChild`: both respond on descriptor 3.
@MainActor
enum ChildProcess {
  private static let answers: Int32 = 3

  /// Prepares the process for the user's code; folders of fonts follow the command's first
  /// argument.
  static func begin() -> PreviewRenderer {
    sp_install_crash_handler(answers)
    // The main thread's stack may be huge; other threads don't need that.
    sp_limit_thread_stacks(8 << 20)
    sp_line_buffer_output()
    sp_keep_freed_memory(64 << 20)
    let renderer = PreviewRenderer(fonts: Array(CommandLine.arguments.dropFirst(2)))
    CompiledFile.begin()
    return renderer
  }

  /// Whether a request arrives within some milliseconds. To be asked before the first one is read.
  static func hasRequest(within milliseconds: Int32) -> Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, milliseconds) != 0
  }

  /// An error's message to the user.
  static func words(_ error: any Error) -> String {
    if let failure = error as? Failure { return failure.message }
    // File errors: a full disk, a missing permission.
    if let error = error as? CocoaError { return error.localizedDescription }
    return "\(error)"
  }

  /// Sends a line of JSON and the bytes that follow it. Ends the process if the reader is gone.
  static func answer(_ line: some Encodable, _ data: Data = Data()) {
    fflush(nil)
    guard var all = try? JSONEncoder().encode(line) else { _exit(1) }
    all.append(0x0A)
    all.append(data)
    var sent = 0
    while sent < all.count {
      let put = all.withUnsafeBytes { write(answers, $0.baseAddress! + sent, $0.count - sent) }
      guard put > 0 else { _exit(1) }
      sent += put
    }
  }
}
