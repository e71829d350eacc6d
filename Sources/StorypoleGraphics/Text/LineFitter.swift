/// Fits a shaped paragraph to a width and a height: which lines, and what is left out.
package struct LineFitter: Sendable {
  package let shaped: ShapedParagraph
  let breaker: LineBreaker

  package init(_ shaped: ShapedParagraph) {
    self.shaped = shaped
    breaker = LineBreaker(units: shaped.units)
  }

  /// A line: what stands before the ellipsis, the ellipsis, what stands after it. A line that is
  /// not truncated is all `head`.
  struct Line {
    var head: Range<Int>
    /// The run whose ellipsis is shown.
    var ellipsis: Int?
    var tail: Range<Int>

    init(_ head: Range<Int>, ellipsis: Int? = nil, tail: Range<Int>? = nil) {
      self.head = head
      self.ellipsis = ellipsis
      self.tail = tail ?? head.upperBound..<head.upperBound
    }
  }

  struct Fit {
    var lines: [Line]
    var isTruncated: Bool
    /// The unrounded width that the text reports.
    var width: CGFloat
  }

  func fit(width: CGFloat, height: CGFloat) -> Fit {
    let lineLimit = shaped.paragraph.lineLimit.map { max(1, $0) } ?? .max
    let broken = breaker.lines(width: width, limit: lineLimit == .max ? .max : lineLimit + 1)
    let kept = min(lineLimit, linesFitting(height, of: broken))
    var lines = broken.prefix(kept).map { Line($0) }
    let isTruncated = kept < broken.count
    if isTruncated, let last = lines.last {
      lines[lines.count - 1] = truncated(from: last.head.lowerBound, width: width)
    }
    let widest = lines.reduce(0) { max($0, reportedWidth($1)) }
    return Fit(lines: lines, isTruncated: isTruncated, width: min(widest, width))
  }

  /// How many of the lines stand within a height, at least one. Measured on Apple's system: a text
  /// with lines of 16 keeps 1 line in 8 and 20, 2 in 32 and 40, 3 in 48.
  private func linesFitting(_ height: CGFloat, of lines: [Range<Int>]) -> Int {
    guard height.isFinite, lines.count > 1 else { return lines.count }
    var bottom: CGFloat = 0
    for (i, line) in lines.enumerated() {
      let box = lineBox(Line(line))
      bottom += box.height + (i == 0 ? 0 : lineBox(Line(lines[i - 1])).gap)
      if bottom > height + LineBreaker.tolerance { return max(1, i) }
    }
    return lines.count
  }

  /// The width that a line counts for in the text's size: with its trailing spaces.
  private func reportedWidth(_ line: Line) -> CGFloat {
    line.ellipsis == nil ? breaker.advance(line.head) : drawnWidth(line)
  }

  func drawnWidth(_ line: Line) -> CGFloat {
    guard let ellipsis = line.ellipsis else { return breaker.drawnWidth(line.head) }
    return breaker.advance(line.head) + shaped.ellipses[ellipsis].advance
      + breaker.drawnWidth(line.tail)
  }

  func run(of unit: Int) -> Int { shaped.items[shaped.units[unit].item].run }
}

// MARK: - Vertical metrics

extension LineFitter {
  /// The room that a line takes up and down from its baseline, and before the next line.
  struct LineBox {
    var ascent: CGFloat
    var descent: CGFloat
    var gap: CGFloat
    var height: CGFloat { ascent + descent }
  }

  /// A line is as tall as its tallest run. A raised run makes it taller by as much as it is raised.
  func lineBox(_ line: Line) -> LineBox {
    var box: LineBox?
    func add(_ run: Int) {
      let metrics = shaped.metrics[run]
      let raise = shaped.paragraph.runs[run].baselineOffset
      let ascent = metrics.ascent + max(0, raise)
      let descent = metrics.descent + max(0, -raise)
      let gap = gap(after: metrics)
      box = LineBox(
        ascent: max(box?.ascent ?? ascent, ascent), descent: max(box?.descent ?? descent, descent),
        gap: max(box?.gap ?? gap, gap))
    }
    if shaped.metrics.count == 1 {
      add(0)
    } else {
      var last = -1
      for unit in [line.head, line.tail].joined() where run(of: unit) != last {
        last = run(of: unit)
        add(last)
      }
      if let ellipsis = line.ellipsis { add(ellipsis) }
      // An empty last line is as tall as what stands before it.
      if box == nil, !shaped.metrics.isEmpty { add(shaped.metrics.count - 1) }
    }
    return box ?? LineBox(ascent: 0, descent: 0, gap: 0)
  }

