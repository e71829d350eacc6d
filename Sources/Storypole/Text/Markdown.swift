// SPDX-License-Identifier: Apache-2.0
internal import CMarkdown

/// Markdown by cmark-gfm: CommonMark with GitHub's strikethrough.
enum Markdown {
  /// A part of a text with one style.
  struct Piece: Equatable {
    var string: String
    var intent: InlinePresentationIntent = []
    var link: String?
    var image: String?
  }

  /// The limit in UTF-8 bytes. cmark's time for some strings grows with the square of their length; at this length it
  /// is a third of a second.
  static let limit = 32_768

  /// Reads only inline Markdown, and keeps all white space: a heading's or a list's marks are ordinary characters. nil
  /// for a text longer than the limit.
  static func inlinePieces(of text: String) -> [Piece]? {
    guard !needsNoParser(text) else { return text.isEmpty ? [] : [Piece(string: text)] }
    guard let spaces = Spaces(avoiding: text) else { return nil }
    return spaces.restore(pieces(of: spaces.hide(text)))
  }

  /// Reads blocks as well and leaves out their marks. nil for a text longer than the limit.
  static func documentPieces(of text: String) -> [Piece]? {
    text.utf8.count > limit ? nil : pieces(of: text)
  }

  /// Whether no character of the text has a meaning in inline Markdown.
  static func needsNoParser(_ text: String) -> Bool {
    !text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
        UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "\\"), UInt8(ascii: "&"):
        true
      default: false
      }
    }
  }

  /// cmark keeps its extensions, and the characters that they begin with, in global tables, and changes them while it
  /// reads.
  private static let isPrepared = Locked(false)

  private static func pieces(of text: String) -> [Piece] {
    isPrepared.withLock { isPrepared in
      if !isPrepared { cmark_gfm_core_extensions_ensure_registered() }
      isPrepared = true
      guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return [Piece(string: text)] }
      defer { cmark_parser_free(parser) }
      if let strikethrough = cmark_find_syntax_extension("strikethrough") {
        cmark_parser_attach_syntax_extension(parser, strikethrough)
      }
      var text = text
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          cmark_parser_feed(parser, $0.baseAddress, $0.count)
        }
      }
      guard let document = cmark_parser_finish(parser) else { return [Piece(string: text)] }
      defer { cmark_node_free(document) }
      var walk = Walk()
      walk.visit(document)
      return walk.pieces
    }
  }
}

/// Collects pieces from cmark's tree. Trees can be as deep as their text is long: no recursion.
private struct Walk {
  var pieces: [Markdown.Piece] = []
  // The numbers of open marks of each kind, which can be nested.
  private var strong = 0
  private var emphasis = 0
  private var strikethrough = 0
  private var links: [String] = []
  private var images: [String] = []

  mutating func visit(_ document: OpaquePointer) {
    guard let iterator = cmark_iter_new(document) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
      visit(node, isEntered: event == CMARK_EVENT_ENTER)
    }
  }

  private mutating func visit(_ node: OpaquePointer, isEntered: Bool) {
    let change = isEntered ? 1 : -1
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: add(literal(node))
    case CMARK_NODE_CODE: add(literal(node), .code)
    case CMARK_NODE_HTML_INLINE: add(literal(node), .inlineHTML)
    case CMARK_NODE_HTML_BLOCK: add(literal(node), .blockHTML)
    case CMARK_NODE_CODE_BLOCK: add(literal(node))
    case CMARK_NODE_SOFTBREAK: add(" ", .softBreak)
    case CMARK_NODE_LINEBREAK: add("\n", .lineBreak)
    case CMARK_NODE_THEMATIC_BREAK: add("\u{2E3B}")
    case CMARK_NODE_STRONG: strong += change
    case CMARK_NODE_EMPH: emphasis += change
    case CMARK_NODE_LINK:
      if isEntered { links.append(address(node)) } else { links.removeLast() }
    case CMARK_NODE_IMAGE:
      if isEntered { images.append(address(node)) } else { images.removeLast() }
    default:
      // The type of an extension's node has a name and no constant.
      if String(cString: cmark_node_get_type_string(node)) == "strikethrough" {
        strikethrough += change
      }
    }
  }

  private func literal(_ node: OpaquePointer) -> String {
    cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
  }

  private func address(_ node: OpaquePointer) -> String {
    cmark_node_get_url(node).map { String(cString: $0) } ?? ""
  }

  private mutating func add(_ string: String, _ intent: InlinePresentationIntent = []) {
    var piece = Markdown.Piece(string: string, intent: intent)
    if strong > 0 { piece.intent.insert(.stronglyEmphasized) }
    if emphasis > 0 { piece.intent.insert(.emphasized) }
    if strikethrough > 0 { piece.intent.insert(.strikethrough) }
    piece.link = links.last { !$0.isEmpty }
    piece.image = images.last { !$0.isEmpty }
    if let last = pieces.indices.last, pieces[last].intent == piece.intent,
      pieces[last].link == piece.link, pieces[last].image == piece.image
    {
      pieces[last].string += string
    } else if !string.isEmpty {
      pieces.append(piece)
    }
  }
}

/// Hides line ends from cmark by replacing them with Unicode spaces that the text does not contain, and adds one at
/// either end: no line begins with the mark of a block or loses its white space, and emphasis marks are still beside
/// white space.
private struct Spaces {
  private let newline: Unicode.Scalar
  private let carriageReturn: Unicode.Scalar

  /// nil for a text longer than the limit, or one that contains all of Unicode's spaces.
  init?(avoiding text: String) {
    guard text.utf8.count <= Markdown.limit else { return nil }
    let all = (0x2000...0x200A).lazy.compactMap(Unicode.Scalar.init)
    let free = all.filter { !text.unicodeScalars.contains($0) }.prefix(2)
    guard free.count == 2, let first = free.first, let second = free.dropFirst().first else {
      return nil
    }
    (newline, carriageReturn) = (first, second)
  }

  func hide(_ text: String) -> String {
    var hidden = String.UnicodeScalarView()
    hidden.append(newline)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": hidden.append(newline)
      case "\r": hidden.append(carriageReturn)
      default: hidden.append(scalar)
      }
    }
    hidden.append(newline)
    return String(hidden)
  }
  func restore(_ pieces: [Markdown.Piece]) -> [Markdown.Piece] {
    var pieces = pieces
    let last = pieces.count - 1
    if pieces.first?.string.unicodeScalars.first == newline {
      pieces[0].string.unicodeScalars.removeFirst()
    }
    if pieces.last?.string.unicodeScalars.last == newline {
      pieces[last].string.unicodeScalars.removeLast()
    }
    return pieces.compactMap { piece in
      var piece = piece
      piece.string = restore(piece.string)
      piece.link = piece.link.map(restore)
      return piece.string.isEmpty ? nil : piece
    }
  }

  private func restore(_ string: String) -> String {
    let scalars = string.unicodeScalars.lazy.map { scalar -> Unicode.Scalar in
      switch scalar {
      case newline: "\n"
      case carriageReturn: "\r"
      default: scalar
      }
    }
    var restored = String.UnicodeScalarView()
    restored.append(contentsOf: scalars)
    return String(restored)
  }
}
