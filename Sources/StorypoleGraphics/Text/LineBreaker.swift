/// Breaks a shaped paragraph into lines for a width: greedy, over sums of advances that are made
/// once, so that each further width costs a binary search a line.
package struct LineBreaker: Sendable {
  /// Widths that differ by less are the same: proposals are sums and differences of sizes.
  static let tolerance: CGFloat = 1e-4

  let units: [TextUnit]
  /// `sums[i]` is the advance of all units before `i`.
  let sums: [CGFloat]
  /// For each position, the nearest one at or before it where a line may begin.
  private let breaks: [Int32]
  /// For each position, the nearest one after it where a line must begin.
  private let hardBreaks: [Int32]
  /// For each position, where the spaces before it begin.
  private let contentEnds: [Int32]

  package init(units: [TextUnit]) {
    self.units = units
    let count = units.count
    var sums = [CGFloat](repeating: 0, count: count + 1)
    var breaks = [Int32](repeating: 0, count: count + 1)
    var hardBreaks = [Int32](repeating: Int32(count), count: count + 1)
    var contentEnds = [Int32](repeating: 0, count: count + 1)
    for i in 0..<count {
      contentEnds[i + 1] = units[i].traits.contains(.space) ? contentEnds[i] : Int32(i + 1)
      sums[i + 1] = sums[i] + units[i].advance
      let isBreak = !units[i].traits.isDisjoint(with: [.breakBefore, .mustBreakBefore])
      breaks[i] = i > 0 && !isBreak ? breaks[i - 1] : Int32(i)
    }
    breaks[count] = Int32(count)
    for i in stride(from: count - 1, through: 0, by: -1) {
      let next = i + 1
      let isHard = next < count && units[next].traits.contains(.mustBreakBefore)
      hardBreaks[i] = isHard ? Int32(next) : hardBreaks[next]
    }
    self.sums = sums
    self.breaks = breaks
    self.hardBreaks = hardBreaks
    self.contentEnds = contentEnds
  }

  /// The advance of units, trailing spaces and all.
  func advance(_ range: Range<Int>) -> CGFloat { sums[range.upperBound] - sums[range.lowerBound] }

  /// The range without the spaces that hang at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    range.lowerBound..<max(range.lowerBound, Int(contentEnds[range.upperBound]))
  }

  /// What is drawn of a line.
  func drawnWidth(_ range: Range<Int>) -> CGFloat { advance(trimmed(range)) }

  func hardBreak(after position: Int) -> Int { Int(hardBreaks[position]) }

  /// The lines for a width, at most `limit` of them: one more than may be kept tells that text is
  /// left over.
  package func lines(width: CGFloat, limit: Int = .max) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < units.count, lines.count < limit {
      let end = hardBreak(after: start)
      breakParagraph(start..<end, width: width, limit: limit, into: &lines)
      start = end
    }
    // A line break at the very end opens one more line, which is empty.
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
    var end = farthest
    while end < range.upperBound, units[end].traits.contains(.space) { end += 1 }
    if end == range.upperBound { return end }
    let wordBreak = Int(breaks[end])
    if wordBreak > start { return wordBreak }
    // The first word is longer than the line: cut it between characters.
    var cut = farthest
    while cut > start, !units[cut].traits.contains(.splitBefore) { cut -= 1 }
    if cut > start { return cut }
    cut = start + 1
    while cut < range.upperBound,
      units[cut].traits.isDisjoint(with: [.splitBefore, .breakBefore])
    {
      cut += 1
    }
    return cut
  }

  /// The last position up to which everything fits.
  func farthestEnd(from start: Int, in range: Range<Int>, width: CGFloat) -> Int {
    let limit = sums[start] + width + Self.tolerance
    var low = start
    var high = range.upperBound
    while low < high {
      let middle = (low + high + 1) / 2
      if sums[middle] <= limit { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// A paragraph of exactly two lines does not leave a single word on the second one if moving
  /// the word before it down makes the lines more even and fits. Measured on Apple's system: a
  /// sentence of 440 points offered 400 comes back 355.5 wide.
  private func evenOut(_ lines: inout [Range<Int>], at first: Int, width: CGFloat) {
    let upper = lines[first]
    let lower = lines[first + 1]
    guard units[upper.upperBound - 1].traits.contains(.space), isOneWord(lower) else { return }
    let moved = Int(breaks[upper.upperBound - 1])
    guard moved > upper.lowerBound else { return }
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
