// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import StorypoleGraphics

/// Lines of text with equally wide characters: 10 points each, lines of 16 points (ascent 12, descent 4)
/// without leading by default. Rules measured on Apple's system are marked; the numbers follow from them by
/// counting characters.
@Suite struct LineFitTests {
  static let engine = FixedTextEngine(
    ascent: 12, descent: 4, capHeight: 9, leading: 0, characterWidth: 10, unit: .points)

  static func paragraph(
    _ text: String, _ change: (inout Paragraph) -> Void = { _ in }
  ) -> Paragraph {
    var paragraph = Paragraph(runs: [TextRun(text, font: FontRequest(size: 13))])
    paragraph.displayScale = 2
    change(&paragraph)
    return paragraph
  }

  static func layout(
    _ text: String, width: CGFloat? = nil, height: CGFloat? = nil,
    engine: FixedTextEngine = engine, _ change: (inout Paragraph) -> Void = { _ in }
  ) -> TextLayout {
    engine.shape(paragraph(text, change)).layout(width: width, height: height)
  }

  /// The text of each line, including ellipses.
  static func lines(_ layout: TextLayout) -> [String] {
    layout.lines.map { $0.glyphs.map(\.run.text).joined() }
  }

  // MARK: - Size

  @Test func oneLineTakesItsWidth() {
    let layout = Self.layout("Hello")
    #expect(layout.size == CGSize(width: 50, height: 16))
    #expect(layout.firstBaseline == 12)
    #expect(layout.lastBaseline == 12)
  }

  @Test func anEmptyTextTakesNothing() {
    #expect(Self.layout("").size == .zero)
  }

  /// Each dimension is rounded up to a device pixel (measured: 20.287 → 20.5 at 2, 20.33 at 3).
  @Test(arguments: [(2.0, 20.5), (3.0, 61.0 / 3)])
  func sizesGoUpToAPixel(scale: CGFloat, height: CGFloat) {
    let engine = FixedTextEngine(characterWidth: 8.53)
    let layout = Self.layout("x", engine: engine) {
      $0.runs[0].font.size = 17
      $0.displayScale = scale
    }
    #expect(abs(layout.size.height - height) < 1e-9)
  }

  /// Rounding errors of sums must not add a pixel.
  @Test func noiseCostsNoPixel() {
    #expect(PixelGrid(scale: 2).up(22.000000001) == 22)
    #expect(PixelGrid(scale: 2).up(22.001) == 22.5)
  }

  // MARK: - Wrapping

  /// The trailing space hangs, but counts for the width, which is at most the proposal (measured: a paragraph
  /// was 137 wide in 150 and 134 in 134).
  @Test func trailingSpacesHangAndCount() {
    let layout = Self.layout("aaaa bbbb cccc dd", width: 95)
    #expect(Self.lines(layout) == ["aaaa bbbb", "cccc dd"])
    #expect(layout.size.width == 95)
    #expect(Self.layout("aaaa bbbb cccc dd", width: 105).size.width == 100)
    #expect(Self.layout("aaaa bbbb cccc dd", width: 90).size.width == 90)
    #expect(layout.lines[0].width == 90)
  }

  @Test func aLineThatFitsExactlyStays() {
    #expect(Self.lines(Self.layout("aaaa bbbb", width: 90)) == ["aaaa bbbb"])
    #expect(Self.lines(Self.layout("aaaa bbbb", width: 89.9)) == ["aaaa", "bbbb"])
  }

  /// Unicode: a soft hyphen shows where a line breaks at it, and nowhere else.
  @Test func softHyphens() {
    #expect(Self.layout("ab\u{AD}cd").size.width == 40)
    let layout = Self.layout("abc\u{AD}def\u{AD}ghi", width: 75)
    // Three letters and a hyphen; six letters leave no space for one within 65.
    #expect(layout.lines.map(\.width) == [70, 30])
    #expect(Self.layout("abc\u{AD}def\u{AD}ghi", width: 65).lines.map(\.width) == [40, 60])
    #expect(Self.layout("abc\u{AD}def", width: 40).size.width == 40)
    // A line that ends with the paragraph has none.
    #expect(Self.layout("abc\u{AD}\ndef").lines.map(\.width) == [30, 30])
    // Too narrow for hyphens: characters.
    #expect(Self.layout("ab\u{AD}cd", width: 10).lines.count >= 4)
  }

