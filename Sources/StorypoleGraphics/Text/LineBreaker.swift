// SPDX-License-Identifier: Apache-2.0
/// Breaks a shaped paragraph into lines for a width: greedily, with precomputed sums of advances, so that
/// each further width costs a binary search per line.
package struct LineBreaker: Sendable {
  /// Widths with a smaller difference are equal: proposals are sums and differences of sizes.
  static let tolerance: CGFloat = 1e-4
  /// Apple's default paragraph style has left tab stops 28 points apart (documentation of
  /// `NSParagraphStyle.tabStops`). It has twelve; Storypole's continue.
  static let tabInterval: CGFloat = 28

  let units: [TextUnit]
  /// The width of the hyphen for a soft hyphen at the end of a line, by run.
  private let hyphenWidths: [CGFloat]
  private let runOfItem: [Int]
  /// The indices of tabs: their widths depend on the start of their line.
  private let tabs: [Int32]
  /// `sums[i]` is the advance of all units before `i`.
  let sums: [CGFloat]
  /// For each position, the nearest possible line start at or before it.
  private let breaks: [Int32]
  /// For each position, the nearest mandatory line start after it.
  private let hardBreaks: [Int32]
  /// For each position, the start of the spaces before it.
  private let contentEnds: [Int32]
  /// For each position, the nearest non-space at or after it.
  private let contentStarts: [Int32]

  package init(_ shaped: ShapedParagraph) {
    self.init(
      units: shaped.units, hyphenWidths: shaped.hyphens.map(\.advance),
      runOfItem: shaped.items.map(\.run))
  }

  /// Takes only units: without hyphens for soft hyphens.
  package init(units: [TextUnit], hyphenWidths: [CGFloat] = [], runOfItem: [Int] = []) {
    self.units = units
    self.hyphenWidths = hyphenWidths
    self.runOfItem = runOfItem
    let count = units.count
    var tabs: [Int32] = []
    var contentStarts = [Int32](repeating: Int32(count), count: count + 1)
    var sums = [CGFloat](repeating: 0, count: count + 1)
    var breaks = [Int32](repeating: 0, count: count + 1)
    var hardBreaks = [Int32](repeating: Int32(count), count: count + 1)
    var contentEnds = [Int32](repeating: 0, count: count + 1)
    for i in 0..<count {
      contentEnds[i + 1] = units[i].traits.contains(.space) ? contentEnds[i] : Int32(i + 1)
      let isTab = units[i].traits.contains(.tab)
      if isTab { tabs.append(Int32(i)) }
      sums[i + 1] = sums[i] + (isTab ? 0 : units[i].advance)
      let isBreak = !units[i].traits.isDisjoint(with: [.breakBefore, .mustBreakBefore])
      breaks[i] = i > 0 && !isBreak ? breaks[i - 1] : Int32(i)
    }
    breaks[count] = Int32(count)
    for i in stride(from: count - 1, through: 0, by: -1) {
      let next = i + 1
      let isHard = next < count && units[next].traits.contains(.mustBreakBefore)
      hardBreaks[i] = isHard ? Int32(next) : hardBreaks[next]
      contentStarts[i] = units[i].traits.contains(.space) ? contentStarts[next] : Int32(i)
    }
    self.tabs = tabs
    self.contentStarts = contentStarts
    self.sums = sums
    self.breaks = breaks
    self.hardBreaks = hardBreaks
    self.contentEnds = contentEnds
  }

  /// The advance of units at the start of a line, including trailing spaces.
  func advance(_ range: Range<Int>) -> CGFloat {
    if tabs.isEmpty { return sums[range.upperBound] - sums[range.lowerBound] }
    var pen: CGFloat = 0
    var start = range.lowerBound
    for tab in self.tabs(in: range) {
      pen = Self.tabStop(after: pen + sums[tab] - sums[start])
      start = tab
    }
    return pen + sums[range.upperBound] - sums[start]
  }

  /// The units with their advances on a line that begins with them.
  func lineUnits(_ range: Range<Int>) -> ArraySlice<TextUnit> {
    var line = units[range]
    if tabs.isEmpty { return line }
    var pen: CGFloat = 0
    var start = range.lowerBound
    for tab in tabs(in: range) {
      pen += sums[tab] - sums[start]
      line[tab].advance = Self.tabStop(after: pen) - pen
      pen += line[tab].advance
      start = tab
    }
    return line
  }

  private static func tabStop(after pen: CGFloat) -> CGFloat {
    ((pen + tolerance) / tabInterval).rounded(.down) * tabInterval + tabInterval
  }

  private func tabs(in range: Range<Int>) -> some Sequence<Int> {
    var low = 0
    var high = tabs.count
    while low < high {
      let middle = (low + high) / 2
      if Int(tabs[middle]) < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return tabs[low...].lazy.map(Int.init).prefix { $0 < range.upperBound }
  }

  /// The nearest position without spaces at or after one.
  func contentStart(_ position: Int) -> Int { Int(contentStarts[position]) }

  /// The run whose hyphen is drawn at the end of a line: the line ends with a soft hyphen inside a word.
  func hyphen(endOf line: Range<Int>) -> Int? {
    guard line.upperBound < units.count, line.upperBound > line.lowerBound else { return nil }
    let last = units[line.upperBound - 1]
    guard last.traits.contains(.softHyphen), !hyphenWidths.isEmpty,
      !units[line.upperBound].traits.contains(.mustBreakBefore)
    else { return nil }
    return runOfItem[last.item]
  }

  private func hyphenWidth(endOf line: Range<Int>) -> CGFloat {
    hyphen(endOf: line).map { hyphenWidths[$0] } ?? 0
  }

  /// The range without the spaces that hang at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    range.lowerBound..<max(range.lowerBound, Int(contentEnds[range.upperBound]))
  }

  /// The drawn width of a line.
  func drawnWidth(_ range: Range<Int>) -> CGFloat { advance(trimmed(range)) }

  func hardBreak(after position: Int) -> Int { Int(hardBreaks[position]) }

  /// The lines for a width, at most `limit`: one more than the allowed number means that text is left over.
  package func lines(width: CGFloat, limit: Int = .max) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    lines.reserveCapacity(4)
    var start = 0
    while start < units.count, lines.count < limit {
      let end = hardBreak(after: start)
      breakParagraph(start..<end, width: width, limit: limit, into: &lines)
      start = end
    }
    // A line break at the end adds an empty line.
    if lines.count < limit, let last = units.last, last.traits.contains(.newline) {
      lines.append(units.count..<units.count)
    }
    return lines
  }

  private func breakParagraph(
    _ range: Range<Int>, width: CGFloat, limit: Int, into lines: inout [Range<Int>]
  ) {
    let first = lines.count
    var start = range.lowerBound
    while start < range.upperBound, lines.count < limit {
      let end = lineEnd(from: start, in: range, width: width)
      lines.append(start..<end)
      start = end
    }
    if lines.count == first + 2, start == range.upperBound {
      evenOut(&lines, at: first, width: width)
    }
  }

  private func lineEnd(from start: Int, in range: Range<Int>, width: CGFloat) -> Int {
    let farthest = farthestEnd(from: start, in: range, width: width)
    let end = contentStart(farthest)
    if end >= range.upperBound { return range.upperBound }
    var wordBreak = Int(breaks[end])
    while wordBreak > start {
      let line = start..<wordBreak
      let hyphen = hyphenWidth(endOf: line)
      if hyphen == 0 || advance(line) + hyphen <= width + Self.tolerance { return wordBreak }
      wordBreak = Int(breaks[wordBreak - 1])
    }
    // The first word is longer than the line: breaks it between characters.
    var cut = farthest
    while cut > start, !units[cut].traits.contains(.splitBefore) { cut -= 1 }
    if cut > start { return cut }
    cut = start + 1
    while cut < range.upperBound,
      units[cut].traits.isDisjoint(with: [.splitBefore, .breakBefore])
    {
      cut += 1
    }
    // Spaces hang there as well: recorded from Apple's iOS, "Row 0" has four lines at width 0.
    return min(contentStart(cut), range.upperBound)
  }

  /// The last position such that everything before it fits.
  func farthestEnd(from start: Int, in range: Range<Int>, width: CGFloat) -> Int {
    if tabs.isEmpty { return lastFitting(from: start, to: range.upperBound, available: width) }
    var pen: CGFloat = 0
    var low = start
    for tab in tabs(in: start..<range.upperBound) {
      let stop = Self.tabStop(after: pen + sums[tab] - sums[low])
      if stop > width + Self.tolerance {
        return lastFitting(from: low, to: tab, available: width - pen)
      }
      pen = stop
      low = tab
    }
    return lastFitting(from: low, to: range.upperBound, available: width - pen)
  }

  private func lastFitting(from start: Int, to end: Int, available: CGFloat) -> Int {
    let limit = sums[start] + available + Self.tolerance
    var low = start
    var high = end
    while low < high {
      let middle = (low + high + 1) / 2
      if sums[middle] <= limit { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// A paragraph of exactly two lines does not leave a single word on the second one if moving the word
  /// before it down makes the lines more even and fits. Measured on Apple's system: a sentence of 440 points,
  /// proposed 400, is 355.5 wide.
  private func evenOut(_ lines: inout [Range<Int>], at first: Int, width: CGFloat) {
    let upper = lines[first]
    let lower = lines[first + 1]
    guard units[upper.upperBound - 1].traits.contains(.space), isOneWord(lower) else { return }
    let moved = Int(breaks[upper.upperBound - 1])
    guard moved > upper.lowerBound, !units[moved - 1].traits.contains(.softHyphen) else { return }
    let newUpper = upper.lowerBound..<moved
    let newLower = moved..<lower.upperBound
    let newLowerWidth = drawnWidth(newLower)
    guard newLowerWidth <= width + Self.tolerance,
      abs(drawnWidth(newUpper) - newLowerWidth) < abs(drawnWidth(upper) - drawnWidth(lower))
    else { return }
    lines[first] = newUpper
    lines[first + 1] = newLower
  }

  private func isOneWord(_ line: Range<Int>) -> Bool {
    let word = trimmed(line)
    return word.isEmpty || Int(breaks[word.upperBound - 1]) == word.lowerBound
  }
}
