// SPDX-License-Identifier: Apache-2.0
/// Finds the operators of a page (ISO 32000-1, 7.8.2) that Cairo writes for shapes and texts.
struct OperatorScanner {
  enum Kind {
    /// Saves or transforms the state.
    case state
    case beginText, endText, textMatrix
    /// Fills or strokes a path.
    case path
    case filledAndStroked
    /// Draws something else.
    case unknown
    case other
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next operator, from the start of its operands to the end of the white space after it; nil at the end.
  mutating func next() -> (kind: Kind, start: Int, end: Int)? {
    skipSpace()
    let start = place
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "("): skipString()
      case UInt8(ascii: "/"):
        place += 1
        skipWord()
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "'"), UInt8(ascii: "\""):
        let word = place
        skipWord()
        let kind = Self.kind(of: bytes[word..<place])
        skipSpace()
        return (kind, start, place)
      case UInt8(ascii: "<"):
        // The digits of a string, or the beginning of a dictionary.
        place += 1
        if place < bytes.count, bytes[place] != UInt8(ascii: "<") {
          while place < bytes.count, bytes[place] != UInt8(ascii: ">") { place += 1 }
        }
        place += 1
      default: place += 1
      }
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }

  private mutating func skipSpace() {
    while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 }
  }

  private mutating func skipWord() {
    while place < bytes.count, !Self.isSpace(bytes[place]), !Self.isDelimiter(bytes[place]) {
      place += 1
    }
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  private mutating func skipString() {
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      place += 1
      if depth == 0 { return }
    }
  }

  private static func kind(of word: Slice<UnsafeBufferPointer<UInt8>>) -> Kind {
    guard word.count <= 3 else { return .other }
    // The bytes of a short word as one number.
    return switch word.reduce(0 as UInt32, { $0 << 8 | UInt32($1) }) {
    case name("q"), name("Q"), name("cm"): .state
    case name("BT"): .beginText
    case name("ET"): .endText
    case name("Tm"): .textMatrix
    case name("f"), name("F"), name("f*"), name("S"), name("s"): .path
    case name("B"), name("B*"), name("b"), name("b*"): .filledAndStroked
    case name("Do"), name("sh"), name("BI"): .unknown
    default: .other
    }
  }

  @inline(__always)
  private static func name(_ word: StaticString) -> UInt32 {
    var name: UInt32 = 0
    for index in 0..<word.utf8CodeUnitCount { name = name << 8 | UInt32(word.utf8Start[index]) }
    return name
  }
}
