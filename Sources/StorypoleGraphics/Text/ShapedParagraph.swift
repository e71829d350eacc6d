// SPDX-License-Identifier: Apache-2.0
/// A paragraph after shaping, as plain values: the line fitter's input from a text engine.
package struct ShapedParagraph: Sendable {
  package var paragraph: Paragraph
  /// The strings of all runs.
  package var text: String
  /// The units in text order.
  package var units: [TextUnit] = []
  /// One ellipsis for each run, in the run's font.
  package var ellipses: [TextUnit] = []
  /// One hyphen for each run, shown for a soft hyphen at the end of a line.
  package var hyphens: [TextUnit] = []
  package var items: [ShapedItem] = []
  package var glyphs: [PlacedGlyph] = []
  /// One for each run.
  package var metrics: [FontMetrics]
  /// The bidi level of the whole text: 1 for right to left.
  package var baseLevel: UInt8

  package init(paragraph: Paragraph, text: String, metrics: [FontMetrics], baseLevel: UInt8) {
    self.paragraph = paragraph
    self.text = text
    self.metrics = metrics
    self.baseLevel = baseLevel
  }

  /// The approximate memory, in bytes.
  var byteCount: Int {
    2 * text.utf8.count + units.count * MemoryLayout<TextUnit>.stride
      + glyphs.count * MemoryLayout<PlacedGlyph>.stride
      + items.count * MemoryLayout<ShapedItem>.stride
      + paragraph.runs.count * MemoryLayout<TextRun>.stride
  }
}

/// The smallest part of a line: a character, or several that share glyphs. A long document has millions of them, so that its
/// numbers have 32 bits; a text has at most `TextLimits.length` bytes.
package struct TextUnit: Sendable {
  package var advance: CGFloat
  @usableFromInline var byteRange: (start: UInt32, end: UInt32)
  @usableFromInline var glyphRange: (start: UInt32, end: UInt32)
  @usableFromInline var itemIndex: UInt32
  package var traits: Traits

  /// The UTF-8 bytes in the whole text.
  @inlinable package var bytes: Range<Int> {
    get { Range(uncheckedBounds: (Int(byteRange.start), Int(byteRange.end))) }
    set { byteRange = (UInt32(newValue.lowerBound), UInt32(newValue.upperBound)) }
  }
  /// The index of its item in the paragraph.
  @inlinable package var item: Int {
    get { Int(itemIndex) }
    set { itemIndex = UInt32(newValue) }
  }
  @inlinable package var glyphs: Range<Int> {
    get { Range(uncheckedBounds: (Int(glyphRange.start), Int(glyphRange.end))) }
    set { glyphRange = (UInt32(newValue.lowerBound), UInt32(newValue.upperBound)) }
  }

  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// White space, which hangs at the end of a line.
    package static let space = Traits(rawValue: 1)
    /// A line may begin here.
    package static let breakBefore = Traits(rawValue: 2)
    /// A line must begin here.
    package static let mustBreakBefore = Traits(rawValue: 4)
    /// A word longer than a line may break here.
    package static let splitBefore = Traits(rawValue: 8)
    /// Ends a line; has no width.
    package static let newline = Traits(rawValue: 16)
    /// Replaces truncated text; has no characters of the text.
    package static let ellipsis = Traits(rawValue: 32)
    /// Invisible, or a hyphen at the end of a line.
    package static let softHyphen = Traits(rawValue: 64)
    /// Extends to the next tab stop of its line; its advance is ignored.
    package static let tab = Traits(rawValue: 128)
  }

  @inlinable package init(
    bytes: Range<Int>, advance: CGFloat, item: Int, glyphs: Range<Int>, traits: Traits
  ) {
    self.advance = advance
    byteRange = (UInt32(bytes.lowerBound), UInt32(bytes.upperBound))
    glyphRange = (UInt32(glyphs.lowerBound), UInt32(glyphs.upperBound))
    itemIndex = UInt32(item)
    self.traits = traits
  }
}

/// Units of one face, one direction and one run.
package struct ShapedItem: Sendable {
  package var face: FontFace
  /// The size of the glyphs, in points.
  package var size: CGFloat
  /// The bidi embedding level: odd for right to left.
  package var level: UInt8
  /// The index of its run in the paragraph.
  package var run: Int

  package init(face: FontFace, size: CGFloat, level: UInt8, run: Int) {
    self.face = face
    self.size = size
    self.level = level
    self.run = run
  }
}

/// A glyph and its position relative to the left end of its unit on the baseline.
package struct PlacedGlyph: Sendable {
  package var id: UInt32
  package var x: CGFloat
  package var y: CGFloat

  package init(id: UInt32, x: CGFloat, y: CGFloat) {
    self.id = id
    self.x = x
    self.y = y
  }
}
