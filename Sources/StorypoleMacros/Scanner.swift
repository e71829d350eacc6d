// SPDX-License-Identifier: Apache-2.0
/// Scans Swift source without a grammar: comments, strings (raw, multi-line, interpolated), bracketed regions
/// and words. Positions are byte offsets.
struct Scanner {
  let bytes: [UInt8]
  var end: Int { bytes.count }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  subscript(position: Int) -> UInt8 { position < end ? bytes[position] : 0 }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func hasPrefix(_ prefix: String, at position: Int) -> Bool {
    position <= end && bytes[position...].starts(with: prefix.utf8)
  }

  // MARK: Trivia

  func isSpace(_ position: Int) -> Bool {
    position < end && (bytes[position] <= 0x20 || bytes[position] == 0x7F)
  }

  /// The end of white space and comments that start at `position`.
  func skipTrivia(_ position: Int) -> Int {
    var position = position
    while position < end {
      if isSpace(position) {
        position += 1
      } else if let next = commentEnd(position) {
        position = next
      } else {
        break
      }
    }
    return position
  }

  /// The range without the trivia at both ends (a comment after the last token stays).
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let start = min(skipTrivia(range.lowerBound), range.upperBound)
    var last = range.upperBound
    while last > start, isSpace(last - 1) { last -= 1 }
    return start..<last
  }

  /// nil if no comment starts at `position`.
  private func commentEnd(_ position: Int) -> Int? {
    guard bytes[position] == UInt8(ascii: "/") else { return nil }
    var position = position + 2
    switch self[position - 1] {
    case UInt8(ascii: "/"):
      while position < end, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
      return position
    case UInt8(ascii: "*"):
      var depth = 1
      while position < end, depth > 0 {
        if hasPrefix("/*", at: position) {
          depth += 1
          position += 2
        } else if hasPrefix("*/", at: position) {
          depth -= 1
          position += 2
        } else {
          position += 1
        }
      }
      return min(position, end)
    default: return nil
    }
  }

  // MARK: Tokens

  /// The end of the token at `position`: a word, a number, a string, a run of operator characters
  /// or one other character; the end of the source has none. Must not be called on trivia.
  func skipToken(_ position: Int) -> Int {
    guard position < end else { return end }
    if let next = stringEnd(position) { return next }
    if bytes[position] == UInt8(ascii: "`") {
      var next = position + 1
      while next < end, bytes[next] != UInt8(ascii: "`") { next += 1 }
      return min(next + 1, end)
    }
    if isWord(position) {
      var next = position + 1
      while isWord(next) { next += 1 }
      return next
    }
    if isOperator(position) {
      var next = position + 1
      while isOperator(next), commentEnd(next) == nil { next += 1 }
      return next
    }
    return position + 1
  }

  func isWord(_ position: Int) -> Bool {
    guard position < end else { return false }
    switch bytes[position] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      return true
    default: return false
    }
  }

  func isOperator(_ position: Int) -> Bool {
    position < end && "=+-*/%<>!&|^~?.".utf8.contains(bytes[position])
  }

  /// The end of the region that a bracket at `position` opens, or of the token there. nil if the bracket is
  /// never closed.
  func skipBalanced(_ position: Int) -> Int? {
    guard "([{".utf8.contains(self[position]) else { return skipToken(position) }
    var depth = 0
    var position = position
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      position = skipToken(position)
      if depth == 0 { return position }
      position = skipTrivia(position)
    }
    return nil
  }

  /// The trimmed parts of a range between commas outside of brackets; none for an empty range.
  func split(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var position = skipTrivia(start)
    while position < range.upperBound {
      if bytes[position] == UInt8(ascii: ",") {
        parts.append(trimmed(start..<position))
        start = position + 1
      }
      position = skipTrivia(skipBalanced(position) ?? range.upperBound)
    }
    let last = trimmed(start..<range.upperBound)
    return last.isEmpty ? parts : parts + [last]
  }

  // MARK: Strings

  /// nil if no string literal (or extended regular expression, `#/…/#`) starts at `position`.
  private func stringEnd(_ position: Int) -> Int? {
    var pounds = 0
    while self[position + pounds] == UInt8(ascii: "#") { pounds += 1 }
    var next = position + pounds
    let closing: String
    if hasPrefix("\"\"\"", at: next) {
      closing = "\"\"\""
    } else if self[next] == UInt8(ascii: "\"") {
      closing = "\""
    } else if pounds > 0, self[next] == UInt8(ascii: "/") {
      closing = "/"
    } else {
      return nil
    }
    next += closing.utf8.count
    let suffix = String(repeating: "#", count: pounds)
    let escape = "\\" + suffix
    while next < end {
      if hasPrefix(closing + suffix, at: next) { return next + closing.utf8.count + pounds }
      guard hasPrefix(escape, at: next) else {
        next += 1
        continue
      }
      next += escape.utf8.count
      if self[next] == UInt8(ascii: "("), closing != "/" {
        next = skipBalanced(next) ?? end
      } else {
        next += 1
      }
    }
    return end
  }
}