  /// Apple's default paragraph style: left stops each 28 points (documented), from the line's start.
  @Test func tabs() {
    #expect(Self.layout("\ta").size.width == 38)
    #expect(Self.layout("a\tb").size.width == 38)
    #expect(Self.layout("aa\tb\tc").size.width == 66)
    #expect(Self.layout("aaa\tb").size.width == 66)
    // On the second line they count from its start: 20, to 28, and 10.
    let wrapped = Self.layout("aaaa bbbb cc\td", width: 95)
    #expect(wrapped.lines.map(\.width) == [90, 38])
    let placed = wrapped.lines[1].glyphs.reduce(0) { $0 + $1.run.width }
    #expect(placed == 38)
    #expect(Self.layout("\t\t\ta", width: 60).lines.count == 2)
  }

  /// Documented: lines as high as a multiple of the largest size, or as so many points, whatever the
  /// fonts' own heights. Half above and half below is ours.
  @Test func lineHeight() {
    let double = Self.layout("a\nb") { $0.lineHeight = .fixed(factor: 2, points: 0) }
    #expect(double.size.height == 52)
    #expect(double.firstBaseline == 17)
    #expect(double.lines[1].origin.y - double.lines[0].origin.y == 26)
    let exact = Self.layout("a\nb\nc") { $0.lineHeight = .fixed(factor: 0, points: 10) }
    #expect(exact.size.height == 30)
    let increased = Self.layout("a") { $0.lineHeight = .fixed(factor: 1, points: 5) }
    #expect(increased.size.height == 18)
    let spaced = Self.layout("a\nb") {
      $0.lineHeight = .fixed(factor: 0, points: 20)
      $0.lineSpacing = 4
    }
    #expect(spaced.size.height == 44)
    #expect(
      Self.layout("a\nb") {
        $0.lineHeight = .fonts
        $0.runs[0].font.leading = 3
      }.size.height == 32)
    for points in [CGFloat.nan, .infinity, -5] {
      let odd = Self.layout("a\nb") { $0.lineHeight = .fixed(factor: 0, points: points) }
      #expect(odd.size.height == 0)
    }
    // Four lines of 26: 52 fits two.
    let pressed = Self.layout("a\nb\nc\nd", height: 60) {
      $0.lineHeight = .fixed(factor: 2, points: 0)
    }
    #expect(pressed.lines.count == 2)
  }

  @Test func newlinesBreak() {
    let layout = Self.layout("a\nbb\r\nccc")
    #expect(Self.lines(layout) == ["a", "bb", "ccc"])
    #expect(layout.size == CGSize(width: 30, height: 48))
    #expect(Self.layout("a\n").size.height == 32)
    #expect(Self.layout("a\n\nb").size.height == 48)
  }

  @Test func longWordsBreakByCharacter() {
    #expect(Self.lines(Self.layout("abcdefgh ij", width: 35)) == ["abc", "def", "gh", "ij"])
  }

  /// Measured: one character a line, width 0.
  @Test func widthZeroGivesACharacterALine() {
    let layout = Self.layout("abc", width: 0)
    #expect(layout.lines.count == 3)
    #expect(layout.size == CGSize(width: 0, height: 48))
  }

  /// Measured: a sentence of 440 proposed 400 took two lines of 355.5, its last word not alone.
  @Test func aLoneLastWordPullsDownThePreviousWord() {
    let lines = Self.lines(Self.layout("aaa bbb ccc ddd eee", width: 155))
    #expect(lines == ["aaa bbb ccc", "ddd eee"])
  }

  @Test func aLoneLastWordStaysWhenTheLinesWouldBeLessEven() {
    // It would fit, but 8 and 7 characters are more even than 1 and 14.
    #expect(Self.lines(Self.layout("a bbbbbb ccccccc", width: 150)) == ["a bbbbbb", "ccccccc"])
  }

  @Test func threeLinesAreNotEvenedOut() {
    let lines = Self.lines(Self.layout("aaa bbb ccc ddd eee", width: 75))
    #expect(lines == ["aaa bbb", "ccc ddd", "eee"])
  }

  // MARK: - Lines and height

  /// Measured with lines of 16 and four lines of text.
  @Test(arguments: [(8.0, 1), (20, 1), (32, 2), (40, 2), (48, 3), (70, 4)])
  func aHeightKeepsWholeLines(height: CGFloat, count: Int) {
    let layout = Self.layout("aaa bbb ccc ddd", width: 35, height: height)
    #expect(layout.lines.count == count)
    #expect(layout.isTruncated == (count < 4))
  }

  /// A text that is proposed its own size must not be truncated.
  @Test func ownHeightFits() {
    let engine = FixedTextEngine(leading: 0.1)
    let size = Self.layout("aaa bbb ccc", width: 25, engine: engine).size
    let again = Self.layout("aaa bbb ccc", width: size.width, height: size.height, engine: engine)
    #expect(again.lines.count == 3)
    #expect(!again.isTruncated)
  }

  /// n lines are n · line height + (n − 1) · leading (measured).
  @Test func leadingIsBetweenLines() {
    let layout = Self.layout("a\nb\nc") { $0.runs[0].font.leading = 3 }
    #expect(layout.size.height == 48)
    let engine = FixedTextEngine(
      ascent: 12, descent: 4, capHeight: 9, characterWidth: 10, unit: .points)
    let spaced = Self.layout("a\nb\nc", engine: engine) { $0.runs[0].font.leading = 3 }
    #expect(spaced.size.height == 54)
    #expect(spaced.lines.map(\.origin.y) == [12, 31, 50])
    #expect(spaced.lastBaseline == 50)
  }

  /// The pitch is the larger of line height plus leading and line height plus spacing (measured).
  @Test(arguments: [(0.0, 3.0, 19.0), (2, 3, 19), (5, 3, 21), (0, -1, 15)])
  func lineSpacingIsNotAddedToLeading(spacing: CGFloat, leading: CGFloat, pitch: CGFloat) {
    let engine = FixedTextEngine(
      ascent: 12, descent: 4, capHeight: 9, leading: leading, characterWidth: 10, unit: .points)
    let layout = Self.layout("a\nb", engine: engine) { $0.lineSpacing = spacing }
    #expect(layout.lastBaseline - layout.firstBaseline == pitch)
  }

  /// The first baseline is rounded to the nearest pixel and moves the rest, the last is then rounded up: 11.4
  /// and 15.6 at one pixel per point become 11 and 16.
  @Test func baselinesGoToPixels() {
    let engine = FixedTextEngine(
      ascent: 11.4, descent: 1, capHeight: 9, leading: -8.2, characterWidth: 10, unit: .points)
    let layout = Self.layout("a\nb", engine: engine) { $0.displayScale = 1 }
    #expect(layout.firstBaseline == 11)
    #expect(layout.lastBaseline == 16)
    #expect(abs(layout.lines[1].origin.y - 15.2) < 1e-9)
  }

  @Test func reservedLinesTakeHeightOnly() {
    let layout = Self.layout("a") { $0.reservedLines = 3 }
    #expect(layout.size == CGSize(width: 10, height: 48))
    #expect(layout.lastBaseline == 12)
  }

  // MARK: - Truncation

  @Test func tailIsCutByCharacterWithoutTheSpaceBeforeTheEllipsis() {
    func line(_ width: CGFloat) -> [String] {
      Self.lines(Self.layout("aaaa bbbb", width: width) { $0.lineLimit = 1 })
    }
    #expect(line(80) == ["aaaa bb…"])
    #expect(line(60) == ["aaaa…"])
    #expect(line(50) == ["aaaa…"])
    #expect(line(10) == ["…"])
  }

  @Test func theLastLineHoldsTheRest() {
    let layout = Self.layout("aaa bbb ccc ddd", width: 75) { $0.lineLimit = 1 }
    #expect(Self.lines(layout) == ["aaa bb…"])
    #expect(layout.isTruncated)
    let two = Self.layout("aa bb cc dd ee ff", width: 55) { $0.lineLimit = 2 }
    #expect(Self.lines(two) == ["aa bb", "cc d…"])
  }

  @Test func headAndMiddle() {
    let head = Self.layout("aaaa bbbb", width: 60) {
      $0.lineLimit = 1
      $0.truncation = .head
    }
    #expect(Self.lines(head) == ["…bbbb"])
    let middle = Self.layout("abcdefghij", width: 70) {
      $0.lineLimit = 1
      $0.truncation = .middle
    }
    #expect(Self.lines(middle) == ["abc…hij"])
  }

  @Test func anOmittedNewlineShowsAnEllipsis() {
    let layout = Self.layout("aa\nbb") { $0.lineLimit = 1 }
    #expect(Self.lines(layout) == ["aa…"])
    #expect(layout.size.width == 30)
  }

  /// Measured: text shrinks until it isn't truncated, but wraps first if possible.
  @Test func minimumScaleFactor() {
    let engine = FixedTextEngine(characterWidth: 1)
    func layout(_ limit: Int?) -> TextLayout {
      Self.layout("aaaaa bbbb", width: 80, engine: engine) {
        $0.runs[0].font.size = 10
        $0.lineLimit = limit
        $0.minimumScaleFactor = 0.5
      }
    }
    #expect(!layout(1).isTruncated)
    #expect(layout(1).lines.count == 1)
    #expect((78...80).contains(layout(1).lines[0].width))
    #expect(layout(nil).lines.count == 2)
    #expect(layout(nil).lines[0].width == 50)
  }

  /// Measured: 0.95 at 120 of 124, to two digits. The least scale is unknown; a half is ours.
  @Test func shrinkingStopsALittleEarly() {
    let layout = Self.layout("aaaa", width: 120, engine: FixedTextEngine(characterWidth: 1)) {
      $0.runs[0].font.size = 31
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    #expect(!layout.isTruncated)
    #expect(abs(layout.lines[0].width / 124 - 0.95) < 0.005)
  }

  @Test func tighteningSavesALittle() {
    // A 72nd of 72 is one point for each of ten characters.
    func layout(_ width: CGFloat) -> TextLayout {
      Self.layout("aaaaabbbbb", width: width) {
        $0.runs[0].font.size = 72
        $0.lineLimit = 1
        $0.allowsTightening = true
      }
    }
    #expect(!layout(91).isTruncated)
    #expect(layout(89).isTruncated)
  }

  // MARK: - Alignment and runs

  @Test(arguments: [
    (TextAlignment.leading, false, [0.0, 0]), (.center, false, [0, 10]),
    (.trailing, false, [0, 20]), (.leading, true, [0, 20]), (.trailing, true, [0, 0]),
  ])
  func alignmentIsWithinTheTextsOwnWidth(
    alignment: TextAlignment, isRightToLeft: Bool, edges: [CGFloat]
  ) {
    let layout = Self.layout("aaaa\nbb", width: 100) {
      $0.alignment = alignment
      $0.isRightToLeft = isRightToLeft
    }
    #expect(layout.size.width == 40)
    #expect(layout.lines.map(\.origin.x) == edges)
  }

  /// Measured: at 13 points with a line of 16 and a baseline at 13, raising by 6 gives 22 and 19,
  /// lowering by 4 gives 20 and 13.
  @Test(arguments: [(6.0, 22.0, 19.0), (-4, 20, 13)])
  func baselineOffsetMakesTheLineTaller(offset: CGFloat, height: CGFloat, baseline: CGFloat) {
    let engine = FixedTextEngine(
      ascent: 13, descent: 3, capHeight: 9, leading: 0, characterWidth: 10, unit: .points)
    let layout = Self.layout("a", engine: engine) { $0.runs[0].baselineOffset = offset }
    #expect(layout.size.height == height)
    #expect(layout.firstBaseline == baseline)
  }

  @Test func aLineIsAsTallAsItsTallestRun() {
    var paragraph = Paragraph(runs: [
      TextRun("Big ", font: FontRequest(size: 20)), TextRun("small", font: FontRequest(size: 10)),
    ])
    paragraph.displayScale = 1
    let engine = FixedTextEngine(
      ascent: 0.8, descent: 0.2, capHeight: 0.7, leading: 0, characterWidth: 0.5)
    let layout = engine.shape(paragraph).layout(width: nil, height: nil)
    #expect(layout.size == CGSize(width: 65, height: 20))
    #expect(layout.firstBaseline == 16)
    // On a separate line the small run is small.
    let wrapped = engine.shape(paragraph).layout(width: 45, height: nil)
    #expect(wrapped.size.height == 30)
    #expect(wrapped.lastBaseline == 28)
  }

  @Test func kerningAndTrackingFollowEachCharacter() {
    #expect(Self.layout("abc") { $0.runs[0].kerning = 2 }.size.width == 36)
    let both = Self.layout("abc") {
      $0.runs[0].kerning = 2
      $0.runs[0].tracking = 1
    }
    #expect(both.size.width == 33)
  }

  /// Measured: 0.15137 of the size below the baseline, 0.05859 thick, on whole pixels.
  @Test func underline() {
    let layout = Self.layout("ab cd", width: 30) {
      $0.runs[0].font.size = 20
      $0.runs[0].underline = .init()
    }
    let rects = layout.lines.flatMap { $0.glyphs.flatMap { $0.decorations.map(\.rect) } }
    // The middle is 3.03 below the baseline, half of the thickness 0.59.
    #expect(rects[0] == CGRect(x: 0, y: 14.5, width: 20, height: 1))
    #expect(rects[1] == CGRect(x: 0, y: 30.5, width: 20, height: 1))
  }

  @Test func measuringEqualsLayingOut() {
    let text = Self.engine.shape(Self.paragraph("aaa bbb ccc ddd eee"))
    for width in stride(from: 0, through: 200, by: 7) as StrideThrough<CGFloat> {
      let measured = text.measure(width: width, height: nil)
      let laidOut = text.layout(width: width, height: nil)
      #expect(measured.size == laidOut.size)
      #expect(measured.firstBaseline == laidOut.firstBaseline)
      #expect(measured.lastBaseline == laidOut.lastBaseline)
      #expect(measured.isTruncated == laidOut.isTruncated)
    }
  }

  @Test func oddProposalsBecomeValid() {
    #expect(Self.layout("abc", width: .nan).size.width == 30)
    #expect(Self.layout("abc", width: .infinity, height: .infinity).size.width == 30)
    #expect(Self.layout("abc", width: -5).size.width == 0)
  }
}
