import CStorypole
import Foundation
import StorypoleCairo
import SwiftUI

/// The process that runs the user's code: loads an image and draws its previews. Requests come on
/// standard input, answers go to descriptor 3.
@MainActor
enum Child {
  /// The command's first argument that makes this process a child; folders of fonts follow.
  nonisolated static let argument = "__child"

  private static let answers: Int32 = 3

  static func run() -> Never {
    sp_install_crash_handler(answers)
    // The main thread's stack may be huge; other threads don't have to be.
    sp_limit_thread_stacks(8 << 20)
    sp_line_buffer_output()
    let easel = Easel(fonts: Array(CommandLine.arguments.dropFirst(2)))
    CompiledFile.begin()
    answer(.ready)
    while let line = readLine() {
      do {
        let request = try JSONDecoder().decode(Request.self, from: Data(line.utf8))
        answer(try easel.fulfil(request) { answer(.progress($0)) })
      } catch {
        answer(.failed((error as? Failure)?.message ?? "\(error)"))
      }
    }
    // The user's own exit handlers are none of our business.
    _exit(0)
  }

  private static func answer(_ response: Response) {
    fflush(nil)
    guard var line = try? JSONEncoder().encode(response) else { _exit(1) }
    line.append(0x0A)
    var sent = 0
    while sent < line.count {
      let put = line.withUnsafeBytes { write(answers, $0.baseAddress! + sent, $0.count - sent) }
      guard put > 0 else { _exit(1) }
      sent += put
    }
  }
}
