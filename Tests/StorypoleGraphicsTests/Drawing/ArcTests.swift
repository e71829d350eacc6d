// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

/// Origin: Apple's documentation of `addArc`: `clockwise` applies where y points up, so that in a
/// view, where y points down, it looks reversed.
@Suite struct ArcTests {
  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
    }
  }

  @Test func directions() {
    // From the right to the bottom through the lower right quarter …
    let short = arc(0, 90, clockwise: false)
    #expect(isClose(short.boundingRect, rect(0, 0, 10, 10), 1e-6))
    #expect(short.elements.count == 2)
    #expect(short.currentPoint == point(0, 10))
    // … or through the other three.
    let long = arc(0, 90, clockwise: true)
    #expect(isClose(long.boundingRect, rect(-10, -10, 20, 20), 1e-6))
    #expect(long.elements.count == 4)
    #expect(isClose(long.currentPoint ?? .zero, point(0, 10)))
  }

  @Test(arguments: [(0.0, 360.0), (-90, 270), (0, 720), (90, 450), (360, 0)])
  func wholeTurns(start: Double, end: Double) {
    for clockwise in [false, true] {
      let path = arc(start, end, clockwise: clockwise)
      #expect(isClose(path.boundingRect, rect(-10, -10, 20, 20), 1e-6))
      #expect(path.elements.count == 5)  // a move and four quarters
    }
  }

  @Test func nothing() {
    #expect(arc(45, 45, clockwise: false).elements.count == 1)
    #expect(arc(45, 45, clockwise: true).elements.count == 1)
  }

  @Test func pointsLieOnTheCircle() {
    // A quarter's curve is off by at most 2.7e-4 of the radius.
    let path = arc(10, 250, clockwise: false)
    for angle in stride(from: 10.0, through: 250, by: 10) {
      let inside = Angle.degrees(angle).radians
      #expect(path.contains(point(9.99 * cos(inside), 9.99 * sin(inside))) || angle > 190)
    }
    let trimmed = path.trimmedPath(from: 0, to: 0.5).currentPoint ?? .zero
    // Halfway from 10° to 250°: 130°.
    #expect(isClose(trimmed, point(10 * cos(130 * .pi / 180), 10 * sin(130 * .pi / 180)), 5e-3))
  }

  @Test func lineToTheBeginning() {
    let path = Path { path in
      path.move(to: .zero)
      path.addRelativeArc(
        center: .zero, radius: 10, startAngle: .degrees(90), delta: .degrees(-90))
    }
    #expect(path.elements[1] == .line(to: point(0, 10)))
    #expect(isClose(path.currentPoint ?? .zero, point(10, 0)))
  }

  @Test func tangents() {
    // Rounds the corner at (10, 0) with radius 4: from (6, 0) to (10, 4).
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: point(10, 0), tangent2End: point(10, 10), radius: 4)
    }
    guard case .line(let first) = path.elements[1] else {
      Issue.record("no line to the arc")
      return
    }
    #expect(isClose(first, point(6, 0)))
    #expect(isClose(path.currentPoint ?? .zero, point(10, 4)))
    #expect(isClose(path.boundingRect, rect(0, 0, 10, 4), 1e-6))
    // Nothing to round on a straight line.
    let straight = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: point(10, 0), tangent2End: point(20, 0), radius: 4)
    }
    #expect(straight.description == "0 0 m 10 0 l")
  }
}
