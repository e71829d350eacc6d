// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Splits the bytes of a descriptor into lines.
struct FileLines {
  enum Line {
    case line(ArraySlice<UInt8>)
    case tooLong
    case failed(String)
  }

  private let descriptor: Int32
  private let longest: Int
  private var buffer: [UInt8] = []
  /// The rest of the buffer, from here, is not yet returned.
  private var start = 0
  private var isAtEnd = false
  /// The milliseconds after which it asks whether to wait further.
  private static let patience: Int32 = 100

  init(_ descriptor: Int32, longest: Int) {
    (self.descriptor, self.longest) = (descriptor, longest)
  }

  /// The next line without its newline; nil at the end.
  ///
  /// - Parameter isStopped: Whether to return nil instead of waiting for more bytes.
  mutating func next(_ isStopped: () -> Bool = { false }) -> Line? {
    var scanned = start
    var isTooLong = false
    while true {
      if let end = buffer[scanned...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        return isTooLong ? .tooLong : .line(buffer[start..<end])
      }
      if isAtEnd {
        defer { start = buffer.count }
        if isTooLong { return .tooLong }
        return start == buffer.count ? nil : .line(buffer[start...])
      }
      if buffer.count - start > longest {
        // Skips the rest of the line.
        isTooLong = true
        buffer = []
        start = 0
      }
      buffer.removeSubrange(..<start)
      start = 0
      scanned = buffer.count
      var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      while poll(&input, 1, Self.patience) == 0 {
        if isStopped() { return nil }
      }
      if let reason = fill() { return .failed(reason) }
    }
  }

  /// Reads more bytes. Returns the reason if that fails.
  private mutating func fill() -> String? {
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { return String(cString: strerror(errno)) }
      if count == 0 { isAtEnd = true }
      buffer.append(contentsOf: chunk[..<count])
      return nil
    }
  }
}
