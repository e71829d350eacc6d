// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The literals of a module's sources whose values can change without the compiler: whole arguments, such as the number
/// in `.padding(12)`, and initial values, such as the text in `let title = "Total"`.
///
/// The scanner knows no grammar. A literal whose type the compiler doesn't accept as variable stays as
/// it is (`fixed`).
struct VariableLiterals {
  /// The function that gives a literal's value to a compiled source (`VariableLiteral.swift`).
  private enum Kind: String {
    case integer = "_integer"
    case float = "_float"
    case string = "_string"
    case boolean = "_boolean"
  }

  private struct Literal {
    /// In bytes of its source.
    var range: Range<Int>
    var kind: Kind
    var value: String
  }

  private let sources: [Data]
  /// Of each source, in order.
  private let literals: [[Literal]]

  init(_ sources: [Data]) {
    self.sources = sources
    literals = sources.map { source in
      // Other files don't see the functions.
      source.contains("import SwiftUI") ? Self.literals(in: source) : []
    }
  }

  var isEmpty: Bool { literals.allSatisfy(\.isEmpty) }

  /// The values in the order of the sources.
  var values: [String] { literals.joined().map(\.value) }

  /// The sources without the values: equal for sources that differ only in these.
  var shapes: [Data] {
    replacing { literal, _, _ in "\u{0}\(literal.kind.rawValue)" }
  }

  /// The sources with variable literals, except those with the numbers `fixed`.
  func variable(fixed: Set<Int>) -> [Data] {
    replacing { literal, number, text in
      fixed.contains(number) ? text : "\(literal.kind.rawValue)(\(number), \(text))"
    }
  }

  /// The numbers of the literals on lines with errors of the compiler.
  func numbers(inErrors output: String, of files: [String]) -> Set<Int> {
    var lines: [String: Set<Int>] = [:]
    for error in Diagnostic.all(in: output) where error.kind == "error" {
      lines[error.file, default: []].insert(error.line)
    }
    var found: Set<Int> = []
    var number = 0
    for ((source, literals), file) in zip(zip(sources, literals), files) {
      guard let lines = lines[file] else {
        number += literals.count
        continue
      }
      var (line, place) = (1, source.startIndex)
      for literal in literals {
        let start = source.startIndex + literal.range.lowerBound
        line += source[place..<start].count { $0 == UInt8(ascii: "\n") }
        place = start
        if lines.contains(line) { found.insert(number) }
        number += 1
      }
    }
    return found
  }

  /// The sources with another text in place of each literal, made of the literal, its number and its present text.
  private func replacing(_ text: (Literal, Int, String) -> String) -> [Data] {
    var number = 0
    return zip(sources, literals).map { source, literals in
      let bytes = [UInt8](source)
      var result: [UInt8] = []
      var place = 0
      for literal in literals {
        result += bytes[place..<literal.range.lowerBound]
        let old = String(decoding: bytes[literal.range], as: UTF8.self)
        result += text(literal, number, old).utf8
        place = literal.range.upperBound
        number += 1
      }
      return Data(result + bytes[place...])
    }
  }

  // MARK: Scanning

  private static func literals(in source: Data) -> [Literal] {
    let tree = CallTree(path: "", source)
    var found: [Int: Literal] = [:]
    func note(_ range: Range<Int>) {
      if let literal = literal(at: range, in: tree) { found[range.lowerBound] = literal }
    }
    for index in tree.calls.indices where !isMacro(index, in: tree) {
      for argument in tree.arguments(of: tree.calls[index]) { note(argument.value) }
    }
    for range in initialValues(in: tree) { note(range) }
    return found.values.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Whether a call is a macro or an attribute, or in the arguments of one: these need literals.
  private static func isMacro(_ index: Int, in tree: CallTree) -> Bool {
    let start = tree.calls[index].start
    var next: Int? = index
    while let one = next {
      let call = tree.calls[one]
      if call.name.hasPrefix("#") || call.name.hasPrefix("@"),
        one == index || call.arguments?.contains(start) == true
      {
        return true
      }
      next = call.parent
    }
    return false
  }

  /// The rest of each line after the equal sign of a `let` or `var`.
  private static func initialValues(in tree: CallTree) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var isDeclaration = false
    for token in tree.tokens {
      let text = tree.source[token.range]
      if token.startsLine { isDeclaration = false }
      if text.elementsEqual("let".utf8) || text.elementsEqual("var".utf8) { isDeclaration = true }
      guard isDeclaration, text.elementsEqual("=".utf8) else { continue }
      isDeclaration = false
      let rest = tree.source[token.range.upperBound...]
      ranges.append(tree.trimmed(rest.startIndex..<(rest.firstIndex(of: 0x0A) ?? rest.endIndex)))
    }
    return ranges
  }

  /// The longest number with an exact value as an Int or a Double.
  private static let mostDigits = 15

  private static func literal(at range: Range<Int>, in tree: CallTree) -> Literal? {
    let bytes = tree.source[range]
    guard let first = bytes.first else { return nil }
    if first == UInt8(ascii: "\"") {
      let inner = bytes.dropFirst().dropLast()
      guard bytes.count > 1, bytes.last == first,
        !inner.contains(where: { $0 == first || $0 == UInt8(ascii: "\\") || $0 < 0x20 })
      else { return nil }
      return Literal(range: range, kind: .string, value: String(decoding: inner, as: UTF8.self))
    }
    let text = tree.text(range)
    if text == "true" || text == "false" {
      return Literal(range: range, kind: .boolean, value: text)
    }
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard digits.count <= mostDigits, let start = digits.first, start.isASCII, start.isNumber,
      let last = digits.last, last.isNumber,
      digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "_" || $0 == ".") }),
      digits.count(where: { $0 == "." }) <= 1, !digits.contains("_.")
    else { return nil }
    return Literal(
      range: range, kind: digits.contains(".") ? .float : .integer,
      value: text.replacing("_", with: ""))
  }
}
