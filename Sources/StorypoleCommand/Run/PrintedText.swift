// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A process's output. It is forwarded to standard error when an answer arrives, so that it
/// precedes the command's messages; endless output is bounded.
struct PrintedText {
  /// The limit in bytes for a crash report.
  var kept = 1 << 20
  /// The limit in bytes between two answers.
  var most = 16 << 20

  private var waiting = Data()
  private var handedOn = 0

  mutating func append(_ data: Data) {
    waiting.append(data)
    guard waiting.count > 2 * kept else { return }
    handOn(waiting.prefix(waiting.count - kept))
    waiting = Data(waiting.suffix(kept))
  }

  private mutating func handOn(_ data: Data) {
    if handedOn < most {
      Terminal.forward(bytes: data.prefix(most - handedOn))
      if handedOn + data.count >= most {
        Terminal.warn("the code printed more than \(most >> 10) KiB; the rest is omitted")
      }
    }
    handedOn += data.count
  }

  /// Forwards the pending output.
  mutating func forward() {
    Terminal.forward(take())
    handedOn = 0
  }

  /// Takes the pending output without forwarding it.
  mutating func take() -> String {
    defer { waiting = Data() }
    return String(decoding: waiting, as: UTF8.self)
  }
}
