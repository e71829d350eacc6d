// SPDX-License-Identifier: Apache-2.0

/// The words and marks of a Swift source, without comments and string text. The code of interpolations counts.
///
/// The scanner knows no grammar. A regular expression between slashes reads as code; a single-line string ends with its
/// line, so that no code after it is mistaken for text.
struct SourceTokens {
  struct Token {
    /// The position in bytes.
    var range: Range<Int>
    /// Whether a line break precedes this token.
    var startsLine: Bool
    var isWord: Bool
  }

  private let source: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var startsLine = true
  /// The strings whose interpolations contain the place, each with its parenthesis depth.
  private var strings: [(hashes: Int, isLong: Bool, depth: Int)] = []

  init(_ source: UnsafeBufferPointer<UInt8>) { self.source = source }

  private func byte(_ offset: Int = 0) -> UInt8 {
    let place = index &+ offset
    return place < source.count ? source[place] : 0
  }

  /// The next word, with a # or @ before it, or one other byte.
  mutating func next() -> Token? {
    while index < source.count {
      let byte = byte()
      switch byte {
      case Self.newline:
        startsLine = true
        index += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"):
        while index < source.count, self.byte() != Self.newline { index += 1 }
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"): skipComment()
      case Self.quote, Self.hash:
        var hashes = 0
        while self.byte(hashes) == Self.hash { hashes += 1 }
        guard self.byte(hashes) == Self.quote else { return word(prefix: max(hashes, 1)) }
        index += hashes
        let isLong = self.byte(1) == Self.quote && self.byte(2) == Self.quote
        index += isLong ? 3 : 1
        skipText(hashes, isLong)
      case UInt8(ascii: "@"): return word(prefix: 1)
      case _ where Self.isName(byte): return word(prefix: 0)
      default:
        if !strings.isEmpty {
          let last = strings.count - 1
          if byte == UInt8(ascii: "(") { strings[last].depth += 1 }
          if byte == UInt8(ascii: ")") {
            if strings[last].depth == 0 {
              let string = strings.removeLast()
              index += 1
              skipText(string.hashes, string.isLong)
              continue
            }
            strings[last].depth -= 1
          }
        }
        return token(length: 1, isWord: false)
      }
    }
    return nil
  }

  private mutating func token(length: Int, isWord: Bool) -> Token {
    defer {
      index += length
      startsLine = false
    }
    return Token(range: index..<(index + length), startsLine: startsLine, isWord: isWord)
  }

  private mutating func word(prefix: Int) -> Token {
    var length = prefix
    while Self.isName(byte(length)), index + length < source.count { length += 1 }
    return token(length: length, isWord: length > prefix)
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else {
        if byte() == Self.newline { startsLine = true }
        index += 1
      }
    } while depth > 0 && index < source.count
  }

  /// Skips from inside a string to its end, or to the code of an interpolation.
  private mutating func skipText(_ hashes: Int, _ isLong: Bool) {
    func ends(at offset: Int) -> Bool {
      (0..<hashes).allSatisfy { byte(offset + $0) == Self.hash }
    }
    while index < source.count {
      switch byte() {
      case Self.quote where !isLong && ends(at: 1):
        index += 1 + hashes
        return
      case Self.quote
      where isLong && byte(1) == Self.quote && byte(2) == Self.quote && ends(at: 3):
        index += 3 + hashes
        return
      case UInt8(ascii: "\\") where ends(at: 1):
        index += 1 + hashes
        let isCode = byte() == UInt8(ascii: "(")
        index += 1
        guard isCode else { continue }
        strings.append((hashes, isLong, 0))
        return
      case Self.newline:
        if !isLong { return }
        startsLine = true
        index += 1
      default: index += 1
      }
    }
  }

  private static let newline = UInt8(ascii: "\n")
  private static let quote = UInt8(ascii: "\"")
  private static let hash = UInt8(ascii: "#")

  static func isName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
      || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
  }
}
