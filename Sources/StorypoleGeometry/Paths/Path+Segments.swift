// SPDX-License-Identifier: Apache-2.0
/// A line or curve of a path with its start point. Lines and quadratic curves are stored as the
/// equal cubic curves, so that one formula suffices.
struct PathSegment {
  enum Kind { case line, quad, cubic }

  var kind: Kind
  var a: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var b: CGPoint

  init(line a: CGPoint, _ b: CGPoint) {
    self.init(.line, a, a.toward(b, 1 / 3), a.toward(b, 2 / 3), b)
  }

  init(quad a: CGPoint, _ control: CGPoint, _ b: CGPoint) {
    self.init(.quad, a, a.toward(control, 2 / 3), b.toward(control, 2 / 3), b)
  }

  init(_ kind: Kind, _ a: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ b: CGPoint) {
    self.kind = kind
    self.a = a
    self.control1 = control1
    self.control2 = control2
    self.b = b
  }

  /// The element that draws the segment from its start point.
  var element: Path.Element {
    switch kind {
    case .line: .line(to: b)
    case .quad: .quadCurve(to: b, control: a.toward(control1, 3 / 2))
    case .cubic: .curve(to: b, control1: control1, control2: control2)
    }
  }

  /// Both parts of the segment (de Casteljau).
  func split(at t: CGFloat) -> (PathSegment, PathSegment) {
    let p01 = a.toward(control1, t)
    let p12 = control1.toward(control2, t)
    let p23 = control2.toward(b, t)
    let p012 = p01.toward(p12, t)
    let p123 = p12.toward(p23, t)
    let middle = p012.toward(p123, t)
    return (
      PathSegment(kind, a, p01, p012, middle), PathSegment(kind, middle, p123, p23, b)
    )
  }

  func part(from t0: CGFloat, to t1: CGFloat) -> PathSegment {
    let head = t1 < 1 ? split(at: t1).0 : self
    return t0 > 0 ? head.split(at: t0 / t1).1 : head
  }

  func point(at t: CGFloat) -> CGPoint { split(at: t).0.b }

  func derivative(at t: CGFloat) -> CGVector {
    let s = 1 - t
    return CGVector(from: a, to: control1) * (3 * s * s)
      + CGVector(from: control1, to: control2) * (6 * s * t)
      + CGVector(from: control2, to: b) * (3 * t * t)
  }

  /// The length up to a parameter, by Gauss's formula with 5 points in each of 4 intervals.
  func length(to t: CGFloat = 1) -> CGFloat {
    if kind == .line { return CGVector(from: a, to: b).length * t }
    let nodes: [(CGFloat, CGFloat)] = [
      (0, 0.5688888888888889), (0.5384693101056831, 0.47862867049936647),
      (-0.5384693101056831, 0.47862867049936647), (0.906179845938664, 0.23692688505618908),
      (-0.906179845938664, 0.23692688505618908),
    ]
    let half = t / 8
    var sum: CGFloat = 0
    for stretch in 0..<4 {
      let middle = half * CGFloat(2 * stretch + 1)
      for (x, weight) in nodes { sum += weight * derivative(at: middle + half * x).length }
    }
    return sum * half
  }

  /// The parameter at a given length.
  func parameter(atLength length: CGFloat) -> CGFloat {
    if kind == .line {
      let whole = self.length()
      return whole == 0 ? 0 : length / whole
    }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if self.length(to: middle) < length { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

extension Path {
  /// Connected segments.
  struct Subpath {
    var start: CGPoint
    var segments: [PathSegment] = []
    /// Whether it ends with `closeSubpath`, whose line is the last segment (unless it has no
    /// length).
    var isClosed = false
  }

  /// The path's lines and curves, subpath by subpath.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var current: Subpath?
    var point = CGPoint.zero
    /// After a `closeSubpath`, the next segment begins at the previous start.
    func append(_ segment: PathSegment) {
      if current == nil { current = Subpath(start: point) }
      current?.segments.append(segment)
      point = segment.b
    }
    for element in elements {
      switch element {
      case .move(let end):
        if let current { result.append(current) }
        current = Subpath(start: end)
        point = end
      case .line(let end): append(PathSegment(line: point, end))
      case .quadCurve(let end, let control): append(PathSegment(quad: point, control, end))
      case .curve(let end, let control1, let control2):
        append(PathSegment(.cubic, point, control1, control2, end))
      case .closeSubpath:
        guard var closed = current else { continue }
        if point != closed.start { closed.segments.append(PathSegment(line: point, closed.start)) }
        closed.isClosed = true
        point = closed.start
        result.append(closed)
        current = nil
      }
    }
    if let current { result.append(current) }
    return result
  }
}
