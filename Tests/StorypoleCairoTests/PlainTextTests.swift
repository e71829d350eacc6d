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

  @Test func otherTextIsLeftToPango() {
    #expect(PangoShaper.isPlain("Plain 1"))
    for text in ["", "naïve", "tab\there", "two\nlines", "山", "a\u{7F}", "a\u{0}b"] {
      #expect(!PangoShaper.isPlain(text), "\(text)")
    }
  }
}
