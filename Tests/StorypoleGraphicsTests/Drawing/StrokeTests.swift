// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

/// Origin: geometry of lines, caps, joins and dashes as CoreGraphics documents them.
@Suite struct StrokeTests {
  private let line = Path { $0.addLines([point(0, 0), point(100, 0)]) }
  private let corner = Path { $0.addLines([point(0, 0), point(100, 0), point(100, 100)]) }

  @Test func caps() {
    #expect(line.strokedPath(StrokeStyle(lineWidth: 10)).boundingRect == rect(0, -5, 100, 10))
    let square = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .square))
    #expect(square.boundingRect == rect(-5, -5, 110, 10))
    let round = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round))
    #expect(isClose(round.boundingRect, rect(-5, -5, 110, 10)))
    #expect(round.contains(point(-4.9, 0)))
    #expect(!round.contains(point(-4, -4)))
  }

  @Test func joins() {
    func covers(_ join: CGLineJoin, _ x: CGFloat, _ y: CGFloat) -> Bool {
      corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: join)).contains(point(x, y))
    }
    // The miter's tip is at (105, −5), the bevel runs through (102.5, −2.5), the circle 5 from (100, 0)
    // through (103.54, −3.54).
    #expect(covers(.miter, 104.9, -4.9))
    #expect(!covers(.round, 104, -4) && covers(.round, 103.5, -3.5))
    #expect(!covers(.bevel, 102.6, -2.6) && covers(.bevel, 102.4, -2.4))
    for join in [CGLineJoin.miter, .round, .bevel] {
      #expect(covers(join, 50, 4.9) && covers(join, 96, 4) && covers(join, 95.1, 50))
      #expect(!covers(join, 94, 6))
    }
    // A right angle's miter is √2 times the width: a limit below that makes it a bevel.
    let limited = corner.strokedPath(StrokeStyle(lineWidth: 10, miterLimit: 1.4))
    #expect(!limited.contains(point(102.6, -2.6)))
  }

  @Test func closed() {
    let frame = Path(rect(0, 0, 100, 100)).strokedPath(StrokeStyle(lineWidth: 10))
    #expect(frame.boundingRect == rect(-5, -5, 110, 110))
    #expect(frame.contains(point(-4, -4)))
    #expect(!frame.contains(point(50, 50)))
    #expect(!frame.contains(point(6, 6)))
    #expect(frame.contains(point(4, 4)))
  }

  @Test func curves() {
    let ring = Path(ellipseIn: rect(-50, -50, 100, 100)).strokedPath(StrokeStyle(lineWidth: 10))
    for angle in stride(from: 0.0, to: 2 * .pi, by: 0.1) {
      let direction = point(cos(angle), sin(angle))
      for (radius, isInside) in [(44.9, false), (45.1, true), (54.9, true), (55.1, false)] {
        let p = point(direction.x * radius, direction.y * radius)
        #expect(ring.contains(p) == isInside)
      }
    }
  }

  /// Derived: a square of 10 points has 40 of length, and dashes count up to 100,000.
  @Test func tooManyDashesAreNone() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    func isDashed(_ dash: CGFloat...) -> Bool { StrokeStyle(dash: dash).isDashed(along: square) }
    #expect(isDashed(1))
    #expect(isDashed(40.0 / 99_000))
    #expect(!isDashed(40.0 / 101_000))
    #expect(!isDashed(1e-6, .leastNonzeroMagnitude))
    #expect(!isDashed(0, 0))
    #expect(!isDashed(3, -1))
    #expect(!isDashed(.infinity))
    #expect(!isDashed(.nan))
    #expect(!isDashed())
    // Coordinates end at a million points.
    let line = Path { $0.addLines([.zero, CGPoint(x: 1e30, y: 0)]) }
    #expect(StrokeStyle(dash: [11]).isDashed(along: line))
    #expect(!StrokeStyle(dash: [9]).isDashed(along: line))
  }

  @Test func dashes() {
    func drawn(_ path: Path, _ dash: [CGFloat], phase: CGFloat = 0) -> [CGFloat] {
      let style = StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase)
      let stroke = path.strokedPath(style)
      return stride(from: 5, to: 100, by: 10).filter { stroke.contains(point($0, 0.5)) }
    }
    #expect(drawn(line, [10]) == [5, 25, 45, 65, 85])
    #expect(drawn(line, [20, 10]) == [5, 15, 35, 45, 65, 75, 95])
    #expect(drawn(line, [10], phase: 10) == [15, 35, 55, 75, 95])
    #expect(drawn(line, [10], phase: -10) == [15, 35, 55, 75, 95])
    // Odd lengths alternate: 10 on, 20 off, 30 on, 10 off, 20 on, 30 off.
    #expect(drawn(line, [10, 20, 30]) == [5, 35, 45, 55, 75, 85])
    #expect(drawn(line, [0, 0]).count == 10)
  }

  @Test func dots() {
    let style = StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 10])
    let dots = line.strokedPath(style)
    for x in stride(from: CGFloat(0), to: 100, by: 10) {
      #expect(dots.contains(point(x, 1.9)))
      #expect(!dots.contains(point(x + 5, 0)))
    }
  }

  @Test func points() {
    let dot = Path { path in
      path.move(to: .zero)
      path.addLine(to: .zero)
    }
    #expect(dot.strokedPath(StrokeStyle(lineWidth: 10)).isEmpty)
    let round = dot.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round))
    #expect(round.boundingRect == rect(-5, -5, 10, 10))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
  }

  // Derived: two squares have 80 points of length, and dashes count up to 100,000 over the whole path.
  @Test func outlinesAreDashedAsLinesAre() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    let tooMany = StrokeStyle(lineWidth: 2, dash: [40.0 / 60_000])
    #expect(!tooMany.isDashed(along: path))
    #expect(path.strokedPath(tooMany) == path.strokedPath(StrokeStyle(lineWidth: 2)))
    // However fine they are: 10 dashes and 10 gaps of 0.0005.
    let short = Path { $0.addLines([.zero, point(0.01, 0)]) }
    let fine = StrokeStyle(lineWidth: 2, dash: [0.0005])
    #expect(fine.isDashed(along: short))
    #expect(short.strokedPath(fine) != short.strokedPath(StrokeStyle(lineWidth: 2)))
  }
}
