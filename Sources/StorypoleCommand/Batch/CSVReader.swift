// SPDX-License-Identifier: Apache-2.0
import CCSV
import Foundation

/// Reads the lines of a CSV file (RFC 4180), by libcsv, as objects of JSON. The first line names the columns; the
/// schema of the rows tells which ones are numbers.
final class CSVReader {
  private enum Kind {
    case text, optionalText, number, boolean, any
  }

  private let path: String
  private let descriptor: Int32
  private var parser = csv_parser()
  private var isAtEnd = false
  private var columns: [(name: String, kind: Kind)] = []
  /// The values of the unfinished line; nil is an empty one without quotes.
  fileprivate var values: [[UInt8]?] = []
  fileprivate var lines: [[[UInt8]?]] = []
  private var taken = 0

  init(_ path: String, _ descriptor: Int32, schema: JSONValue) throws {
    (self.path, self.descriptor) = (path, descriptor)
    csv_init(&parser, UInt8(CSV_STRICT | CSV_STRICT_FINI | CSV_EMPTY_IS_NULL))
    // Spaces belong to a value (RFC 4180, section 2.4).
    csv_set_space_func(&parser) { _ in 0 }
    guard var header = try line() else {
      throw Failure(.noInput, "'\(path)' is empty; its first line names the columns")
    }
    if header[0]?.starts(with: [0xEF, 0xBB, 0xBF]) == true { header[0]?.removeFirst(3) }
    let names = header.map { String(decoding: $0 ?? [], as: UTF8.self) }
    if let repeated = names.first(where: { name in names.filter { $0 == name }.count > 1 }) {
      throw Failure(.noInput, "'\(path)' has two columns '\(repeated)'")
    }
    let required = schema["required"]?.strings ?? []
    columns = names.map { name in
      (name, Self.kind(schema["properties"]?[name], isRequired: required.contains(name)))
    }
  }

  deinit { csv_free(&parser) }

  /// The next line as an object; nil at the end.
  func next() throws -> Result<String, RowError>? {
    guard let line = try line() else { return nil }
    guard line.count == columns.count else {
      return .failure(
        RowError(.row, "the line has \(line.count) values for \(columns.count) columns"))
    }
    var object: [String: JSONValue] = [:]
    for (value, column) in zip(line, columns) {
      guard let value else {
        object[column.name] = column.kind == .text ? "" : .null
        continue
      }
      guard let text = String(validating: value, as: UTF8.self) else {
        return .failure(RowError(.row, "the value is not in UTF-8", path: column.name))
      }
      object[column.name] = Self.value(text, column.kind)
    }
    return .success(String(decoding: JSONValue.object(object).line.dropLast(), as: UTF8.self))
  }

  private static func kind(_ schema: JSONValue?, isRequired: Bool) -> Kind {
    guard let schema else { return .any }
    let own = schema["anyOf"]?.array?.first ?? schema
    switch own["type"]?.string {
    case "string": return isRequired ? .text : .optionalText
    case "integer", "number": return .number
    case "boolean": return .boolean
    default: return own["enum"] == nil ? .any : .optionalText
    }
  }

  private static func value(_ text: String, _ kind: Kind) -> JSONValue {
    switch kind {
    case .number:
      if let number = Int(text) { return .integer(number) }
      if let number = Double(text), number.isFinite { return .number(number) }
    case .boolean:
      if ["true", "1"].contains(text.lowercased()) { return true }
      if ["false", "0"].contains(text.lowercased()) { return false }
    case .text, .optionalText, .any: break
    }
    return .string(text)
  }

  /// The values of the next line.
  private func line() throws -> [[UInt8]?]? {
    while taken == lines.count {
      (lines, taken) = ([], 0)
      if isAtEnd { return nil }
      try parse()
    }
    defer { taken += 1 }
    return lines[taken]
  }

  private func parse() throws {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var count = 0
    repeat { count = read(descriptor, &chunk, chunk.count) } while count < 0 && errno == EINTR
    guard count >= 0 else {
      throw Failure(.noInput, "cannot read '\(path)': \(String(cString: strerror(errno)))")
    }
    let context = Unmanaged.passUnretained(self).toOpaque()
    if count == 0 {
      isAtEnd = true
      guard csv_fini(&parser, addValue, addLine, context) == 0 else { throw broken() }
    } else {
      guard csv_parse(&parser, chunk, count, addValue, addLine, context) == count else {
        throw broken()
      }
    }
    guard csv_get_buffer_size(&parser) <= RowSource.longest else {
      throw Failure(.noInput, "'\(path)' has a value of more than \(RowSource.longest >> 20) MiB")
    }
  }

  /// After a fault in quotes, no later line can be found.
  private func broken() -> Failure {
    Failure(
      .noInput,
      "'\(path)' is no CSV file: \(String(cString: csv_strerror(csv_error(&parser)))) near row \(lines.count + 1)",
      help: ["Values with quotes, commas or line breaks need quotes around them (RFC 4180)."])
  }
}

private func addValue(
  _ bytes: UnsafeMutableRawPointer?, _ count: Int, _ reader: UnsafeMutableRawPointer?
) {
  let reader = Unmanaged<CSVReader>.fromOpaque(reader!).takeUnretainedValue()
  reader.values.append(
    bytes.map { Array(UnsafeRawBufferPointer(start: $0, count: count)) })
}

private func addLine(_ end: Int32, _ reader: UnsafeMutableRawPointer?) {
  let reader = Unmanaged<CSVReader>.fromOpaque(reader!).takeUnretainedValue()
  reader.lines.append(reader.values)
  reader.values = []
}
