// SPDX-License-Identifier: Apache-2.0
extension Path {
  /// Adds the ellipse inside a rectangle as a new subpath; a null rectangle adds nothing.
  ///
  /// The ellipse begins at the middle of the right edge and runs clockwise where y points down.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let box = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    let unit = box.concatenating(transform)
    move(to: CGPoint(x: 1, y: 0).applying(unit))
    addUnitArc(from: 0, delta: 2 * .pi, transform: unit)
    closeSubpath()
  }

  /// Adds an arc of a circle, after a line to its start if the path has a current point.
  ///
  /// Angles are measured from the direction of x. `clockwise` applies where y points up: in a view, where y
  /// points down, a clockwise arc runs counterclockwise. An arc of more than a full turn is one turn.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    let difference = endAngle.radians - startAngle.radians
    let forward = clockwise ? -difference : difference
    // A full turn or more in the arc's own direction is one turn. Against it, the arc is the rest of the
    // turn: all of it if nothing is left. Angles that differ by rounding are equal.
    var length = min(max(forward, 0), turn)
    if forward < -1e-9 {
      length = turn + forward.truncatingRemainder(dividingBy: turn)
      if length < 1e-9 { length = turn }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: Angle(radians: clockwise ? -length : length), transform: transform)
  }

  /// Adds an arc of a circle by its angle, after a line to its start if the path has a current point.
  ///
  /// - Parameter delta: The angle of the arc; positive is clockwise where y points down. Infinite angles add
  ///   nothing.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
    // Turns after the first repeat it.
    let turn = 2 * Double.pi
    var length = delta.radians
    if abs(length) > 2 * turn {
      length = length.truncatingRemainder(dividingBy: turn) + (length < 0 ? -turn : turn)
    }
    let circle = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
      .concatenating(transform)
    let first = CGPoint.onUnitCircle(startAngle.radians).applying(circle)
    if currentPoint == nil { move(to: first) } else if currentPoint != first { addLine(to: first) }
    addUnitArc(from: startAngle.radians, delta: length, transform: circle)
  }

  /// Adds the arc that touches the line from the current point to `tangent1End` and the line from there to
  /// `tangent2End`, after a line to its start.
  ///
  /// Without a current point, it begins a subpath at `tangent1End`. If no arc fits, it adds a line to that
  /// point.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = tangent1End.applying(transform)
    guard let currentPoint else {
      move(to: corner)
      return
    }
    // The construction precedes the transform, while the circle is round.
    let start = currentPoint.applying(transform.inverted())
    let incoming = CGVector(from: tangent1End, to: start)
    let outgoing = CGVector(from: tangent1End, to: tangent2End)
    let lengths = incoming.length * outgoing.length
    let cosine = lengths == 0 ? 1 : incoming.dot(outgoing) / lengths
    let halfAngle = acos(min(max(cosine, -1), 1)) / 2
    let distance = radius / tan(halfAngle)
    guard lengths > 0, radius > 0, distance.isFinite, distance > 1e-9 * radius else {
      addLine(to: corner)
      return
    }
    let first = tangent1End + incoming.unit * distance
    let last = tangent1End + outgoing.unit * distance
    let bisector = CGVector(dx: first.x + last.x, dy: first.y + last.y) * 0.5
    let middle = CGPoint(x: bisector.dx, y: bisector.dy)
    let center =
      tangent1End + CGVector(from: tangent1End, to: middle).unit * (radius / sin(halfAngle))
    let startAngle = atan2(first.y - center.y, first.x - center.x)
    let turned = atan2(last.y - center.y, last.x - center.x) - startAngle
    let delta = turned.remainder(dividingBy: 2 * .pi)
    addRelativeArc(
      center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta),
      transform: transform)
  }

  /// Curves along the unit circle from the current point, each at most a quarter.
  private mutating func addUnitArc(from: Double, delta: Double, transform: CGAffineTransform) {
    let count = Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up), in: 0...9)
    guard count > 0 else { return }
    let step = delta / Double(count)
    // The distance of control points for which a cubic curve best approximates an arc; 0.5522847 for a
    // quarter.
    let k = 4 / 3 * tan(step / 4)
    for i in 0..<count {
      let p0 = CGPoint.onUnitCircle(from + step * Double(i))
      let p3 = CGPoint.onUnitCircle(from + step * Double(i + 1))
      addCurve(
        to: p3.applying(transform),
        control1: CGPoint(x: p0.x - k * p0.y, y: p0.y + k * p0.x).applying(transform),
        control2: CGPoint(x: p3.x + k * p3.y, y: p3.y - k * p3.x).applying(transform))
    }
  }
}

extension CGPoint {
  /// The sine and cosine of quarters are exactly 0 and ±1, so that ellipses touch their frame.
  fileprivate static func onUnitCircle(_ angle: Double) -> CGPoint {
    let quarters = angle / (.pi / 2)
    if abs(quarters - quarters.rounded()) < 1e-12 {
      switch Int(quarters.rounded().truncatingRemainder(dividingBy: 4), in: -3...3) {
      case 0: return CGPoint(x: 1, y: 0)
      case 1, -3: return CGPoint(x: 0, y: 1)
      case 2, -2: return CGPoint(x: -1, y: 0)
      default: return CGPoint(x: 0, y: -1)
      }
    }
    return CGPoint(x: cos(angle), y: sin(angle))
  }
}
