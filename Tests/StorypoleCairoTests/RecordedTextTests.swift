import Testing

@testable import StorypoleCairo
@testable import StorypoleGraphics

/// Widths, heights and baselines recorded on Apple's systems, beside those of our text in Inter.
///
/// Recorded at two pixels a point: macOS 26.2 in a window, iOS 26.0 on a simulated iPhone SE. A
/// recorded width is up to half a point more than the text's own, as sizes go up to a pixel.
@Suite struct RecordedTextTests {
  struct Recording: CustomTestStringConvertible, Sendable {
    var text: String
    var size: CGFloat
    var weight = 400
    var width: CGFloat
    /// In percent.
    var tolerance: CGFloat = 1
    var testDescription: String { "\(text), \(size) points, weight \(weight)" }
  }

  static let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame."
  static let fox = "The quick brown fox"

  /// The samples of all text styles. Up to half a percent at one weight, the average of many letters.
  static let samples: [Recording] = {
    func rows(_ text: String, _ weight: Int, _ widths: [(CGFloat, CGFloat)]) -> [Recording] {
      widths.map { Recording(text: text, size: $0.0, weight: weight, width: $0.1) }
    }
    var all = rows(
      fox, 400,
      [(10, 97.5), (11, 106), (12, 114.5), (13, 122.5), (15, 138.5), (17, 154), (20, 176.5)])
    all += rows(fox, 400, [(22, 191), (24, 207), (26, 224)])
    all.append(Recording(text: fox, size: 32, width: 275, tolerance: 1.2))
    for (weight, width) in [(300, 174.0), (500, 181), (700, 189.5), (900, 202)] {
      all.append(Recording(text: fox, size: 20, weight: weight, width: width))
    }
    all += rows(fox, 500, [(10, 100)]) + rows(fox, 700, [(13, 130.5)])
    all += rows(
      sentence, 400,
      [
        (10, 351), (11, 381.5), (12, 411), (13, 439.5), (15, 496.5), (17, 551), (20, 631.5),
        (22, 683.5), (26, 801.5), (40, 1220),
      ])
    return all + rows(sentence, 500, [(10, 359.5)]) + rows(sentence, 700, [(13, 469.5)])
  }()

  /// The styles' names on iOS, plain and bold.
  static let styles: [Recording] = [
    Recording(text: "Large Title", size: 34, width: 152.5, tolerance: 1.3),
    // Five letters of which Apple's three narrow ones are wider than Inter's.
    Recording(text: "Title", size: 28, width: 52, tolerance: 3.5),
    Recording(text: "Title 2", size: 22, width: 58.5),
    Recording(text: "Title 3", size: 20, width: 54.5),
    Recording(text: "Headline", size: 17, weight: 600, width: 70.5),
    Recording(text: "Subheadline", size: 15, width: 85),
    Recording(text: "Body", size: 17, width: 39.5),
    Recording(text: "Callout", size: 16, width: 51),
    Recording(text: "Footnote", size: 13, width: 54.5),
    Recording(text: "Caption", size: 12, width: 44),
    Recording(text: "Caption 2", size: 11, width: 51),
    Recording(text: "Large Title", size: 34, weight: 700, width: 166),
    Recording(text: "Title", size: 28, weight: 700, width: 57.5),
    Recording(text: "Title 2", size: 22, weight: 700, width: 63.5),
    Recording(text: "Title 3", size: 20, weight: 600, width: 57.5),
    Recording(text: "Subheadline", size: 15, weight: 600, width: 89),
    Recording(text: "Body", size: 17, weight: 600, width: 41),
    Recording(text: "Callout", size: 16, weight: 600, width: 54),
    Recording(text: "Footnote", size: 13, weight: 600, width: 57),
    Recording(text: "Caption", size: 12, weight: 600, width: 46),
    Recording(text: "Caption 2", size: 11, weight: 600, width: 53),
    Recording(text: "Bold", size: 17, weight: 600, width: 36),
  ]

