// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// Resolves escaped characters, which could hide references.
enum SVGEscapes {
  /// Replaces XML's references (`&#117;`, `&#x75;`, `&lt;` …) with their characters.
  static func resolved(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard bytes.contains(0x26) else { return bytes }
    var result: [UInt8] = []
    var rest = bytes
    while let start = rest.firstIndex(of: 0x26) {
      result += rest[..<start]
      let name = rest[(start + 1)...].prefix { isPartOfReference($0) }
      rest = rest[name.endIndex...]
      if rest.first == 0x3B, let character = character(String(decoding: name, as: UTF8.self)) {
        result += Array(String(character).utf8)
        rest.removeFirst()
      } else {
        result += [0x26] + name
      }
    }
    return (result + rest)[...]
  }

  private static func isPartOfReference(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x23, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  private static func character(_ reference: String) -> Character? {
    switch reference {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard reference.hasPrefix("#") else { return nil }
    let isHexadecimal = reference.hasPrefix("#x")
    let digits = reference.dropFirst(isHexadecimal ? 2 : 1)
    return UInt32(digits, radix: isHexadecimal ? 16 : 10)
      .flatMap(Unicode.Scalar.init).map(Character.init)
  }

  /// Replaces CSS escapes (`\75 rl(`, `u\rl(`) with their characters.
  static func resolvedInStyle(_ text: String) -> String {
    guard text.utf8.contains(0x5C) else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let start = rest.firstIndex(of: "\\") {
      result += rest[..<start]
      rest = rest[start...].dropFirst()
      let digits = rest.prefix(6).prefix { $0.properties.isASCIIHexDigit }
      guard !digits.isEmpty else {
        if let next = rest.popFirst() { result.append(next) }
        continue
      }
      rest = rest[digits.endIndex...]
      if let value = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) {
        result.append(value)
      }
      // One whitespace character after the digits belongs to them.
      if let next = rest.first, next.properties.isWhitespace { rest.removeFirst() }
    }
    result += rest
    return String(result)
  }
}
