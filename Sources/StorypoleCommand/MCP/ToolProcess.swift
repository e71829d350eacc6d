// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation

/// The server's side of a `ToolChild`.
final class ToolProcess {
  let program: Program
  /// Pipes that are still open.
  private(set) var open: [Int32]
  private(set) var hasEnded = false
  /// When it got its request.
  private(set) var start = sp_now()

  private var lines = Data()
  private var scanned = 0
  /// The beginning of the text that it and the user's code printed.
  private var printed = Data()
  private var printedCount = 0

  /// In bytes: pictures in base64, and a text.
  private static let longestAnswer = 64 << 20
  /// In bytes.
  private static let mostPrinted = 64 << 10

  init(_ installation: Installation, _ settings: ToolSettings) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let text = String(decoding: try encoder.encode(settings), as: UTF8.self)
    program = try Program.start([installation.executable, ToolChild.argument, text], .child)
    open = [program.output, program.errors]
  }

  deinit { end() }

  /// Sends the request. Its size is limited by that of a line, and the process reads it at once.
  func send(_ request: ToolRequest) throws {
    start = sp_now()
    var line = try JSONEncoder().encode(request)
    line.append(0x0A)
    program.send(line)
  }

  /// Reads from a pipe that is ready, and returns the complete messages.
  func read(_ descriptor: Int32) -> [ToolMessage] {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(descriptor, &chunk, chunk.count)
    if count < 0, errno == EINTR { return [] }
    guard count > 0 else {
      open.removeAll { $0 == descriptor }
      return []
    }
    guard descriptor == program.output else {
      printedCount += count
      printed.append(contentsOf: chunk[..<min(count, max(0, Self.mostPrinted - printed.count))])
      return []
    }
    lines.append(contentsOf: chunk[..<count])
    var messages: [ToolMessage] = []
    while let end = lines[(lines.startIndex + scanned)...].firstIndex(of: 0x0A) {
      let line = lines[lines.startIndex..<end]
      if let message = try? JSONDecoder().decode(ToolMessage.self, from: Data(line)) {
        messages.append(message)
      }
      lines = Data(lines[(end + 1)...])
      scanned = 0
    }
    scanned = lines.count
    if lines.count > Self.longestAnswer { open.removeAll { $0 == descriptor } }
    return messages
  }

  /// Whether the process can still answer.
  var canAnswer: Bool { open.contains(program.output) }

  /// The printed text, at most `ToolAnswer.longestNotes` bytes, without reports of progress.
  func notes() -> String {
    drain()
    let lines = String(decoding: printed, as: UTF8.self).split(separator: "\n")
      .filter { !($0.hasPrefix("storypole: ") && $0.hasSuffix(" …")) }
      .map { line in
        String(line.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F || $0 == "\t" })
      }
    let text = lines.joined(separator: "\n")
    if text.isEmpty { return "" }
    let heading = "Printed on the way:\n"
    let part = ToolAnswer.cut(text, to: ToolAnswer.longestNotes - 100)
    let rest = part == text && printedCount <= Self.mostPrinted ? "" : "\n… (\(printedCount) bytes)"
    return heading + part + rest
  }

  /// Reads the rest that is already in the pipe.
  private func drain() {
    guard open.contains(program.errors) else { return }
    for _ in 0..<16 {
      var item = pollfd(fd: program.errors, events: Int16(POLLIN), revents: 0)
      guard poll(&item, 1, 0) > 0, open.contains(program.errors) else { return }
      _ = read(program.errors)
    }
  }

  /// Ends the process and all that it has started.
  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    for pipe in [program.input, program.output, program.errors] { close(pipe) }
    open = []
    _ = sp_end(program.pid, 0)
  }
}
