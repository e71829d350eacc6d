// SPDX-License-Identifier: Apache-2.0
/// The shapes of symbol drawings.
extension Path {
  static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// A closed line with corners of one radius.
  static func polygon(_ points: [CGPoint], radius: CGFloat) -> Path {
    var path = Path()
    if radius == 0 {
      path.addLines(points)
    } else {
      let count = points.count
      let start = CGPoint(
        x: (points[count - 1].x + points[0].x) / 2, y: (points[count - 1].y + points[0].y) / 2)
      path.move(to: start)
      for index in 0..<count {
        path.addArc(
          tangent1End: points[index], tangent2End: points[(index + 1) % count], radius: radius)
      }
    }
    path.closeSubpath()
    return path
  }

  static func roundedLine(_ points: [CGPoint], radius: CGFloat) -> Path {
    var path = Path()
    path.move(to: points[0])
    for index in 1..<(points.count - 1) {
      path.addArc(tangent1End: points[index], tangent2End: points[index + 1], radius: radius)
    }
    path.addLine(to: points[points.count - 1])
    return path
  }

  /// The two strokes of an arrow that points from `tail` to `tip`.
  mutating func addHead(at tip: CGPoint, from tail: CGPoint) {
    let length = 5.6
    let angle = atan2(tail.y - tip.y, tail.x - tip.x)
    func end(_ turn: CGFloat) -> CGPoint {
      CGPoint(x: tip.x + length * cos(angle + turn), y: tip.y + length * sin(angle + turn))
    }
    addLines([end(-.pi / 4), tip, end(.pi / 4)])
  }

  /// The head of an arrow around a circle, at the current point. It is rotated slightly inward,
  /// following the end of the arc.
  mutating func addHead(around center: CGPoint, angle: CGFloat, isClockwise: Bool) {
    guard let tip = currentPoint else { return }
    let radians = angle * .pi / 180
    let direction = CGVector(dx: -sin(radians), dy: cos(radians))
    let sign: CGFloat = isClockwise ? 1 : -1
    let inward = CGVector(dx: -cos(radians), dy: -sin(radians))
    let tail = CGPoint(
      x: tip.x - sign * direction.dx + 0.24 * inward.dx,
      y: tip.y - sign * direction.dy + 0.24 * inward.dy)
    addHead(at: tip, from: tail)
  }

  /// Four points with concave sides.
  static func sparkle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    let center = CGPoint(x: x, y: y)
    let tips = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)].map {
      CGPoint(x: x + $0.0 * radius, y: y + $0.1 * radius)
    }
    func near(_ tip: CGPoint) -> CGPoint {
      CGPoint(
        x: center.x + (tip.x - center.x) * 0.28, y: center.y + (tip.y - center.y) * 0.28)
    }
    var path = Path()
    path.move(to: tips[0])
    for index in 0..<4 {
      let next = tips[(index + 1) % 4]
      path.addCurve(to: next, control1: near(tips[index]), control2: near(next))
    }
    path.closeSubpath()
    return path
  }

  /// A round seal with eight bulges.
  static func seal(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    func point(_ eighths: CGFloat, _ radius: CGFloat) -> CGPoint {
      let angle = eighths * .pi / 4
      return CGPoint(x: x + radius * sin(angle), y: y - radius * cos(angle))
    }
    var path = Path()
    path.move(to: point(-0.5, radius * 0.88))
    for bulge in 0..<8 {
      let middle = CGFloat(bulge)
      path.addCurve(
        to: point(middle + 0.5, radius * 0.88), control1: point(middle - 0.32, radius * 1.09),
        control2: point(middle + 0.32, radius * 1.09))
    }
    path.closeSubpath()
    return path
  }

  /// The opposite of a waxing moon: open to the upper right.
  static func crescent(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    // A circle of the same size moved to the upper right leaves the crescent; if two circles of one
    // radius cross, the crossing points are on the perpendicular bisector of their centers.
    let shift = radius * 0.62
    let half = acos(shift * 2.0.squareRoot() / 2 / radius)
    let towards = -CGFloat.pi / 4
    var path = Path()
    path.addRelativeArc(
      center: CGPoint(x: x, y: y), radius: radius, startAngle: .radians(towards + half),
      delta: .radians(2 * .pi - 2 * half))
    path.addRelativeArc(
      center: CGPoint(x: x + shift, y: y - shift), radius: radius,
      startAngle: .radians(towards + .pi + half), delta: .radians(-2 * half))
    path.closeSubpath()
    return path
  }
}
