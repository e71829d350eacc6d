// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

/// Origin: geometry; fractions are of the whole path's length.
@Suite struct TrimTests {
  private let square = Path(rect(0, 0, 10, 10))

  @Test func lines() {
    #expect(square.trimmedPath(from: 0, to: 0.25).description == "0 0 m 10 0 l")
    // 40 long: from 5 to 25.
    #expect(
      square.trimmedPath(from: 0.125, to: 0.625).description == "5 0 m 10 0 l 10 10 l 5 10 l")
    // The closing line counts.
    #expect(square.trimmedPath(from: 0.75, to: 1).description == "0 10 m 0 0 l")
  }

  @Test func limits() {
    #expect(square.trimmedPath(from: 0, to: 1) == square)
    #expect(square.trimmedPath(from: -1, to: 2) == square)
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmedPath(from: 0.8, to: 0.2).isEmpty)
  }

  @Test func circle() {
    // Begins at the right, visibly clockwise: a quarter ends at the bottom.
    let quarter = Path(ellipseIn: rect(-10, -10, 20, 20)).trimmedPath(from: 0, to: 0.25)
    #expect(isClose(quarter.currentPoint ?? .zero, point(0, 10), 1e-6))
    let eighth = Path(ellipseIn: rect(-10, -10, 20, 20)).trimmedPath(from: 0, to: 0.125)
    #expect(isClose(eighth.currentPoint ?? .zero, point(7.0710678, 7.0710678), 1e-6))
  }

  @Test func curvesKeepTheirKind() {
    let parabola = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: point(10, 0), control: point(5, 10))
    }
    let half = parabola.trimmedPath(from: 0, to: 0.5)
    guard case .quadCurve(let end, let control) = half.elements[1] else {
      Issue.record("no quadratic curve")
      return
    }
    #expect(isClose(end, point(5, 5), 1e-6))
    #expect(isClose(control, point(2.5, 5), 1e-6))
  }

  @Test func severalSubpaths() {
    let two = Path { path in
      path.addRect(rect(0, 0, 10, 10))
      path.addRect(rect(20, 0, 10, 10))
    }
    // The first is whole and stays closed; half of the second's 40 follows.
    #expect(
      two.trimmedPath(from: 0, to: 0.75).description
        == "0 0 m 10 0 l 10 10 l 0 10 l 0 0 l h 20 0 m 30 0 l 30 10 l")
  }
}
