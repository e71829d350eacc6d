// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import StorypoleGeometry

/// Regions and lines of two paths. Those of rectangles are derived; areas of curves are reference: computed by
/// skia-pathops 0.9.2, from PyPI.
@Suite struct PathBooleanTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }

  private func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// The signed area by Green's formula, on 256 chords for a curve.
  private func area(_ path: Path) -> CGFloat {
    var sum: CGFloat = 0
    for subpath in path.subpaths {
      for segment in subpath.segments {
        var last = segment.a
        for step in 1...256 {
          let point = segment.point(at: CGFloat(step) / 256)
          sum += last.x * point.y - point.x * last.y
          last = point
        }
      }
    }
    return sum / 2
  }

  @Test func rectangles() {
    let (a, b) = (rect(0, 0, 10, 10), rect(5, 5, 10, 10))
    #expect(a.intersection(b) == rectangle(10, 5, 10, 10, 5, 10, 5, 5))
    #expect(
      a.union(b) == rectangle(0, 0, 10, 0, 10, 5, 15, 5, 15, 15, 5, 15, 5, 10, 0, 10))
    #expect(a.subtracting(b) == rectangle(0, 0, 10, 0, 10, 5, 5, 5, 5, 10, 0, 10))
    #expect(area(a.symmetricDifference(b)) == 150)
  }

  private func rectangle(_ numbers: CGFloat...) -> Path {
    Path { path in
      path.addLines(
        stride(from: 0, to: numbers.count, by: 2).map {
          CGPoint(x: numbers[$0], y: numbers[$0 + 1])
        })
      path.closeSubpath()
    }
  }

  @Test func sharedEdges() {
    let a = rect(0, 0, 10, 10)
    #expect(a.union(rect(10, 0, 10, 10)) == rect(0, 0, 20, 10))
    #expect(a.intersection(rect(10, 0, 10, 10)).isEmpty)
    #expect(a.subtracting(rect(10, 0, 10, 10)) == a)
    #expect(a.union(a) == a && a.intersection(a) == a)
    #expect(a.subtracting(a).isEmpty && a.symmetricDifference(a).isEmpty)
    #expect(a.intersection(rect(0, 0, 5, 10)) == rect(0, 0, 5, 10))
    #expect(a.subtracting(rect(0, 0, 5, 10)) == rect(5, 0, 5, 10))
    #expect(
      a.union(rect(20, 0, 5, 5))
        == Path {
          $0.addPath(a); $0.addPath(rect(20, 0, 5, 5))
        })
    #expect(a.union(Path()) == a && Path().union(a) == a && a.intersection(Path()).isEmpty)
    let round = circle(5, 5, 5)
    #expect(round.subtracting(round).isEmpty && area(round.union(round)) == area(round))
  }

  @Test func curves() {
    var wave = Path()
    wave.move(to: CGPoint(x: 0, y: 50))
    wave.addCurve(
      to: CGPoint(x: 100, y: 50), control1: CGPoint(x: 30, y: -40), control2: CGPoint(x: 70, y: 140)
    )
    wave.addLine(to: CGPoint(x: 100, y: 100))
    wave.addLine(to: CGPoint(x: 0, y: 100))
    wave.closeSubpath()
    let cases: [(Path, Path, [CGFloat])] = [
      (circle(50, 50, 50), circle(100, 50, 50), [3072.185, 12640.176, 4783.996, 9567.991]),
      (circle(50, 50, 50), rect(20, -10, 40, 200), [3802.664, 12053.517, 4053.517, 8250.852]),
      (wave, circle(50, 50, 30), [1414.112, 6414.113, 3585.888, 5000.000]),
      (circle(50, 50, 50), circle(50, 50, 30), [2828.225, 7856.181, 5027.956, 5027.956]),
    ]
    for (a, b, expected) in cases {
      let results = [
        a.intersection(b), a.union(b), a.subtracting(b), a.symmetricDifference(b),
      ]
      for (result, area) in zip(results, expected) {
        // Clockwise outlines have a positive area where y points down. The chords lose a little.
        #expect(abs(self.area(result) - area) < 0.5)
      }
    }
  }

  @Test func normalization() {
    let bow = rectangle(0, 0, 10, 10, 10, 0, 0, 10)
    // Two triangles with a base of 10 and a height of 5.
    #expect(abs(area(bow.normalized()) - 50) < 1e-9)
    let nested = Path {
      $0.addPath(rect(0, 0, 10, 10))
      $0.addPath(rect(2, 2, 4, 4))
    }
    #expect(abs(area(nested.normalized()) - (100 - 16)) < 1e-9)
    #expect(nested.normalized(eoFill: false) == rect(0, 0, 10, 10))
    #expect(abs(area(nested.subtracting(rect(0, 0, 4, 10), eoFill: true)) - (60 - 8)) < 1e-9)
    // A curve that crosses itself.
    var loop = Path()
    loop.move(to: .zero)
    loop.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 30, y: 30), control2: CGPoint(x: -20, y: 30))
    loop.closeSubpath()
    let even = loop.normalized()
    for x in stride(from: -4.75, through: 15, by: 0.5) {
      for y in stride(from: 0.25, through: 25, by: 0.5) {
        let point = CGPoint(x: x, y: y)
        #expect(even.contains(point) == loop.contains(point, eoFill: true))
        #expect(even.contains(point, eoFill: true) == loop.contains(point, eoFill: true))
      }
    }
  }

  /// A crossing is as exact as the numbers are.
  private func rounded(_ path: Path) -> Path {
    Path { result in
      path.forEach {
        switch $0 {
        case .move(let end): result.move(to: CGPoint(x: end.x.rounded(), y: end.y.rounded()))
        case .line(let end): result.addLine(to: CGPoint(x: end.x.rounded(), y: end.y.rounded()))
        default: result.closeSubpath()
        }
      }
    }
  }

  @Test func lines() {
    let a = rect(0, 0, 10, 10)
    let across = Path { path in
      path.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5)])
    }
    #expect(
      rounded(across.lineIntersection(a))
        == Path { $0.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)]) })
    #expect(
      rounded(across.lineSubtraction(a))
        == Path {
          $0.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 0, y: 5)])
          $0.addLines([CGPoint(x: 10, y: 5), CGPoint(x: 15, y: 5)])
        })
    // Documented: what isn't cut stays closed.
    #expect(
      a.lineSubtraction(rect(20, 0, 5, 5)) == a && a.lineIntersection(rect(-1, -1, 20, 20)) == a)
    // A cut one is open, and its start is in the middle of a part.
    #expect(
      a.lineIntersection(rect(-5, -5, 10, 10))
        == Path {
          $0.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 0)])
        })
  }

  @Test func hostileNumbers() {
    let a = rect(0, 0, 10, 10)
    for bad in [
      rect(.nan, 0, 1, 1), rect(0, 0, .infinity, 1), Path { $0.move(to: .zero) },
      Path { $0.addLines([.zero, .zero]) }, rect(0, 0, 0, 0),
    ] {
      #expect(a.union(bad) == a && a.subtracting(bad) == a && a.intersection(bad).isEmpty)
      #expect(a.lineSubtraction(bad) == a)
    }
    _ = a.union(rect(1e300, 0, 1e300, 1))
    _ = rect(0, 0, 1e-300, 1e-300).union(rect(0, 0, 1e-301, 1e-300))
    // Folded onto itself.
    var fold = Path()
    fold.move(to: CGPoint(x: 3, y: 6))
    fold.addCurve(
      to: CGPoint(x: 1, y: 4), control1: CGPoint(x: 4, y: 7), control2: CGPoint(x: 3, y: 6))
    fold.closeSubpath()
    _ = fold.union(a)
  }

  /// 150 random pairs of rectangles, ellipses, polygons and curves agree with both regions at random points.
  @Test func randomPaths() {
    var random = Random(state: 42)
    var wrong = 0
    for _ in 0..<150 {
      let (a, b) = (random.path(), random.path())
      let results: [(Path, (Bool, Bool) -> Bool)] = [
        (a.union(b), { $0 || $1 }), (a.intersection(b), { $0 && $1 }),
        (a.subtracting(b), { $0 && !$1 }), (a.symmetricDifference(b), { $0 != $1 }),
      ]
      for (result, rule) in results {
        for _ in 0..<20 {
          let point = random.point()
          let expected = rule(a.contains(point), b.contains(point))
          if result.contains(point) != expected { wrong += 1 }
          if result.contains(point, eoFill: true) != expected { wrong += 1 }
        }
      }
    }
    #expect(wrong == 0)
  }

  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
    mutating func length() -> CGFloat { CGFloat.random(in: 0...100, using: &self) }
    mutating func point() -> CGPoint { CGPoint(x: length(), y: length()) }
    mutating func path() -> Path {
      var path = Path()
      for _ in 0..<Int.random(in: 1...2, using: &self) {
        let rect = CGRect(origin: point(), size: CGSize(width: length() + 1, height: length() + 1))
        switch Int.random(in: 0...3, using: &self) {
        case 0: path.addRect(rect)
        case 1: path.addEllipse(in: rect)
        case 2:
          path.addLines((0..<5).map { _ in point() })
          path.closeSubpath()
        default:
          path.move(to: point())
          for _ in 0..<2 { path.addCurve(to: point(), control1: point(), control2: point()) }
          path.closeSubpath()
        }
      }
      return path
    }
  }

  @Test func graphicsPaths() {
    let (a, b) = (rect(0, 0, 10, 10).cgPath, rect(5, 0, 10, 10).cgPath)
    #expect(Path(a.intersection(b)) == rect(5, 0, 5, 10))
    #expect(Path(a.union(b)) == rect(0, 0, 15, 10))
    #expect(Path(a.subtracting(b)) == rect(0, 0, 5, 10))
    #expect(area(Path(a.symmetricDifference(b, using: .evenOdd))) == 100)
    #expect(Path(a.normalized()) == rect(0, 0, 10, 10))
    #expect(!a.lineIntersection(b).isEmpty && !a.lineSubtraction(b).isEmpty)
  }
}
