@testable import Storypole
import StorypoleGraphics
import SwiftUI
import Testing

// The documents that Storypole grew from teach alignment by examples. Each test here uses the
// constructs of one example in a different view and asserts the relation that the example teaches.
// Texts have Apple's vertical metrics and characters half as wide as the font's size, so every
// number can be derived: at 17 points a line is 20.5 high at scale 2 (17 · 2444/2048 = 20.287, up
// to a half) and a character 8.5 wide.

func lay(_ view: some View, in size: CGSize = CGSize(width: 393, height: 759)) -> LayoutResult {
  let result = layoutFrames(view, LayoutRequest(size: size, textEngine: FixedTextEngine()))
  expectReasons(result.host.explain(size: size, scale: 2))
  return result
}

/// Every example is explained by sums that come out where its views are.
private func expectReasons(_ why: LayoutExplanation) {
  for entry in why.entries {
    guard let parent = why.entries.first(where: { $0.id == entry.parent }) else { continue }
    let (h, v) = (entry.horizontal, entry.vertical)
    let left = h.isMirrored ? parent.frame.width - h.start - entry.frame.width : h.start
    expect(parent.frame.minX + left + h.shift, entry.frame.minX)
    expect(parent.frame.minY + v.start + v.shift, entry.frame.minY)
    for place in [h, v] where place.cause == .line && place.guide != nil {
      expect(place.line! - place.guide!.value, place.start)
    }
  }
}

extension LayoutResult {
  func frame(_ id: String) -> CGRect { frames[id] ?? .null }
}

func expect(
  _ value: CGFloat?, _ expected: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let value else {
    Issue.record("no value, expected \(expected)", sourceLocation: sourceLocation)
    return
  }
  #expect(
    abs(value - expected) < 0.001, "\(value), expected \(expected)", sourceLocation: sourceLocation)
}

func expect(
  _ frame: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for (value, expected) in [
    (frame.minX, x), (frame.minY, y), (frame.width, width), (frame.height, height),
  ] { expect(value, expected, sourceLocation: sourceLocation) }
}
