// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import StorypoleCairo
@testable import StorypoleGraphics

/// Sizes of text with Pango behind it. The widths hold for the Inter of Debian 12.
@Suite struct TextMetricsTests {
  static let engine = PangoTextEngine()
  /// The package fonts-noto-cjk.
  static let hasHanFonts = FileManager.default.fileExists(
    atPath: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc")

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

  /// Recorded on Apple's system at 3 pixels per point: 85.33. Inter has the same with Apple's
  /// tracking.
  @Test func helloWorldIsAsWideAsApples() {
    var paragraph = Self.paragraph("Hello world")
    paragraph.displayScale = 3
    let layout = Self.layout(paragraph)
    #expect(abs(layout.lines[0].width - 85.16) < 0.01)
    #expect(abs(layout.size.width - 85.333) < 0.001)
  }

  /// One line of body text: 17 · 2444/2048 = 20.287, up to a pixel (recorded: 20.33 at 3).
  @Test(arguments: [(1.0, 21.0), (2.0, 20.5), (3.0, 61.0 / 3.0)])
  func bodyLine(scale: CGFloat, height: CGFloat) {
    var paragraph = Self.paragraph("Hello world", leading: 1.71)
    paragraph.displayScale = scale
    let layout = Self.layout(paragraph)
    #expect(abs(layout.size.height - height) < 1e-9)
    // 17 · 1950/2048 = 16.187
    #expect(abs(layout.firstBaseline - (16.187 * scale).rounded() / scale) < 1e-9)
  }

  /// The pitch of body text is 22 (Human Interface Guidelines).
  @Test func bodyLinesAreTwentyTwoApart() {
    let layout = Self.layout(Self.paragraph("a\nb\nc", leading: 22 - 17 * 2444 / 2048))
    #expect(abs(layout.lines[1].origin.y - layout.lines[0].origin.y - 22) < 1e-9)
    #expect(layout.size.height == 64.5)
    #expect(layout.lastBaseline == layout.firstBaseline + 44)
  }

  @Test func systemFontMetricsAreApples() {
    let metrics = Self.engine.metrics(of: FontRequest(size: 2048))
    #expect(metrics == FontMetrics(ascent: 1950, descent: 494, capHeight: 1443, leading: 0))
  }

  /// Inter's own: 2728, −680, 2048 of 2816 units.
  @Test func namedFontsHaveTheirOwnMetrics() {
    var font = FontRequest(size: 28.16)
    font.family = .named("Inter")
    let metrics = Self.engine.metrics(of: font)
    #expect(abs(metrics.ascent - 27.28) < 0.01)
    #expect(abs(metrics.descent - 6.8) < 0.01)
    #expect(abs(metrics.capHeight - 20.48) < 0.01)
  }

  @Test(arguments: ["Hello", "世界", "مرحبا", "שלום", "😀", "a😀世", ""])
  func fallbackFontsDoNotChangeTheLine(text: String) {
    let layout = Self.layout(Self.paragraph(text))
    #expect(layout.size.height == (text.isEmpty ? 0 : 20.5))
  }

  @Test func postScriptNamesChooseTheFace() {
    var paragraph = Self.paragraph("Hello")
    paragraph.runs[0].font.family = .named("Inter-Bold")
    let face = Self.layout(paragraph).lines[0].glyphs[0].run.face
    #expect(face.path.hasSuffix("Inter-Bold.otf"))
  }

  @Test(arguments: [(100, "Thin"), (400, "Regular"), (600, "SemiBold"), (900, "Black")])
  func weightsChooseTheFace(weight: Int, name: String) {
    let face = Self.layout(Self.paragraph("Hi", weight: weight)).lines[0].glyphs[0].run.face
    #expect(face.path.hasSuffix("Inter-\(name).otf"))
  }

  @Test func aMissingFontIsReportedOnce() {
    let engine = PangoTextEngine()
    var paragraph = Self.paragraph("Hello")
    paragraph.runs[0].font.family = .named("No Such Font")
    let size = engine.shape(paragraph).layout(width: nil, height: nil).size
    _ = engine.shape(paragraph)
    let warnings = engine.takeWarnings()
    #expect(warnings.count == 1)
    #expect(warnings[0].contains("No Such Font"))
    #expect(engine.takeWarnings().isEmpty)
    #expect(size == Self.layout(Self.paragraph("Hello")).size)
  }

  @Test func aMissingCharacterIsReported() {
    let engine = PangoTextEngine()
    // A private character that no font of Debian has.
    _ = engine.shape(Self.paragraph("a\u{10FFFD}b\t\u{2028}"))
    let warnings = engine.takeWarnings()
    #expect(warnings.count == 1)
    #expect(warnings[0].contains("U+10FFFD"))
  }

  @Test(
    .enabled(if: hasHanFonts),
    arguments: [
      ("en", "世", 2), ("ja", "世", 0), ("zh-Hant", "世", 3), ("zh-TW", "世", 3), ("ko", "世", 1),
      ("zh-HK", "世", 4), ("en", "世の", 0),
    ])
  func languageChoosesHanForms(locale: String, text: String, index: Int) {
    var paragraph = Self.paragraph(text)
    paragraph.locale = locale
    let face = Self.layout(paragraph).lines[0].glyphs[0].run.face
    // The collection's order: Japanese, Korean, simplified, traditional, Hong Kong.
    #expect(face.path.hasSuffix("NotoSansCJK-Regular.ttc"))
    #expect(face.index == index)
  }

  @Test func rightToLeftTextRunsRightToLeft() {
    let line = Self.layout(Self.paragraph("שלום abc")).lines[0]
    let edges = line.glyphs.map(\.bounds.minX)
    #expect(line.glyphs[0].run.text.hasPrefix("של"))
    #expect(edges[0] > edges[edges.count - 1])
    let first = line.glyphs[0].run.positions
    #expect(first[0].x > first[1].x)
    let total = line.glyphs.reduce(0) { $0 + $1.run.width }
    #expect(abs(total - line.width) < 1e-9)
  }

  @Test func inAnArabicTextTheEllipsisIsOnTheLeft() {
    var paragraph = Self.paragraph("مرحبا بالعالم هذا نص عربي طويل")
    paragraph.lineLimit = 1
    let glyphs = Self.layout(paragraph, width: 100).lines[0].glyphs
    #expect(glyphs.last?.run.text == "…")
    #expect(glyphs.last?.bounds.minX == glyphs.map(\.bounds.minX).min())
  }

  @Test(.enabled(if: hasHanFonts)) func chineseBreaksBetweenCharacters() {
    let layout = Self.layout(Self.paragraph("你好世界，这是段落"), width: 75)
    // Four characters of 17 fit, and a comma may not begin a line.
    #expect(layout.lines[0].glyphs.map(\.run.text).joined() == "你好世")
  }

  @Test func monospacedDigits() {
    func width(_ text: String) -> CGFloat {
      var paragraph = Self.paragraph(text)
      paragraph.runs[0].font.monospacedDigits = true
      return Self.layout(paragraph).lines[0].width
    }
    #expect(width("1111") == width("0000"))
  }

  /// No text and no size ends the program.
  @Test(arguments: [
    "a\0b\0\0 c", "\u{FEFF}\u{200B}\u{202E}abc\u{2066}", "\u{0301}\u{0301}", "\r\r\n\n\u{85}\u{0C}",
    String(repeating: "word ", count: 2000), "\u{AD}\u{AD}", "👩‍👩‍👧‍👦\u{1F3FD}",
  ])
  func oddTexts(text: String) throws {
    for size in [0, 0.01, 17, 5000, -3, CGFloat.nan, .infinity] {
      var paragraph = Self.paragraph(text, size: size)
      paragraph.runs.insert(TextRun("", font: FontRequest(size: 3)), at: 0)
      paragraph.lineLimit = 3
      let layout = Self.layout(paragraph, width: 100, height: 50)
      #expect(!layout.lines.isEmpty)
      var list = DisplayList(size: CGSize(width: 50, height: 50))
      list.items = layout.lines.flatMap { $0.glyphs.map { .init(.glyphs($0.run, .color(.black))) } }
      _ = try CairoRenderer.png(list)
      _ = try CairoRenderer.pdf([list])
    }
  }

  /// Noto Sans CJK has no italic.
  @Test(.enabled(if: hasHanFonts)) func aFaceWithoutItalicIsSlanted() {
    var paragraph = Self.paragraph("世a")
    paragraph.runs[0].font.italic = true
    let glyphs = Self.layout(paragraph).lines[0].glyphs
    #expect(glyphs[0].run.face.syntheticSlant == 0.2)
    #expect(glyphs[0].run.size == 17)
    #expect(glyphs[1].run.face.syntheticSlant == 0)
    #expect(glyphs[1].run.face.path.hasSuffix("Inter-Italic.otf"))
  }

  @Test func glyphsAndClustersAgree() {
    for text in ["Hello fi", "مرحبا بالعالم", "👩‍👩‍👧 é", "नमस्ते", "a\tb\u{AD}c"] {
      for piece in Self.layout(Self.paragraph(text)).lines[0].glyphs {
        #expect(piece.run.glyphs.count == piece.run.positions.count)
        #expect(piece.run.clusters.reduce(0) { $0 + $1.glyphs } == piece.run.glyphs.count)
        #expect(piece.run.clusters.reduce(0) { $0 + $1.bytes } == piece.run.text.utf8.count)
      }
    }
  }

  /// The same text on sixteen threads in parallel and alone.
  @Test func threadsGetTheSame() async {
    let engine = PangoTextEngine()
    let paragraphs = (0..<20).map {
      Self.paragraph("Text \($0) 世界 مرحبا wraps somewhere", size: CGFloat(10 + $0))
    }
    let expected = paragraphs.map { Self.layout($0, width: 120) }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask {
          paragraphs.map { engine.shape($0).layout(width: 120, height: nil) } == expected
        }
      }
      for await isEqual in group { #expect(isEqual) }
    }
  }
}
