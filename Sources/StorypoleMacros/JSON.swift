// SPDX-License-Identifier: Apache-2.0
/// A JSON value with only the features that the compiler's messages need; Foundation would slow the
/// plugin's start by a factor of ten.
enum JSON {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  struct Member {
    var key: String
    var value: JSON
  }

  subscript(key: String) -> JSON {
    guard case .object(let members) = self else { return .null }
    return members.first { $0.key == key }?.value ?? .null
  }
  var stringValue: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }
  var intValue: Int? {
    guard case .number(let value) = self else { return nil }
    return Int(exactly: value)
  }
  var arrayValue: [JSON] {
    guard case .array(let values) = self else { return [] }
    return values
  }
}

extension JSON {
  /// nil if the text is not JSON.
  init?(parsing bytes: [UInt8]) {
    var parser = Parser(bytes: bytes)
    guard let value = parser.value() else { return nil }
    self = value
  }

  private struct Parser {
    let bytes: [UInt8]
    var position = 0

    /// The next byte that isn't white space.
    mutating func peek() -> UInt8? {
      while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
      return position < bytes.count ? bytes[position] : nil
    }
    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard peek() == UInt8(ascii: character) else { return false }
      position += 1
      return true
    }
    mutating func take(word: String, as value: JSON) -> JSON? {
      guard bytes[position...].starts(with: word.utf8) else { return nil }
      position += word.utf8.count
      return value
    }

    mutating func value() -> JSON? {
      switch peek() {
      case nil: return nil
      case UInt8(ascii: "{"): return object()
      case UInt8(ascii: "["): return array()
      case UInt8(ascii: "\""): return string().map(JSON.string)
      case UInt8(ascii: "t"): return take(word: "true", as: .bool(true))
      case UInt8(ascii: "f"): return take(word: "false", as: .bool(false))
      case UInt8(ascii: "n"): return take(word: "null", as: .null)
      default:
        let start = position
        while position < bytes.count, "+-.eE0123456789".utf8.contains(bytes[position]) {
          position += 1
        }
        return Double(String(decoding: bytes[start..<position], as: UTF8.self)).map(JSON.number)
      }
    }

    mutating func object() -> JSON? {
      position += 1
      var members: [Member] = []
      if take("}") { return .object(members) }
      while peek() == UInt8(ascii: "\""), let key = string(), take(":"), let value = value() {
        members.append(Member(key: key, value: value))
        if take("}") { return .object(members) }
        guard take(",") else { return nil }
      }
      return nil
    }

    mutating func array() -> JSON? {
      position += 1
      var values: [JSON] = []
      if take("]") { return .array(values) }
      while let value = value() {
        values.append(value)
        if take("]") { return .array(values) }
        guard take(",") else { return nil }
      }
      return nil
    }

    mutating func string() -> String? {
      position += 1
      var text: [UInt8] = []
      while position < bytes.count {
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
        case UInt8(ascii: "\\"):
          guard let scalar = escape() else { return nil }
          text += Array(String(Character(scalar)).utf8)
        default: text.append(byte)
        }
      }
      return nil
    }

    private mutating func escape() -> Unicode.Scalar? {
      guard position < bytes.count else { return nil }
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "n"): return "\n"
      case UInt8(ascii: "t"): return "\t"
      case UInt8(ascii: "r"): return "\r"
      case UInt8(ascii: "b"): return "\u{8}"
      case UInt8(ascii: "f"): return "\u{C}"
      case UInt8(ascii: "u"):
        guard let first = hexadecimal() else { return nil }
        guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
        position += 2  // the "\u" of the second half
        guard let second = hexadecimal() else { return nil }
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second &- 0xDC00))
      default: return Unicode.Scalar(byte)
      }
    }

    private mutating func hexadecimal() -> UInt32? {
      guard position + 4 <= bytes.count else { return nil }
      defer { position += 4 }
      return UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    }
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(members.map { Member(key: $0, value: $1) })
  }

  /// The value as JSON text.
  var text: String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let value): return Int(exactly: value).map { "\($0)" } ?? "\(value)"
    case .string(let value): return Self.quoted(value)
    case .array(let values): return "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      let pairs = members.map { Self.quoted($0.key) + ":" + $0.value.text }
      return "{" + pairs.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
