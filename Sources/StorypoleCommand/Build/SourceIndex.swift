// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The names that a source declares for the other files of its module, and those that it uses.
struct SourceIndex {
  /// An extension of a type that may be declared elsewhere.
  struct Extension {
    var type: String
    var members: Set<String> = []
    /// The first argument labels of its initializers.
    var labels: Set<String> = []
    var conforms = false
  }

  /// Types, functions and values at file scope.
  private(set) var declared: Set<String> = []
  /// Those that a module can declare only once: functions have overloads.
  private(set) var unique: Set<String> = []
  /// The names of all types, including private and nested ones.
  private(set) var types: Set<String> = []
  private(set) var extensions: [Extension] = []
  /// Names in the code outside of previews, and those that follow a period.
  private(set) var words: Set<String> = []
  private(set) var memberWords: Set<String> = []
  /// Names after a module's or a type's name and a period, as in `MyApp.Theme`.
  private(set) var qualified: [String: Set<String>] = [:]
  /// The same, in previews.
  private(set) var previewWords: Set<String> = []
  /// Whether the source has an entry point.
  private(set) var isProgram = false
  /// The ranges of previews and `@main`, in bytes.
  private(set) var previews: [Range<Int>] = []

  init(_ source: Data) {
    Array(source).withUnsafeBufferPointer { bytes in
      var reader = Reader(bytes)
      reader.read()
      self = reader.index
    }
  }

  fileprivate init() {}

  /// The source with spaces in place of its previews and its entry point, so that other code keeps its line and column.
  func withoutPreviews(_ source: Data) -> Data {
    var result = [UInt8](source)
    for range in previews {
      for place in range where result[place] != UInt8(ascii: "\n") {
        result[place] = UInt8(ascii: " ")
      }
    }
    return Data(result)
  }

  /// Reads the tokens of a source once.
  private struct Reader {
    var index = SourceIndex()
    private var tokens: [(text: String, range: Range<Int>, isWord: Bool)] = []
    private var place = 0
    private var depth = 0
    /// The depth at which each open `#if` began: its branches may open the same brace.
    private var conditions: [Int] = []
    /// The extension around the place.
    private var current: Extension?

    private static let typeIntroducers: Set<String> = [
      "actor", "class", "enum", "protocol", "struct", "typealias",
    ]
    private static let introducers = typeIntroducers.union(["func", "let", "var", "extension"])
    private static let modifiers: Set<String> = [
      "class", "distributed", "dynamic", "fileprivate", "final", "indirect", "internal", "lazy",
      "mutating", "nonisolated", "nonmutating", "open", "override", "package", "private", "public",
      "static", "unowned", "weak",
    ]

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      var reader = SourceTokens(bytes)
      while let token = reader.next() {
        let text = String(decoding: bytes[token.range], as: UTF8.self)
        tokens.append((text, token.range, token.isWord))
      }
    }

    private func text(_ place: Int) -> String {
      tokens.indices.contains(place) ? tokens[place].text : ""
    }

    mutating func read() {
      while place < tokens.count {
        let token = tokens[place]
        switch token.text {
        case "{": depth += 1
        case "}":
          depth = max(depth - 1, 0)
          if depth == 0 { finishExtension() }
        case "#if": conditions.append(depth)
        case "#else", "#elseif": depth = conditions.last ?? depth
        case "#endif": conditions = conditions.dropLast()
        case "#Preview":
          if skipPreview(from: place + 1) { continue }
        case "@main":
          index.previews.append(token.range)
          index.isProgram = true
        default: break
        }
        if token.isWord {
          note(token.text, at: place)
          if Self.introducers.contains(token.text), declare() { continue }
          if token.text == "init", depth == 1 { noteInitializer() }
        }
        place += 1
      }
      finishExtension()
    }

