// SPDX-License-Identifier: Apache-2.0
import Storypole

// The coding of an explanation: infinite lengths as words, rectangles by name.

extension LayoutExplanation {
  /// Encodes equal explanations as equal text, with sorted keys.
  package static func encoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  /// JSON with one node per line, in order.
  /// - Parameters:
  ///   - name: The preview's name.
  ///   - view: The name of the views to include; nil for all.
  package func json(name: String? = nil, view: String? = nil) throws -> String {
    struct Head: Encodable {
      var version = LayoutExplanation.version
      var name: String?
      var width: CGFloat
      var height: CGFloat
      var scale: CGFloat
    }
    let encoder = Self.encoder()
    func line(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    let chosen = view.map { Set(views(named: $0).map(\.view)) }
    let nodes = try entries.filter { chosen?.contains($0.view) ?? true }.map(line)
    let head = try line(Head(name: name, width: size.width, height: size.height, scale: scale))
    return "\(head.dropLast()),\"nodes\":[\n\(nodes.joined(separator: ",\n"))\n]}"
  }
}

/// A number, or the word for one that JSON lacks.
private struct WrittenNumber: Codable {
  var value: Double

  init(_ value: Double) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // Tries a number first: a decoder may have its own words for those that JSON lacks.
    if let number = try? container.decode(Double.self) {
      value = number
      return
    }
    switch try container.decode(String.self) {
    case "infinity": value = .infinity
    case "-infinity": value = -.infinity
    case "nan": value = .nan
    case let text:
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "'\(text)' is none of 'infinity', '-infinity', 'nan' and no number")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if value.isFinite {
      try container.encode(value)
    } else {
      try container.encode(value.isNaN ? "nan" : value < 0 ? "-infinity" : "infinity")
    }
  }
}

private struct NamedRect: Codable {
  var x: CGFloat
  var y: CGFloat
  var width: CGFloat
  var height: CGFloat
}

private struct NamedSize: Codable {
  var width: CGFloat
  var height: CGFloat
}

// The synthesized `Codable` code calls these overloads for numbers and rectangles instead of the general
// ones.

extension KeyedEncodingContainer {
  mutating func encode(_ value: CGFloat, forKey key: Key) throws {
    try encode(WrittenNumber(value), forKey: key)
  }

  mutating func encodeIfPresent(_ value: CGFloat?, forKey key: Key) throws {
    try encodeIfPresent(value.map { WrittenNumber($0) }, forKey: key)
  }

  mutating func encode(_ values: [CGFloat], forKey key: Key) throws {
    try encode(values.map { WrittenNumber($0) }, forKey: key)
  }

  mutating func encode(_ value: Double, forKey key: Key) throws {
    try encode(WrittenNumber(value), forKey: key)
  }

  mutating func encode(_ rect: CGRect, forKey key: Key) throws {
    try encode(
      NamedRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height), forKey: key)
  }

  mutating func encode(_ size: CGSize, forKey key: Key) throws {
    try encode(NamedSize(width: size.width, height: size.height), forKey: key)
  }
}

extension KeyedDecodingContainer {
  func decode(_ type: CGFloat.Type, forKey key: Key) throws -> CGFloat {
    try decode(WrittenNumber.self, forKey: key).value
  }

  func decodeIfPresent(_ type: CGFloat.Type, forKey key: Key) throws -> CGFloat? {
    try (decodeIfPresent(WrittenNumber.self, forKey: key)?.value).map { CGFloat($0) }
  }

  func decode(_ type: [CGFloat].Type, forKey key: Key) throws -> [CGFloat] {
    try decode([WrittenNumber].self, forKey: key).map { CGFloat($0.value) }
  }

  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try decode(WrittenNumber.self, forKey: key).value
  }

  func decode(_ type: CGRect.Type, forKey key: Key) throws -> CGRect {
    let rect = try decode(NamedRect.self, forKey: key)
    return CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }

  func decode(_ type: CGSize.Type, forKey key: Key) throws -> CGSize {
    let size = try decode(NamedSize.self, forKey: key)
    return CGSize(width: size.width, height: size.height)
  }
}
