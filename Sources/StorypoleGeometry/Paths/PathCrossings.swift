// SPDX-License-Identifier: Apache-2.0
// Where lines and curves of paths meet.

extension PathSegment {
  /// The smallest upright rectangle around the control points, which holds the curve.
  var hull: CGRect { CGRect(enclosing: [a, control1, control2, b]) }

  var isFinite: Bool {
    (a.x + a.y + control1.x + control1.y + control2.x + control2.y + b.x + b.y).isFinite
  }

  var reversed: PathSegment { PathSegment(kind, b, control2, control1, a) }

  /// How far the control points are from the line between the ends, at most.
  private var bend: CGFloat {
    if kind == .line { return 0 }
    let chord = CGVector(from: a, to: b)
    let length = chord.length
    return [control1, control2].map { point in
      let direction = CGVector(from: a, to: point)
      return length == 0 ? direction.length : abs(chord.cross(direction)) / length
    }.max()!
  }

  /// The parameter of the point of the segment that is nearest to `point`, if it is within `tolerance`.
  func parameter(of point: CGPoint, tolerance: CGFloat) -> CGFloat? {
    guard hull.insetBy(dx: -tolerance, dy: -tolerance).contains(point) else { return nil }
    var best: (t: CGFloat, distance: CGFloat) = (0, .infinity)
    func consider(_ t: CGFloat) {
      let distance = CGVector(from: point, to: self.point(at: t)).length
      if distance < best.distance { best = (t, distance) }
    }
    if kind == .line {
      let direction = CGVector(from: a, to: b)
      let fraction =
        CGVector(from: a, to: point).dot(direction)
        / max(direction.dot(direction), .leastNormalMagnitude)
      consider(min(max(fraction, 0), 1))
    } else {
      for step in 0...32 { consider(CGFloat(step) / 32) }
      var width: CGFloat = 1 / 32
      // Halving the step 30 times reaches the precision of the numbers.
      for _ in 0..<40 {
        let t = best.t
        consider(max(t - width, 0))
        consider(min(t + width, 1))
        if best.t == t { width /= 2 }
      }
    }
    return best.distance <= tolerance ? best.t : nil
  }

  /// Appends the parameters at which this segment and another one meet, ends included. Parts that lie on one another
  /// meet at their ends.
  func appendCrossings(
    with other: PathSegment, tolerance: CGFloat, _ own: inout [CGFloat], _ others: inout [CGFloat]
  ) {
    for end in [other.a, other.b] {
      if let t = parameter(of: end, tolerance: tolerance) { own.append(t) }
    }
    for end in [a, b] {
      if let t = other.parameter(of: end, tolerance: tolerance) { others.append(t) }
    }
    // Those that lie on one another meet everywhere.
    if lies(on: other, between: own, tolerance) { return }
    // Curves that are nearly so would be divided without end.
    var budget = 4000
    divide(
      0...1, self, 0...1, other, self, other, tolerance, &budget, &own, &others)
  }

  /// Whether the part between the first and the last of some parameters lies on another segment.
  private func lies(
    on other: PathSegment, between parameters: [CGFloat], _ tolerance: CGFloat
  ) -> Bool {
    guard let first = parameters.min(), let last = parameters.max(), last - first > 1e-6 else {
      return false
    }
    return [0.25, 0.5, 0.75].allSatisfy { fraction in
      let point = point(at: first + (last - first) * fraction)
      return other.parameter(of: point, tolerance: tolerance * 4) != nil
    }
  }

