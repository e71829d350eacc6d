// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

// Parts of a run, by its clusters.
extension PaintedGlyphs {
  func moved(by offset: CGSize) -> PaintedGlyphs {
    guard offset != .zero else { return self }
    var glyphs = self
    glyphs.run = run.moved(by: offset)
    glyphs.bounds = bounds.offsetBy(dx: offset.width, dy: offset.height)
    for i in decorations.indices {
      glyphs.decorations[i].rect = decorations[i].rect.offsetBy(
        dx: offset.width, dy: offset.height)
    }
    return glyphs
  }

  var baseline: CGFloat { run.positions.first?.y ?? bounds.maxY }

  var isRightToLeft: Bool {
    if let first = run.positions.first, let last = run.positions.last, first.x != last.x {
      return first.x > last.x
    }
    return run.text.unicodeScalars.first { $0.properties.isAlphabetic }?.readsRightToLeft ?? false
  }

  /// The start of each cluster in the paragraph's string, in UTF-8 bytes.
  var starts: [Int] {
    var next = start
    return run.clusters.map { cluster in
      defer { next += cluster.bytes }
      return next
    }
  }

  private func glyphRange(of clusters: Range<Int>) -> Range<Int> {
    let start = run.clusters[..<clusters.lowerBound].reduce(0) { $0 + $1.glyphs }
    return start..<run.clusters[clusters].reduce(start) { $0 + $1.glyphs }
  }

  /// The clusters' part of the run's bounds: each extends to the next one's first glyph.
  func bounds(of clusters: Range<Int>) -> CGRect {
    let glyphs = glyphRange(of: clusters)
    func edge(_ glyph: Int) -> CGFloat { run.positions[glyph].x }
    let (before, after) = (glyphs.lowerBound, glyphs.upperBound)
    let isFirst = before == 0
    let isLast = after == run.positions.count
    let left: CGFloat
    let right: CGFloat
    if glyphs.isEmpty {
      (left, right) = (
        bounds.minX, clusters.count == run.clusters.count ? bounds.maxX : bounds.minX
      )
    } else if isRightToLeft {
      left = isLast ? bounds.minX : edge(after - 1)
      right = isFirst ? bounds.maxX : edge(before - 1)
    } else {
      left = isFirst ? bounds.minX : edge(before)
      right = isLast ? bounds.maxX : edge(after)
    }
    return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
  }

  /// A run of only these clusters, at their positions.
  func slice(_ clusters: Range<Int>) -> PaintedGlyphs {
    let glyphs = glyphRange(of: clusters)
    let bytes = run.clusters[..<clusters.lowerBound].reduce(0) { $0 + $1.bytes }
    let length = run.clusters[clusters].reduce(0) { $0 + $1.bytes }
    var part = self
    part.bounds = bounds(of: clusters)
    part.run.glyphs = Array(run.glyphs[glyphs])
    part.run.positions = Array(run.positions[glyphs])
    part.run.clusters = Array(run.clusters[clusters])
    part.run.text = String(decoding: run.text.utf8.dropFirst(bytes).prefix(length), as: UTF8.self)
    part.run.width = part.bounds.width
    part.start += bytes
    part.decorations = decorations.compactMap { line in
      var line = line
      let left = max(line.rect.minX, part.bounds.minX)
      let right = min(line.rect.maxX, part.bounds.maxX)
      line.rect.origin.x = left
      line.rect.size.width = right - left
      return right > left ? line : nil
    }
    return part
  }
}
