// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a process prints. It is handed on to standard error when an answer comes, so that it stands
/// before what the command has to say; of one that prints without end only a bounded part is kept.
struct PrintedText {
  /// In bytes, for a crash report.
  var kept = 1 << 20
  /// In bytes, between two answers.
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

  /// Hands on what waits.
  mutating func forward() {
    Terminal.forward(take())
    handedOn = 0
  }

  /// The end of what was printed, which is not handed on.
  mutating func take() -> String {
    defer { waiting = Data() }
    return String(decoding: waiting, as: UTF8.self)
  }
}
