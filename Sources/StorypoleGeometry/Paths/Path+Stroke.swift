// SPDX-License-Identifier: Apache-2.0
extension Path {
  /// The outline of the path's stroke in a style, to be filled with the winding rule.
  ///
  /// Empty if the width of the line isn't above 0. Curves become many short lines.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0 else { return Path() }
    var stroker = Stroker(style: style)
    let isDashed = style.isDashed(along: self, farthest: .infinity)
    for subpath in subpaths {
      let line = Polyline(subpath, halfWidth: style.lineWidth / 2)
      let pieces = isDashed ? line.dashed(style.dash, phase: style.dashPhase) : [line]
      for piece in pieces { stroker.add(piece) }
    }
    return stroker.outline
  }
}

extension StrokeStyle {
  /// The limit of dashes; a path with more is drawn solid.
  private static let mostDashes: CGFloat = 100_000

  /// Whether a line along a path is drawn in dashes: no length is negative or infinite, one is above 0, and
  /// their number is within the limit.
  ///
  /// - Parameter farthest: The limit of the renderer's coordinates, in points.
  package func isDashed(along path: Path, farthest: CGFloat = 1e6) -> Bool {
    let period = dash.reduce(0, +)
    guard dash.allSatisfy({ $0 >= 0 }), period > 0, period.isFinite, dashPhase.isFinite else {
      return false
    }
    func inside(_ value: CGFloat) -> CGFloat { min(max(value, -farthest), farthest) }
    func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
      hypot(inside(b.x) - inside(a.x), inside(b.y) - inside(a.y))
    }
    // The polygon of a curve's control points is longer than the curve.
    let length = path.subpaths.reduce(0) { sum, subpath in
      subpath.segments.reduce(sum) { sum, one in
        if one.kind == .line { return sum + distance(one.a, one.b) }
        return sum + distance(one.a, one.control1) + distance(one.control1, one.control2)
          + distance(one.control2, one.b)
      }
    }
    return length / period * CGFloat(dash.count) < Self.mostDashes
  }
}

/// Corners joined by straight lines.
private struct Polyline {
  struct Vertex {
    var point: CGPoint
    /// Whether the corner is inside a curve, where no join is drawn.
    var isSmooth: Bool

    /// Two points that differ by rounding have no direction between them.
    func isAt(_ other: CGPoint) -> Bool { CGVector(from: point, to: other).length < 1e-6 }
  }

  var vertices: [Vertex]
  var isClosed: Bool

  /// The path's points with an error of at most `tolerance`, even at half a line's width.
  init(_ subpath: Path.Subpath, halfWidth: CGFloat) {
    let tolerance: CGFloat = 0.02
    vertices = [Vertex(point: subpath.start, isSmooth: false)]
    isClosed = subpath.isClosed
    for segment in subpath.segments {
      var count = 1
      if segment.kind != .line {
        let legs = [
          CGVector(from: segment.a, to: segment.control1),
          CGVector(from: segment.control1, to: segment.control2),
          CGVector(from: segment.control2, to: segment.b),
        ]
        let bend = 6 * max((legs[1] + legs[0] * -1).length, (legs[2] + legs[1] * -1).length)
        let turning = zip(legs, legs.dropFirst()).reduce(0) { sum, pair in
          sum + abs(atan2(pair.0.cross(pair.1), pair.0.dot(pair.1)))
        }
        let step = 2 * acos(max(0, 1 - tolerance / max(halfWidth, tolerance)))
        let steps = max((bend / (8 * tolerance)).squareRoot(), turning / step)
        count = Int(steps.rounded(.up), in: 2...1000)
      }
      for i in 1...count {
        append(
          Vertex(
            point: i == count ? segment.b : segment.point(at: CGFloat(i) / CGFloat(count)),
            isSmooth: i < count))
      }
    }
    if isClosed, vertices.count > 1, vertices[0].isAt(vertices[vertices.count - 1].point) {
      vertices.removeLast()
    }
  }

  init(vertices: [Vertex], isClosed: Bool) {
    self.vertices = vertices
    self.isClosed = isClosed
  }

  private mutating func append(_ vertex: Vertex) {
    if vertices[vertices.count - 1].isAt(vertex.point) {
      vertices[vertices.count - 1].isSmooth = vertex.isSmooth
    } else {
      vertices.append(vertex)
    }
  }

