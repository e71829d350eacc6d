// SPDX-License-Identifier: Apache-2.0
/// A curve from (0, 0) to (1, 1): the fraction of a change over the fraction of its time.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable {
    case linear
    case bezier(Bezier)
    case circularIn, circularOut, circularInOut, circularOutIn
  }
  private let shape: Shape

  /// The straight line.
  public static let linear = UnitCurve(shape: .linear)
  /// The curve that starts slowly.
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// The curve that ends slowly.
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// The curve that starts and ends slowly.
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// The same as `easeInOut`.
  public static let easeInEaseOut = easeInOut
  /// A quarter of a circle that starts flat.
  public static let circularEaseIn = UnitCurve(shape: .circularIn)
  /// A quarter of a circle that ends flat.
  public static let circularEaseOut = UnitCurve(shape: .circularOut)
  /// Two quarters of a circle that start and end flat.
  public static let circularEaseInOut = UnitCurve(shape: .circularInOut)

  /// A cubic Bézier curve; the control points' x is clamped to 0 through 1, their y may lie outside.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }

  static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(
      shape: .bezier(Bezier(x1: min(max(x1, 0), 1), y1: y1, x2: min(max(x2, 0), 1), y2: y2)))
  }

  /// The curve with its axes exchanged: the time at which a value is reached; the first time, if the curve overshoots
  /// and returns.
  public var inverse: UnitCurve {
    switch shape {
    case .linear: return self
    case .bezier(let b):
      return UnitCurve(shape: .bezier(Bezier(x1: b.y1, y1: b.x1, x2: b.y2, y2: b.x2)))
    case .circularIn: return UnitCurve(shape: .circularOut)
    case .circularOut: return UnitCurve(shape: .circularIn)
    case .circularInOut: return UnitCurve(shape: .circularOutIn)
    case .circularOutIn: return UnitCurve(shape: .circularInOut)
    }
  }

  /// Returns the value at `progress`, which is clamped to 0 through 1.
  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch shape {
    case .linear: return x
    case .bezier(let bezier): return bezier.value(at: x)
    case .circularIn: return 1 - (1 - x * x).squareRoot()
    case .circularOut: return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularInOut:
      return x < 0.5
        ? (1 - (1 - 4 * x * x).squareRoot()) / 2
        : (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
    case .circularOutIn:
      let root = (1 - (1 - 2 * x) * (1 - 2 * x)).squareRoot() / 2
      return x < 0.5 ? root : 1 - root
    }
  }

  /// Returns the slope at `progress`, which is clamped to 0 through 1; infinite where a curve is vertical.
  public func velocity(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch shape {
    case .linear: return 1
    case .bezier(let bezier): return bezier.slope(at: x)
    case .circularIn: return x / (1 - x * x).squareRoot()
    case .circularOut: return (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularInOut:
      let near = min(x, 1 - x)
      return 2 * near / (1 - 4 * near * near).squareRoot()
    case .circularOutIn:
      let far = abs(1 - 2 * x)
      return far / (1 - far * far).squareRoot()
    }
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1).
private struct Bezier: Hashable {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  func value(at x: Double) -> Double { Self.point(y1, y2, parameter(at: x)) }

  func slope(at x: Double) -> Double {
    let t = parameter(at: x)
    let dx = Self.derivative(x1, x2, t)
    let dy = Self.derivative(y1, y2, t)
    if dx != 0 { return dy / dx }
    // A control point coincides with an end: the slope is that toward the next point.
    if t < 0.5 { return x2 == 0 ? (y2 == 0 ? 1 : .infinity) : y2 / x2 }
    return x1 == 1 ? (y1 == 1 ? 1 : .infinity) : (1 - y1) / (1 - x1)
  }

  /// The first parameter above 0 at which the curve reaches `x`. On an inverse, x may decrease while the parameter
  /// grows.
  private func parameter(at x: Double) -> Double {
    if x <= 0 { return 0 }
    var low = 0.0
    var high = 1.0
    for turn in turns {
      if Self.point(x1, x2, turn) >= x {
        high = turn
        break
      }
      low = turn
    }
    if x >= 1, high == 1 { return 1 }
    // 53 halvings reach the last bit of a Double.
    for _ in 0..<53 {
      let middle = (low + high) / 2
      if Self.point(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The parameters between 0 and 1, in order, at which x begins to fall or to rise.
  private var turns: [Double] {
    if (0...1).contains(x1), (0...1).contains(x2) { return [] }
    // The roots of the derivative, a quadratic polynomial.
    let (a, b, c) = (3 * x1 - 3 * x2 + 1, 2 * x2 - 4 * x1, x1)
    let root = (b * b - 4 * a * c).squareRoot()
    // A sum of equal signs loses no digits.
    let sum = -(b + (b < 0 ? -root : root)) / 2
    return [sum / a, c / sum].filter { $0 > 0 && $0 < 1 }.sorted()
  }

  private static func point(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }

  private static func derivative(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
  }
}
