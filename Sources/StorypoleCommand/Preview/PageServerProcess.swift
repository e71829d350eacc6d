// SPDX-License-Identifier: Apache-2.0
import Foundation
import ServerProtocol

/// The command's side of the program that serves the page: `storypole-preview`.
@MainActor
final class PageServerProcess {
  var onMessage: (Message) -> Void = { _ in }
  /// Called with the program's messages when it has ended.
  var onEnd: (String) -> Void = { _ in }

  private let program: Program
  /// A slow reader blocks only this queue.
  private let writing = DispatchQueue(label: "page")
  private var received = Data()
  private var errors = Data()

  init(_ installation: Installation, port: Int) throws {
    program = try Program.start([try installation.previewProgram(), "\(port)"], .child)
    _ = PipeListener([program.output, program.errors]) { [weak self] in
      self?.take($1, from: $0)
    }
  }

  private func take(_ data: Data, from descriptor: Int32) {
    if descriptor == program.errors { return errors.append(data) }
    guard !data.isEmpty else {
      // Its last message may still be in the pipe.
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [weak self] in
        MainActor.assumeIsolated {
          guard let self else { return }
          self.onEnd(String(decoding: self.errors, as: UTF8.self))
        }
      }
      return
    }
    received.append(data)
    do {
      while let frame = try Message.take(from: &received) { onMessage(frame) }
    } catch {
      onEnd("\(error)")
    }
  }

  func send(_ frame: Message) {
    writing.async { [program, bytes = frame.bytes] in program.send(bytes) }
  }
}
