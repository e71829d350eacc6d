// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import StorypoleCairo
@testable import StorypoleGraphics

/// Hostile texts and numbers: each has a defined result in bounded time and memory.
@Suite struct HostileTextTests {
  private static func shaped(_ paragraph: Paragraph) -> (layout: TextLayout, warnings: [String]) {
    let engine = PangoTextEngine()
    let layout = engine.shape(paragraph).layout(width: 100, height: nil)
    return (layout, engine.takeWarnings())
  }

  private static func isFinite(_ layout: TextLayout) -> Bool {
    layout.size.width.isFinite && layout.size.height.isFinite && layout.firstBaseline.isFinite
      && layout.lastBaseline.isFinite
      && layout.lines.allSatisfy {
        $0.width.isFinite && $0.origin.x.isFinite && $0.origin.y.isFinite
          && $0.glyphs.allSatisfy {
            $0.bounds.width.isFinite && $0.bounds.height.isFinite
              && $0.run.positions.allSatisfy { $0.x.isFinite && $0.y.isFinite }
          }
      }
  }

  @Test(arguments: ["word ", "👩‍👩‍👧‍👦"])
  func tenMegabytes(piece: String) throws {
    let text = String(repeating: piece, count: 10_000_000 / piece.utf8.count)
    let (layout, warnings) = Self.shaped(TextMetricsTests.paragraph(text))
    #expect(Self.isFinite(layout))
    let last = try #require(layout.lines.last)
    #expect(last.range.upperBound <= TextLimits.length)
    #expect(last.range.upperBound > TextLimits.length - 4)
    #expect(warnings.contains { $0.contains("\(text.utf8.count)") && $0.contains("200000") })
  }

  @Test func unpairedSurrogatesAreReplaced() {
    let text = String(decoding: [0x61, 0xD800, 0x62, 0xDC00, 0x63] as [UInt16], as: UTF16.self)
    let layout = Self.shaped(TextMetricsTests.paragraph(text)).layout
    #expect(layout.lines[0].glyphs.map(\.run.text).joined() == "a\u{FFFD}b\u{FFFD}c")
  }

  /// Controls have no width, are not missing, and do not end the text.
  @Test func controlCharacters() {
    let controls =
      (0..<32).filter { ![9, 10, 11, 12, 13].contains($0) }
      .map { String(Unicode.Scalar(UInt8($0))) }.joined() + "\u{7F}"
    let (layout, warnings) = Self.shaped(TextMetricsTests.paragraph("a" + controls + "b"))
    #expect(warnings.isEmpty)
    #expect(layout.lines.last?.range.upperBound == controls.utf8.count + 2)
    #expect(Self.isFinite(layout))
  }

  @Test(arguments: ["\u{202B}", "\u{202E}", "\u{2067}", "\u{202A}\u{202B}"])
  func aThousandNestedEmbeddings(opening: String) {
    let text = (0..<1000).map { "\(opening)a\($0 % 10)ש" }.joined(separator: " ")
    let layout = Self.shaped(TextMetricsTests.paragraph(text)).layout
    #expect(Self.isFinite(layout))
    #expect(layout.lines.last?.range.upperBound == text.utf8.count)
    #expect(layout.lines.allSatisfy { $0.width <= 100 + LineBreaker.tolerance })
  }

