// SPDX-License-Identifier: Apache-2.0
/// Writes into a Swift source the line of each modifier of the layout: `view.padding()` becomes
/// `view._line(3).padding()`, and `text.font(.title)` becomes `text._styled(4).font(.title)`. A container notes the
/// line that makes it: `VStack { … }._made(2)`. The declaration of a guide notes its name:
/// `static let colon = HorizontalAlignment(ColonID.self)._named("colon")`. Lines stay where they are.
///
/// The scanner knows comments, strings and names, and no grammar. Where it errs the marked source does
/// not compile, and the file is compiled with fewer marks, or as it is: an explanation then names fewer lines,
/// or none.
struct LineMarks {
  /// The marks that are written; each extent has those of the one before it.
  enum Extent: CaseIterable {
    case none
    /// Of modifiers and guides.
    case modifiers
    /// Also of text styles and containers.
    case all
  }

  /// Methods of every view that return a view, so that a mark before them changes no type.
  private static let modifiers: Set<String> = [
    "alignmentGuide", "aspectRatio", "background", "clipShape", "clipped",
    "containerRelativeFrame", "cornerRadius", "fixedSize", "frame", "ignoresSafeArea",
    "layoutPriority", "offset", "overlay", "padding", "position", "safeAreaInset",
    "safeAreaPadding",
  ]
  /// Methods that change how the texts of a view are set; a text or a font stays one.
  private static let styles: Set<String> = [
    "allowsTightening", "baselineOffset", "bold", "controlSize", "dynamicTypeSize", "font",
    "fontDesign", "fontWeight", "fontWidth", "imageScale", "italic", "kerning", "lineLimit",
    "lineSpacing", "minimumScaleFactor", "monospaced", "monospacedDigit", "textCase", "tracking",
  ]
  /// Views of one rectangle with a content, whose calls end with a parenthesis or a closure.
  private static let containers: Set<String> = [
    "Grid", "HStack", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "ScrollView", "VStack",
    "ZStack",
  ]
  /// Words before a dot that are not the member's base.
  private static let keywords: Set<String> = [
    "as", "await", "case", "default", "else", "in", "is", "return", "throw", "try", "where",
  ]

  private let source: [UInt8]
  private var marked: [UInt8] = []
  private var index = 0
  private var line = 1
  /// Whether an expression ends before `index`, ignoring whitespace.
  private var endsExpression = false
  /// The static property whose declaration is open.
  private var declared: String?
  private var words = ["", ""]
  private let extent: Extent
  /// The line of a container's call whose next bracket has not begun.
  private var call: Int?

  static func marking(_ source: [UInt8], _ extent: Extent = .all) -> [UInt8] {
    if extent == .none { return source }
    var marks = LineMarks(source: source, extent: extent)
    marks.code(until: nil)
    return marks.marked
  }

  private init(source: [UInt8], extent: Extent) { (self.source, self.extent) = (source, extent) }

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

  /// Copies code; in an interpolation, up to its closing parenthesis.
  private mutating func code(until end: UInt8?) {
    var depth = 0
    // The brackets around the place, each with the line of the container's call that it belongs to.
    var calls: [Int?] = []
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
        call = extent == .all && isContainerCall(word, at: start) ? line : nil
        endsExpression = !Self.keywords.contains(word)
        note(word)
      } else if byte == UInt8(ascii: ".") {
        if endsExpression, let mark { marked += Array(".\(mark)(\(line))".utf8) }
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
        if "([{".utf8.contains(byte) {
          calls.append(call)
          call = nil
        }
        copy()
        if ")]}".utf8.contains(byte), let made = calls.popLast() ?? nil {
          if byte == UInt8(ascii: ")"), beginsClosure() {
            call = made
          } else {
            marked += Array("._made(\(made))".utf8)
          }
        }
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "`"):
          endsExpression = true
        default: endsExpression = false
        }
      }
    }
  }

  /// Tracks the names of static properties until one's alignment.
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

  /// Whether a container is made with the word that ends here.
  private func isContainerCall(_ word: String, at start: Int) -> Bool {
    guard Self.containers.contains(word), start == 0 || source[start - 1] != UInt8(ascii: ".")
    else {
      return false
    }
    return byte() == UInt8(ascii: "(") || beginsClosure()
  }

  /// Whether a closure begins here, whatever space is before it.
  private func beginsClosure() -> Bool {
    var end = index
    while end < source.count, " \n\t\r".utf8.contains(source[end]) { end += 1 }
    return end < source.count && source[end] == UInt8(ascii: "{")
  }

  /// The mark before the method that is called after the dot; nil for other names.
  private var mark: String? {
    var end = index + 1
    while end < source.count, SourceTokens.isName(source[end]) { end += 1 }
    let name = String(decoding: source[(index + 1)..<end], as: UTF8.self)
    let isStyle = Self.styles.contains(name)
    guard isStyle ? extent == .all : Self.modifiers.contains(name) else { return nil }
    while end < source.count, source[end] == UInt8(ascii: " ") { end += 1 }
    guard end < source.count else { return nil }
    // Shapes, effects and transitions have an "offset" as well.
    let isOffset = name == "offset"
    if isOffset, ["AnyTransition", "Transition"].contains(words[1]) { return nil }
    let mark = isStyle ? "_styled" : isOffset ? "_moved" : "_line"
    if source[end] == UInt8(ascii: "{") { return isStyle || isOffset ? nil : mark }
    guard source[end] == UInt8(ascii: "(") else { return nil }
    let arguments = String(decoding: source[(end + 1)...].prefix(24), as: UTF8.self)
      .drop { $0.isWhitespace }
    // A geometry's frame, the offset of an index, or a method reference without a call.
    return ["in:", "by:", "_:"].contains(where: arguments.hasPrefix) ? nil : mark
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

  /// The number of # before the string that begins here; nil without a string.
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
