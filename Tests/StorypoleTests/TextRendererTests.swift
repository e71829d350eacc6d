// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

private struct Mark: TextAttribute { var number: Int }

/// Records its parameters, draws as requested, and reserves space.
private struct Recorder: TextRenderer {
  final class Record { var layouts: [Text.Layout] = [] }
  let record: Record
  var room = CGSize.zero
  var draws: @Sendable (Text.Layout, inout GraphicsContext) -> Void = { _, _ in }

  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
    record.layouts.append(layout)
    draws(layout, &ctx)
  }

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let size = text.sizeThatFits(proposal)
    return CGSize(width: size.width + room.width, height: size.height + room.height)
  }
}

/// Characters of 10 points in lines of 20, with the baseline at 15, and a glyph for each character.
private final class GlyphEngine: TextEngine {
  let fixed = FixedTextEngine(
    ascent: 15, descent: 5, capHeight: 10, leading: 0, characterWidth: 10, unit: .points)
  func metrics(of font: FontRequest) -> FontMetrics { fixed.metrics(of: font) }
  func takeWarnings() -> [String] { [] }
  func shape(_ paragraph: Paragraph) -> any ShapedText { Shaped(fixed.shape(paragraph)) }

  final class Shaped: ShapedText {
    let text: any ShapedText
    init(_ text: any ShapedText) { self.text = text }
    var firstMetrics: FontMetrics { text.firstMetrics }
    var lastMetrics: FontMetrics { text.lastMetrics }

    func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
      var layout = text.layout(width: width, height: height)
      for line in layout.lines.indices {
        for piece in layout.lines[line].glyphs.indices {
          var glyphs = layout.lines[line].glyphs[piece]
          for i in glyphs.run.clusters.indices {
            glyphs.run.clusters[i].glyphs = 1
            glyphs.run.glyphs.append(1)
            glyphs.run.positions.append(
              CGPoint(x: glyphs.bounds.minX + CGFloat(10 * i), y: layout.lines[line].origin.y))
          }
          layout.lines[line].glyphs[piece] = glyphs
        }
      }
      return layout
    }
  }
}

@MainActor
@Suite struct TextRendererTests {
  private func host(_ view: some View, width: CGFloat = 30, height: CGFloat = 20) -> ViewHost {
    let host = ViewHost(textEngine: GlyphEngine())
    host.show(view, environment: EnvironmentValues())
    host.layout(in: HostWindow(size: CGSize(width: width, height: height)))
    return host
  }

  private func items(_ host: ViewHost) -> [DisplayItem] {
    host.paint(size: CGSize(width: 200, height: 100), scale: 1, origin: .zero)
  }

  private func glyphs(_ items: [DisplayItem]) -> [GlyphRun] {
    items.compactMap { if case .glyphs(let run, _) = $0.command { run } else { nil } }
  }

  @Test func layout() throws {
    let record = Recorder.Record()
    let text =
      Text("ab ") + Text("cd").customAttribute(Mark(number: 1)).customAttribute(Mark(number: 2))
    _ = items(host(text.textRenderer(Recorder(record: record)), height: 100))
    let layout = try #require(record.layouts.first)
    #expect(layout.count == 2)
    #expect(!layout.isTruncated)
    let lines = Array(layout)
    #expect(lines.map(\.origin) == [CGPoint(x: 0, y: 15), CGPoint(x: 0, y: 35)])
    // Derived: two characters of 10 points, 15 above and 5 below the baseline.
    #expect(lines[1].typographicBounds.rect == CGRect(x: 0, y: 20, width: 20, height: 20))
    #expect(lines[1].typographicBounds.leading == 0)
    #expect(lines[0].first?[Mark.self] == nil)
    let run = try #require(lines[1].first)
    // The innermost applies last, as with every style of a text.
    #expect(run[Mark.self] == Mark(number: 1))
    #expect(run.layoutDirection == .leftToRight)
    #expect(run.count == 2)
    #expect(run.map(\.typographicBounds.rect.minX) == [0, 10])
    #expect(run[1].typographicBounds.rect == CGRect(x: 10, y: 20, width: 10, height: 20))
    let indices = lines.flatMap { $0.flatMap(\.characterIndices) }
    #expect(indices.sorted() == indices)
    #expect(indices[0].distance(to: run.characterIndices[0]) == 3)
    #expect(layout == layout)
  }

  /// Letters one by one are the run that they come from.
  @Test func drawing() throws {
    let record = Recorder.Record()
    let word = Text("abc").underline()
    let plain = glyphs(items(host(word)))
    let byLine = glyphs(
      items(
        host(
          word.textRenderer(
            Recorder(record: record) { layout, context in for line in layout { context.draw(line) }
            }))))
    #expect(byLine == plain)
    let letters = items(
      host(
        word.textRenderer(
          Recorder(record: record) { layout, context in
            for slice in layout.flatMap({ $0 }).flatMap({ $0 }) {
              context.translateBy(x: 0, y: 1)
              context.draw(slice)
            }
          })))
    #expect(glyphs(letters).map(\.text) == ["a", "b", "c"])
    #expect(glyphs(letters).map { $0.positions[0].x } == plain[0].positions.map(\.x))
    let moves = letters.compactMap { item -> CGFloat? in
      if case .begin(let layer) = item.command, layer.transform.tx == 0 {
        layer.transform.ty
      } else {
        nil
      }
    }
    // The text's own place, and then each letter's.
    #expect(moves == [0, 1, 2, 3])
  }

  @Test func movedLine() throws {
    let renderer = Recorder(record: Recorder.Record()) { layout, context in
      var line = layout[0]
      line.origin.x += 7
      context.draw(line)
    }
    let run = try #require(glyphs(items(host(Text("a").textRenderer(renderer)))).first)
    #expect(run.positions[0].x == 7)
  }

  @Test func size() {
    let renderer = Recorder(record: Recorder.Record(), room: CGSize(width: 6, height: 4))
    #expect(host(Text("ab").textRenderer(renderer)).rootNode?.size == CGSize(width: 26, height: 24))
  }
}
