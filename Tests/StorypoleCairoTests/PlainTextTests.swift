// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import StorypoleCairo
@testable import StorypoleGraphics

/// Plain text goes to HarfBuzz directly: every result must equal Pango's.
@Suite struct PlainTextTests {
  private static let texts = [
    "The quick brown fox jumps over the lazy dog.", "office fluffy affine fjord",
    "AVATAR To We. Ty,",
    "well-known state-of-the-art 3-4 a - b", "\"Quoted\" 'text' (in brackets) [or] {these}",
    "https://example.com/path/to?query=1&other=2#anchor", "1,000.50 and 3.14, or 12:30!",
    "a.b.c ...",
    " leading and trailing  spaces ", "a -> b => c != d", "C++ & C# @home 100% ~5 $3 ^_^ `code`",
    "end. Start; next: why? Yes!", "x", "A1B2C3", "a ,b .c ;d", "foo/bar\\baz|qux", "0", "123",
    "3.70", "- . -", "1 234,50", "12:30", "100%", "2026-11-21", "(555) 010-99", "+1 -2", " ", "$ 5",
  ]

  private static var fonts: [FontRequest] {
    var italic = FontRequest(size: 17)
    italic.italic = true
    var digits = FontRequest(size: 13)
    digits.monospacedDigits = true
    return [
      FontRequest(size: 17), FontRequest(size: 34, weight: 700),
      FontRequest(size: 9.5, weight: 300),
      italic, digits, FontRequest(family: .system(.serif), size: 17),
      FontRequest(family: .system(.monospaced), size: 12),
      FontRequest(family: .named("DejaVu Sans"), size: 16),
      FontRequest(family: .named("There is no such font"), size: 16),
    ]
  }

  private func expectSame(_ paragraph: Paragraph, _ engine: PangoTextEngine) {
    let plain = engine.shapedText(paragraph)
    let full = engine.shapedText(paragraph, allowsPlain: false)
    let name = "\(paragraph.runs[0].string) in \(paragraph.runs[0].font), \(paragraph.locale)"
    #expect(plain.units.map(\.bytes) == full.units.map(\.bytes), "\(name)")
    #expect(plain.units.map(\.advance) == full.units.map(\.advance), "\(name)")
    #expect(plain.units.map(\.traits) == full.units.map(\.traits), "\(name)")
    #expect(plain.units.map(\.glyphs) == full.units.map(\.glyphs), "\(name)")
    #expect(plain.glyphs.map(\.id) == full.glyphs.map(\.id), "\(name)")
    #expect(plain.glyphs.map(\.x) == full.glyphs.map(\.x), "\(name)")
    #expect(plain.glyphs.map(\.y) == full.glyphs.map(\.y), "\(name)")
    #expect(plain.items.map(\.face) == full.items.map(\.face), "\(name)")
    #expect(plain.items.map(\.size) == full.items.map(\.size), "\(name)")
    #expect(plain.items.map(\.level) == full.items.map(\.level), "\(name)")
  }

  @Test func givesWhatPangoGives() {
    let engine = PangoTextEngine()
    for text in Self.texts {
      for font in Self.fonts {
        for locale in ["en", "de", "tr", "ja"] {
          var paragraph = Paragraph(runs: [TextRun(text, font: font)])
          paragraph.locale = locale
          expectSame(paragraph, engine)
        }
      }
    }
    // Otherwise both would be equal for another reason.
    engine.withShaper { #expect($0.plainFonts.count > 10) }
  }

  /// DejaVu Sans has no rule with the space, Inter kerns it with letters.
  @Test(arguments: [("DejaVu Sans", true), ("Inter", false)])
  func textsOfKnownWordsArePutTogether(family: String, isPutTogether: Bool) {
    // Longer words aren't kept.
    let vocabulary = Self.texts.flatMap { $0.split(separator: " ").map(String.init) }
      .filter { $0.count <= 40 }
    let font = FontRequest(family: .named(family), size: 16)
    var random = Random(state: 1)
    for first in stride(from: 0, to: vocabulary.count, by: 24) {
      let engine = PangoTextEngine()
      // Without a letter, a text has another script.
      let words = vocabulary[first..<min(first + 24, vocabulary.count)] + ["Word"]
      for _ in 0..<100 {
        var text = ""
        for _ in 0..<Int.random(in: 1...12, using: &random) {
          text += words.randomElement(using: &random)!
          text += String(repeating: " ", count: Int.random(in: 1...2, using: &random))
        }
        expectSame(Paragraph(runs: [TextRun(text, font: font)]), engine)
      }
      engine.withShaper { shaper in
        for (key, font) in shaper.plainFonts where key.font.family == .named(family) {
          #expect(font.words.isReady { false } == isPutTogether)
          // That of the last text that was put together.
          #expect(font.words.text.infos.isEmpty != isPutTogether)
        }
      }
    }
  }

  /// Words that are too long, too many, or all different.
  @Test func wordsAreForgotten() {
    let engine = PangoTextEngine()
    let font = FontRequest(family: .named("DejaVu Sans"), size: 16)
    for number in 0..<2_000 {
      let text = "word\(number) \(number * 7) known \(String(repeating: "x", count: number % 50))"
      expectSame(Paragraph(runs: [TextRun(text, font: font)]), engine)
    }
  }

  @Test func trackingAndKerning() {
    let engine = PangoTextEngine()
    for text in Self.texts {
      var run = TextRun(text, font: FontRequest(size: 17))
      run.kerning = 1.5
      expectSame(Paragraph(runs: [run]), engine)
      run.tracking = -0.5
      expectSame(Paragraph(runs: [run]), engine)
      run.font = FontRequest(family: .named("DejaVu Sans"), size: 16)
      expectSame(Paragraph(runs: [run]), engine)
    }
  }

  /// Knuth's linear congruential generator (MMIX).
  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }

  @Test func otherTextIsLeftToPango() {
    #expect(PangoShaper.isPlain("Plain 1"))
    for text in ["", "naïve", "tab\there", "two\nlines", "山", "a\u{7F}", "a\u{0}b"] {
      #expect(!PangoShaper.isPlain(text), "\(text)")
    }
  }
}
