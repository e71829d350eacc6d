// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A file to which whole lines of JSON are appended.
final class LineFile {
  private let path: String
  private let descriptor: Int32
  /// Whether it has no line yet.
  private(set) var isEmpty: Bool
  private let encoder = JSONEncoder()

  static var standardOutput: LineFile { LineFile(1, "standard output") }

  private init(_ descriptor: Int32, _ path: String) {
    (self.path, self.descriptor, isEmpty) = (path, descriptor, false)
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  init(_ path: String, continues: Bool) throws {
    self.path = path
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let folder = (path as NSString).deletingLastPathComponent
    if !folder.isEmpty {
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    descriptor = open(
      path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | (continues ? 0 : O_TRUNC), 0o666)
    guard descriptor >= 0 else {
      throw Failure(.cannotCreate, "cannot write '\(path)': \(String(cString: strerror(errno)))")
    }
    let end = lseek(descriptor, 0, SEEK_END)
    isEmpty = end == 0
    var last: UInt8 = 0
    // Ends half a line that a killed process left.
    if end > 0, pread(descriptor, &last, 1, end - 1) == 1, last != 0x0A { try append(Data([0x0A])) }
  }

  deinit { if descriptor > 2 { close(descriptor) } }

  func append(_ line: some Encodable) throws {
    var data = try encoder.encode(line)
    data.append(0x0A)
    try append(data)
  }

  private func append(_ data: Data) throws {
    isEmpty = false
    // Usually one call, so that lines of several processes don't mix.
    var sent = 0
    while sent < data.count {
      let put = data.withUnsafeBytes { write(descriptor, $0.baseAddress! + sent, $0.count - sent) }
      if put < 0, errno == EINTR { continue }
      guard put > 0 else {
        throw Failure(
          .cannotCreate, "cannot write '\(path)': \(String(cString: strerror(errno)))")
      }
      sent += put
    }
  }
}