  /// The pieces of a dash pattern, for a dashed style.
  func dashed(_ lengths: [CGFloat], phase: CGFloat) -> [Polyline] {
    if vertices.count < 2 { return [self] }
    let period = lengths.reduce(0, +)
    // A pattern of odd length repeats twice, with dashes and gaps exchanged.
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    var index = 0
    var rest = phase.truncatingRemainder(dividingBy: 2 * period)
    if rest < 0 { rest += 2 * period }
    while rest > 0 && rest >= pattern[index] {
      rest -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var remaining = pattern[index] - rest

    var pieces: [Polyline] = []
    let startsDrawn = index % 2 == 0
    var current: [Vertex] = startsDrawn ? [vertices[0]] : []
    for (a, b) in zip(vertices, vertices.dropFirst() + (isClosed ? [vertices[0]] : [])) {
      let whole = CGVector(from: a.point, to: b.point).length
      var done: CGFloat = 0
      while whole - done > remaining {
        done += remaining
        let cut = Vertex(point: a.point.toward(b.point, done / whole), isSmooth: false)
        if index % 2 == 0 {
          if current.count == 1, current[0].point == cut.point {
            // A dot still needs a direction.
            current[0].point = cut.point - CGVector(from: a.point, to: b.point).unit * 1e-5
          }
          pieces.append(Polyline(vertices: current + [cut], isClosed: false))
          current = []
        } else {
          current = [cut]
        }
        index = (index + 1) % pattern.count
        remaining = pattern[index]
      }
      remaining -= whole - done
      if index % 2 == 0 { current.append(b) }
    }
    guard current.count > 1 else { return pieces }
    if isClosed, startsDrawn, !pieces.isEmpty {
      // The last dash continues in the first.
      pieces[0].vertices = current + pieces[0].vertices.dropFirst()
    } else {
      pieces.append(Polyline(vertices: current, isClosed: false))
    }
    return pieces
  }
}

private struct Stroker {
  var style: StrokeStyle
  var outline = Path()

  init(style: StrokeStyle) { self.style = style }

  private var halfWidth: CGFloat { style.lineWidth / 2 }

  mutating func add(_ line: Polyline) {
    guard line.vertices.count > 1 else {
      addDot(line)
      return
    }
    let reversed = Polyline(vertices: line.vertices.reversed(), isClosed: line.isClosed)
    addSide(of: line)
    if line.isClosed { outline.closeSubpath() }
    addSide(of: reversed, continuing: !line.isClosed)
    outline.closeSubpath()
  }

  /// Adds the caps of a line without length.
  private mutating func addDot(_ line: Polyline) {
    let center = line.vertices[0].point
    let square = CGRect(
      x: center.x - halfWidth, y: center.y - halfWidth, width: style.lineWidth,
      height: style.lineWidth)
    switch style.lineCap {
    case .butt: break
    case .round: outline.addEllipse(in: square)
    case .square: outline.addRect(square)
    }
  }

  /// Adds the side on the visible left of the direction (with y pointing down), then the cap at the end.
  private mutating func addSide(of line: Polyline, continuing: Bool = false) {
    let vertices = line.vertices
    let count = vertices.count
    func direction(_ i: Int) -> CGVector {
      CGVector(from: vertices[i].point, to: vertices[(i + 1) % count].point).unit
    }
    func side(_ direction: CGVector) -> CGVector { direction.turned * -halfWidth }

    let first = vertices[0].point + side(direction(0))
    if continuing { outline.addLine(to: first) } else { outline.move(to: first) }
    let lastSegment = line.isClosed ? count - 1 : count - 2
    for i in stride(from: 0, to: lastSegment, by: 1) {
      addJoin(at: vertices[i + 1], direction(i), direction(i + 1))
    }
    if line.isClosed {
      addJoin(at: vertices[0], direction(lastSegment), direction(0))
    } else {
      addCap(at: vertices[count - 1].point, direction(lastSegment))
    }
  }

  private mutating func addJoin(at vertex: Polyline.Vertex, _ d0: CGVector, _ d1: CGVector) {
    let p = vertex.point
    let (before, after) = (d0.turned * -halfWidth, d1.turned * -halfWidth)
    let (turn, cosine) = (d0.cross(d1), d0.dot(d1))
    // The vector to the miter's tip: the normals' sum over 1 + cos of the turn.
    let tip = (before + after) * (1 / max(1 + cosine, 1e-9))
    if vertex.isSmooth && cosine > 0 {
      outline.addLine(to: p + tip)
      return
    }
    outline.addLine(to: p + before)
    if turn < 0 || (turn == 0 && cosine > 0) {
      // The inner side runs through the corner itself, which the stroke covers anyway.
      if turn < 0 { outline.addLine(to: p) }
    } else {
      switch style.lineJoin {
      case .miter:
        if tip.length <= style.miterLimit * halfWidth { outline.addLine(to: p + tip) }
      case .round:
        outline.addRelativeArc(
          center: p, radius: halfWidth, startAngle: .radians(atan2(before.dy, before.dx)),
          delta: .radians(abs(atan2(turn, cosine))))
      case .bevel: break
      }
    }
    outline.addLine(to: p + after)
  }

  private mutating func addCap(at p: CGPoint, _ direction: CGVector) {
    let side = direction.turned * -halfWidth
    switch style.lineCap {
    case .butt: outline.addLine(to: p + side)
    case .square:
      outline.addLine(to: p + side + direction * halfWidth)
      outline.addLine(to: p - side + direction * halfWidth)
    case .round:
      outline.addLine(to: p + side)
      outline.addRelativeArc(
        center: p, radius: halfWidth, startAngle: .radians(atan2(side.dy, side.dx)),
        delta: .degrees(180))
    }
  }
}
