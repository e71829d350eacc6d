// SPDX-License-Identifier: Apache-2.0
import Foundation
import ServerProtocol

/// The server of `storypole serve`, which starts it; never called by hand.
///
/// It accepts requests, checks them, keeps pictures, and passes on the rest. It compiles nothing, runs no view
/// and opens no file.
///
/// It reads frames from standard input, first a `ServeConfiguration`, and writes them to descriptor 3; see
/// `Message`. Standard error is its log: a line of JSON for each request.
@main
enum StorypoleServe {
  @MainActor static func main() {
    guard CommandLine.arguments.count == 1, isatty(0) == 0 else {
      fail("run 'storypole serve FOLDER' instead", 64)
    }
    var link = CommandLink()
    do {
      guard let frame = try link.next(), frame.kind == .configuration else { exit(0) }
      let configuration = try JSONDecoder().decode(ServeConfiguration.self, from: frame.payload)
      try TemplateServer(configuration, link).run()
    } catch {
      fail("\(error)", 69)
    }
  }

  static func fail(_ message: String, _ status: Int32) -> Never {
    FileHandle.standardError.write(Data("storypole: \(message)\n".utf8))
    exit(status)
  }
}

/// The frames from and to the command.
struct CommandLink {
  private var received = Data()
  private static let output: Int32 = 3

  /// Waits for the next frame; nil at the end.
  mutating func next() throws -> Message? {
    while true {
      if let frame = try Message.take(from: &received) { return frame }
      guard try read() else { return nil }
    }
  }

  /// The next frame that has arrived as a whole.
  mutating func take() throws -> Message? { try Message.take(from: &received) }

  /// Reads once; false at the end.
  mutating func read() throws -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 20)
    let count = Foundation.read(0, &chunk, chunk.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return true }
    guard count > 0 else { return false }
    received.append(contentsOf: chunk[..<count])
    return true
  }

  /// Whether the command takes the frame.
  func send(_ frame: Message) -> Bool {
    let data = frame.bytes
    var sent = 0
    while sent < data.count {
      let put = data.withUnsafeBytes {
        write(Self.output, $0.baseAddress! + sent, $0.count - sent)
      }
      if put < 0, errno == EINTR { continue }
      guard put > 0 else { return false }
      sent += put
    }
    return true
  }
}
