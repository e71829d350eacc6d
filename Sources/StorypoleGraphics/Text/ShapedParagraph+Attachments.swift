// SPDX-License-Identifier: Apache-2.0
extension ShapedParagraph {
  /// The paragraph with space for its pictures. A line with a picture is no lower than its font's line.
  func withAttachments() -> ShapedParagraph {
    guard paragraph.runs.contains(where: { $0.attachment != nil }) else { return self }
    var shaped = self
    for i in units.indices {
      guard let attachment = paragraph.runs[items[units[i].item].run].attachment else { continue }
      shaped.units[i].advance = attachment.width
      // Not a glyph of any font: it marks the picture's position on the baseline.
      shaped.units[i].glyphs = shaped.glyphs.count..<shaped.glyphs.count + 1
      shaped.glyphs.append(PlacedGlyph(id: 0, x: 0, y: 0))
    }
    for (run, metrics) in metrics.enumerated() {
      guard let attachment = paragraph.runs[run].attachment else { continue }
      shaped.metrics[run].ascent = max(metrics.ascent, attachment.ascent)
      shaped.metrics[run].descent = max(metrics.descent, attachment.descent)
    }
    return shaped
  }
}
