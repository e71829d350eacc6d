// SPDX-License-Identifier: Apache-2.0
// Regions and lines that two paths have in common, or that only one has. Curves remain curves.

extension Path {
  /// The region that is in this path and in another.
  ///
  /// Open subpaths count as closed. The result is filled the same way by both rules. Paths with infinite or undefined
  /// coordinates count as empty.
  /// - Parameter eoFill: Whether the even-odd rule determines the regions of both paths, instead of the winding
  ///   rule.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && $1 }
  }

  /// The region that is in this path, in another, or in both. See `intersection(_:eoFill:)`.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 || $1 }
  }

  /// The region that is in this path and not in another. See `intersection(_:eoFill:)`.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && !$1 }
  }

  /// The region that is in one of the paths only. See `intersection(_:eoFill:)`.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 != $1 }
  }

  /// The same region without crossings and overlaps, filled the same way by both rules.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill) { inside, _ in inside }
  }

  /// The parts of this path's line that are in the region of another. Parts of closed subpaths are open.
  /// - Parameter eoFill: Whether the even-odd rule determines the region, instead of the winding rule.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    line(of: other, eoFill) { $0 }
  }

  /// The parts of this path's line that are outside of the region of another. Parts of closed subpaths are open.
  /// - Parameter eoFill: Whether the even-odd rule determines the region, instead of the winding rule.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    line(of: other, eoFill) { !$0 }
  }

  /// - Parameter isInside: Whether a point is in the result, by whether it is in this path and in the other.
  private func combined(
    with other: Path, _ eoFill: Bool, _ isInside: (Bool, Bool) -> Bool
  ) -> Path {
    let (region, otherRegion) = (Region(self, eoFill), Region(other, eoFill))
    let sources = region.segments + otherRegion.segments
    let divided = DividedSegments(sources)
    var outline = Outline(sources, tolerance: divided.tolerance)
    for piece in divided.pieces {
      guard outline.isNew(piece.segment) else { continue }
      let (left, right) = piece.segment.sides(distance: divided.tolerance * 16)
      let isLeft = isInside(region.contains(left), otherRegion.contains(left))
      let isRight = isInside(region.contains(right), otherRegion.contains(right))
      // The region is to the right of its outline, as with rectangles: clockwise where y points down.
      if isLeft != isRight { outline.add(piece, isReversed: isLeft) }
    }
    return outline.path
  }

  private func line(of other: Path, _ eoFill: Bool, _ keeps: (Bool) -> Bool) -> Path {
    let region = Region(other, eoFill)
    var result = Path()
    for subpath in subpaths {
      let own = subpath.segments.filter(\.isFinite)
      guard !own.isEmpty else { continue }
      let divided = DividedSegments(own + region.segments)
      let pieces = divided.pieces.filter { $0.source < own.count }
      // Ours: the outline of the region belongs to it.
      let kept = pieces.map { piece in
        let (left, right) = piece.segment.sides(distance: divided.tolerance * 16)
        return keeps(region.contains(left) || region.contains(right))
      }
      if !kept.contains(false) {
        result.append(.move(to: own[0].a))
        let isLineBack = subpath.isClosed && own[own.count - 1].kind == .line
        for segment in isLineBack ? own.dropLast() : own[...] { result.append(segment.element) }
        if subpath.isClosed { result.closeSubpath() }
        continue
      }
      // A closed subpath begins behind a part that is left out.
      let first = subpath.isClosed ? kept.firstIndex(of: false)! : 0
      var run: [DividedSegments.Piece] = []
      func endRun() {
        guard let start = run.first else { return }
        result.append(.move(to: start.segment.a))
        for segment in Outline.joined(run, of: own) { result.append(segment.element) }
        run = []
      }
      for offset in pieces.indices {
        let index = (first + offset) % pieces.count
        if kept[index] { run.append(pieces[index]) } else { endRun() }
      }
      endRun()
    }
    return result
  }
}

/// The region of a path.
private struct Region {
  /// Of all subpaths, closed.
  let segments: [PathSegment]
  private let eoFill: Bool

  init(_ path: Path, _ eoFill: Bool) {
    self.eoFill = eoFill
    var all: [PathSegment] = []
    for subpath in path.subpaths {
      guard let end = subpath.segments.last?.b else { continue }
      all += subpath.segments
      if end != subpath.start { all.append(PathSegment(line: end, subpath.start)) }
    }
    segments = all.contains { !$0.isFinite } ? [] : all.filter { $0.hull.size != .zero }
  }

  func contains(_ point: CGPoint) -> Bool {
    let winding = segments.reduce(0) { $0 + $1.crossings(rightOf: point, depth: 40) }
    return eoFill ? winding % 2 != 0 : winding != 0
  }
}

extension PathSegment {
  /// Points beside the middle of the segment: to its left and to its right where y points down.
  fileprivate func sides(distance: CGFloat) -> (CGPoint, CGPoint) {
    let middle = point(at: 0.5)
    let direction = derivative(at: 0.5).unit
    let across = (direction == .zero ? CGVector(from: a, to: b).unit : direction).turned * distance
    return (middle - across, middle + across)
  }
}

/// Joins pieces to closed outlines.
private struct Outline {
  private struct Key: Hashable { let x, y: Int }
  private struct Edge {
    var piece: DividedSegments.Piece
    let start, end: Int
    let isReversed: Bool

    var segment: PathSegment { isReversed ? piece.segment.reversed : piece.segment }
  }

  private let sources: [PathSegment]
  private let tolerance: CGFloat
  private var points: [CGPoint] = []
  private var cells: [Key: [Int]] = [:]
  private var seen: [[Int]: [CGPoint]] = [:]
  private var edges: [Edge] = []

