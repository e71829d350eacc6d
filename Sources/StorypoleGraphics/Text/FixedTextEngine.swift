// SPDX-License-Identifier: Apache-2.0
/// Text with given metrics and equally wide characters, for layout tests without fonts. Lines contain
/// characters but no glyphs.
public final class FixedTextEngine: TextEngine {
  /// The unit of the engine's lengths.
  public enum Unit: Hashable, Sendable {
    /// Points, regardless of the font's size.
    case points
    /// Fractions of the font's size.
    case em
  }

  private let ascent: CGFloat
  private let descent: CGFloat
  private let capHeight: CGFloat
  private let leading: CGFloat?
  private let characterWidth: CGFloat
  private let unit: Unit
  private let warnings = Locked<[String]>([])

  /// Makes an engine. By default it has the metrics of Apple's system font, and characters half as wide as
  /// the font's size.
  ///
  /// - Parameter leading: The distance between lines; nil uses the font's.
  public init(
    ascent: CGFloat = 1950 / 2048, descent: CGFloat = 494 / 2048,
    capHeight: CGFloat = 1443 / 2048, leading: CGFloat? = nil, characterWidth: CGFloat = 0.5,
    unit: Unit = .em
  ) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.leading = leading
    self.characterWidth = characterWidth
    self.unit = unit
  }

  /// The metrics of any font: the engine's own, scaled to the font's size.
  public func metrics(of font: FontRequest) -> FontMetrics {
    let em = unit == .em ? font.size : 1
    return FontMetrics(
      ascent: ascent * em, descent: descent * em, capHeight: capHeight * em,
      leading: leading.map { $0 * em } ?? font.leading)
  }

  /// Shapes a paragraph; one that is too long is cut, with a warning.
  public func shape(_ paragraph: Paragraph) -> any ShapedText {
    let sentences = paragraph.limitWarnings
    if !sentences.isEmpty { warnings.withLock { $0 += sentences } }
    return FittedText(shaped(paragraph.withinLimits), reshape: shaped)
  }

  /// The warnings about paragraphs that were too long, since the last call.
  public func takeWarnings() -> [String] {
    warnings.withLock { warnings in
      defer { warnings = [] }
      return warnings
    }
  }

  private func shaped(_ paragraph: Paragraph) -> ShapedParagraph {
    var shaped = ShapedParagraph(
      paragraph: paragraph, text: paragraph.runs.map(\.string).joined(),
      metrics: paragraph.runs.map { metrics(of: $0.lineFont ?? $0.font) },
      baseLevel: paragraph.isRightToLeft ? 1 : 0)
    var offset = 0
    var previous: Character?
    for (index, run) in paragraph.runs.enumerated() {
      let advance = characterWidth * (unit == .em ? run.font.size : 1)
      shaped.items.append(
        ShapedItem(
          face: FontFace(path: ""), size: run.font.size, level: shaped.baseLevel,
          run: index))
      shaped.ellipses.append(
        TextUnit(bytes: 0..<0, advance: advance, item: index, glyphs: 0..<0, traits: .ellipsis))
      shaped.hyphens.append(
        TextUnit(bytes: 0..<0, advance: advance, item: index, glyphs: 0..<0, traits: []))
      for character in run.string {
        let length = String(character).utf8.count
        let spacing = run.tracking != 0 ? run.tracking : run.kerning
        let traits = Self.traits(of: character, after: previous)
        shaped.units.append(
          TextUnit(
            bytes: offset..<offset + length,
            advance: traits.isDisjoint(with: [.newline, .softHyphen]) ? advance + spacing : 0,
            item: index, glyphs: 0..<0, traits: traits))
        offset += length
        previous = character
      }
    }
    return shaped
  }

  /// Lines break after spaces and hyphens, including soft ones, and must break after newlines.
  private static func traits(of character: Character, after previous: Character?) -> TextUnit.Traits
  {
    var traits: TextUnit.Traits = .splitBefore
    if character.isWhitespace { traits.insert(.space) }
    if character.isNewline { traits.insert(.newline) }
    if character == "\u{AD}" { traits.insert(.softHyphen) }
    if character == "\t" { traits.insert(.tab) }
    guard let previous else { return traits }
    if previous.isNewline {
      traits.insert(.mustBreakBefore)
    } else if !character.isWhitespace,
      previous.isWhitespace || previous == "-" || previous == "\u{AD}"
    {
      traits.insert(.breakBefore)
    }
    return traits
  }
}