  /// Words at 17 points on iOS and at 13 on macOS. Those whose letters differ more are marked:
  /// Apple's w is narrower, its l wider.
  static let words: [Recording] = {
    func rows(_ size: CGFloat, _ widths: KeyValuePairs<String, CGFloat>) -> [Recording] {
      let wider: [String: CGFloat] = ["Row": 1.9, "Low": 2.8, "Two": 1.6, "Top": 1.2]
      return widths.map { text, width in
        Recording(text: text, size: size, width: width, tolerance: wider[text] ?? 1)
      }
    }
    return rows(
      17,
      [
        "Hello": 39, "Hg": 22.5, "Row": 32.5, "Apple": 44.5, "Banana": 57, "Cherry": 52,
        "Date": 36, "Elderberry": 79.5, "Detail": 44, "Value": 42, "Name": 45, "Pushed": 57.5,
        "Small": 41.5, "Save": 37,
      ])
      + rows(
        13,
        [
          "Left": 24, "Right": 32, "Above": 38.5, "Below": 36.5, "One": 25, "Two": 25,
          "Three": 35.5, "Four": 27.5, "Five": 25, "Six": 18.5, "Low": 24.5, "High": 28.5,
          "Last": 26, "Second": 46, "A": 9, "BB": 17, "CCC": 28, "E": 8, "G": 10, "H": 10,
          "Hi": 13, "Hg": 17.5, "Apple": 35, "Banana": 45, "Top": 22.5, "Bottom": 44.5,
          "Footer": 39.5, "Header": 44.5, "Hello": 31, "Right side": 60.5, "Base": 30, "Up": 17.5,
          "Down": 34.5, "Raised": 41, "Carrot": 38.5, "Cherry": 41.5, "Red Blue": 54,
          "Count: 0": 52, "Tight": 31.5, "Supercalifragilistic": 112,
        ])
  }()

  @Test(arguments: samples + styles + words)
  func widths(_ recording: Recording) {
    let layout = TextMetricsTests.layout(
      TextMetricsTests.paragraph(
        recording.text, size: recording.size, weight: recording.weight))
    let own = layout.lines[0].width
    let slack = recording.width * recording.tolerance / 100
    #expect(
      own > recording.width - 0.5 - slack && own <= recording.width + slack,
      "\(own), recorded \(recording.width)")
  }

  /// Of the 105 widths 98 are met within 1 %.
  @Test func fewWidthsAreFurtherOff() {
    let all = Self.samples + Self.styles + Self.words
    #expect(all.count == 105)
    #expect(all.filter { $0.tolerance > 1 }.count == 7)
  }

  /// Recorded (iOS 26, styles): line heights. On the recorder lines of text styles are some points
  /// taller than on a device set to English, which is taken off here; a label of 17 points on the
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

  /// Recorded (macOS 26, 13 points, line 16): how many lines the sentence takes and how wide it
  /// comes back. Offered 134 it fits with nothing to spare, and came back 134 wide.
  @Test(arguments: [
    (100.0, 95.5, 6), (120, 118, 4), (134, 134, 4), (150, 137, 4), (200, 196.5, 3), (260, 227, 2),
    (300, 274, 2), (400, 355.5, 2),
  ])
  func wrapping(offer: CGFloat, width: CGFloat, count: Int) {
    let layout = TextMetricsTests.layout(
      TextMetricsTests.paragraph(Self.sentence, size: 13), width: offer)
    #expect(layout.lines.count == count)
    // A line of Apple's fits into 134 by a hair, and of Inter's does not.
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

  /// Recorded (macOS 26, 13 points, 150 offered): where the ellipsis stands, and the widths.
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

  /// Recorded (macOS 26): the box is as much taller as the text is raised or lowered, and the
  /// reported baseline is that of the line: 6 lower for 6 up, where it was for 4 down.
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

  /// Recorded (macOS 26, 13 points): "Hello" is 31 wide, and each point of distance adds one a
  /// letter, the last one too.
  @Test(arguments: [(2.0, 41.0), (5, 56), (-1, 26)])
  func kerning(distance: CGFloat, width: CGFloat) {
    for path in [\TextRun.kerning, \.tracking] {
      var paragraph = TextMetricsTests.paragraph("Hello", size: 13)
      paragraph.runs[0][keyPath: path] = distance
      #expect(TextMetricsTests.layout(paragraph).size.width == width)
    }
  }
}
