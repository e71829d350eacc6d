// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

private struct Mark: TextAttribute {
  // api: TextAttribute
  let number: Int
}

private final class Seen {
  var checks = 0
}

/// Draws a text unchanged, and reads all of its parameters.
private struct Looker: TextRenderer {
  // api: TextRenderer; TextRenderer.displayPadding; TextRenderer.draw(layout:in:)
  // api: TextRenderer.sizeThatFits(proposal:text:)
  let seen: Seen

  var displayPadding: EdgeInsets { EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) }

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
    // api: Text.Layout; Text.Layout.Line; Text.Layout.Run; Text.Layout.RunSlice
    // api: Text.Layout.isTruncated
    let _: any RandomAccessCollection<Text.Layout.Line> = layout
    #expect(!layout.isTruncated)
    #expect(layout.count == 1)
    // api: Text.Layout.Line.origin; Text.Layout.Line.typographicBounds
    let line = layout[0]
    let _: any RandomAccessCollection<Text.Layout.Run> = line
    #expect(line.origin.y > 0)
    #expect(line.typographicBounds.width > 0)
    #expect(line.count == 2)
    // api: Text.Layout.Run.characterIndices; Text.Layout.Run.layoutDirection
    // api: Text.Layout.Run.subscript(_:); Text.Layout.Run.typographicBounds
    let run = line[1]
    let _: any RandomAccessCollection<Text.Layout.RunSlice> = run
    #expect(run[Mark.self]?.number == 7)
    #expect(line[0][Mark.self] == nil)
    #expect(run.layoutDirection == .leftToRight)
    #expect(run.characterIndices.count == 3)
    #expect(run.typographicBounds.width > 0)
    // api: Text.Layout.RunSlice.init(run:indices:); Text.Layout.RunSlice.characterIndices
    // api: Text.Layout.RunSlice.run; Text.Layout.RunSlice.subscript(_:)
    // api: Text.Layout.RunSlice.typographicBounds
    let slice = Text.Layout.RunSlice(run: run, indices: 1..<2)
    #expect(slice.run == run)
    #expect(slice[Mark.self]?.number == 7)
    #expect(slice.characterIndices.count == 1)
    #expect(slice.typographicBounds.width < run.typographicBounds.width)
    // api: Text.Layout.CharacterIndex
    let _: any (Comparable & Hashable & Sendable & Strideable).Type =
      Text.Layout.CharacterIndex.self
    #expect(slice.characterIndices[0] == run.characterIndices[1])
    // api: Text.Layout.TypographicBounds; Text.Layout.TypographicBounds.init()
    // api: Text.Layout.TypographicBounds.ascent; Text.Layout.TypographicBounds.descent
    // api: Text.Layout.TypographicBounds.leading; Text.Layout.TypographicBounds.origin
    // api: Text.Layout.TypographicBounds.rect; Text.Layout.TypographicBounds.width
    var bounds = Text.Layout.TypographicBounds()
    let _: any (Equatable & Sendable).Type = Text.Layout.TypographicBounds.self
    #expect(bounds.rect == .zero)
    bounds.origin = CGPoint(x: 10, y: 20)
    bounds.width = 30
    bounds.ascent = 8
    bounds.descent = 2
    bounds.leading = 1
    // The origin is on the baseline.
    #expect(bounds.rect.minX == 10)
    #expect(bounds.rect.width == 30)
    seen.checks += 1
    // api: Text.Layout.DrawingOptions; Text.Layout.DrawingOptions.disablesSubpixelQuantization
    let _: any (OptionSet & Sendable).Type = Text.Layout.DrawingOptions.self
    ctx.draw(line, options: .disablesSubpixelQuantization)
  }
}

@Suite struct TextRendererAPI {
  @MainActor @Test func renderer() throws {
    let seen = Seen()
    // api: View.textRenderer(_:)
    let view = (Text("one ") + Text("two").customAttribute(Mark(number: 7)))
      .textRenderer(Looker(seen: seen))
    _ = try ImageRenderer(content: view).pngData()
    #expect(seen.checks > 0)
  }
}
