// SPDX-License-Identifier: Apache-2.0
extension Path {
  /// The smallest rectangle around the path's lines and curves (control points may lie outside);
  /// null for an empty path.
  public var boundingRect: CGRect {
    // The corners of a path without curves are its extremes.
    if elements.allSatisfy(\.isStraight) {
      return CGRect(enclosing: elements.lazy.compactMap(\.end))
    }
    var points: [CGPoint] = []
    for subpath in subpaths {
      points.append(subpath.start)
      for segment in subpath.segments { segment.appendExtremes(to: &points) }
    }
    return CGRect(enclosing: points)
  }

  /// Whether a point is inside of the path; points on the outline count as in `CGRect.contains`. Open
  /// subpaths count as closed.
  ///
  /// - Parameter eoFill: Whether to use the even-odd rule instead of the winding rule.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for subpath in subpaths {
      for segment in subpath.segments { winding += segment.crossings(rightOf: p, depth: 40) }
      // Filling closes every subpath.
      if let end = subpath.segments.last?.b, end != subpath.start {
        winding += PathSegment(line: end, subpath.start).crossings(rightOf: p, depth: 0)
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }
}

extension Path.Element {
  fileprivate var isStraight: Bool {
    switch self {
    case .move, .line, .closeSubpath: true
    case .quadCurve, .curve: false
    }
  }

  /// The point that a move or a line leads to.
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end): end
    case .quadCurve, .curve, .closeSubpath: nil
    }
  }
}

extension PathSegment {
  /// The end, and the points where the curve reverses horizontally or vertically.
  fileprivate func appendExtremes(to points: inout [CGPoint]) {
    points.append(b)
    if kind == .line { return }
    for (p0, p1, p2, p3) in [
      (a.x, control1.x, control2.x, b.x), (a.y, control1.y, control2.y, b.y),
    ] {
      // The curve is in the hull of its points, here that of its ends.
      if min(p1, p2) >= min(p0, p3), max(p1, p2) <= max(p0, p3) { continue }
      // A third of the derivative: u·t² + v·t + w
      let u = p3 - 3 * p2 + 3 * p1 - p0
      let v = 2 * (p2 - 2 * p1 + p0)
      let w = p1 - p0
      for t in quadraticRoots(u, v, w) where t > 0 && t < 1 { points.append(point(at: t)) }
    }
  }

  /// How often a ray to the right crosses the segment: +1 downward, −1 upward.
  func crossings(rightOf p: CGPoint, depth: Int) -> Int {
    // Infinity and NaN would be divided endlessly, also for a NaN point.
    guard (a.x + a.y + control1.x + control1.y + control2.x + control2.y + b.x + b.y).isFinite,
      !p.x.isNaN, !p.y.isNaN
    else { return 0 }
    let ys = [a.y, control1.y, control2.y, b.y]
    if p.y < ys.min()! || p.y > ys.max()! { return 0 }
    let xs = [a.x, control1.x, control2.x, b.x]
    if p.x >= xs.max()! { return 0 }
    let direction = a.y <= p.y && p.y < b.y ? 1 : b.y <= p.y && p.y < a.y ? -1 : 0
    if p.x < xs.min()! { return direction }
    if kind == .line || depth == 0 {
      guard direction != 0 else { return 0 }
      let x = a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y)
      return p.x < x ? direction : 0
    }
    let (first, second) = split(at: 0.5)
    return first.crossings(rightOf: p, depth: depth - 1)
      + second.crossings(rightOf: p, depth: depth - 1)
  }
}

/// The solutions of u·t² + v·t + w = 0, in a form without loss of precision for small u.
private func quadraticRoots(_ u: CGFloat, _ v: CGFloat, _ w: CGFloat) -> [CGFloat] {
  let discriminant = v * v - 4 * u * w
  guard discriminant >= 0 else { return [] }
  let q = -(v + (v < 0 ? -discriminant.squareRoot() : discriminant.squareRoot())) / 2
  return [q / u, w / q].filter(\.isFinite)
}
