// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

/// Origin: outlines measured on Apple's systems: the start of a continuous corner, its control
/// points, and the limits of radii.
@Suite struct RoundedRectTests {
  private let box = rect(0, 0, 100, 60)

  @Test func circular() {
    let path = Path(roundedRect: box, cornerRadius: 10, style: .circular)
    #expect(path.elements.first == .move(to: point(100, 30)))
    #expect(path.elements[1] == .line(to: point(100, 50)))  // 60 − 10
    guard case .curve(let end, let control1, let control2) = path.elements[2] else {
      Issue.record("no curve")
      return
    }
    #expect(end == point(90, 60))
    #expect(isClose(control1, point(100, 55.522847)))  // 50 + 10·0.5522847
    #expect(isClose(control2, point(95.522847, 60)))
    #expect(path.elements.count == 10)  // move, four times line and curve, close
    #expect(path.boundingRect == box)
  }

  @Test func continuous() {
    let path = Path(roundedRect: box, cornerRadius: 10)
    guard case .line(let start) = path.elements[1],
      case .curve(let end, let control1, let control2) = path.elements[2],
      case .curve(let end2, let control3, _) = path.elements[3]
    else {
      Issue.record("no curves")
      return
    }
    #expect(isClose(start, point(100, 44.71335)))  // 60 − 10·1.528665
    #expect(isClose(control1, point(100, 49.1151)))  // 60 − 10·1.08849
    #expect(isClose(control2, point(100, 51.31593)))  // 60 − 10·0.868407
    #expect(isClose(end, point(99.250886, 53.68506)))  // 100 − 0.749114; 60 − 6.31494
    #expect(isClose(control3, point(98.3094, 56.27176)))  // 100 − 1.6906; 60 − 3.72824
    #expect(isClose(end2, point(93.68506, 59.250886)))
    #expect(path.elements.count == 18)  // move, four times line and three curves, close
    #expect(isClose(path.boundingRect, box))
  }

  @Test func radiusIsHalfTheShorterSideAtMost() {
    let capsule = Path(roundedRect: box, cornerRadius: 500, style: .circular)
    #expect(capsule == Path(roundedRect: box, cornerRadius: 30, style: .circular))
    // Without extra space the curve starts one radius from the corner, and controls move in.
    let path = Path(roundedRect: box, cornerRadius: 30)
    guard case .curve(_, let control1, let control2) = path.elements[2] else {
      Issue.record("no curve")
      return
    }
    #expect(path.elements[1] == .line(to: point(100, 30)))
    #expect(isClose(control1, point(100, 31.2)))  // 60 − 30·0.96
    #expect(isClose(control2, point(100, 35.4)))  // 60 − 30·0.82
  }

  @Test func unevenCorners() {
    // A corner may take more than half of an edge if its neighbor leaves it.
    let radii = RectangleCornerRadii(topLeading: 80)
    let path = Path(roundedRect: rect(0, 0, 100, 100), cornerRadii: radii, style: .circular)
    #expect(!path.contains(point(22, 22)))  // (1 − √½)·80 = 23.4 from the corner
    #expect(path.contains(point(24, 24)))
    #expect(path.contains(point(99.9, 99.9)))
    // Two corners that need more get half each.
    let both = RectangleCornerRadii(topLeading: 80, topTrailing: 80)
    let shared = Path(roundedRect: rect(0, 0, 100, 100), cornerRadii: both, style: .circular)
    #expect(shared.contains(point(50, 0.1)))
    #expect(!shared.contains(point(14, 14)))  // (1 − √½)·50 = 14.6
    #expect(shared.contains(point(15, 15)))
  }

  @Test func degenerate() {
    #expect(Path(roundedRect: box, cornerRadius: 0).rect == box)
    #expect(Path(roundedRect: box, cornerRadius: -4).rect == box)
    #expect(Path(roundedRect: .null, cornerRadius: 4).isEmpty)
  }
}
