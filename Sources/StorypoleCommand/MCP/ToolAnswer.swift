// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A tool's answer: texts and pictures of limited size.
struct ToolAnswer: Codable {
  enum Content: Codable, Equatable {
    case text(String)
    /// A PNG in base64.
    case picture(String)
  }

  /// In bytes: an agent pays for each of them.
  static let longestText = 25_000
  /// The part of it that a view's own output can take.
  static let longestNotes = 2_000
  /// In bytes, as PNG.
  static let largestPicture = 300_000

  private(set) var content: [Content] = []
  var isError = false
  /// How to ask for less, if the text is cut.
  var advice = "Name one file, one preview or one view to get less."

  init() {}

  init(error: String) {
    isError = true
    add(error)
  }

  mutating func add(_ text: String) {
    if !text.isEmpty { content.append(.text(text)) }
  }

  mutating func add(picture: Data) { content.append(.picture(picture.base64EncodedString())) }

  mutating func add(_ failure: Failure) {
    isError = true
    add(Self.text(failure))
  }

  /// The compiler's errors, the message and the advice, in the words of tools.
  static func text(_ failure: Failure) -> String {
    var lines = failure.compiler.isEmpty ? [] : [failure.errorLines]
    if !failure.message.isEmpty { lines.append("error: \(failure.message)") }
    lines += failure.help.map { failure.compiler.isEmpty ? $0 : "advice: \($0)" }
    return words.reduce(lines.joined(separator: "\n")) { text, word in
      text.replacingOccurrences(of: word.option, with: word.argument)
    }
  }

  /// Options of the command in advice, and the arguments of tools that replace them.
  private static let words: [(option: String, argument: String)] = [
    ("--view TYPE", "the argument 'expression'"), ("--view NAME", "the argument 'view'"),
    ("--preview NAME", "the argument 'preview'"),
    ("--timeout SECONDS raises", "The server's option --timeout raises"),
    ("--memory SIZE raises", "The server's option --memory raises"),
    ("Name that file too and add --together.", "Put it in the same target, or name their folder."),
    ("Add --package ", "Start the server with --package "),
    ("add --package ", "start the server with --package "),
  ]

  /// Cuts texts so that they fit together, with a sentence that tells how to get less.
  mutating func limitText(to limit: Int = longestText - longestNotes) {
    let total = content.reduce(0) { $0 + $1.textLength }
    guard total > limit else { return }
    let sentence = "… Cut at \(limit) of \(total) bytes. \(advice)"
    var left = limit - sentence.utf8.count - 1
    var kept: [Content] = []
    for item in content {
      guard case .text(let text) = item else {
        kept.append(item)
        continue
      }
      if left <= 0 { continue }
      let part = Self.cut(text, to: left)
      left = part == text ? left - text.utf8.count : 0
      kept.append(.text(part))
    }
    content = kept + [.text(sentence)]
  }

  /// The whole lines that fit, or the beginning of a long first line.
  static func cut(_ text: String, to limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    var bytes = text.utf8.prefix(limit)
    if let end = bytes.lastIndex(of: 0x0A) { bytes = bytes[..<end] }
    var part = String(bytes)
    while part == nil, !bytes.isEmpty {
      bytes = bytes.dropLast()
      part = String(bytes)
    }
    return part ?? ""
  }

  /// The result of `tools/call`.
  var result: [String: JSONValue] {
    let blocks = content.map { content -> JSONValue in
      switch content {
      case .text(let text): ["type": "text", "text": .string(text)]
      case .picture(let data):
        ["type": "image", "data": .string(data), "mimeType": "image/png"]
      }
    }
    return ["content": .array(blocks), "isError": .bool(isError)]
  }
}

extension ToolAnswer.Content {
  fileprivate var textLength: Int {
    guard case .text(let text) = self else { return 0 }
    return text.utf8.count
  }
}