  /// Divides both until they are as good as straight.
  private func divide(
    _ range: ClosedRange<CGFloat>, _ part: PathSegment, _ otherRange: ClosedRange<CGFloat>,
    _ otherPart: PathSegment, _ whole: PathSegment, _ otherWhole: PathSegment,
    _ tolerance: CGFloat, _ budget: inout Int, _ own: inout [CGFloat], _ others: inout [CGFloat]
  ) {
    budget -= 1
    guard budget > 0,
      part.hull.insetBy(dx: -tolerance, dy: -tolerance)
        .intersects(otherPart.hull.insetBy(dx: -tolerance, dy: -tolerance))
    else { return }
    let (bend, otherBend) = (part.bend, otherPart.bend)
    let (direction, otherDirection) = (
      CGVector(from: part.a, to: part.b), CGVector(from: otherPart.a, to: otherPart.b)
    )
    // A thousandth of the length is straight enough to begin Newton's steps, unless both have nearly one direction:
    // they may cross twice.
    let isShallow =
      abs(direction.cross(otherDirection)) <= 0.05 * direction.length * otherDirection.length
    let isStraight = bend <= (isShallow ? tolerance : direction.length / 1000)
    let isOtherStraight = otherBend <= (isShallow ? tolerance : otherDirection.length / 1000)
    if isStraight, isOtherStraight {
      guard let (s, u) = part.chordCrossing(otherPart) else { return }
      let width = range.upperBound - range.lowerBound
      let otherWidth = otherRange.upperBound - otherRange.lowerBound
      let found = whole.refined(
        range.lowerBound + s * width, otherWhole, otherRange.lowerBound + u * otherWidth,
        tolerance)
      if let (t, v) = found {
        own.append(t)
        others.append(v)
      }
      return
    }
    let divides = !isStraight && (isOtherStraight || bend >= otherBend)
    let (one, oneRange) = divides ? (part, range) : (otherPart, otherRange)
    let middle = (oneRange.lowerBound + oneRange.upperBound) / 2
    guard middle > oneRange.lowerBound, middle < oneRange.upperBound else { return }
    let (first, second) = one.split(at: 0.5)
    for (half, halfRange) in [
      (first, oneRange.lowerBound...middle), (second, middle...oneRange.upperBound),
    ] {
      if divides {
        divide(
          halfRange, half, otherRange, otherPart, whole, otherWhole, tolerance, &budget, &own,
          &others)
      } else {
        divide(
          range, part, halfRange, half, whole, otherWhole, tolerance, &budget, &own, &others)
      }
    }
  }

  /// The fractions of both chords at which they cross, a little beyond their ends too; nil for parallel ones.
  private func chordCrossing(_ other: PathSegment) -> (CGFloat, CGFloat)? {
    let (direction, otherDirection) = (
      CGVector(from: a, to: b), CGVector(from: other.a, to: other.b)
    )
    let cross = direction.cross(otherDirection)
    guard abs(cross) > 1e-12 * direction.length * otherDirection.length else { return nil }
    let between = CGVector(from: a, to: other.a)
    let (s, u) = (between.cross(otherDirection) / cross, between.cross(direction) / cross)
    let allowed: ClosedRange<CGFloat> = -0.01...1.01
    return allowed.contains(s) && allowed.contains(u) ? (s, u) : nil
  }

  /// The parameters of the crossing near those given, by Newton's method; nil if there is none.
  private func refined(
    _ start: CGFloat, _ other: PathSegment, _ otherStart: CGFloat, _ tolerance: CGFloat
  ) -> (CGFloat, CGFloat)? {
    var (t, u) = (start, otherStart)
    for _ in 0..<8 {
      let gap = CGVector(from: point(at: t), to: other.point(at: u))
      let (direction, otherDirection) = (derivative(at: t), other.derivative(at: u))
      let cross = direction.cross(otherDirection)
      if cross == 0 { break }
      t += gap.cross(otherDirection) / cross
      u += gap.cross(direction) / cross
      guard t.isFinite, u.isFinite, abs(t) < 2, abs(u) < 2 else { return nil }
    }
    (t, u) = (min(max(t, 0), 1), min(max(u, 0), 1))
    let gap = CGVector(from: point(at: t), to: other.point(at: u)).length
    return gap <= tolerance ? (t, u) : nil
  }
}

