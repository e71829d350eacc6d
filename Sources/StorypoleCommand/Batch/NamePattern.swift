// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The pattern of files' names, such as `{country}/{id}.png`.
struct NamePattern: Sendable {
  private enum Part: Sendable {
    case text(String)
    /// The row's number.
    case number
    /// The place of a value: its own key after those around it.
    case field(Int)
  }

  private var parts: [Part] = []
  /// The keys of the fields.
  private var fields: [[String]] = []
  let format: PictureFormat

  /// The longest component of a path, in bytes: that of most file systems.
  static let longest = 255

  /// - Parameters:
  ///   - pattern: nil for the row's number.
  ///   - format: nil for the format of the pattern's extension, or PNG.
  init(_ pattern: String?, format: PictureFormat?) throws {
    let extensionFormat = pattern.flatMap { PictureFormat(path: $0) }
    if let pattern, extensionFormat == nil, !(pattern as NSString).pathExtension.isEmpty,
      !pattern.hasSuffix("}"), format == nil
    {
      throw Failure(
        .usage, "unknown picture format: '\(pattern)'",
        help: ["The formats are \(PictureFormat.list); --format overrides the extension."])
    }
    self.format = format ?? extensionFormat ?? .png
    var pattern = pattern ?? "{row}"
    if extensionFormat == nil { pattern += ".\(self.format.rawValue)" }
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else {
        throw Self.failure("'\(pattern)' has a { without }")
      }
      if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
      let name = rest[rest.index(after: open)..<close]
      guard !name.isEmpty else { throw Self.failure("'\(pattern)' has {} without a field") }
      if name == "row" {
        parts.append(.number)
      } else {
        parts.append(.field(fields.count))
        fields.append(name.split(separator: ".", omittingEmptySubsequences: false).map(String.init))
      }
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    guard parts.contains(where: { if case .text = $0 { false } else { true } }) else {
      throw Self.failure("every row would get the name '\(pattern)'")
    }
    if let fault = Self.fault(text { _ in "a" }) { throw Self.failure("'\(pattern)' \(fault)") }
  }

  private static func failure(_ message: String) -> Failure {
    Failure(
      .usage, "--name: \(message)",
      help: ["A pattern such as '{country}/{id}.png' takes values of the row; {row} is its number."]
    )
  }

  /// The name of a row's file, relative to the folder of the pictures.
  func name(of text: String, number: Int) throws(RowError) -> String {
    var values: [String] = []
    if !fields.isEmpty {
      let decoder = JSONDecoder()
      decoder.userInfo[NameFields.key] = fields
      do {
        values = try decoder.decode(NameFields.self, from: Data(text.utf8)).values
      } catch let error as RowError {
        throw error
      } catch let error as DecodingError {
        throw RowError(error, of: Data(text.utf8))
      } catch {
        throw RowError(.row, "\(error)")
      }
    }
    for (value, field) in zip(values, fields) {
      if let fault = Self.fault(ofValue: value) {
        throw RowError(
          .name, "the value '\(value.prefix(80))' \(fault)", path: field.joined(separator: "."))
      }
    }
    let name = self.text { field in field.map { values[$0] } ?? "\(number)" }
    if let fault = Self.fault(name) {
      throw RowError(.name, "the name '\(name.prefix(80))' \(fault)")
    }
    return name
  }

  /// - Parameter value: The value of a field; of nil, that of the number.
  private func text(_ value: (Int?) -> String) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .number: value(nil)
      case .field(let index): value(index)
      }
    }
    .joined()
  }

  private static func fault(ofValue value: String) -> String? {
    if value.isEmpty { return "is empty" }
    if value.utf8.contains(0x2F) || value.utf8.contains(0x5C) { return "contains a slash" }
    if value.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 }) {
      return "contains a control character"
    }
    return nil
  }

  private static func fault(_ name: String) -> String? {
    if name.utf8.first == 0x2F { return "is an absolute path" }
    for component in name.utf8.split(separator: 0x2F, omittingEmptySubsequences: false) {
      if component.isEmpty { return "has an empty component" }
      if component.first == 0x2E { return "has a component that begins with a period" }
      if component.count > longest { return "has a component of more than \(longest) bytes" }
    }
    return nil
  }
}

/// The values of a row's fields, as texts.
private struct NameFields: Decodable {
  static let key = CodingUserInfoKey(rawValue: "fields")!

  var values: [String] = []

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: NameKey.self)
    for field in decoder.userInfo[Self.key] as? [[String]] ?? [] {
      var inner = container
      for name in field.dropLast() {
        inner = try inner.nestedContainer(keyedBy: NameKey.self, forKey: NameKey(name))
      }
      values.append(try Self.text(inner, NameKey(field.last ?? ""), field))
    }
  }

  private static func text(
    _ container: KeyedDecodingContainer<NameKey>, _ key: NameKey, _ field: [String]
  ) throws -> String {
    if let text = try? container.decode(String.self, forKey: key) { return text }
    if let number = try? container.decode(Int.self, forKey: key) { return "\(number)" }
    if let number = try? container.decode(Double.self, forKey: key) { return "\(number)" }
    if let value = try? container.decode(Bool.self, forKey: key) { return "\(value)" }
    throw RowError(
      .name,
      container.contains(key)
        ? "the file's name needs a text or a number"
        : "the file's name needs the value, which is missing",
      path: field.joined(separator: "."))
  }
}

private struct NameKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }
  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
