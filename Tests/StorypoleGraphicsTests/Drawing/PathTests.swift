// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

/// Origins: the order of points is that of CoreGraphics; bounds, lengths and insides are geometry.
@Suite struct PathTests {
  @Test func building() {
    let path = Path { path in
      path.addLine(to: point(9, 9))  // nothing to begin at: ignored
      path.move(to: point(0, 0))
      path.addLine(to: point(10, 0))
      path.addQuadCurve(to: point(10, 10), control: point(20, 5))
      path.closeSubpath()
    }
    #expect(path.description == "0 0 m 10 0 l 20 5 10 10 q h")
    #expect(path.currentPoint == .zero)
    #expect(Path().isEmpty)
    #expect(Path().currentPoint == nil)
    #expect(Path().boundingRect == .null)
  }

  @Test func rectangles() {
    let path = Path(rect(1, 2, 10, 20))
    #expect(path.description == "1 2 m 11 2 l 11 22 l 1 22 l h")
    #expect(path.rect == rect(1, 2, 10, 20))
    #expect(path.offsetBy(dx: 1, dy: 1).rect == rect(2, 3, 10, 20))
    #expect(path.applying(CGAffineTransform(rotationAngle: 0.3)).rect == nil)
    #expect(path.contains(point(1, 2)))
    #expect(!path.contains(point(11, 2)))
    #expect(path == Path { $0.addRect(rect(1, 2, 10, 20)) })
  }

  @Test func descriptionsReadBack() throws {
    let path = Path { path in
      path.addEllipse(in: rect(0, 0, 10.5, 7))
      path.addRect(rect(1e-7, 2, 3, 4))
    }
    #expect(Path(path.description) == path)
    #expect(Path("0 0 10 10 re") == Path(rect(0, 0, 10, 10)))
    #expect(Path("0 0 m 1 l") == nil)
    #expect(Path("0 0 m 1 1") == nil)
    #expect(Path("nan 0 m") == nil)
    #expect(Path("") == Path())
  }

  @Test func ellipse() {
    let path = Path(ellipseIn: rect(0, 0, 100, 50))
    #expect(path.elements.first == .move(to: point(100, 25)))  // the middle of the right edge
    guard case .curve(let end, let control1, _) = path.elements[1] else {
      Issue.record("no curve")
      return
    }
    #expect(end == point(50, 50))  // clockwise as seen
    #expect(isClose(control1, point(100, 38.8071187), 1e-6))  // 25 + 25·0.552284749
    #expect(path.boundingRect == rect(0, 0, 100, 50))
    #expect(path.contains(point(50, 1)))
    #expect(!path.contains(point(2, 2)))
  }

  @Test func boundsOfCurves() {
    // y(t) = 3·t·(1−t)·60 has its top at t = ½: ¾·60 = 45.
    let cubic = Path { path in
      path.move(to: .zero)
      path.addCurve(to: point(10, 0), control1: point(0, 60), control2: point(10, 60))
    }
    #expect(isClose(cubic.boundingRect, rect(0, 0, 10, 45)))
    // y(t) = 2·t·(1−t)·60 has its top at t = ½: ½·60 = 30.
    let quad = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: point(10, 0), control: point(5, 60))
    }
    #expect(isClose(quad.boundingRect, rect(0, 0, 10, 30)))
    #expect(quad.cgPath.boundingBox == rect(0, 0, 10, 60))
    #expect(isClose(quad.cgPath.boundingBoxOfPath, rect(0, 0, 10, 30)))
  }

  @Test func fillRules() {
    let rings = Path { path in
      path.addRect(rect(0, 0, 30, 30))
      path.addRect(rect(10, 10, 10, 10))
    }
    #expect(rings.contains(point(15, 15)))
    #expect(!rings.contains(point(15, 15), eoFill: true))
    #expect(rings.contains(point(5, 15), eoFill: true))
    // Filling closes open subpaths.
    let open = Path { $0.addLines([point(0, 0), point(10, 0), point(10, 10)]) }
    #expect(open.contains(point(8, 2)))
    #expect(!open.contains(point(2, 8)))
  }

  @Test func numbersThatAreNone() {
    let path = Path { path in
      path.move(to: .zero)
      path.addCurve(to: point(10, 0), control1: point(.nan, 60), control2: point(.infinity, 60))
      path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .radians(.infinity))
      path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(1e12))
    }
    #expect(!path.contains(point(5, 5)))
    #expect(path.elements.count <= 2 + 1 + 8)
  }

  @Test func coreGraphicsPaths() {
    let mutable = CGMutablePath()
    mutable.move(to: .zero)
    mutable.addLine(to: point(10, 0))
    mutable.addLine(to: point(10, 10), transform: CGAffineTransform(scaleX: 2, y: 2))
    mutable.closeSubpath()
    #expect(Path(mutable).description == "0 0 m 10 0 l 20 20 l h")
    let copy = mutable.copy()
    mutable.addRect(rect(0, 0, 1, 1))
    #expect(copy?.boundingBox == rect(0, 0, 20, 20))
    #expect(copy != mutable)
    var types: [CGPathElementType] = []
    copy?.applyWithBlock { types.append($0.pointee.type) }
    #expect(types == [.moveToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
    let square = CGPath(rect: rect(0, 0, 4, 4), transform: nil)
    #expect(square.contains(point(2, 2)))
    // Documented: the transform is applied to the point.
    let move = CGAffineTransform(translationX: 10, y: 0)
    #expect(square.contains(point(-8, 2), transform: move))
    #expect(!square.contains(point(12, 2), transform: move))
  }
}
