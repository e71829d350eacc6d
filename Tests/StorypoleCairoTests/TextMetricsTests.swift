import Testing

@testable import StorypoleCairo
@testable import StorypoleGraphics

/// Sizes of text with Pango behind it. The widths hold for the Inter of Debian 12.
@Suite struct TextMetricsTests {
  static let engine = PangoTextEngine()

  static func paragraph(
    _ text: String, size: CGFloat = 17, leading: CGFloat = 0, weight: Int = 400
  ) -> Paragraph {
    var font = FontRequest(size: size, weight: weight)
    font.leading = leading
    return Paragraph(runs: [TextRun(text, font: font)])
  }

  static func layout(
    _ paragraph: Paragraph, width: CGFloat? = nil, height: CGFloat? = nil
  ) -> TextLayout {
    engine.shape(paragraph).layout(width: width, height: height)
  }

  /// Recorded on Apple's system at 3 pixels a point: 85.33. Inter has the same with Apple's letter
  /// distances.
  @Test func helloWorldIsAsWideAsApples() {
    var paragraph = Self.paragraph("Hello world")
    paragraph.displayScale = 3
    let layout = Self.layout(paragraph)
    #expect(abs(layout.lines[0].width - 85.16) < 0.01)
    #expect(abs(layout.size.width - 85.333) < 0.001)
  }
}
