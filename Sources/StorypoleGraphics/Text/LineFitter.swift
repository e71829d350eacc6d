// SPDX-License-Identifier: Apache-2.0
/// Fits a shaped paragraph to a width and a height, and truncates it.
package final class LineFitter: Sendable {
  package let shaped: ShapedParagraph
  let breaker: LineBreaker
  /// The height of every line, if the paragraph sets one.
  private let lineHeight: CGFloat?

  package init(_ shaped: ShapedParagraph) {
    self.shaped = shaped
    lineHeight = Self.lineHeight(of: shaped.paragraph)
    breaker = LineBreaker(shaped)
  }

  /// A line's parts: before the ellipsis, the ellipsis, after it. A line without truncation has
  /// only `head`.
  struct Line {
    var head: Range<Int>
    /// The run of the ellipsis.
    var ellipsis: Int?
    /// The run of the hyphen that replaces the soft hyphen at the end.
    var hyphen: Int?
    var tail: Range<Int>

    init(
      _ head: Range<Int>, ellipsis: Int? = nil, hyphen: Int? = nil, tail: Range<Int>? = nil
    ) {
      self.head = head
      self.ellipsis = ellipsis
      self.hyphen = hyphen
      self.tail = tail ?? head.upperBound..<head.upperBound
    }
  }

  private static func lineHeight(of paragraph: Paragraph) -> CGFloat? {
    guard case .fixed(let factor, let points) = paragraph.lineHeight else { return nil }
    let largest = paragraph.runs.reduce(0) { max($0, ($1.lineFont ?? $1.font).size) }
    return max(0, TextLimits.distance(largest * factor + points))
  }

  struct Fit {
    /// The units of each line.
    fileprivate(set) var ranges: [Range<Int>]
    /// The last line, if text was truncated.
    fileprivate(set) var truncated: Line?
    /// The text's unrounded width.
    fileprivate(set) var width: CGFloat = 0

    var isTruncated: Bool { truncated != nil }
  }

  func line(_ index: Int, of fit: Fit) -> Line {
    if index == fit.ranges.count - 1, let truncated = fit.truncated { return truncated }
    return Line(fit.ranges[index], hyphen: breaker.hyphen(endOf: fit.ranges[index]))
  }

  func fit(width: CGFloat, height: CGFloat) -> Fit {
    let lineLimit = shaped.paragraph.lineLimit.map { max(1, $0) } ?? .max
    let limit = min(lineLimit, mostLines(in: height))
    var ranges = breaker.lines(width: width, limit: limit == .max ? .max : limit + 1)
    let kept = min(lineLimit, linesFitting(height, of: ranges))
    var fit = Fit(ranges: [])
    if kept < ranges.count {
      ranges.removeSubrange(kept...)
      fit.truncated = truncated(from: ranges[kept - 1].lowerBound, width: width)
    }
    fit.ranges = ranges
    let widest = ranges.indices.reduce(0) { max($0, reportedWidth(line($1, of: fit))) }
    fit.width = min(widest, width)
    return fit
  }

  /// The maximum number of lines in a height: a long text need not be broken to its end.
  private func mostLines(in height: CGFloat) -> Int {
    guard height.isFinite, let line = lineHeight ?? shaped.metrics.lazy.map(\.lineHeight).min(),
      let gap = shaped.metrics.lazy.map(gap).min(), line + gap > 0
    else { return .max }
    let count = max(0, height - line) / (line + gap) + 2
    return count < 1e9 ? Int(count) : .max
  }

  /// The number of lines that fit in a height, at least one. Measured on Apple's system: a text
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

  /// A line's width as part of the text's size: with its trailing spaces.
  private func reportedWidth(_ line: Line) -> CGFloat {
    line.ellipsis == nil && line.hyphen == nil ? breaker.advance(line.head) : drawnWidth(line)
  }

  func drawnWidth(_ line: Line) -> CGFloat {
    guard let ellipsis = line.ellipsis else {
      return breaker.drawnWidth(line.head) + (line.hyphen.map { shaped.hyphens[$0].advance } ?? 0)
    }
    return breaker.advance(line.head) + shaped.ellipses[ellipsis].advance
      + breaker.drawnWidth(line.tail)
  }

  func run(of unit: Int) -> Int { shaped.items[shaped.units[unit].item].run }
}

// MARK: - Vertical metrics

