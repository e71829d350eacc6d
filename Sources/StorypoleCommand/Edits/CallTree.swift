// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The calls of a Swift source, with their arguments, the calls around them and the modifiers after them. Like
/// `VariableLiterals`, it knows no grammar: where it errs, an edit fails to compile, and is not offered.
struct CallTree {
  struct Call {
    var name: String
    /// Whether a period precedes the name.
    var isMember: Bool
    /// The line of the name, from 1.
    var line: Int
    /// The positions in bytes of the name with its period, and of everything up to its last bracket.
    var start: Int
    var end: Int
    /// The position where the expression begins that a member belongs to.
    var expression: Int
    /// Between the parentheses; nil without them.
    var arguments: Range<Int>?
    /// The call that contains this one in its arguments or closures.
    var parent: Int?
    /// The call that this member follows, and the member that follows this call.
    var base: Int?
    var next: Int?
    fileprivate var commas: [Int] = []
  }

  struct Argument {
    var label: String?
    /// The whole argument, and its value.
    var range: Range<Int>
    var value: Range<Int>
  }

  let path: String
  let source: [UInt8]
  private(set) var calls: [Call] = []
  private let lineStarts: [Int]

  init(path: String, _ data: Data) {
    self.path = path
    let source = [UInt8](data)
    self.source = source
    lineStarts =
      [0]
      + source.indices.lazy.filter { source[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    read()
  }

  func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

  func line(at position: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= position { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The position of a column in bytes, from 1, as the compiler counts.
  func position(line: Int, column: Int) -> Int {
    guard lineStarts.indices.contains(line - 1) else { return source.count }
    return min(lineStarts[line - 1] + max(column - 1, 0), source.count)
  }

  /// The arguments in parentheses.
  func arguments(of call: Call) -> [Argument] {
    guard let all = call.arguments else { return [] }
    let ends = call.commas + [all.upperBound]
    let starts = [all.lowerBound] + call.commas.map { $0 + 1 }
    return zip(starts, ends).compactMap { start, end in
      let range = trimmed(start..<end)
      guard !range.isEmpty else { return nil }
      var place = range.lowerBound
      while place < range.upperBound, SourceTokens.isName(source[place]) { place += 1 }
      guard place > range.lowerBound, place < range.upperBound, source[place] == UInt8(ascii: ":")
      else { return Argument(label: nil, range: range, value: range) }
      return Argument(
        label: text(range.lowerBound..<place), range: range,
        value: trimmed((place + 1)..<range.upperBound))
    }
  }

  /// Without the whitespace around it.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }
    while start < end, isSpace(source[start]) { start += 1 }
    while end > start, isSpace(source[end - 1]) { end -= 1 }
    return start..<end
  }

  /// Whether a range is whole words or marks of code, and not part of a text, a comment or a longer word.
  func isCode(_ range: Range<Int>) -> Bool {
    let tokens = tokens
    return tokens.contains { $0.range.lowerBound == range.lowerBound }
      && tokens.contains { $0.range.upperBound == range.upperBound }
  }

  /// All words and marks of the code.
  var tokens: [SourceTokens.Token] { tokens(in: 0..<source.count) }

  private func tokens(in range: Range<Int>) -> [SourceTokens.Token] {
    var tokens: [SourceTokens.Token] = []
    source.withUnsafeBufferPointer { bytes in
      var reader = SourceTokens(bytes)
      while let token = reader.next(), token.range.lowerBound < range.upperBound {
        if token.range.lowerBound >= range.lowerBound { tokens.append(token) }
      }
    }
    return tokens
  }

  /// The number in a call's closure, and whether it is subtracted; nil if there are several, or it is a factor.
  func onlyNumber(inClosureOf call: Call) -> (range: Range<Int>, isSubtracted: Bool)? {
    let tokens = tokens(in: (call.arguments?.upperBound ?? call.start)..<call.end)
    func text(_ place: Int) -> String {
      tokens.indices.contains(place) ? self.text(tokens[place].range) : ""
    }
    let isDigit = { (text: String) in text.first?.isASCII == true && text.first?.isNumber == true }
    // "7.5" is three tokens.
    let starts = tokens.indices.filter { isDigit(text($0)) && text($0 - 1) != "." }
    guard starts.count == 1, let first = starts.first,
      !tokens.indices.contains(where: { ["*", "/", "?"].contains(text($0)) })
    else { return nil }
    let hasFraction = text(first + 1) == "." && isDigit(text(first + 2))
    let end = tokens[hasFraction ? first + 2 : first].range.upperBound
    let isNegative = text(first - 1) == "-"
    // In "in -8" and "return -8", the sign is the number's own.
    let before = text(first - 2)
    let isBinary = isNegative && !["in", "return", "{", "(", ","].contains(before)
    let start = isNegative && !isBinary ? tokens[first - 1] : tokens[first]
    return (start.range.lowerBound..<end, isBinary)
  }

  /// The call and the modifiers after it.
  func chain(from call: Int) -> [Int] {
    var chain = [call]
    while let next = calls[chain[chain.count - 1]].next { chain.append(next) }
    return chain
  }

  /// The first call of the expression that a call belongs to.
  func first(of call: Int) -> Int {
    var first = call
    while let base = calls[first].base { first = base }
    return first
  }

  /// Whether a call is in another one's arguments or closures.
  func isInside(_ call: Int, _ other: Int) -> Bool {
    var above = calls[call].parent
    while let one = above {
      if one == other { return true }
      above = calls[one].parent
    }
    return false
  }

  // MARK: Reading

  /// The end of arguments whose parenthesis is open.
  private static let open = Int.max

  /// A bracket that is open.
  private struct Open {
    /// The call whose arguments or closure it holds.
    var call: Int?
    /// That, or else the nearest call around it.
    var around: Int?
    /// Whether a statement's body follows, rather than the closure of a call.
    var awaitsBody = false
    var isVariable = false
  }

  private static let statements: Set<String> = [
    "if", "while", "for", "guard", "switch", "else", "do", "catch", "repeat", "func", "init",
    "struct", "class", "enum", "actor", "extension", "protocol", "subscript", "get", "set",
    "didSet", "willSet", "deinit", "defer",
  ]

  private mutating func read() {
    let tokens = tokens
    var open = [Open()]
    var ended: [Int: Int] = [:]
    var expression = 0
    func byte(_ place: Int) -> UInt8 {
      tokens.indices.contains(place) && !tokens[place].isWord
        ? source[tokens[place].range.lowerBound] : 0
    }
    for (place, token) in tokens.enumerated() {
      let level = open.count - 1
      if open[level].isVariable, token.startsLine || byte(place) == UInt8(ascii: "=") {
        open[level].isVariable = false
        open[level].awaitsBody = false
      }
      if token.isWord {
        let word = text(token.range)
        let isMember = byte(place - 1) == UInt8(ascii: ".")
        if !isMember {
          expression = token.range.lowerBound
          if Self.statements.contains(word) { open[level].awaitsBody = true }
          if word == "var" { (open[level].awaitsBody, open[level].isVariable) = (true, true) }
        }
        continue
      }
      switch byte(place) {
      case UInt8(ascii: "("), UInt8(ascii: "{"):
        let isBrace = byte(place) == UInt8(ascii: "{")
        var call: Int?
        if isBrace, open[level].awaitsBody {
          open[level].awaitsBody = false
        } else if place > 0, tokens[place - 1].isWord, isBrace || !token.startsLine {
          call = begin(tokens, place - 1, open[level].around, &expression, ended)
        } else if isBrace, !token.startsLine, place > 0,
          let known = ended[tokens[place - 1].range.upperBound]
        {
          call = known
        } else if isBrace, byte(place - 1) == UInt8(ascii: ":"), place > 2,
          tokens[place - 2].isWord,
          let known = ended[tokens[place - 3].range.upperBound]
        {
          // } label: {
          call = known
        }
        if let call, !isBrace { calls[call].arguments = token.range.upperBound..<Self.open }
        open.append(Open(call: call, around: call ?? open[level].around))
      case UInt8(ascii: "["): open.append(Open(around: open[level].around))
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard open.count > 1 else { continue }
        let closed = open.removeLast()
        guard let call = closed.call else { continue }
        if calls[call].arguments?.upperBound == Self.open, byte(place) == UInt8(ascii: ")") {
          calls[call].arguments =
            calls[call].arguments!.lowerBound..<token.range.lowerBound
        }
        calls[call].end = token.range.upperBound
        ended[token.range.upperBound] = call
      case UInt8(ascii: ","):
        if let call = open[level].call, calls[call].arguments?.upperBound == Self.open {
          calls[call].commas.append(token.range.lowerBound)
        }
      default: break
      }
    }
    // Brackets that never close.
    for index in calls.indices where calls[index].arguments?.upperBound == Self.open {
      calls[index].arguments = nil
    }
  }

  private mutating func begin(
    _ tokens: [SourceTokens.Token], _ place: Int, _ parent: Int?, _ expression: inout Int,
    _ ended: [Int: Int]
  ) -> Int {
    let name = tokens[place].range
    let isMember =
      place > 0 && !tokens[place - 1].isWord
      && source[tokens[place - 1].range.lowerBound] == UInt8(ascii: ".")
    let start = isMember ? tokens[place - 1].range.lowerBound : name.lowerBound
    let base =
      isMember && place > 1 ? ended[tokens[place - 2].range.upperBound] : nil
    if isMember, base == nil, place < 2 || !tokens[place - 2].isWord { expression = start }
    calls.append(
      Call(
        name: text(name), isMember: isMember, line: line(at: name.lowerBound), start: start,
        end: name.upperBound, expression: base.map { calls[$0].expression } ?? expression,
        parent: base.map { calls[$0].parent } ?? parent, base: base))
    if let base { calls[base].next = calls.count - 1 }
    return calls.count - 1
  }
}
