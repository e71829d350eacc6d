// SPDX-License-Identifier: Apache-2.0
/// The limits of a text. A text over them is still drawn, within the limits, with a warning.
package enum TextLimits {
  /// The longest text in UTF-8 bytes: about a hundred pages. The rest of a longer text is cut.
  package static let length = 200_000
  /// The largest size of scaled fonts, in points.
  package static let fontSize: CGFloat = 10_000
  /// The limit of distances between letters and lines, in points up or down.
  static let distance: CGFloat = 10_000

  static func distance(_ value: CGFloat) -> CGFloat {
    value.isFinite ? min(max(value, -distance), distance) : 0
  }

  /// The longest prefix of a string with at most `length` bytes and whole characters.
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
  /// The size, limited to that of scaled fonts; 0 if it isn't a size.
  package var drawableSize: CGFloat {
    size.isFinite ? min(max(size, 0), TextLimits.fontSize) : 0
  }

  fileprivate mutating func keepWithinLimits() {
    size = drawableSize
    leading = TextLimits.distance(leading)
  }
}

extension Paragraph {
  /// The paragraph with all numbers finite and the text within its limit.
  package var withinLimits: Paragraph {
    var result = self
    // Most are, and share their runs with the view.
    let isWithin =
      runs.reduce(0) { $0 + $1.string.utf8.count } <= TextLimits.length
      && runs.allSatisfy {
        var run = $0
        run.keepWithinLimits()
        return run == $0
      }
    if !isWithin {
      result.runs = []
      for run in runs { result.append(run) }
      for i in result.runs.indices { result.runs[i].keepWithinLimits() }
    }
    result.lineSpacing = TextLimits.distance(lineSpacing)
    result.minimumScaleFactor =
      minimumScaleFactor.isNaN ? 1 : min(max(minimumScaleFactor, 0), 1)
    return result
  }

  /// Adds a run; only counts bytes over the text's limit, together with the `missing` bytes that the run has
  /// already lost.
  package mutating func append(_ run: TextRun, leavingOut missing: Int = 0) {
    let count = run.string.utf8.count
    leftOut += missing
    if runs.isEmpty { length = 0 }
    let available = TextLimits.length - length
    if count <= available {
      runs.append(run)
      length += count
    } else {
      var run = run
      run.string = TextLimits.prefix(run.string, length: available)
      if runs.isEmpty || !run.string.isEmpty { runs.append(run) }
      length += run.string.utf8.count
      leftOut += count - run.string.utf8.count
    }
  }

  /// Warnings about the effects of the limits.
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
