// SPDX-License-Identifier: Apache-2.0
extension LineFitter {
  /// The placed lines of a fit. Without `isDrawn` there are none: enough for a size.
  func layout(_ fit: Fit, isDrawn: Bool) -> TextLayout {
    let grid = PixelGrid(scale: shaped.paragraph.displayScale)
    // A text without characters has no line, unless space is reserved for some.
    let count = fit.ranges.isEmpty && shaped.paragraph.reservedLines > 0 ? 1 : fit.ranges.count
    guard count > 0 else {
      return TextLayout(
        size: .zero, firstBaseline: 0, lastBaseline: 0, lines: [], isTruncated: false)
    }
    // With one font, all lines are equal.
    let common = shaped.metrics.count == 1 ? lineBox(Line(0..<0)) : nil
    func box(_ index: Int) -> LineBox {
      common ?? lineBox(index < fit.ranges.count ? line(index, of: fit) : Line(0..<0))
    }
    // The first baseline moves to the nearest pixel together with all glyphs; the last moves with
    // it and is then rounded up to a pixel.
    let first = box(0)
    let shift = grid.nearest(first.ascent) - first.ascent
    var lines: [TextLine] = []
    if isDrawn { lines.reserveCapacity(fit.ranges.count) }
    var baseline = first.ascent
    var last = first
    let width = grid.up(fit.width)
    for index in 0..<count {
      if index > 0 {
        let next = box(index)
        baseline += last.descent + last.gap + next.ascent
        last = next
      }
      if isDrawn, index < fit.ranges.count {
        lines.append(
          place(line(index, of: fit), box: last, baseline: baseline + shift, in: width, grid: grid))
      }
    }
    var height = baseline + last.descent
    if let metrics = shaped.metrics.last {
      let missing = max(0, shaped.paragraph.reservedLines - count)
      height += CGFloat(missing) * (emptyLineHeight(metrics) + gap(after: metrics))
    }
    return TextLayout(
      size: CGSize(width: width, height: grid.up(height)), firstBaseline: first.ascent + shift,
      lastBaseline: count == 1 ? first.ascent + shift : grid.up(baseline + shift),
      lines: lines, isTruncated: fit.isTruncated)
  }

  private func place(
    _ line: Line, box: LineBox, baseline: CGFloat, in width: CGFloat, grid: PixelGrid
  ) -> TextLine {
    let drawn = drawnWidth(line)
    let available = width - drawn
    let isRightToLeft = shaped.paragraph.isRightToLeft
    let x: CGFloat =
      switch shaped.paragraph.alignment {
      case .leading: isRightToLeft ? available : 0
      case .center: available / 2
      case .trailing: isRightToLeft ? 0 : available
      }
    let origin = CGPoint(x: x, y: baseline)
    return TextLine(
      range: bytes(of: line), origin: origin, width: drawn,
      glyphs: glyphs(of: line, origin: origin, box: box, grid: grid))
  }

  private func bytes(of line: Line) -> Range<Int> {
    let end = shaped.text.utf8.count
    func start(_ unit: Int) -> Int {
      unit < shaped.units.count ? shaped.units[unit].bytes.lowerBound : end
    }
    let upper = line.tail.isEmpty ? line.head.upperBound : line.tail.upperBound
    let lower =
      line.head.isEmpty && !line.tail.isEmpty ? line.tail.lowerBound : line.head.lowerBound
    return start(lower)..<max(start(lower), start(upper))
  }
}

// MARK: - Glyphs

extension LineFitter {
  /// The drawn units in text order, and the ellipsis.
  private func drawnUnits(of line: Line) -> ArraySlice<TextUnit> {
    guard let ellipsis = line.ellipsis else {
      var units = breaker.lineUnits(breaker.trimmed(line.head))
      if let hyphen = line.hyphen, let soft = units.popLast() {
        units.append(shaped.hyphens[hyphen])
        units[units.endIndex - 1].bytes = soft.bytes
      }
      return units
    }
    return breaker.lineUnits(line.head) + [shaped.ellipses[ellipsis]]
      + breaker.lineUnits(breaker.trimmed(line.tail))
  }

  /// The left edges of the units: rule L2 of Unicode's bidirectional algorithm reverses each
  /// sequence at a level or higher, from the highest level down to the lowest odd one.
  private func leftEdges(of units: ArraySlice<TextUnit>, from x: CGFloat) -> [CGFloat] {
    if shaped.items.allSatisfy({ $0.level == 0 }) {
      var pen = x
      return units.map { unit in
        defer { pen += unit.advance }
        return pen
      }
    }
    let units = Array(units)
    let levels = units.map { shaped.items[$0.item].level }
    var order = Array(units.indices)
    let highest = levels.max() ?? 0
    if let lowestOdd = levels.lazy.filter({ $0 % 2 == 1 }).min() {
      for level in stride(from: highest, through: lowestOdd, by: -1) {
        var start = 0
        while start < order.count {
          guard levels[order[start]] >= level else {
            start += 1
            continue
          }
          var end = start
          while end < order.count, levels[order[end]] >= level { end += 1 }
          order[start..<end].reverse()
          start = end
        }
      }
    }
    var edges = [CGFloat](repeating: 0, count: units.count)
    var pen = x
    for i in order {
      edges[i] = pen
      pen += units[i].advance
    }
    return edges
  }

