// SPDX-License-Identifier: Apache-2.0
/// A paragraph after shaping, as plain values: what the line fitter needs of a text engine.
package struct ShapedParagraph: Sendable {
  package var paragraph: Paragraph
  /// The strings of all runs.
  package var text: String
  /// In the order of the text.
  package var units: [TextUnit] = []
  /// One ellipsis for each run, in the run's font.
  package var ellipses: [TextUnit] = []
  /// One hyphen for each run, which a soft hyphen becomes where a line ends with it.
  package var hyphens: [TextUnit] = []
  package var items: [ShapedItem] = []
  package var glyphs: [PlacedGlyph] = []
  /// One for each run.
  package var metrics: [FontMetrics]
  /// The bidi level of the text as a whole: 1 when it reads right to left.
  package var baseLevel: UInt8

  package init(paragraph: Paragraph, text: String, metrics: [FontMetrics], baseLevel: UInt8) {
    self.paragraph = paragraph
    self.text = text
    self.metrics = metrics
    self.baseLevel = baseLevel
  }

  /// Memory that it takes, roughly.
  var byteCount: Int {
    2 * text.utf8.count + units.count * MemoryLayout<TextUnit>.stride
      + glyphs.count * MemoryLayout<PlacedGlyph>.stride
      + items.count * MemoryLayout<ShapedItem>.stride
      + paragraph.runs.count * MemoryLayout<TextRun>.stride
  }
}

/// The smallest stretch of text that lines are made of: a character, or several that share glyphs.
package struct TextUnit: Sendable {
  /// UTF-8 bytes of the whole text.
  package var bytes: Range<Int>
  package var advance: CGFloat
  /// Which of the paragraph's items it belongs to.
  package var item: Int
  package var glyphs: Range<Int>
  package var traits: Traits

  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// White space: hangs at the end of a line.
    package static let space = Traits(rawValue: 1)
    /// A line may begin here.
    package static let breakBefore = Traits(rawValue: 2)
    /// A line must begin here.
    package static let mustBreakBefore = Traits(rawValue: 4)
    /// A word that is longer than a line may be cut here.
    package static let splitBefore = Traits(rawValue: 8)
    /// Ends a line; takes no room.
    package static let newline = Traits(rawValue: 16)
    /// Stands for text that is left out; has no characters of the text.
    package static let ellipsis = Traits(rawValue: 32)
    /// Nothing, or a hyphen at the end of a line.
    package static let softHyphen = Traits(rawValue: 64)
    /// Reaches to the next tab stop of its line; its advance is not used.
    package static let tab = Traits(rawValue: 128)
  }

  package init(
    bytes: Range<Int>, advance: CGFloat, item: Int, glyphs: Range<Int>, traits: Traits
  ) {
    self.bytes = bytes
    self.advance = advance
    self.item = item
    self.glyphs = glyphs
    self.traits = traits
  }
}

/// Units of one face, one direction and one run.
package struct ShapedItem: Sendable {
  package var face: FontFace
  /// The size that the glyphs are drawn at, in points.
  package var size: CGFloat
  /// The bidi embedding level: odd reads right to left.
  package var level: UInt8
  /// Which of the paragraph's runs it belongs to.
  package var run: Int

  package init(face: FontFace, size: CGFloat, level: UInt8, run: Int) {
    self.face = face
    self.size = size
    self.level = level
    self.run = run
  }
}

/// A glyph and where it stands from the left end of its unit on the baseline.
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