  init(_ sources: [PathSegment], tolerance: CGFloat) {
    self.sources = sources
    self.tolerance = max(tolerance * 8, .leastNormalMagnitude)
  }

  /// The number of a point; points that are as good as equal have the same.
  private mutating func number(of point: CGPoint) -> Int {
    // Coordinates are at most a few 10⁸ cells from zero, as the size of a cell depends on them.
    let key = Key(x: Int((point.x / tolerance).rounded()), y: Int((point.y / tolerance).rounded()))
    for x in key.x - 1...key.x + 1 {
      for y in key.y - 1...key.y + 1 {
        for index in cells[Key(x: x, y: y)] ?? []
        where CGVector(from: points[index], to: point).length <= tolerance { return index }
      }
    }
    points.append(point)
    cells[key, default: []].append(points.count - 1)
    return points.count - 1
  }

  /// Whether no segment with the same ends and the same middle has been there.
  mutating func isNew(_ segment: PathSegment) -> Bool {
    let ends = [number(of: segment.a), number(of: segment.b)].sorted()
    let middle = segment.point(at: 0.5)
    // Middles of equal curves that were divided elsewhere differ a little.
    let isSame = { (other: CGPoint) in
      CGVector(from: other, to: middle).length <= tolerance * 8
    }
    if seen[ends]?.contains(where: isSame) == true { return false }
    seen[ends, default: []].append(middle)
    return true
  }

  mutating func add(_ piece: DividedSegments.Piece, isReversed: Bool) {
    let (a, b) = (number(of: piece.segment.a), number(of: piece.segment.b))
    edges.append(
      Edge(
        piece: piece, start: isReversed ? b : a, end: isReversed ? a : b, isReversed: isReversed))
  }

  /// Closed subpaths of all that was added.
  var path: Path {
    var next: [Int: [Int]] = [:]
    for (index, edge) in edges.enumerated().reversed() {
      next[edge.start, default: []].append(index)
    }
    var isUsed = edges.map { _ in false }
    var path = Path()
    for first in edges.indices where !isUsed[first] {
      var loop: [Edge] = []
      var index: Int? = first
      while let current = index {
        isUsed[current] = true
        loop.append(edges[current])
        if edges[current].end == edges[first].start { break }
        let open = (next[edges[current].end] ?? []).filter { !isUsed[$0] }
        let back = edges[current].segment.reversed.startDirection
        // The sharpest turn to the right separates parts that touch at a point.
        index = open.min {
          edges[$0].segment.turn(from: back) < edges[$1].segment.turn(from: back)
        }
      }
      append(loop, to: &path)
    }
    return path
  }

  private func append(_ loop: [Edge], to path: inout Path) {
    var segments: [PathSegment] = []
    var last: Edge?
    for edge in loop {
      if let whole = last?.piece.joined(with: edge.piece, of: sources),
        last?.isReversed == edge.isReversed
      {
        last?.piece = whole
        segments[segments.count - 1] = edge.isReversed ? whole.segment.reversed : whole.segment
      } else if let line = segments.last?.straight(with: edge.segment) {
        segments[segments.count - 1] = line
        last = edge
      } else {
        segments.append(edge.segment)
        last = edge
      }
    }
    // The start may be in the middle of a line.
    if segments.count > 3, let final = segments.last, let line = final.straight(with: segments[0]) {
      segments[0] = line
      segments.removeLast()
    }
    guard let start = segments.first?.a, segments.count > 1 || segments[0].kind != .line else {
      return
    }
    path.move(to: start)
    for (index, segment) in segments.enumerated() {
      // The last line is that of `closeSubpath`.
      if index == segments.count - 1, segment.kind == .line { break }
      path.append(segment.element)
    }
    path.closeSubpath()
  }

  /// Pieces as segments; neighbors of one source are one again.
  static func joined(_ pieces: [DividedSegments.Piece], of sources: [PathSegment])
    -> [PathSegment]
  {
    var result: [DividedSegments.Piece] = []
    for piece in pieces {
      if let whole = result.last?.joined(with: piece, of: sources) {
        result[result.count - 1] = whole
      } else {
        result.append(piece)
      }
    }
    return result.map(\.segment)
  }
}

extension DividedSegments.Piece {
  /// One piece for two that are neighbors in their source, in either order; nil for others.
  fileprivate func joined(with other: Self, of sources: [PathSegment]) -> Self? {
    guard source == other.source else { return nil }
    let whole: ClosedRange<CGFloat>
    if range.upperBound == other.range.lowerBound {
      whole = range.lowerBound...other.range.upperBound
    } else if range.lowerBound == other.range.upperBound {
      whole = other.range.lowerBound...range.upperBound
    } else {
      return nil
    }
    return Self(
      source: source, range: whole,
      segment: sources[source].part(from: whole.lowerBound, to: whole.upperBound))
  }
}

extension PathSegment {
  fileprivate var startDirection: CGVector {
    for point in [control1, control2, b] where point != a {
      return CGVector(from: a, to: point).unit
    }
    return .zero
  }

  /// The angle from a direction to that of the segment's start, clockwise where y points down; above 0.
  fileprivate func turn(from back: CGVector) -> CGFloat {
    let direction = startDirection
    let angle = atan2(back.cross(direction), back.dot(direction))
    return angle > 1e-9 ? angle : angle + 2 * .pi
  }

  /// One line for two that follow each other straight on; nil for others.
  fileprivate func straight(with next: PathSegment) -> PathSegment? {
    guard kind == .line, next.kind == .line else { return nil }
    let (direction, nextDirection) = (
      CGVector(from: a, to: b).unit, CGVector(from: next.a, to: next.b).unit
    )
    return abs(direction.cross(nextDirection)) < 1e-7 && direction.dot(nextDirection) > 0
      ? PathSegment(line: a, next.b) : nil
  }
}
