// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import StorypoleCairo
@testable import StorypoleGraphics

/// The order of a page's items in its file.
@Suite struct DrawingOrderTests {
  private func text(at origin: CGPoint) -> DisplayItem {
    let layout = TextMetricsTests.layout(TextMetricsTests.paragraph("word"), width: 200)
    let run = layout.lines[0].glyphs[0].run
    return DisplayItem(
      .glyphs(run.moved(by: CGSize(width: origin.x, height: origin.y)), .color(.black)))
  }

  private func rect(_ rect: CGRect) -> DisplayItem {
    DisplayItem(.fill(Path(rect), .color(.black), FillStyle()))
  }

  private func order(_ items: [DisplayItem]) -> [Int] {
    DrawingOrder(ItemRange(items), from: 0, nil).items
  }

  @Test(arguments: [0, 3000, -500, 2e6]) func linesComeBeforeTexts(y: CGFloat) {
    let line = CGRect(x: 0, y: y + 40, width: 100, height: 1)
    #expect(order([text(at: CGPoint(x: 0, y: y)), rect(line)]) == [1, 0])
    // Behind the text, and in front of it.
    let behind = CGRect(x: 0, y: y, width: 50, height: 30)
    #expect(
      order([rect(behind), text(at: CGPoint(x: 0, y: y)), rect(behind), rect(line)])
        == [0, 3, 1, 2])
  }

  /// Two items that may touch keep their order.
  @Test func whatTouchesStays() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<100 {
      var boxes: [CGRect] = []
      let items = (0..<60).map { _ -> DisplayItem in
        let origin = CGPoint(
          x: .random(in: 0...400, using: &random), y: .random(in: -100...5000, using: &random))
        if Bool.random(using: &random) {
          let box = CGRect(
            origin: origin,
            size: CGSize(
              width: .random(in: 0...200, using: &random),
              height: .random(in: 0...3000, using: &random)))
          boxes.append(box)
          return rect(box)
        }
        // At least a text of 17 points; larger than it is.
        boxes.append(CGRect(x: origin.x + 5, y: origin.y + 8, width: 20, height: 8))
        return text(at: origin)
      }
      let order = order(items)
      #expect(order.sorted() == Array(items.indices))
      let place = order.indices.reduce(into: [Int](repeating: 0, count: items.count)) {
        $0[order[$1]] = $1
      }
      for a in items.indices {
        for b in items.indices.dropFirst(a + 1) where place[a] > place[b] {
          #expect(boxes[a].intersection(boxes[b]).isNull, "\(boxes[a]) \(boxes[b])")
        }
      }
    }
  }

  /// The last of many pages has large coordinates.
  @Test func pathsFarBelowTheStart() throws {
    func pixels(_ y: CGFloat) throws -> Data {
      var list = DisplayList(size: CGSize(width: 40, height: 40), background: .white)
      var layer = Layer()
      layer.transform = CGAffineTransform(translationX: 0, y: -y)
      list.items = [
        DisplayItem(.begin(layer)), rect(CGRect(x: 10, y: y + 10, width: 20, height: 5)),
        rect(CGRect(x: 5, y: y + 20, width: 1e12, height: .infinity)), DisplayItem(.end),
      ]
      return try CairoRenderer.png(list)
    }
    #expect(try pixels(2e6) == pixels(0))
  }
}
