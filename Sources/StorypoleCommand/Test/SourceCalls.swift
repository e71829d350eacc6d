// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleExplain
import SwiftUI

/// The sources of a module, to quote the calls that decide about frames.
struct SourceCalls: Sendable {
  typealias Place = LayoutExplanation.SourcePlace

  /// The lines of each file.
  private var lines: [(path: String, lines: [Substring])] = []

  private static let longest = 160
  private static let mostLines = 12

  init(_ module: UserModule) {
    for path in module.files {
      let data = FileManager.default.contents(atPath: path) ?? Data()
      let text = String(decoding: data, as: UTF8.self)
      // By bytes: characters take ten times as long.
      let parts = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      lines.append((path, parts.map { Substring($0) }))
    }
  }

  /// The path of a file that the compiler calls "Module/File.swift".
  func path(of file: String) -> String {
    let name = (file as NSString).lastPathComponent
    return lines.first { ($0.path as NSString).lastPathComponent == name }?.path ?? name
  }

  private func lines(of file: String) -> [Substring] {
    let path = path(of: file)
    return lines.first { $0.path == path }?.lines ?? []
  }

  /// The source of the modifier or call of a name in a line; the line where the name is not in it, or more
  /// than once.
  func call(_ place: Place, _ name: String?) -> String? {
    let all = lines(of: place.file)
    guard all.indices.contains(place.line - 1) else { return nil }
    let line = all[place.line - 1]
    let whole = Self.short(line)
    guard let name, let found = Self.range(of: name, in: line) else { return whole }
    if Self.range(of: name, in: line[found.upperBound...]) != nil { return whole }
    var text = String(line[found.lowerBound...])
    var next = place.line
    while Self.end(of: text) == nil, next < min(all.count, place.line + Self.mostLines) {
      text += " " + all[next].drop { $0 == " " || $0 == "\t" }
      next += 1
    }
    return Self.short(Self.end(of: text).map { text[..<$0] } ?? text[...])
  }

  private static func short(_ text: Substring) -> String {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    return trimmed.count > longest ? trimmed.prefix(longest) + "…" : trimmed
  }

  /// The name as a word that is called, with the period before it.
  private static func range(of name: String, in line: Substring) -> Range<Substring.Index>? {
    var rest = line
    while let found = rest.range(of: name) {
      let before = line[..<found.lowerBound].last
      let after = line[found.upperBound...].first { $0 != " " }
      rest = line[found.upperBound...]
      let isWord = before.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
      guard isWord, after == "(" || after == "{" || after == nil else { continue }
      let start = before == "." ? line.index(before: found.lowerBound) : found.lowerBound
      return start..<found.upperBound
    }
    return nil
  }

  /// The end of a call's arguments; nil where a parenthesis is open.
  private static func end(of text: String) -> String.Index? {
    guard let open = text.firstIndex(where: { $0 == "(" || $0 == "{" }) else {
      return text.endIndex
    }
    if text[open] == "{" {
      return text[..<open].lastIndex { $0 != " " }.map(text.index(after:)) ?? open
    }
    var depth = 0
    for index in text.indices[open...] {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" {
        depth -= 1
        if depth == 0 { return text.index(after: index) }
      }
    }
    return nil
  }

  // MARK: Finding changes

  /// The line with a string of the source, in the named file first.
  func literal(_ text: String, near path: String) -> (path: String, line: Int)? {
    // An explanation cuts long texts.
    let quoted = text.drop { $0 == "\"" }
    let isCut = quoted.hasSuffix("…\"")
    let words = isCut ? quoted.dropLast(2) : quoted.hasSuffix("\"") ? quoted.dropLast() : quoted
    guard !words.isEmpty else { return nil }
    let sought = "\"\(words)" + (isCut ? "" : "\"")
    let files = lines.filter { $0.path == path } + lines.filter { $0.path != path }
    for file in files {
      if let line = file.lines.firstIndex(where: { $0.contains(sought) }) {
        return (file.path, line + 1)
      }
    }
    return nil
  }

  /// The declaration of a constant with the value, among those that a call names.
  func constant(in call: String, value: Double) -> (path: String, line: Int, name: String)? {
    for word in call.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      guard word.first?.isLetter == true || word.first == "_" else { continue }
      for file in lines {
        for (index, line) in file.lines.enumerated() where line.contains(word) {
          guard
            let found = line.range(of: "\\b(let|var)\\s+\(word)\\b", options: .regularExpression),
            let equals = line[found.upperBound...].firstIndex(of: "=")
          else { continue }
          let literal = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
            .prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "_" }
          if Self.number(literal) == value { return (file.path, index + 1, String(word)) }
        }
      }
    }
    return nil
  }

  static func number(_ text: some StringProtocol) -> Double? {
    Double(text.replacingOccurrences(of: "−", with: "-").replacingOccurrences(of: "_", with: ""))
  }
}