extension LineFitter {
  /// A line's extents above and below its baseline, and the gap to the next line.
  struct LineBox {
    var ascent: CGFloat
    var descent: CGFloat
    var gap: CGFloat
    var height: CGFloat { ascent + descent }
  }

  /// A line is as tall as its tallest run. Raising a run increases its height by the same amount.
  func lineBox(_ line: Line) -> LineBox { evened(naturalBox(line)) }

  /// The box with the paragraph's line height: half of the difference is above and half below, as
  /// in Cascading Style Sheets; Apple's distribution is unknown.
  private func evened(_ box: LineBox) -> LineBox {
    guard let lineHeight else { return box }
    let extra = (lineHeight - box.height) / 2
    return LineBox(ascent: box.ascent + extra, descent: box.descent + extra, gap: fixedGap)
  }

  private func naturalBox(_ line: Line) -> LineBox {
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
      // An empty last line is as tall as the text before it.
      if box == nil, !shaped.metrics.isEmpty { add(shaped.metrics.count - 1) }
    }
    return box ?? LineBox(ascent: 0, descent: 0, gap: 0)
  }

  /// The pitch is the larger of the line height plus the font's leading and the line height plus
  /// the line spacing. If the paragraph sets the line height, there is no leading.
  func gap(after metrics: FontMetrics) -> CGFloat {
    if shaped.paragraph.lineHeight != nil { return fixedGap }
    let spacing = shaped.paragraph.lineSpacing
    return spacing == 0 ? metrics.leading : max(metrics.leading, spacing)
  }

  private var fixedGap: CGFloat { max(0, shaped.paragraph.lineSpacing) }

  /// The height of an empty line.
  func emptyLineHeight(_ metrics: FontMetrics) -> CGFloat { lineHeight ?? metrics.lineHeight }
}

// MARK: - Truncation

extension LineFitter {
  /// The last visible line, with all text from `start` on, truncated. Drops spaces next to the
  /// ellipsis.
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
    // Spaces after the fitting part hang, and may precede the ellipsis without counting.
    var cut = min(
      end, breaker.contentStart(breaker.farthestEnd(from: start, in: start..<end, width: width)))
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

  /// The end of the text without hanging spaces, and the start of its last paragraph.
  private func ending(from start: Int) -> Range<Int> {
    let content = breaker.trimmed(start..<shaped.units.count)
    var first = content.upperBound
    while first > start, !startsParagraph(first) || first == content.upperBound { first -= 1 }
    return first..<max(first, content.upperBound)
  }

  private func startsParagraph(_ position: Int) -> Bool {
    position < shaped.units.count && shaped.units[position].traits.contains(.mustBreakBefore)
  }

  /// The longest fitting suffix of `range`, without spaces at its start.
  private func suffix(of range: Range<Int>, width: CGFloat) -> Range<Int> {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if breaker.advance(middle..<range.upperBound) <= width + LineBreaker.tolerance {
        high = middle
      } else {
        low = middle + 1
      }
    }
    // Spaces before the fitting part don't count.
    var cut = max(range.lowerBound, breaker.trimmed(range.lowerBound..<low).upperBound)
    while cut < range.upperBound {
      let tail = min(breaker.contentStart(cut), range.upperBound)..<range.upperBound
      if isCut(cut), breaker.advance(tail) <= width + LineBreaker.tolerance { return tail }
      cut = max(cut + 1, tail.lowerBound)
    }
    return range.upperBound..<range.upperBound
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
    let available = width - ellipsisWidth(run)
    var cut = min(
      end,
      breaker.contentStart(breaker.farthestEnd(from: start, in: start..<end, width: available / 2)))
    while cut > start, !isCut(cut) || breaker.drawnWidth(start..<cut) > available / 2 { cut -= 1 }
    let head = breaker.trimmed(start..<cut)
    var rest = ending(from: start)
    rest = min(max(cut, rest.lowerBound), rest.upperBound)..<rest.upperBound
    let tail = suffix(of: rest, width: available - breaker.advance(head))
    // The end's unused width goes to the beginning.
    let most = min(tail.lowerBound, end)
    var more = max(
      cut,
      breaker.farthestEnd(
        from: start, in: start..<max(start, most), width: available - breaker.advance(tail)))
    while more > cut,
      !isCut(more) || breaker.drawnWidth(start..<more) > available - breaker.advance(tail)
    {
      more -= 1
    }
    return Line(breaker.trimmed(start..<more), ellipsis: run, tail: tail)
  }
}