  private func glyphs(
    of line: Line, origin: CGPoint, box: LineBox, grid: PixelGrid
  ) -> [PaintedGlyphs] {
    let units = drawnUnits(of: line)
    let edges = leftEdges(of: units, from: origin.x)
    var result: [PaintedGlyphs] = []
    var start = units.startIndex
    while start < units.endIndex {
      var end = start
      // An ellipsis has no characters of the text: it is separate.
      let isEllipsis = units[start].traits.contains(.ellipsis)
      while end < units.endIndex, units[end].item == units[start].item,
        units[end].traits.contains(.ellipsis) == isEllipsis
      { end += 1 }
      result.append(
        painted(
          units[start..<end], edges: edges[(start - units.startIndex)...], baseline: origin.y,
          box: box, grid: grid))
      start = end
    }
    return result
  }

  private func painted(
    _ units: ArraySlice<TextUnit>, edges: ArraySlice<CGFloat>, baseline: CGFloat, box: LineBox,
    grid: PixelGrid
  ) -> PaintedGlyphs {
    let item = shaped.items[units[units.startIndex].item]
    let run = shaped.paragraph.runs[item.run]
    let y = baseline - run.baselineOffset
    var glyphs = GlyphRun(
      face: item.face, size: item.size, glyphs: [], positions: [], text: "", clusters: [], width: 0)
    glyphs.hasMonospacedDigits = run.font.monospacedDigits
    let count = units.reduce(0) { $0 + $1.glyphs.count }
    glyphs.glyphs.reserveCapacity(count)
    glyphs.positions.reserveCapacity(count)
    glyphs.clusters.reserveCapacity(units.count)
    var left = CGFloat.infinity
    for (unit, edge) in zip(units, edges) {
      left = min(left, edge)
      glyphs.width += unit.advance
      for glyph in shaped.glyphs[unit.glyphs] {
        glyphs.glyphs.append(glyph.id)
        glyphs.positions.append(CGPoint(x: edge + glyph.x, y: y + glyph.y))
      }
      glyphs.clusters.append(
        .init(
          bytes: unit.traits.contains(.ellipsis) ? "…".utf8.count : unit.bytes.count,
          glyphs: unit.glyphs.count))
    }
    glyphs.text = text(of: units)
    let bounds = CGRect(
      x: left, y: baseline - box.ascent, width: glyphs.width, height: box.height)
    var painted = PaintedGlyphs(
      run: glyphs, color: run.color, paint: run.paint, background: run.background,
      decorations: decorations(of: run, bounds: bounds, baseline: y, grid: grid), link: run.link,
      bounds: bounds)
    painted.source = item.run
    painted.start = units.first?.bytes.lowerBound ?? 0
    return painted
  }

  private func text(of units: ArraySlice<TextUnit>) -> String {
    guard let first = units.first, let last = units.last else { return "" }
    if first.traits.contains(.ellipsis) { return "…" }
    if first.bytes.lowerBound == 0, last.bytes.upperBound == shaped.text.utf8.count {
      return shaped.text
    }
    let utf8 = shaped.text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: first.bytes.lowerBound)
    let end = utf8.index(start, offsetBy: last.bytes.upperBound - first.bytes.lowerBound)
    return String(shaped.text[start..<end])
  }

  /// Fractions of the size in Apple's system font: the underline is 310/2048 below the baseline and
  /// 120/2048 thick (measured: 0.15137, 0.05859). A strikethrough crosses the middle of the
  /// lowercase letters, which are 1078/2048 high.
  private func decorations(
    of run: TextRun, bounds: CGRect, baseline: CGFloat, grid: PixelGrid
  ) -> [DecorationLine] {
    guard run.underline != nil || run.strikethrough != nil else { return [] }
    let thickness = max(1 / grid.scale, grid.nearest(run.font.size * 120 / 2048))
    func line(_ decoration: TextRun.Decoration, below: CGFloat) -> DecorationLine {
      let rect = CGRect(
        x: bounds.minX, y: grid.nearest(baseline + below - thickness / 2), width: bounds.width,
        height: thickness)
      return DecorationLine(rect: rect, pattern: decoration.pattern, color: decoration.color)
    }
    var lines: [DecorationLine] = []
    if let underline = run.underline {
      lines.append(line(underline, below: run.font.size * 310 / 2048))
    }
    if let strikethrough = run.strikethrough {
      lines.append(line(strikethrough, below: -run.font.size * 539 / 2048))
    }
    return lines
  }
}
