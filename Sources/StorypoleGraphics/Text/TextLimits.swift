/// What a text may ask for at most. Beyond it a text is still drawn, within the limits.
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
}

extension FontRequest {
  /// The size, kept to what fonts can be scaled to; 0 when it is no size.
  package var drawableSize: CGFloat {
    size.isFinite ? min(max(size, 0), TextLimits.fontSize) : 0
  }
}

extension Paragraph {
  /// The paragraph with every number finite and the text no longer than may be.
  package var withinLimits: Paragraph {
    var result = self
    var room = TextLimits.length
    for i in runs.indices {
      result.runs[i].keepWithinLimits(length: room)
      room -= result.runs[i].string.utf8.count
    }
    result.lineSpacing = TextLimits.distance(lineSpacing)
    result.minimumScaleFactor =
      minimumScaleFactor.isNaN ? 1 : min(max(minimumScaleFactor, 0), 1)
    return result
  }

  package var length: Int { runs.reduce(0) { $0 + $1.string.utf8.count } }
}

extension TextRun {
  fileprivate mutating func keepWithinLimits(length: Int) {
    if string.utf8.count > length {
      string = String(decoding: string.utf8.prefix(length), as: UTF8.self)
      // Half a character at the cut came out as replacement characters.
      while string.unicodeScalars.last == "\u{FFFD}" { string.unicodeScalars.removeLast() }
    }
    font.size = font.drawableSize
    font.leading = TextLimits.distance(font.leading)
    kerning = TextLimits.distance(kerning)
    tracking = TextLimits.distance(tracking)
    baselineOffset = TextLimits.distance(baselineOffset)
  }
}
