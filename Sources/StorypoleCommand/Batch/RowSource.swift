// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A row of data.
struct DataRow: Sendable {
  /// Its number in the data, from 1.
  var number: Int
  /// An object of JSON, or its fault.
  var text: Result<String, RowError>
}

/// Reads rows of JSON lines or CSV one after another, in constant memory.
final class RowSource {
  /// The limit of a row, in bytes.
  static let longest = 16 << 20

  private var lines: FileLines
  /// Whether nobody wants more rows, asked while it waits for some.
  var isStopped: () -> Bool = { false }
  private var csv: CSVReader?
  private var number = 0

  /// - Parameters:
  ///   - path: A file; "-" is standard input. A name that ends with .csv is CSV, all others are JSON lines.
  ///   - schema: The schema of a row, which tells the types of a CSV file's columns.
  init(_ path: String, schema: JSONValue) throws {
    let descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw Failure(.noInput, "cannot read '\(path)': \(String(cString: strerror(errno)))")
    }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw Failure(.noInput, "'\(path)' is a folder; --data needs a file of rows")
    }
    lines = FileLines(descriptor, longest: Self.longest)
    if Self.isCSV(path) { csv = try CSVReader(path, descriptor, schema: schema) }
  }

  static func isCSV(_ path: String) -> Bool { path.lowercased().hasSuffix(".csv") }

  /// Whether rows can be read twice.
  static func isFile(_ path: String) -> Bool {
    var status = stat()
    return path != "-" && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The next row; nil after the last one. Blank lines don't count.
  func next() throws -> DataRow? {
    if csv != nil {
      guard let text = try csv?.next() else { return nil }
      number += 1
      return DataRow(number: number, text: text)
    }
    while let line = lines.next(isStopped) {
      switch line {
      case .tooLong:
        number += 1
        return DataRow(number: number, text: .failure(Self.tooLong))
      case .failed(let reason): throw Failure(.noInput, "cannot read the rows: \(reason)")
      case .line(var bytes):
        // Some programs begin files with a mark of their encoding.
        if number == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        let blanks: [UInt8] = [0x20, 0x09, 0x0D]
        if bytes.allSatisfy(blanks.contains) { continue }
        number += 1
        guard let text = String(validating: bytes, as: UTF8.self) else {
          return DataRow(
            number: number, text: .failure(RowError(.row, "the row is not in UTF-8")))
        }
        return DataRow(number: number, text: .success(text))
      }
    }
    return nil
  }

  static let tooLong = RowError(.row, "the row is longer than \(longest >> 20) MiB")
}
