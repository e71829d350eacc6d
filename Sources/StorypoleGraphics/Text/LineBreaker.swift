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
  /// One for each unit, and one for the end: in one array, as there are many texts of few units.
  private let places: [Place]

  /// The facts about a position.
  private struct Place {
    /// The advance of all units before it.
    var sum: CGFloat = 0
    /// The nearest possible line start at or before it.
    var lineStart: Int32 = 0
    /// The nearest mandatory line start after it.
    var hardBreak: Int32
    /// The start of the spaces before it.
    var contentEnd: Int32 = 0
    /// The nearest non-space at or after it.
    var contentStart: Int32
  }

  package init(_ shaped: ShapedParagraph) {
    let hyphenates = shaped.units.contains { $0.traits.contains(.softHyphen) }
    self.init(
      units: shaped.units, hyphenWidths: hyphenates ? shaped.hyphens.map(\.advance) : [],
      runOfItem: hyphenates ? shaped.items.map(\.run) : [])
  }

  /// Takes only units: without hyphens for soft hyphens.
  package init(units: [TextUnit], hyphenWidths: [CGFloat] = [], runOfItem: [Int] = []) {
    self.units = units
    self.hyphenWidths = hyphenWidths
    self.runOfItem = runOfItem
    let count = units.count
    let end = Place(hardBreak: Int32(count), contentStart: Int32(count))
    var tabs: [Int32] = []
    places = Array(unsafeUninitializedCapacity: count + 1) { places, initialized in
      places.initialize(repeating: end)
      initialized = count + 1
      for i in 0..<count {
        let traits = units[i].traits
        let isTab = traits.contains(.tab)
        if isTab { tabs.append(Int32(i)) }
        places[i + 1].sum = places[i].sum + (isTab ? 0 : units[i].advance)
        places[i + 1].contentEnd = traits.contains(.space) ? places[i].contentEnd : Int32(i + 1)
        let isBreak = !traits.isDisjoint(with: [.breakBefore, .mustBreakBefore])
        places[i].lineStart = i > 0 && !isBreak ? places[i - 1].lineStart : Int32(i)
      }
      places[count].lineStart = Int32(count)
      var isHard = false
      for i in stride(from: count - 1, through: 0, by: -1) {
        let traits = units[i].traits
        places[i].hardBreak = isHard ? Int32(i + 1) : places[i + 1].hardBreak
        places[i].contentStart = traits.contains(.space) ? places[i + 1].contentStart : Int32(i)
        isHard = traits.contains(.mustBreakBefore)
      }
    }
    self.tabs = tabs
  }

  /// The advance of units at the start of a line, including trailing spaces.
  func advance(_ range: Range<Int>) -> CGFloat {
    if tabs.isEmpty { return places[range.upperBound].sum - places[range.lowerBound].sum }
    var pen: CGFloat = 0
    var start = range.lowerBound
    for tab in self.tabs(in: range) {
      pen = Self.tabStop(after: pen + places[tab].sum - places[start].sum)
      start = tab
    }
    return pen + places[range.upperBound].sum - places[start].sum
  }

  /// The units with their advances on a line that begins with them.
  func lineUnits(_ range: Range<Int>) -> ArraySlice<TextUnit> {
    var line = units[range]
    if tabs.isEmpty { return line }
    var pen: CGFloat = 0
    var start = range.lowerBound
    for tab in tabs(in: range) {
      pen += places[tab].sum - places[start].sum
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
  func contentStart(_ position: Int) -> Int { Int(places[position].contentStart) }

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
    range.lowerBound..<max(range.lowerBound, Int(places[range.upperBound].contentEnd))
  }

  /// The drawn width of a line.
  func drawnWidth(_ range: Range<Int>) -> CGFloat { advance(trimmed(range)) }

  func hardBreak(after position: Int) -> Int { Int(places[position].hardBreak) }

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
    var wordBreak = Int(places[end].lineStart)
    while wordBreak > start {
      let line = start..<wordBreak
      let hyphen = hyphenWidth(endOf: line)
      if hyphen == 0 || advance(line) + hyphen <= width + Self.tolerance { return wordBreak }
      wordBreak = Int(places[wordBreak - 1].lineStart)
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
      let stop = Self.tabStop(after: pen + places[tab].sum - places[low].sum)
      if stop > width + Self.tolerance {
        return lastFitting(from: low, to: tab, available: width - pen)
      }
      pen = stop
      low = tab
    }
    return lastFitting(from: low, to: range.upperBound, available: width - pen)
  }

  private func lastFitting(from start: Int, to end: Int, available: CGFloat) -> Int {
    let limit = places[start].sum + available + Self.tolerance
    var low = start
    var high = end
    while low < high {
      let middle = (low + high + 1) / 2
      if places[middle].sum <= limit { low = middle } else { high = middle - 1 }
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
    let moved = Int(places[upper.upperBound - 1].lineStart)
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
    return word.isEmpty || Int(places[word.upperBound - 1].lineStart) == word.lowerBound
  }
}
