// SPDX-License-Identifier: Apache-2.0
extension Path {
  /// The part of the path between two fractions of its length.
  ///
  /// Both fractions are clamped to 0 to 1; the part is empty if `from` isn't below `to`. A subpath stays
  /// closed only if all of it is in the part.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard from < to else { return Path() }
    if from == 0 && to == 1 { return self }
    let subpaths = subpaths
    let lengths = subpaths.map { $0.segments.map { $0.length() } }
    let whole = lengths.joined().reduce(0, +)
    let (first, last) = (from * whole, to * whole)
    var result = Path()
    var position: CGFloat = 0
    for (subpath, lengths) in zip(subpaths, lengths) {
      let end = position + lengths.reduce(0, +)
      let isComplete = first <= position && end <= last && end > position
      var hasBegun = false
      for (segment, length) in zip(subpath.segments, lengths) {
        let start = max(first - position, 0)
        let stop = min(last - position, length)
        position += length
        guard start < stop else { continue }
        let part = segment.part(
          from: start > 0 ? segment.parameter(atLength: start) : 0,
          to: stop < length ? segment.parameter(atLength: stop) : 1)
        if !hasBegun { result.move(to: part.a) }
        hasBegun = true
        result.append(part.element)
      }
      if subpath.isClosed && isComplete { result.closeSubpath() }
    }
    return result
  }
}
