// SPDX-License-Identifier: Apache-2.0
extension FittedText {
  /// The size of redacted words: every character, including spaces, has the same advance, and lines break
  /// between any two.
  package static func placeholder(
    _ paragraph: Paragraph, metrics: @escaping @Sendable (FontRequest) -> FontMetrics
  ) -> FittedText {
    @Sendable func shaped(_ paragraph: Paragraph) -> ShapedParagraph {
      var shaped = ShapedParagraph(
        paragraph: paragraph, text: paragraph.runs.map(\.string).joined(),
        metrics: paragraph.runs.map { metrics($0.lineFont ?? $0.font) },
        baseLevel: paragraph.isRightToLeft ? 1 : 0)
      var offset = 0
      var wasNewline = false
      for (index, run) in paragraph.runs.enumerated() {
        let advance = placeholderAdvance(at: run.font.size)
        func unit(_ bytes: Range<Int>, _ advance: CGFloat, _ traits: TextUnit.Traits) -> TextUnit {
          TextUnit(bytes: bytes, advance: advance, item: index, glyphs: 0..<0, traits: traits)
        }
        shaped.items.append(
          ShapedItem(
            face: FontFace(path: ""), size: run.font.size, level: shaped.baseLevel, run: index))
        shaped.ellipses.append(unit(0..<0, advance, .ellipsis))
        shaped.hyphens.append(unit(0..<0, 0, []))
        for character in run.string {
          let end = offset + character.utf8.count
          let isNewline = character.isNewline
          let start: TextUnit.Traits =
            wasNewline ? [.mustBreakBefore, .splitBefore] : [.breakBefore, .splitBefore]
          shaped.units.append(
            isNewline
              ? unit(offset..<end, 0, start.union(.newline)) : unit(offset..<end, advance, start))
          offset = end
          wasNewline = isNewline
        }
      }
      return shaped
    }
    return FittedText(shaped(paragraph.withinLimits), reshape: shaped)
  }

  /// Recorded from Apple's iOS at five sizes; sizes between these are interpolated, others have the nearest
  /// one's fraction.
  package static func placeholderAdvance(at size: CGFloat) -> CGFloat {
    let recorded: [(size: CGFloat, advance: CGFloat)] = [
      (11, 5.45), (13, 6.3), (17, 7.9), (22, 10.5), (26, 12.95),
    ]
    guard let above = recorded.firstIndex(where: { $0.size >= size }) else {
      return size * recorded[recorded.count - 1].advance / recorded[recorded.count - 1].size
    }
    if above == 0 { return size * recorded[0].advance / recorded[0].size }
    let (low, high) = (recorded[above - 1], recorded[above])
    return low.advance + (high.advance - low.advance) * (size - low.size) / (high.size - low.size)
  }
}