  /// The pitch is the larger of the line height plus the font's leading and the line height plus
  /// the line spacing.
  func gap(after metrics: FontMetrics) -> CGFloat {
    let spacing = shaped.paragraph.lineSpacing
    return spacing == 0 ? metrics.leading : max(metrics.leading, spacing)
  }
}

// MARK: - Truncation

extension LineFitter {
  /// The last line that may be shown, standing for all text from `start` on. Spaces beside the
  /// ellipsis are dropped.
  private func truncated(from start: Int, width: CGFloat) -> Line {
    switch shaped.paragraph.truncation {
    case .tail: truncatedTail(from: start, width: width)
    case .head: truncatedHead(from: start, width: width)
    case .middle: truncatedMiddle(from: start, width: width)
    }
  }

  private func ellipsisRun(near unit: Int) -> Int {
    let last = shaped.units.count - 1
    return last < 0 ? 0 : run(of: min(max(0, unit), last))
  }

  private func ellipsisWidth(_ run: Int) -> CGFloat { shaped.ellipses[run].advance }

  private func isCut(_ position: Int) -> Bool {
    position >= shaped.units.count
      || !shaped.units[position].traits.isDisjoint(
        with: [.splitBefore, .breakBefore, .mustBreakBefore])
  }

  private func truncatedTail(from start: Int, width: CGFloat) -> Line {
    let end = start < shaped.units.count ? breaker.hardBreak(after: start) : start
    var cut = breaker.farthestEnd(from: start, in: start..<end, width: width)
    // Spaces after it hang, and may come before the ellipsis without counting.
    while cut < end, shaped.units[cut].traits.contains(.space) { cut += 1 }
    while cut > start {
      let head = breaker.trimmed(start..<cut)
      let run = ellipsisRun(near: head.isEmpty ? start : head.upperBound - 1)
      if isCut(cut),
        breaker.advance(head) + ellipsisWidth(run) <= width + LineBreaker.tolerance
      {
        return Line(head, ellipsis: run)
      }
      cut -= 1
    }
    return Line(start..<start, ellipsis: ellipsisRun(near: start))
  }

  /// The end of the text without what hangs there, and where its last paragraph starts.
  private func ending(from start: Int) -> Range<Int> {
    let content = breaker.trimmed(start..<shaped.units.count)
    var first = start
    while breaker.hardBreak(after: first) < content.upperBound {
      first = breaker.hardBreak(after: first)
    }
    return first..<max(first, content.upperBound)
  }

  /// The longest end of `range` that fits, without spaces at its start.
  private func suffix(of range: Range<Int>, width: CGFloat) -> Range<Int> {
    var cut = range.lowerBound
    while cut < range.upperBound {
      let tail = withoutLeadingSpaces(cut..<range.upperBound)
      if isCut(cut), breaker.advance(tail) <= width + LineBreaker.tolerance { return tail }
      cut = max(cut + 1, tail.lowerBound)
    }
    return range.upperBound..<range.upperBound
  }

  private func withoutLeadingSpaces(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, shaped.units[start].traits.contains(.space) { start += 1 }
    return start..<range.upperBound
  }

  private func truncatedHead(from start: Int, width: CGFloat) -> Line {
    let run = ellipsisRun(near: start)
    let tail = suffix(of: ending(from: start), width: width - ellipsisWidth(run))
    return Line(start..<start, ellipsis: run, tail: tail)
  }

  private func truncatedMiddle(from start: Int, width: CGFloat) -> Line {
    guard start < shaped.units.count else { return Line(start..<start) }
    let end = breaker.hardBreak(after: start)
    let run = ellipsisRun(near: start)
    let room = width - ellipsisWidth(run)
    var cut = start
    for position in start...end
    where isCut(position) && breaker.drawnWidth(start..<position) <= room / 2 {
      cut = position
    }
    let head = breaker.trimmed(start..<cut)
    var rest = ending(from: start)
    rest = min(max(cut, rest.lowerBound), rest.upperBound)..<rest.upperBound
    let tail = suffix(of: rest, width: room - breaker.advance(head))
    return Line(head, ellipsis: run, tail: tail)
  }
}