    private mutating func note(_ text: String, at place: Int) {
      let name = text.hasPrefix("@") || text.hasPrefix("#") ? String(text.dropFirst()) : text
      if self.text(place - 1) == "." {
        index.memberWords.insert(name)
        let before = self.text(place - 2)
        if name.first?.isUppercase == true, self.text(place - 3) != "." {
          index.qualified[before, default: []].insert(name)
        }
      } else {
        index.words.insert(name)
      }
    }

    private mutating func finishExtension() {
      if let current { index.extensions.append(current) }
      current = nil
    }

    /// Records the declaration whose introducer is at the place. True if it was passed.
    private mutating func declare() -> Bool {
      let kind = text(place)
      let name = text(place + 1)
      // In 'class func' the word is a modifier, in 'x.extension' a name.
      guard tokens.indices.contains(place + 1), tokens[place + 1].isWord, text(place - 1) != ".",
        !Self.introducers.contains(name)
      else { return false }
      if Self.typeIntroducers.contains(kind) {
        index.types.insert(name)
        if depth == 0, isProvider(from: place + 2) { return skipPreview(from: place + 2) }
      }
      let isHidden = start(of: place).isHidden
      if kind == "extension" {
        if depth == 0 { beginExtension(isHidden) }
        return false
      }
      if depth == 1, !isHidden { current?.members.insert(name) }
      if depth == 0, !isHidden {
        index.declared.insert(name)
        if kind != "func" { index.unique.insert(name) }
      }
      return false
    }

    /// Records the first argument label of the initializer at the place.
    private mutating func noteInitializer() {
      var next = place + 1
      while next < min(place + 24, tokens.count), text(next) != "(" { next += 1 }
      let label = text(next + 1)
      guard text(next) == "(", tokens.indices.contains(next + 1), tokens[next + 1].isWord,
        label != "_", !start(of: place).isHidden
      else { return }
      current?.labels.insert(label)
    }

    private mutating func beginExtension(_ isHidden: Bool) {
      finishExtension()
      var next = place + 1
      var name = text(next)
      while text(next + 1) == "." {
        if ["SwiftUI", "Swift", "Foundation"].contains(name) { name = text(next + 2) }
        next += 2
      }
      if !isHidden { current = Extension(type: name, conforms: text(next + 1) == ":") }
    }

    private func isProvider(from place: Int) -> Bool {
      for next in place..<min(place + 24, tokens.count) {
        if text(next) == "PreviewProvider" { return true }
        if text(next) == "{" { return false }
      }
      return false
    }

    /// The start of a declaration's attributes and modifiers, and whether other files see it.
    private func start(of place: Int) -> (place: Int, isHidden: Bool) {
      var start = place
      var isHidden = false
      while start > 0 {
        var word = start - 1
        if text(word) == ")" {
          var depth = 0
          repeat {
            if text(word) == ")" { depth += 1 }
            if text(word) == "(" { depth -= 1 }
            word -= 1
          } while depth > 0 && word > 0
        }
        guard word >= 0, text(word).hasPrefix("@") || Self.modifiers.contains(text(word)) else {
          break
        }
        // 'private(set)' hides no name.
        if word == start - 1, ["private", "fileprivate"].contains(text(word)) { isHidden = true }
        start = word
      }
      return (start, isHidden)
    }

    /// Passes a preview whose braces follow, with its attributes. False if there is none.
    private mutating func skipPreview(from next: Int) -> Bool {
      guard depth == 0 else { return false }
      var end = next
      var open = 0
      while end < tokens.count {
        let text = text(end)
        if text == "(" || text == "{" { open += 1 }
        if text == ")" || text == "}" { open -= 1 }
        if open == 0, text == "}" { break }
        if open < 0 { return false }
        end += 1
      }
      guard end < tokens.count else { return false }
      let first = tokens[start(of: place).place].range.lowerBound
      index.previews.append(first..<tokens[end].range.upperBound)
      for token in tokens[place...end] where token.isWord {
        let isMarked = token.text.hasPrefix("@") || token.text.hasPrefix("#")
        index.previewWords.insert(isMarked ? String(token.text.dropFirst()) : token.text)
      }
      place = end + 1
      return true
    }
  }
}
