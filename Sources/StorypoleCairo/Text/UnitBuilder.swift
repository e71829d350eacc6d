// SPDX-License-Identifier: Apache-2.0
import CPango
import StorypoleGraphics

/// Converts Pango's glyph strings into text units as plain values.
final class UnitBuilder {
  let text: UnsafeBufferPointer<CChar>
  private let runs: [ShapingRun]
  /// Each character's attributes: line breaks, cursor positions.
  private let logAttributes: UnsafeMutableBufferPointer<PangoLogAttr>
  /// The last conversion of a byte offset to a character offset.
  private var known = (byte: 0, character: 0)
  /// The last requested run: requests go through the text in order.
  private var knownRun = 0

  init(text: UnsafeBufferPointer<CChar>, runs: [ShapingRun]) {
    self.text = text
    self.runs = runs
    let characters = Int(g_utf8_strlen(text.baseAddress, text.count))
    logAttributes = .allocate(capacity: characters + 1)
    logAttributes.initialize(repeating: PangoLogAttr())
    pango_default_break(
      text.baseAddress, Int32(text.count), nil, logAttributes.baseAddress, Int32(characters + 1))
  }

  deinit { logAttributes.deallocate() }

  /// The end of the paragraph that starts at a byte, and the start of the next one.
  func paragraphEnd(from start: Int) -> (end: Int, next: Int) {
    var end: Int32 = 0
    var next: Int32 = 0
    pango_find_paragraph_boundary(
      text.baseAddress! + start, Int32(text.count - start), &end, &next)
    return (start + Int(end), start + Int(next))
  }

  /// Adds breaks that depend on the item's script, such as Thai words. As in Pango's layout, an item ends
  /// with its font, so that dictionaries don't see text across items.
  func addBreaks(of item: UnsafeMutablePointer<PangoItem>, in paragraph: Range<Int>) {
    let offset = paragraph.lowerBound + Int(item.pointee.offset)
    pango_tailor_break(
      text.baseAddress! + offset, item.pointee.length, &item.pointee.analysis, -1,
      logAttributes.baseAddress! + character(at: offset), item.pointee.num_chars + 1)
  }

  func addNewline(_ bytes: Range<Int>, into shaped: inout ShapedParagraph) {
    let run = self.run(at: bytes.lowerBound)
    // No glyph of it is drawn: only the run counts.
    if shaped.items.last.map({ $0.run != run || !$0.face.path.isEmpty }) ?? true {
      shaped.items.append(
        ShapedItem(face: FontFace(path: ""), size: 0, level: shaped.baseLevel, run: run))
    }
    shaped.units.append(
      TextUnit(
        bytes: bytes, advance: 0, item: shaped.items.count - 1,
        glyphs: shaped.glyphs.count..<shaped.glyphs.count,
        traits: traits(at: bytes.lowerBound).union([.space, .newline])))
  }

  /// Shapes an item of the paragraph in the range `paragraph`; the item's font is `face`. Missing characters
  /// are drawn as the box of `box`.
  func add(
    _ item: UnsafeMutablePointer<PangoItem>, in paragraph: Range<Int>, face: PangoShaper.LoadedFace,
    box: () -> PangoShaper.LoadedFace?, glyphs: UnsafeMutablePointer<PangoGlyphString>,
    into shaped: inout ShapedParagraph, missing: inout Set<Unicode.Scalar>
  ) {
    let offset = paragraph.lowerBound + Int(item.pointee.offset)
    let length = Int(item.pointee.length)
    let runIndex = run(at: offset)
    let run = runs[runIndex]
    let features = run.features + face.features
    if !features.isEmpty {
      let attribute = pango_attr_font_features_new(features.joined(separator: ","))
      item.pointee.analysis.extra_attrs = g_slist_prepend(
        item.pointee.analysis.extra_attrs, attribute)
    }
    pango_shape_item(
      item, text.baseAddress! + paragraph.lowerBound, Int32(paragraph.count),
      logAttributes.baseAddress! + character(at: offset), glyphs, PANGO_SHAPE_NONE)
    let tracking = run.tracked.flatMap { $0.family == face.family ? $0.points : nil } ?? 0
    var shapedItem = ShapedItem(
      face: face.face, size: face.size, level: item.pointee.analysis.level, run: runIndex)
    shaped.items.append(shapedItem)
    let itemIndex = shaped.items.count - 1
    let clusters = clusters(of: glyphs, length: length)
    for (i, cluster) in clusters.enumerated() {
      let end = i + 1 < clusters.count ? clusters[i + 1].byte : length
      let isMissing = addUnit(
        offset + cluster.byte..<offset + end, glyphs: glyphs, range: cluster.glyphs,
        item: itemIndex, spacing: run.spacing + tracking, into: &shaped, missing: &missing)
      if isMissing, let box = box(), box.hasBox {
        (shapedItem.face, shapedItem.size) = (box.face, box.size)
        shaped.items.append(shapedItem)
        shaped.units[shaped.units.count - 1].item = shaped.items.count - 1
      }
    }
  }

  private typealias Cluster = (byte: Int, glyphs: Range<Int>)

  /// The item's clusters in text order.
  private func clusters(
    of glyphs: UnsafeMutablePointer<PangoGlyphString>, length: Int
  ) -> [Cluster] {
    let count = Int(glyphs.pointee.num_glyphs)
    var clusters: [Cluster] = []
    clusters.reserveCapacity(count)
    var start = 0
    while start < count {
      let byte = Int(glyphs.pointee.log_clusters[start])
      var end = start + 1
      while end < count, Int(glyphs.pointee.log_clusters[end]) == byte { end += 1 }
      clusters.append((byte, start..<end))
      start = end
    }
    if let first = clusters.first, let last = clusters.last, first.byte > last.byte {
      clusters.reverse()
    }
    return clusters
  }

