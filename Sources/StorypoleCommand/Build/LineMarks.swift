// SPDX-License-Identifier: Apache-2.0
/// Writes into a Swift source which line each modifier of the layout stands in: `view.padding()`
/// becomes `view._line(3).padding()`. The declaration of a guide notes its name:
/// `static let colon = HorizontalAlignment(ColonID.self)._named("colon")`. Lines stay where they are.
///
/// The scanner knows comments, strings and names, and no grammar. Where it errs the marked source does
/// not compile, and the file is compiled as it is: an explanation then names no lines.
struct LineMarks {
  /// Methods of every view that give a view back, so that a mark before them changes no type.
  private static let modifiers: Set<String> = [
    "alignmentGuide", "aspectRatio", "background", "fixedSize", "frame", "ignoresSafeArea",
    "layoutPriority", "overlay", "padding", "position",
  ]
  /// What may stand before a dot without being what the dot belongs to.
  private static let keywords: Set<String> = [
    "as", "await", "case", "default", "else", "in", "is", "return", "throw", "try", "where",
  ]

  private let source: [UInt8]
  private var marked: [UInt8] = []
  private var index = 0
  private var line = 1
  /// Whether an expression has ended right before `index`, whatever space is in between.
  private var endsExpression = false
  /// The static property that is being declared.
  private var declared: String?
  private var words = ["", ""]

  static func marking(_ source: [UInt8]) -> [UInt8] {
    var marks = LineMarks(source: source)
    marks.code(until: nil)
    return marks.marked
  }

  private init(source: [UInt8]) { self.source = source }

  private func byte(_ offset: Int = 0) -> UInt8 {
    index + offset < source.count ? source[index + offset] : 0
  }

  private func starts(_ text: String, at offset: Int = 0) -> Bool {
    let bytes = Array(text.utf8)
    return index + offset + bytes.count <= source.count
      && source[(index + offset)..<(index + offset + bytes.count)].elementsEqual(bytes)
  }

  private mutating func copy(_ count: Int = 1) {
    for _ in 0..<count where index < source.count {
      if source[index] == UInt8(ascii: "\n") { line += 1 }
      marked.append(source[index])
      index += 1
    }
  }

  /// Copies code; in a string's interpolation up to the parenthesis that closes it.
  private mutating func code(until end: UInt8?) {
    var depth = 0
    while index < source.count {
      let byte = byte()
      if starts("//") {
        while index < source.count, self.byte() != UInt8(ascii: "\n") { copy() }
      } else if starts("/*") {
        comment()
      } else if let hashes = stringHashes() {
        string(hashes)
        endsExpression = true
      } else if SourceTokens.isName(byte) {
        let start = index
        while SourceTokens.isName(self.byte()) { copy() }
        let word = String(decoding: source[start..<index], as: UTF8.self)
        endsExpression = !Self.keywords.contains(word)
        note(word)
      } else if byte == UInt8(ascii: ".") {
        if endsExpression, isModifier() { marked += Array("._line(\(line))".utf8) }
        copy()
        endsExpression = false
      } else {
        if let end {
          if byte == UInt8(ascii: "(") { depth += 1 }
          if byte == end {
            if depth == 0 { return }
            depth -= 1
          }
        }
        copy()
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "`"):
          endsExpression = true
        default: endsExpression = false
        }
      }
    }
  }

  /// Follows the names of static properties up to the alignment that one of them is.
  private mutating func note(_ word: String) {
    if words[0] == "static", ["let", "var"].contains(words[1]) { declared = word }
    words = [words[1], word]
    guard word == "HorizontalAlignment" || word == "VerticalAlignment", let name = declared,
      byte() == UInt8(ascii: "(")
    else { return }
    var end = 1
    while SourceTokens.isName(byte(end)) || byte(end) == UInt8(ascii: ".") { end += 1 }
    guard byte(end) == UInt8(ascii: ")"),
      source[(index + 1)..<(index + end)].suffix(5).elementsEqual(".self".utf8)
    else { return }
    copy(end + 1)
    marked += Array("._named(\"\(name)\")".utf8)
    declared = nil
    endsExpression = true
  }

  /// Whether the name after the dot is that of a modifier that is called.
  private func isModifier() -> Bool {
    var end = index + 1
    while end < source.count, SourceTokens.isName(source[end]) { end += 1 }
    let name = String(decoding: source[(index + 1)..<end], as: UTF8.self)
    guard Self.modifiers.contains(name) else { return false }
    while end < source.count, source[end] == UInt8(ascii: " ") { end += 1 }
    guard end < source.count else { return false }
    if source[end] == UInt8(ascii: "{") { return true }
    guard source[end] == UInt8(ascii: "(") else { return false }
    let arguments = String(decoding: source[(end + 1)...].prefix(24), as: UTF8.self)
      .drop { $0.isWhitespace }
    // A geometry's frame, and a method that is named and not called.
    return !arguments.hasPrefix("in:") && !arguments.hasPrefix("_:")
  }

  private mutating func comment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        copy(2)
      } else if starts("*/") {
        depth -= 1
        copy(2)
      } else {
        copy()
      }
    } while depth > 0 && index < source.count
  }

  /// The number of # before the string that begins here; nil where none begins.
  private func stringHashes() -> Int? {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    return byte(hashes) == UInt8(ascii: "\"") ? hashes : nil
  }

  private mutating func string(_ hashes: Int) {
    let fence = String(repeating: "#", count: hashes)
    let isLong = starts("\"\"\"", at: hashes)
    let end = (isLong ? "\"\"\"" : "\"") + fence
    copy(hashes + (isLong ? 3 : 1))
    while index < source.count {
      if starts(end) { return copy(end.utf8.count) }
      if starts("\\" + fence) {
        copy(1 + hashes)
        if byte() == UInt8(ascii: "(") {
          copy()
          code(until: UInt8(ascii: ")"))
        } else {
          copy()
        }
      } else if !isLong, byte() == UInt8(ascii: "\n") {
        return
      } else {
        copy()
      }
    }
  }
}