/// Segments divided where they meet one another.
struct DividedSegments {
  /// A part of a segment between two crossings.
  struct Piece {
    /// The place of the segment among all.
    let source: Int
    let range: ClosedRange<CGFloat>
    let segment: PathSegment
  }

  let tolerance: CGFloat
  private(set) var pieces: [Piece] = []

  /// - Parameter sources: Finite segments.
  init(_ sources: [PathSegment]) {
    let bounds = CGRect(enclosing: sources.flatMap { [$0.a, $0.control1, $0.control2, $0.b] })
    let scale =
      bounds.isNull
      ? 0
      : max(
        abs(bounds.minX), abs(bounds.maxX), abs(bounds.minY), abs(bounds.maxY), bounds.width)
    tolerance = scale * 1e-8
    var parameters = sources.map { _ in [CGFloat]() }
    let hulls = sources.map { $0.hull.insetBy(dx: -tolerance, dy: -tolerance) }
    // From left to right, so that only neighbors are compared.
    let order = sources.indices.sorted { hulls[$0].minX < hulls[$1].minX }
    var open: [Int] = []
    for index in order {
      open.removeAll { hulls[$0].maxX < hulls[index].minX }
      for other in open
      where hulls[other].minY <= hulls[index].maxY && hulls[other].maxY >= hulls[index].minY {
        var (own, others): ([CGFloat], [CGFloat]) = ([], [])
        sources[index].appendCrossings(
          with: sources[other], tolerance: tolerance, &own, &others)
        parameters[index] += own
        parameters[other] += others
      }
      open.append(index)
    }
    for (index, source) in sources.enumerated() {
      if let turn = source.selfCrossing {
        parameters[index] += [turn.0, turn.1]
      }
      var last: CGFloat = 0
      var own: [Piece] = []
      for t in parameters[index].sorted() + [1] where t > last {
        let part = source.part(from: last, to: t)
        // A piece shorter than the precision of a crossing belongs to its neighbor.
        if part.hull.width + part.hull.height <= 4 * tolerance {
          if t < 1 { continue }
          if let before = own.popLast() { last = before.range.lowerBound }
          own.append(
            Piece(source: index, range: last...1, segment: source.part(from: last, to: 1)))
        } else {
          own.append(Piece(source: index, range: last...t, segment: part))
          last = t
        }
      }
      pieces += own
    }
  }
}

extension PathSegment {
  /// The parameters at which a cubic curve crosses itself; nil for one that doesn't.
  ///
  /// B(t) = B(u) with t ≠ u divided by t − u gives, with p = t + u and q = t·u, two equations
  /// c₃(p² − q) + c₂·p + c₁ = 0, whose difference is linear in p.
  fileprivate var selfCrossing: (CGFloat, CGFloat)? {
    guard kind == .cubic else { return nil }
    func coefficients(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat)
      -> (CGFloat, CGFloat, CGFloat)
    { (p3 - 3 * p2 + 3 * p1 - p0, 3 * (p2 - 2 * p1 + p0), 3 * (p1 - p0)) }
    let x = coefficients(a.x, control1.x, control2.x, b.x)
    let y = coefficients(a.y, control1.y, control2.y, b.y)
    let divisor = x.1 * y.0 - y.1 * x.0
    guard divisor != 0 else { return nil }
    let p = -(x.2 * y.0 - y.2 * x.0) / divisor
    let q =
      abs(x.0) >= abs(y.0)
      ? p * p + (x.1 * p + x.2) / x.0 : p * p + (y.1 * p + y.2) / y.0
    let discriminant = p * p - 4 * q
    guard discriminant > 1e-12 else { return nil }
    let root = discriminant.squareRoot()
    let (t, u) = ((p - root) / 2, (p + root) / 2)
    return t > 0 && u < 1 ? (t, u) : nil
  }
}