  /// Returns whether the font lacks a character of the unit.
  private func addUnit(
    _ bytes: Range<Int>, glyphs: UnsafeMutablePointer<PangoGlyphString>, range: Range<Int>,
    item: Int, spacing: Double, into shaped: inout ShapedParagraph,
    missing: inout Set<Unicode.Scalar>
  ) -> Bool {
    var isMissing = false
    let scale = Double(PANGO_SCALE)
    let firstGlyph = shaped.glyphs.count
    var pen = 0.0
    for i in range {
      let glyph = glyphs.pointee.glyphs[i]
      let id = glyph.glyph
      if id & Self.unknownFlag != 0 {
        // Glyph 0 is the font's box for missing characters. Controls need none.
        if let scalar = Unicode.Scalar(id & ~Self.unknownFlag), !scalar.isInvisible {
          missing.insert(scalar)
          isMissing = true
          shaped.glyphs.append(PlacedGlyph(id: 0, x: pen, y: 0))
        }
      } else if id != Self.emptyGlyph {
        shaped.glyphs.append(
          PlacedGlyph(
            id: id, x: pen + Double(glyph.geometry.x_offset) / scale,
            y: Double(glyph.geometry.y_offset) / scale))
      }
      pen += Double(glyph.geometry.width) / scale
    }
    var traits = traits(at: bytes.lowerBound)
    var advance = pen
    if isLineEnd(bytes.upperBound), logAttributes[character(at: bytes.lowerBound)].is_white != 0 {
      traits.insert([.space, .newline])
      advance = 0
    } else if bytes.count == 1, text[bytes.lowerBound] == Self.tab {
      traits.insert(.tab)
    } else if isSoftHyphen(bytes) {
      traits.insert(.softHyphen)
      advance = 0
    } else if pen != 0 {
      advance += spacing * Double(cursorPositions(in: bytes))
    }
    shaped.units.append(
      TextUnit(
        bytes: bytes, advance: advance, item: item, glyphs: firstGlyph..<shaped.glyphs.count,
        traits: traits))
    return isMissing
  }

  // Macros of pango-glyph.h.
  private static let emptyGlyph: UInt32 = 0x0FFF_FFFF
  private static let unknownFlag: UInt32 = 0x1000_0000
  private static let tab = CChar(9)

  /// U+00AD.
  private func isSoftHyphen(_ bytes: Range<Int>) -> Bool {
    bytes.count == 2 && UInt8(bitPattern: text[bytes.lowerBound]) == 0xC2
      && UInt8(bitPattern: text[bytes.lowerBound + 1]) == 0xAD
  }

  private func run(at byte: Int) -> Int {
    while knownRun > 0, byte < runs[knownRun - 1].bytes.upperBound { knownRun -= 1 }
    while knownRun < runs.count - 1, byte >= runs[knownRun].bytes.upperBound { knownRun += 1 }
    return knownRun
  }

  /// Requested offsets nearly always increase: the distance from the last one is short.
  private func character(at byte: Int) -> Int {
    var (position, character) = known
    while position < byte {
      position += 1
      if startsCharacter(position) { character += 1 }
    }
    while position > byte {
      if startsCharacter(position) { character -= 1 }
      position -= 1
    }
    known = (position, character)
    return character
  }

  /// The position at which to cut a text that is too long to shape: after its last space, otherwise between
  /// characters (their continuation bytes are 0b10xxxxxx), otherwise anywhere. Returns bytes and characters
  /// from `start`.
  func cut(from start: Int, characters limit: Int) -> (bytes: Int, characters: Int) {
    let first = character(at: start)
    let places = (limit / 2..<limit).reversed()
    let best =
      places.first { logAttributes[first + $0].is_line_break != 0 }
      ?? places.first { logAttributes[first + $0].is_cursor_position != 0 } ?? limit
    let end = g_utf8_offset_to_pointer(text.baseAddress! + start, glong(best))!
    return (UnsafePointer(end) - (text.baseAddress! + start), best)
  }

  private func startsCharacter(_ byte: Int) -> Bool {
    byte >= text.count || UInt8(bitPattern: text[byte]) & 0xC0 != 0x80
  }

  /// The traits of each character of plain text.
  func traits(count: Int) -> [TextUnit.Traits] { (0..<count).map(traits) }

  private func traits(at byte: Int) -> TextUnit.Traits {
    let attribute = logAttributes[character(at: byte)]
    var traits: TextUnit.Traits = []
    if attribute.is_white != 0 { traits.insert(.space) }
    if attribute.is_cursor_position != 0 { traits.insert(.splitBefore) }
    guard byte > 0 else { return traits }
    if attribute.is_mandatory_break != 0 {
      traits.insert(.mustBreakBefore)
    } else if attribute.is_line_break != 0 {
      traits.insert(.breakBefore)
    }
    return traits
  }

  /// Whether a line must end before a byte, except at the end of the text.
  private func isLineEnd(_ byte: Int) -> Bool {
    byte < text.count && logAttributes[character(at: byte)].is_mandatory_break != 0
  }

  private func cursorPositions(in bytes: Range<Int>) -> Int {
    let range = character(at: bytes.lowerBound)..<character(at: bytes.upperBound)
    return max(1, range.count { logAttributes[$0].is_cursor_position != 0 })
  }
}

extension Unicode.Scalar {
  /// Whether the character has no glyph, so that no font lacks it.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: true
    // The placeholder for attachments.
    default: self == "\u{FFFC}"
    }
  }
}
