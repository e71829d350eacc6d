// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

@Suite struct TextPaintTests {
  /// An engine whose texts have a glyph for each run of a line, so that there is something to paint.
  final class OneGlyphEngine: TextEngine {
    let metrics = FixedTextEngine()
    func metrics(of font: FontRequest) -> FontMetrics { metrics.metrics(of: font) }
    func takeWarnings() -> [String] { [] }
    func shape(_ paragraph: Paragraph) -> any ShapedText { Shaped(metrics.shape(paragraph)) }

    final class Shaped: ShapedText {
      let text: any ShapedText
      init(_ text: any ShapedText) { self.text = text }
      var firstMetrics: FontMetrics { text.firstMetrics }
      var lastMetrics: FontMetrics { text.lastMetrics }

      func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
        var layout = text.layout(width: width, height: height)
        for line in layout.lines.indices {
          for piece in layout.lines[line].glyphs.indices {
            layout.lines[line].glyphs[piece].run.glyphs = [1]
            layout.lines[line].glyphs[piece].run.positions = [layout.lines[line].origin]
          }
        }
        return layout
      }
    }
  }

  private func commands(_ view: some View) throws -> [DrawCommand] {
    var options = PictureOptions()
    options.size = CGSize(width: 100, height: 40)
    return try makePicture(of: view, options, textEngine: OneGlyphEngine())
      .displayList.items.map(\.command)
  }

  private func paints(_ view: some View) throws -> [Paint] {
    try commands(view).compactMap { if case .glyphs(_, let paint) = $0 { paint } else { nil } }
  }

  private func resolved(_ color: Color) -> Paint {
    .color(color.resolve(in: EnvironmentValues()))
  }

  @Test func colours() throws {
    #expect(try paints(Text("a")) == [resolved(.primary)])
    #expect(try paints(Text("a").foregroundColor(.red)) == [resolved(.red)])
    #expect(
      try paints(HStack { Text("a").foregroundColor(.red) }.foregroundStyle(.blue))
        == [resolved(.red)])
    #expect(try paints(HStack { Text("a") }.foregroundStyle(.blue)) == [resolved(.blue)])
    #expect(
      try paints(Text("a").foregroundStyle(.red) + Text("b")) == [
        resolved(.red), resolved(.primary),
      ])
    #expect(try paints(Text("[a](https://b.c)").tint(.green)) == [resolved(.green)])
  }

  @Test func gradientsSpanTheText() throws {
    let style = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let painted = try paints(Text("aaaa").foregroundStyle(style))
    // 34 wide in 100, 20.5 high in 40; the corner is rounded to pixels: (33, 10).
    guard case .linearGradient(_, let start, let end) = painted.first else {
      Issue.record("not a gradient: \(painted)")
      return
    }
    #expect(start.x == 33)
    #expect(end.x == 67)
  }

  @Test func glyphsAlignToPixels() throws {
    // Measured: glyphs shift with the first baseline, which lies on a pixel.
    for case .glyphs(let run, _) in try commands(Text("a").offset(y: 0.2)) {
      let y = run.positions[0].y * 2
      #expect(y == y.rounded())
    }
  }

  @Test func links() throws {
    let layers = try commands(Text("[a](https://b.c)")).compactMap {
      if case .begin(let layer) = $0 { layer.link } else { nil }
    }
    #expect(layers == ["https://b.c"])
  }

  @Test func decorations() throws {
    func steps(_ text: Text) throws -> [String] {
      try commands(text).map {
        switch $0 {
        case .fill: "fill"
        case .stroke: "stroke"
        case .glyphs: "glyphs"
        default: "other"
        }
      }
    }
    #expect(try steps(Text("a").underline()) == ["fill", "glyphs"])
    #expect(try steps(Text("a").strikethrough()) == ["glyphs", "fill"])
    #expect(try steps(Text("a").underline(pattern: .dash)) == ["stroke", "glyphs"])
    #expect(try steps(Text("a").underline().underline(false)) == ["fill", "glyphs"])
    #expect(try steps(Text("a").underline(false)) == ["glyphs"])
  }

  @Test func placeholdersAreBars() throws {
    let painted = try commands(Text("a").redacted(reason: .placeholder))
    #expect(painted.count == 1)
    guard case .fill = painted.first else {
      Issue.record("\(painted)")
      return
    }
    #expect(
      try paints(Text("a").unredacted().redacted(reason: .placeholder)) == [resolved(.primary)])
  }
}
