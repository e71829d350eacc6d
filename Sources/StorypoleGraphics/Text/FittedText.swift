// SPDX-License-Identifier: Apache-2.0
/// A shaped paragraph of any engine, fitted on request by the shared line fitter.
package final class FittedText: ShapedText {
  /// Shapes the paragraph at a fraction of its size (`minimumScaleFactor`).
  package typealias Reshape = @Sendable (Paragraph) -> ShapedParagraph

  private let fitter: LineFitter
  private let reshape: Reshape
  /// Smaller versions by scale: each search requests the same few. nil for a text that never shrinks.
  private let smaller: Locked<[CGFloat: LineFitter]>?
  private static let mostSmaller = 15

  package init(_ shaped: ShapedParagraph, reshape: @escaping Reshape) {
    fitter = LineFitter(shaped.withAttachments())
    self.reshape = reshape
    smaller = shaped.paragraph.minimumScaleFactor < 1 ? Locked([:]) : nil
  }

  /// The approximate maximum of the text's memory: for each size that may be cached, its contents and about
  /// as much for fitting lines.
  package var byteCount: Int {
    let sizes = fitter.shaped.paragraph.minimumScaleFactor < 1 ? 1 + Self.mostSmaller : 1
    return 1024 + 2 * fitter.shaped.byteCount * sizes
  }

  package var firstMetrics: FontMetrics { fitter.shaped.metrics.first ?? .zero }
  package var lastMetrics: FontMetrics { fitter.shaped.metrics.last ?? .zero }

  package func advance(from start: Int, to end: Int) -> CGFloat {
    var sum: CGFloat = 0
    for unit in fitter.shaped.units where unit.bytes.lowerBound < end {
      guard unit.bytes.upperBound > start else { continue }
      // Characters that share glyphs divide their advance.
      let inside = min(unit.bytes.upperBound, end) - max(unit.bytes.lowerBound, start)
      sum += unit.advance * CGFloat(inside) / CGFloat(max(unit.bytes.count, 1))
    }
    return sum
  }

  package func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
    layout(width: width, height: height, isDrawn: true)
  }

  package func measure(width: CGFloat?, height: CGFloat?) -> TextLayout {
    layout(width: width, height: height, isDrawn: false)
  }

  private func layout(width: CGFloat?, height: CGFloat?, isDrawn: Bool) -> TextLayout {
    let fitted = fitted(width: width, height: height)
    var layout = fitted.fitter.layout(fitted.fit, isDrawn: isDrawn)
    layout.scale = fitted.scale
    return layout
  }

  /// Lines, and their scale.
  private struct Fitted {
    var fitter: LineFitter
    var fit: LineFitter.Fit
    var scale: CGFloat = 1
  }

  private func fitted(width: CGFloat?, height: CGFloat?) -> Fitted {
    let width = Self.limit(width)
    let height = Self.limit(height)
    let fit = fitter.fit(width: width, height: height)
    guard fit.isTruncated else { return Fitted(fitter: fitter, fit: fit) }
    if let tightened = tightened(width: width, height: height) { return tightened }
    return shrunk(width: width, height: height) ?? Fitted(fitter: fitter, fit: fit)
  }

  private static func limit(_ length: CGFloat?) -> CGFloat {
    guard let length, !length.isNaN else { return .infinity }
    return max(0, length)
  }

  /// Moves characters closer by at most a 72nd of the size if that avoids truncation.
  private func tightened(width: CGFloat, height: CGFloat) -> Fitted? {
    guard fitter.shaped.paragraph.allowsTightening, fitter.shaped.paragraph.lineLimit == 1 else {
      return nil
    }
    var shaped = fitter.shaped
    let count = shaped.units.count
    let excess = fitter.breaker.drawnWidth(0..<count) - width
    let each = excess / CGFloat(max(1, count))
    let size = shaped.paragraph.runs.map(\.font.size).min() ?? 0
    guard each <= size / 72 else { return nil }
    for i in shaped.units.indices { shaped.units[i].advance -= each }
    let tight = LineFitter(shaped)
    let fit = tight.fit(width: width, height: height)
    return fit.isTruncated ? nil : Fitted(fitter: tight, fit: fit)
  }

  /// The largest scale, down to the minimum, without truncation; the minimum if the text is truncated even at
  /// that.
  private func shrunk(width: CGFloat, height: CGFloat) -> Fitted? {
    let least = fitter.shaped.paragraph.minimumScaleFactor
    guard least < 1 else { return nil }
    func attempt(_ scale: CGFloat) -> Fitted {
      let fitter = scaled(by: scale)
      return Fitted(
        fitter: fitter, fit: fitter.fit(width: width, height: height), scale: scale)
    }
    var low = max(least, 0.01)
    var best = attempt(low)
    guard !best.fit.isTruncated else { return best }
    var high: CGFloat = 1
    // Measured on Apple's system: a text of 124 is drawn at 0.95 in 120. Five halvings from a half give
    // 0.953, seven 0.965.
    for _ in 0..<5 {
      let middle = (low + high) / 2
      let tried = attempt(middle)
      if tried.fit.isTruncated {
        high = middle
      } else {
        low = middle
        best = tried
      }
    }
    return best
  }

  private func scaled(by scale: CGFloat) -> LineFitter {
    if let known = smaller?.withLock({ $0[scale] }) { return known }
    var paragraph = fitter.shaped.paragraph
    for i in paragraph.runs.indices {
      paragraph.runs[i].font.size *= scale
      paragraph.runs[i].font.leading *= scale
      paragraph.runs[i].lineFont?.size *= scale
      paragraph.runs[i].lineFont?.leading *= scale
      paragraph.runs[i].kerning *= scale
      paragraph.runs[i].tracking *= scale
      paragraph.runs[i].baselineOffset *= scale
      paragraph.runs[i].attachment = paragraph.runs[i].attachment?.scaled(by: scale)
    }
    paragraph.lineHeight = paragraph.lineHeight?.scaled(by: scale)
    let fitter = LineFitter(reshape(paragraph).withAttachments())
    smaller?.withLock { smaller in
      if smaller.count >= Self.mostSmaller { smaller = [:] }
      smaller[scale] = fitter
    }
    return fitter
  }
}