  /// Input that took quadratic time: endless paragraphs, rows of invisible characters, marks on one letter.
  @Test(arguments: [
    "\n", "é\n", "\0", "\u{AD}", "a\u{AD}", "\u{301}", "\t", "\u{A0}", "م", "世", "a", "x ",
  ])
  func aLongRowOfTheSame(piece: String) throws {
    let text = "a b" + String(repeating: piece, count: 60_000 / piece.utf8.count)
    var paragraph = TextMetricsTests.paragraph(text)
    let start = ContinuousClock.now
    let whole = PangoTextEngine().shape(paragraph)
    #expect(Self.isFinite(whole.measure(width: nil, height: nil)))
    #expect(Self.isFinite(whole.layout(width: 100, height: 1000)))
    #expect(Self.isFinite(whole.measure(width: 0, height: 50)))
    for truncation in [Paragraph.Truncation.head, .middle, .tail] {
      paragraph.truncation = truncation
      paragraph.lineLimit = 2
      let short = FixedTextEngine().shape(paragraph).layout(width: 100, height: nil)
      #expect(Self.isFinite(short))
      #expect(short.lines.count <= 2)
    }
    // Generous: this takes a second or two in a debug build, and the machine may be busy.
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  /// All but the first 200,000 bytes are cut first.
  @Test(arguments: ["\n", "\0", "\u{AD}", "\u{301}"])
  func tenMegabytesOfTheSame(piece: String) throws {
    let text = String(repeating: piece, count: 10_000_000 / piece.utf8.count)
    let engine = PangoTextEngine()
    let layout = engine.shape(TextMetricsTests.paragraph(text)).layout(width: 100, height: 1000)
    #expect(Self.isFinite(layout))
    #expect(layout.size.height <= 1000)
    #expect(engine.takeWarnings().contains { $0.contains("10000000") && $0.contains("200000") })
  }

  @Test func aTextIsCutBetweenCharacters() {
    for piece in ["é", "世", "😀", "\u{FFFD}"] {
      let text = "a" + String(repeating: piece, count: 200_000 / piece.utf8.count)
      let paragraph = TextMetricsTests.paragraph(text).withinLimits
      let count = (TextLimits.length - 1) / piece.utf8.count
      #expect(paragraph.runs[0].string == "a" + String(repeating: piece, count: count))
    }
  }

  @Test func manyRunsShareTheLimit() {
    var paragraph = Paragraph(runs: [])
    for _ in 0..<300 {
      paragraph.append(TextRun(String(repeating: "a", count: 1000), font: FontRequest(size: 17)))
    }
    #expect(paragraph.runs.count == 200)
    for engine in [PangoTextEngine() as any TextEngine, FixedTextEngine()] {
      _ = engine.shape(paragraph)
      #expect(engine.takeWarnings().contains { $0.contains("300000") && $0.contains("200000") })
    }
  }

  @Test func tenThousandStackedMarks() {
    let text = "a" + String(repeating: "\u{301}", count: 10_000) + "b"
    let layout = Self.shaped(TextMetricsTests.paragraph(text)).layout
    #expect(Self.isFinite(layout))
    #expect(layout.lines.count == 1)
    #expect(layout.size.height == 20.5)
  }

  @Test(arguments: [
    (0.0, 0.0), (-3, 0), (.nan, 0), (.infinity, 0), (-.infinity, 0), (10_000, 10_000),
    (1e9, 10_000), (Double.greatestFiniteMagnitude, 10_000), (1e-300, 1e-300),
  ])
  func fontSizes(size: Double, drawn: Double) {
    var paragraph = TextMetricsTests.paragraph("Size", size: size)
    paragraph.runs[0].underline = .init()
    let (layout, warnings) = Self.shaped(paragraph)
    #expect(Self.isFinite(layout))
    #expect(abs(layout.size.height / CGFloat(layout.lines.count) - drawn * 2444 / 2048) <= 0.5)
    #expect(warnings.count == (size > 10_000 && size.isFinite ? 1 : 0))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 0, -1])
  func numbers(value: CGFloat) {
    let paths: [WritableKeyPath<Paragraph, CGFloat>] = [
      \.lineSpacing, \.minimumScaleFactor, \.displayScale, \.runs[0].kerning, \.runs[0].tracking,
      \.runs[0].baselineOffset, \.runs[0].font.leading, \.runs[0].font.width,
    ]
    for path in paths {
      for lineLimit in [nil, Int.min, -1, 0, 1, 2, Int.max] {
        var paragraph = TextMetricsTests.paragraph("Words that need more than a line or two")
        paragraph[keyPath: path] = value
        paragraph.lineLimit = lineLimit
        paragraph.allowsTightening = true
        let layout = Self.shaped(paragraph).layout
        #expect(Self.isFinite(layout))
        #expect(layout.lines.count >= 1)
        if let lineLimit { #expect(layout.lines.count <= max(1, lineLimit)) }
      }
    }
  }
}
