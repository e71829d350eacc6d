// SPDX-License-Identifier: Apache-2.0
/// What a text may ask for at most. Beyond it a text is still drawn, within the limits, and a
/// warning says so.
package enum TextLimits {
  /// In UTF-8 bytes: about a hundred pages. The rest of a longer text is left out.
  package static let length = 200_000
  /// In points: what fonts can be scaled to.
  package static let fontSize: CGFloat = 10_000
  /// In points, up or down: distances between letters and lines.
  static let distance: CGFloat = 10_000

  static func distance(_ value: CGFloat) -> CGFloat {
    value.isFinite ? min(max(value, -distance), distance) : 0
  }

  /// The beginning of a string in at most `length` bytes, without half a character at its end.
  package static func prefix(_ string: String, length: Int) -> String {
    let utf8 = string.utf8
    guard utf8.count > length else { return string }
    var end = utf8.index(utf8.startIndex, offsetBy: max(0, length))
    while end > utf8.startIndex, end.samePosition(in: string.unicodeScalars) == nil {
      end = utf8.index(before: end)
    }
    return String(string[..<end])
  }
}

extension FontRequest {
  /// The size, kept to what fonts can be scaled to; 0 when it is no size.
  package var drawableSize: CGFloat {
    size.isFinite ? min(max(size, 0), TextLimits.fontSize) : 0
  }

  fileprivate mutating func keepWithinLimits() {
    size = drawableSize
    leading = TextLimits.distance(leading)
  }
}

extension Paragraph {
  /// The paragraph with every number finite and the text no longer than may be.
  package var withinLimits: Paragraph {
    var result = self
    result.runs = []
    for run in runs { result.append(run) }
    for i in result.runs.indices { result.runs[i].keepWithinLimits() }
    result.lineSpacing = TextLimits.distance(lineSpacing)
    result.minimumScaleFactor =
      minimumScaleFactor.isNaN ? 1 : min(max(minimumScaleFactor, 0), 1)
    return result
  }

  /// Adds a run; what goes beyond the limit of a text is only counted, together with `missing` bytes
  /// that the run has lost already.
  package mutating func append(_ run: TextRun, leavingOut missing: Int = 0) {
    let count = run.string.utf8.count
    leftOut += missing
    if runs.isEmpty { length = 0 }
    let room = TextLimits.length - length
    if count <= room {
      runs.append(run)
      length += count
    } else {
      var run = run
      run.string = TextLimits.prefix(run.string, length: room)
      if runs.isEmpty || !run.string.isEmpty { runs.append(run) }
      length += run.string.utf8.count
      leftOut += count - run.string.utf8.count
    }
  }

  /// Sentences about what the limits change.
  package var limitWarnings: [String] {
    var warnings: [String] = []
    let length = runs.reduce(leftOut) { $0 + $1.string.utf8.count }
    if length > TextLimits.length {
      warnings.append(
        "A text of \(length) bytes is too long: only the first \(TextLimits.length) are drawn. "
          + "Split it into several texts.")
    }
    let largest = runs.reduce(0) { $1.font.size.isFinite ? max($0, $1.font.size) : $0 }
    if largest > TextLimits.fontSize {
      warnings.append(
        "A font of \(largest) points is too large: it is drawn at \(TextLimits.fontSize).")
    }
    return warnings
  }
}

extension TextRun {
  fileprivate mutating func keepWithinLimits() {
    font.keepWithinLimits()
    lineFont?.keepWithinLimits()
    kerning = TextLimits.distance(kerning)
    tracking = TextLimits.distance(tracking)
    baselineOffset = TextLimits.distance(baselineOffset)
  }
}
