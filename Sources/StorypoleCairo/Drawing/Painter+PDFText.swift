// SPDX-License-Identifier: Apache-2.0
import CPango
import StorypoleGraphics

// Searchable text in PDF files.
extension Painter {
  /// Draws glyphs with their characters.
  func showText(of run: GlyphRun, _ glyphs: [cairo_glyph_t], in font: FontFaceCache.Entry) {
    beginTextObject(run)
    let bytes = run.clusters.reduce(0) { $0 + $1.bytes }
    let count = run.clusters.reduce(0) { $0 + $1.glyphs }
    // A cluster without both bytes and glyphs is an error of Cairo's whole context: the sums must be right.
    guard bytes == run.text.utf8.count, count == glyphs.count, !run.text.contains("\0") else {
      let glyphs = font.compensatingWidths(of: glyphs, size: run.size)
      cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
      return
    }
    var text = Array(run.text.utf8)
    var glyphs = glyphs
    var clusters = run.clusters.map {
      cairo_text_cluster_t(num_bytes: Int32($0.bytes), num_glyphs: Int32($0.glyphs))
    }
    // PDF readers find words in glyphs that run from left to right, in every script, and reorder the letters
    // of right-to-left scripts themselves.
    if glyphs.count > 1, glyphs[0].x > glyphs[glyphs.count - 1].x {
      var reversed: [UInt8] = []
      var end = text.count
      for cluster in run.clusters.reversed() {
        reversed += text[end - cluster.bytes..<end]
        end -= cluster.bytes
      }
      text = reversed
      glyphs.reverse()
      clusters.reverse()
    } else {
      clusters = joiningSpacedWords(clusters, text, glyphs, font, size: run.size)
    }
    glyphs = font.compensatingWidths(of: glyphs, size: run.size)
    text.withUnsafeBufferPointer { text in
      text.withMemoryRebound(to: CChar.self) {
        cairo_show_text_glyphs(
          context, $0.baseAddress, Int32(bytes), glyphs, Int32(glyphs.count), clusters,
          Int32(clusters.count), cairo_text_cluster_flags_t(rawValue: 0))
      }
    }
  }

  /// Makes Cairo write the run's absolute position, not one relative to the text before, whose end a reader
  /// takes from rounded widths: Cairo does so where the font's size changes, by however little.
  private func beginTextObject(_ run: GlyphRun) {
    notes.textRuns += 1
    guard notes.textRuns.isMultiple(of: 2) else { return }
    var matrix = cairo_matrix_t()
    cairo_get_font_matrix(context, &matrix)
    matrix.xx *= 1 + 1e-10
    cairo_set_font_matrix(context, &matrix)
  }

  /// PDF readers take widely spaced letters for words, unless the word is one cluster: Cairo then writes its
  /// characters too (ActualText).
  private func joiningSpacedWords(
    _ clusters: [cairo_text_cluster_t], _ text: [UInt8], _ glyphs: [cairo_glyph_t],
    _ font: FontFaceCache.Entry, size: CGFloat
  ) -> [cairo_text_cluster_t] {
    var result: [cairo_text_cluster_t] = []
    var word: cairo_text_cluster_t?
    var (byte, glyph) = (0, 0)
    for cluster in clusters {
      let isSpace = cluster.num_bytes == 1 && text[byte] == 0x20
      if isSpace {
        if let word { result.append(word) }
        word = nil
        result.append(cluster)
      } else if var joined = word, glyph > 0, cluster.num_glyphs > 0 {
        let before = glyphs[glyph - 1]
        let gap = glyphs[glyph].x - before.x - font.advance(of: before.index) * size
        // Poppler takes a gap of a tenth of the size for a space.
        if gap > 0.08 * size {
          joined.num_bytes += cluster.num_bytes
          joined.num_glyphs += cluster.num_glyphs
          word = joined
        } else {
          result.append(joined)
          word = cluster
        }
      } else {
        // The first of a word, or characters without a glyph, which have no position to compare.
        if let word { result.append(word) }
        word = cluster
      }
      byte += Int(cluster.num_bytes)
      glyph += Int(cluster.num_glyphs)
    }
    if let word { result.append(word) }
    return result
  }
}

extension FontFaceCache.Entry {
  /// A glyph's advance as a fraction of the font's size.
  func advance(of glyph: UInt) -> Double {
    guard let unit else { return 0 }
    var glyph = cairo_glyph_t(index: glyph, x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(unit, &glyph, 1, &extents)
    return extents.x_advance
  }

  /// Positions that compensate for a reader's rounding.
  ///
  /// Cairo 1.16 writes each glyph's width into the file as whole thousandths of the size, truncated, but uses
  /// the full width for the distance to the next glyph. The truncated parts add up, so this adds them to the
  /// positions first.
  func compensatingWidths(of glyphs: [cairo_glyph_t], size: CGFloat) -> [cairo_glyph_t] {
    var lost = 0.0
    var end: Double?
    return glyphs.map { glyph in
      // At a jump of the text, Cairo writes a new position.
      if let end, abs(glyph.x - end) > 10 * size { lost = 0 }
      let width = advance(of: glyph.index)
      end = glyph.x + width * size
      defer { lost += (width - (width * 1000 + 1e-3).rounded(.down) / 1000) * size }
      return cairo_glyph_t(index: glyph.index, x: glyph.x + lost, y: glyph.y)
    }
  }
}
