// SPDX-License-Identifier: Apache-2.0
import CPango
import StorypoleGraphics

// Searchable text in PDF files.
extension Painter {
  /// Draws glyphs with their characters.
  func showText(of run: GlyphRun, _ glyphs: [cairo_glyph_t], in font: FontFaceCache.Entry) {
    let bytes = run.clusters.reduce(0) { $0 + $1.bytes }
    let count = run.clusters.reduce(0) { $0 + $1.glyphs }
    // A cluster without both bytes and glyphs is an error of Cairo's whole context: the sums must be right.
    guard bytes == run.text.utf8.count, count == glyphs.count, !run.text.utf8.contains(0) else {
      var glyphs = glyphs
      font.compensateWidths(of: &glyphs, font.advances(of: glyphs), size: run.size)
      cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
      return
    }
    var text = run.text
    var glyphs = glyphs
    var clusters = run.clusters.map {
      cairo_text_cluster_t(num_bytes: Int32($0.bytes), num_glyphs: Int32($0.glyphs))
    }
    // PDF readers find words in glyphs that run from left to right, in every script, and reorder the letters
    // of right-to-left scripts themselves.
    let isReversed = glyphs.count > 1 && glyphs[0].x > glyphs[glyphs.count - 1].x
    if isReversed {
      text = Self.reversed(text, run.clusters)
      glyphs.reverse()
      clusters.reverse()
    }
    let advances = font.advances(of: glyphs)
    // Poppler takes a gap of a tenth of the size for a space.
    let widest = 0.08 * run.size
    let isSpaced = glyphs.indices.dropFirst().contains {
      glyphs[$0].x - glyphs[$0 - 1].x - advances[$0 - 1] * run.size > widest
    }
    if isSpaced, !isReversed {
      clusters = joiningSpacedWords(
        clusters, Array(text.utf8), glyphs, advances, size: run.size, widest: widest)
    }
    font.compensateWidths(of: &glyphs, advances, size: run.size)
    text.withUTF8 { text in
      text.withMemoryRebound(to: CChar.self) {
        cairo_show_text_glyphs(
          context, $0.baseAddress, Int32(bytes), glyphs, Int32(glyphs.count), clusters,
          Int32(clusters.count), cairo_text_cluster_flags_t(rawValue: 0))
      }
    }
  }

  /// The size with which Cairo writes the next run's absolute position, not one relative to the text before, whose end a
  /// reader takes from rounded widths: Cairo does so where the font's size changes, by however little.
  func nextSize(_ size: CGFloat) -> CGFloat {
    notes.textRuns += 1
    return notes.textRuns.isMultiple(of: 2) ? size * (1 + 1e-10) : size
  }

  /// The text with its clusters in the opposite order.
  private static func reversed(_ text: String, _ clusters: [GlyphRun.Cluster]) -> String {
    var reversed: [UInt8] = []
    var end = text.utf8.endIndex
    for cluster in clusters.reversed() {
      let start = text.utf8.index(end, offsetBy: -cluster.bytes)
      reversed += text.utf8[start..<end]
      end = start
    }
    return String(decoding: reversed, as: UTF8.self)
  }

  /// PDF readers take widely spaced letters for words, unless the word is one cluster: Cairo then writes its
  /// characters too (ActualText).
  private func joiningSpacedWords(
    _ clusters: [cairo_text_cluster_t], _ text: [UInt8], _ glyphs: [cairo_glyph_t],
    _ advances: [Double], size: CGFloat, widest: Double
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
        let gap = glyphs[glyph].x - glyphs[glyph - 1].x - advances[glyph - 1] * size
        if gap > widest {
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
  /// The glyphs' advances as fractions of the font's size.
  func advances(of glyphs: [cairo_glyph_t]) -> [Double] {
    guard let unit else { return Array(repeating: 0, count: glyphs.count) }
    return known.withLock { known in
      glyphs.map { Self.measures(of: Int($0.index), unit, &known).advance }
    }
  }

  /// The box of a run's outlines, within a sixteenth of the size; null if they are empty, and nil if it is unknown.
  func box(of run: GlyphRun) -> CGRect? {
    guard let unit else { return nil }
    let none = Double.infinity
    var (left, top, right, bottom) = (none, none, -none, -none)
    known.withLock { known in
      for (glyph, position) in zip(run.glyphs, run.positions) {
        let measures = Self.measures(of: Int(glyph), unit, &known)
        if measures.left == measures.right { continue }
        left = min(left, position.x + measures.left * run.size)
        right = max(right, position.x + measures.right * run.size)
        top = min(top, position.y + measures.top * run.size)
        bottom = max(bottom, position.y + measures.bottom * run.size)
      }
    }
    if left == none { return .null }
    guard left <= right, top <= bottom else { return nil }
    let box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    return run.face.syntheticSlant == 0 ? box : box.insetBy(dx: -run.size, dy: 0)
  }

  private static func measures(
    of index: Int, _ unit: OpaquePointer, _ known: inout [FontFaceCache.GlyphMeasures]
  ) -> FontFaceCache.GlyphMeasures {
    if index < known.count, !known[index].advance.isNaN { return known[index] }
    var glyph = cairo_glyph_t(index: UInt(index), x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(unit, &glyph, 1, &extents)
    let measures = FontFaceCache.GlyphMeasures(
      advance: extents.x_advance, left: extents.x_bearing, top: extents.y_bearing,
      right: extents.x_bearing + extents.width, bottom: extents.y_bearing + extents.height)
    // Fonts have at most 65,536 glyphs.
    guard index < 1 << 16 else { return measures }
    while known.count <= index { known.append(FontFaceCache.GlyphMeasures()) }
    known[index] = measures
    return measures
  }

  /// Changes positions so that they compensate for a reader's rounding.
  ///
  /// Cairo 1.16 writes each glyph's width into the file as whole thousandths of the size, truncated, but uses
  /// the full width for the distance to the next glyph. The truncated parts add up, so this adds them to the
  /// positions first.
  func compensateWidths(
    of glyphs: inout [cairo_glyph_t], _ advances: [Double], size: CGFloat
  ) {
    var lost = 0.0
    var end: Double?
    for index in glyphs.indices {
      // At a jump of the text, Cairo writes a new position.
      if let end, abs(glyphs[index].x - end) > 10 * size { lost = 0 }
      let width = advances[index]
      end = glyphs[index].x + width * size
      glyphs[index].x += lost
      lost += (width - (width * 1000 + 1e-3).rounded(.down) / 1000) * size
    }
  }
}
