// SPDX-License-Identifier: Apache-2.0
// Arithmetic on points for the geometry of paths.

extension CGVector {
  init(from a: CGPoint, to b: CGPoint) { self.init(dx: b.x - a.x, dy: b.y - a.y) }

  var length: CGFloat { hypot(dx, dy) }

  /// The unit vector with the same direction; zero stays zero.
  var unit: CGVector {
    let length = length
    return length == 0 ? self : CGVector(dx: dx / length, dy: dy / length)
  }

  /// A quarter turn, clockwise where y points down.
  var turned: CGVector { CGVector(dx: -dy, dy: dx) }

  func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }

  func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }

  static func * (v: CGVector, factor: CGFloat) -> CGVector {
    CGVector(dx: v.dx * factor, dy: v.dy * factor)
  }

  static func + (a: CGVector, b: CGVector) -> CGVector {
    CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }
}

extension CGPoint {
  static func + (p: CGPoint, v: CGVector) -> CGPoint { CGPoint(x: p.x + v.dx, y: p.y + v.dy) }

  static func - (p: CGPoint, v: CGVector) -> CGPoint { CGPoint(x: p.x - v.dx, y: p.y - v.dy) }

  /// The point at a fraction of the distance to another.
  func toward(_ other: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}
