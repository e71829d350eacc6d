// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

private func isClose(_ a: CGFloat?, _ b: CGFloat, by tolerance: CGFloat = 1e-6) -> Bool {
  a.map { abs($0 - b) < tolerance } ?? false
}

/// Characters are half as wide as the font's size; metrics are those of Apple's system font.
@Suite struct TextTests {
  private func layout(
    _ view: some View, _ width: CGFloat = 300, _ height: CGFloat = 300, scale: CGFloat = 2
  ) -> LayoutResult {
    var request = LayoutRequest(
      size: CGSize(width: width, height: height), textEngine: FixedTextEngine())
    request.environment.displayScale = scale
    return layoutFrames(view, request)
  }

  // Measured (iOS 16 at 3x: 20.33); the same line of 20.287 is rounded up to 20.5 at 2x.
  @Test func bodyLine() {
    #expect(
      layout(Text("Hello")._probe("a")).frames["a"]?.size == CGSize(width: 42.5, height: 20.5))
    #expect(isClose(layout(Text("Hello")._probe("a"), scale: 3).frames["a"]?.height, 61 / 3))
  }

  // Derived: ascent 1950/2048 · 17 = 16.187, to the nearest pixel.
  @Test func baselines() {
    let one = layout(Text("Hello")._probe("a"))
    #expect(one.explicit("a", .firstTextBaseline) == 16)
    #expect(one.explicit("a", .lastTextBaseline) == 16)
    #expect(one.explicit("a", VerticalAlignment.center) == nil)
    // The pitch of body is 22; the last baseline is rounded up to a pixel after the first has
    // moved.
    let two = layout(Text("Hello\nHello")._probe("a"))
    #expect(two.explicit("a", .firstTextBaseline) == 16)
    #expect(two.explicit("a", .lastTextBaseline) == 38)
    // 2 · 20.287 + 1.713 = 42.287.
    #expect(two.frames["a"]?.height == 42.5)
  }

  // Derived from the measured formula (spec: stock body at 2x 6.60 / 10.81 / 2).
  @Test func distances() {
    let result = layout(
      VStack {
        Color.red.frame(height: 10)._probe("above")
        Text("One")._probe("one")
        Text("Two")._probe("two")
        Color.red.frame(height: 10)._probe("below")
      })
    func gap(_ a: String, _ b: String) -> CGFloat {
      result.frames[b]!.minY - result.frames[a]!.maxY
    }
    // k = 20.287/10 up to a pixel = 2.5; descent 494/2048 · 17 = 4.1006.
    #expect(isClose(gap("above", "one"), 6.6006, by: 1e-4))
    #expect(isClose(gap("one", "two"), 2))
    // 20.287 + 2.5 − 1443/2048 · 17.
    #expect(isClose(gap("two", "below"), 10.8091, by: 1e-4))
  }

  @Test func distanceOfPointSizes() {
    // Measured: 0 between texts of fonts made from a size.
    let result = layout(
      VStack {
        Text("One").font(.system(size: 17))._probe("one")
        Text("Two").font(.system(size: 17))._probe("two")
      })
    #expect(isClose(result.frames["two"]!.minY - result.frames["one"]!.maxY, 0))
  }

  // Derived: ascents 26.66 → 26.5 and 11.426 → 11.5, 15 apart.
  @Test func baselineAlignment() {
    let result = layout(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("Big").font(.title)._probe("big")
        Text("small").font(.caption)._probe("small")
      })
    let lower = result.frames["small"]!.minY - result.frames["big"]!.minY
    #expect(isClose(lower, 15))
  }

  @Test func lineLimits() {
    let long = "one two three four five six"
    // Eight characters of 8.5 a line: "one two", "three", "four", "five six".
    func height(_ view: some View) -> CGFloat? {
      layout(view.frame(width: 70)._probe("a")).frames["a"]?.height
    }
    #expect(height(Text(verbatim: long)) == 86.5)
    #expect(height(Text(verbatim: long).lineLimit(1)) == 20.5)
    #expect(height(Text(verbatim: long).lineLimit(2)) == 42.5)
    #expect(height(Text(verbatim: long).lineLimit(...3)) == 64.5)
    #expect(height(Text("one").lineLimit(2, reservesSpace: true)) == 42.5)
    #expect(height(Text("one").lineLimit(2...)) == 42.5)
    #expect(height(Text("one").lineLimit(1...3)) == 20.5)
    #expect(height(Text(verbatim: long).lineLimit(1).lineLimit(3)) == 20.5)
    #expect(height(Text(verbatim: long).lineLimit(nil).lineLimit(1)) == 86.5)
  }

  @Test func offeredHeight() {
    // Measured: as many lines as fit the height, at least one.
    let result = layout(Text("one\ntwo\nthree").frame(width: 100, height: 30)._probe("f"))
    let text = result.node("f")!.children[0].children[0]
    #expect(text.size.height == 20.5)
  }

  @Test func lineSpacing() {
    // Measured: the pitch is at least line + spacing; one line is unchanged.
    #expect(
      layout(Text("a\nb").lineSpacing(10)._probe("a")).frames["a"]?.height == 51)
    #expect(layout(Text("a").lineSpacing(10)._probe("a")).frames["a"]?.height == 20.5)
  }

  @Test func innermostModifierWins() {
    func size(_ view: some View) -> CGSize? { layout(view._probe("a")).frames["a"]?.size }
    #expect(size(Text("aa").font(.title).font(.body)) == CGSize(width: 28, height: 33.5))
    #expect(size(VStack { Text("aa") }.font(.title)) == CGSize(width: 28, height: 33.5))
    #expect(size(VStack { Text("aa").font(nil) }.font(.title)) == CGSize(width: 28, height: 33.5))
    #expect(size(Text("aa").tracking(1)) == CGSize(width: 19, height: 20.5))
    #expect(size(Text("aa").tracking(1).tracking(4)) == CGSize(width: 19, height: 20.5))
    #expect(size(VStack { Text("aa") }.kerning(2)) == CGSize(width: 21, height: 20.5))
  }

  // Ours until measured: an empty text has no size.
  @Test func emptyText() {
    #expect(layout(Text("")._probe("a")).frames["a"]?.size == .zero)
    #expect(layout(Text(" ")._probe("a")).frames["a"]?.height == 20.5)
    let reserving = Text("").lineLimit(2, reservesSpace: true)
    #expect(layout(reserving._probe("a")).frames["a"]?.height == 42.5)
  }

  @Test func textCase() {
    #expect(resolved(Text("ß Straße")) { $0.textCase = .uppercase } == "SS STRASSE")
  }

  private func resolved(
    _ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> String {
    var environment = EnvironmentValues()
    change(&environment)
    return ResolvedText(text, in: environment).string
  }

  @Test func standInMetrics() {
    // Measured on macOS at 2x: 13 points are 4.7421875 below and 8.15087890625 above other views.
    let metrics = FontMetrics(
      ascent: 13 * 1980 / 2048, descent: 13 * 432 / 2048, capHeight: 13 * 1443 / 2048, leading: 0)
    let text = _TextStandIn(
      size: CGSize(width: 40, height: 15.5), firstBaseline: 12.5, lastBaseline: 12.5,
      metrics: metrics, pixel: 0.5)
    let result = layout(
      VStack {
        Color.red.frame(height: 10)._probe("above")
        text._probe("text")
        Color.red.frame(height: 10)._probe("below")
      })
    let frame = result.frames["text"]!
    #expect(isClose(frame.minY - result.frames["above"]!.maxY, 4.7421875))
    #expect(isClose(result.frames["below"]!.minY - frame.maxY, 8.15087890625))
    #expect(result.explicit("text", .lastTextBaseline) == 12.5)
  }
}
