import SwiftUI
import Testing

extension TextCases {
  /// Texts that are given less height than they want. A line is 16 high.
  @CaseList static var pressure: [Case] {
    Case(
      "sw-pressure-stack-spacer-tight", .recording("pressure/stack-spacer-tight"), window: 200, 130
    ) {
      VStack(spacing: 0) {
        box("top", nil, 40)
        paragraph(width: 150, lines: 4).frame(width: 150, alignment: .leading).probe("text")
        Spacer().probe("spacer")
        box("bottom", nil, 40)
      }
    }.gives(
      """
      text 25 40 150 32
      spacer 100 72 0 18
      bottom - 90 - -
      """)

    Case("sw-pressure-overflow", .recording("pressure/overflow"), window: 200, 120) {
      VStack(spacing: 8) {
        box(nil, 40)
        paragraph(width: 150, lines: 4).frame(width: 150, alignment: .leading).probe("text")
        box(nil, 40)
      }
    }.gives("text - - - 16")

    Case("sw-pressure-two-texts", .recording("pressure/two-texts"), window: 300, 90) {
      VStack(spacing: 0) {
        paragraph(width: 150, lines: 4).frame(width: 150).probe("first")
        paragraph(width: 150, lines: 2).frame(width: 150).probe("second")
      }
    }.gives(
      """
      first - - - 48
      second - - - 32
      """
    ).then("the other way round") {
      VStack(spacing: 0) {
        paragraph(width: 150, lines: 2).frame(width: 150).probe("second")
        paragraph(width: 150, lines: 4).frame(width: 150).probe("first")
      }
    }.gives(
      """
      first - - - 48
      second - - - 32
      """)

    Case.unit("sw-pressure-alone", .recording("pressure/alone25, alone45"), .measured) { check in
      let height = { (window: CGFloat) in
        Setting(proposal: ProposedViewSize(width: 300, height: window)).frames(
          of: VStack(spacing: 0) {
            paragraph(width: 150, lines: 4).frame(width: 150).probe("text")
          })["text"]?.height
      }
      check.equal(height(25), 16, "in 25")
      check.equal(height(45), 32, "in 45")
    }

    // Real line breaking, with a text engine whose characters are 6 wide: 20 words of 5.
    Case.unit("sw-pressure-heights", .recording("pressure/heights"), .measured) { check in
      let text = Text(String(repeating: "word ", count: 20)).font(.system(size: 13))
      for (height, lines) in [(8, 1), (20, 1), (32, 2), (40, 2), (48, 3), (70, 4)] {
        let framed = text.probe("text").frame(
          width: 110, height: CGFloat(height), alignment: .topLeading)
        let got = Setting(engine: .sixteenPointLines).frames(of: framed)["text"]?.height
        check.equal(got, CGFloat(16 * lines), "in a height of \(height)")
      }
    }

    // Zero width: one character on each line.
    Case.unit("so-window-min", .edgeCases("minimum window"), .observed) { check in
      let stack = HStack {
        Color.red.frame(width: 5)
        Text("Loremipsumdolor").font(.system(size: 13))
      }
      .fixedSize(horizontal: false, vertical: true)
      let got = size(of: stack, proposing: 0, 0, engine: .sixteenPointLines)
      check.equal(got, 13, 15 * 16)
    }

    Case.unit("osui.text.metrics.4lines", .openSwiftUI("metricsOfWrappedLines"), .reference) {
      check in
      inspect(helloWorld, engine: .sixToALine) { subview in
        let dimensions = subview.dimensions(in: ProposedViewSize(width: 60, height: .infinity))
        check.equal(dimensions.height, 64, "height of four lines")
        check.equal(dimensions[.firstTextBaseline], 12, "first baseline")
        check.equal(dimensions[.lastTextBaseline], 60, "last baseline")
        check.same(dimensions.width <= 60, true, "at most the proposed width")
      }
    }

    Case.unit("osui.text.metrics.limit2", .openSwiftUI("metricsRespectsLineLimit"), .reference) {
      check in
      inspect(helloWorld.lineLimit(2), engine: .sixToALine) { subview in
        let dimensions = subview.dimensions(in: ProposedViewSize(width: 60, height: .infinity))
        check.equal(dimensions.height, 32, "height of two lines")
        check.equal(dimensions[.firstTextBaseline], 12, "first baseline")
        check.equal(dimensions[.lastTextBaseline], 28, "last baseline")
      }
    }
  }

  /// Four lines of six characters at most: "Hello", "OpenSw", "iftUI", "World".
  @MainActor private static var helloWorld: some View {
    Text("Hello OpenSwiftUI World").font(.system(size: 16))
  }

  /// Frames of texts that follow from the texts' sizes alone. The sizes themselves are Apple's.
  @CaseList static var blocks: [Case] {
    Case("sw-text-styles", .recording("text/styles"), window: 400, 400) {
      VStack(alignment: .leading, spacing: 0) {
        words(224, 38).probe("largeTitle")
        words(191, 33).probe("title")
        words(154, 25.5).probe("title2")
        words(138.5, 22).probe("title3")
        words(130.5, 18.5).probe("headline")
        words(106, 16).probe("subheadline")
        words(122.5, 18.5).probe("body")
        words(114.5, 17.5).probe("callout")
        words(97.5, 15).probe("footnote")
        words(97.5, 15).probe("caption")
        words(100, 15).probe("caption2")
      }
      .probe("column")
    }.gives(
      """
      column 88 83 224 234
      largeTitle 88 83 224 38
      title 88 121 191 33
      title2 88 154 154 25.5
      title3 88 179.5 138.5 22
      headline 88 201.5 130.5 18.5
      subheadline 88 220 106 16
      body 88 236 122.5 18.5
      callout 88 254.5 114.5 17.5
      footnote 88 272 97.5 15
      caption 88 287 97.5 15
      caption2 88 302 100 15
      """)

    Case("sw-ios-text-styles", .recording("ios/text/styles"), .measured, .iOS26, window: 400, 460) {
      VStack(alignment: .leading, spacing: 8) {
        words(39, 24.5).probe("default")
        words(152.5, 49).probe("largeTitle")
        words(52, 41.5).probe("title")
        words(58.5, 32.5).probe("title2")
        words(54.5, 28).probe("title3")
        words(70.5, 24.5).probe("headline")
        words(85, 21).probe("subheadline")
        words(39.5, 24.5).probe("body")
        words(51, 23.5).probe("callout")
        words(54.5, 19).probe("footnote")
        words(44, 17.5).probe("caption")
        words(51, 16.5).probe("caption2")
        words(36, 24.5).probe("bold")
      }
      .probe("stack")
    }.gives(
      """
      stack 123.75 8.75 152.5 442.5
      default 123.75 8.75 39 24.5
      largeTitle 123.75 41.25 152.5 49
      title 123.75 98.25 52 41.5
      title2 123.75 147.75 58.5 32.5
      title3 123.75 188.25 54.5 28
      headline 123.75 224.25 70.5 24.5
      subheadline 123.75 256.75 85 21
      body 123.75 285.75 39.5 24.5
      callout 123.75 318.25 51 23.5
      footnote 123.75 349.75 54.5 19
      caption 123.75 376.75 44 17.5
      caption2 123.75 402.25 51 16.5
      bold 123.75 426.75 36 24.5
      """)

    Case("sw-text-wrapped", .recording("text/wrapped"), window: 400, 300) {
      VStack(alignment: .leading, spacing: 0) {
        words(137, 64).probe("narrow").frame(width: 150, alignment: .topLeading)
          .probe("narrowFrame")
        words(227, 32).probe("wide").frame(width: 260, alignment: .topLeading)
        words(355.5, 32).probe("free")
      }
      .probe("column")
    }.gives(
      """
      column 22.25 86 355.5 128
      narrow 22.25 86 137 64
      narrowFrame 22.25 86 150 64
      wide 22.25 150 227 32
      free 22.25 182 355.5 32
      """)

    Case("sw-text-paragraphs", .recording("text/paragraphs"), window: 400, 420) {
      VStack(alignment: .leading, spacing: 0) {
        words(134, 64).probe("hanging").frame(width: 134, alignment: .topLeading)
        words(95.5, 96).probe("w100").frame(width: 100, alignment: .topLeading)
        words(274, 32).probe("w300").frame(width: 300, alignment: .topLeading)
        words(56.5, 32).probe("longWord").frame(width: 60, alignment: .topLeading)
        words(230.5, 32).probe("twoFree")
        words(186, 48).probe("twoWrapped").frame(width: 220, alignment: .topLeading)
        words(261.5, 99).probe("titleWrap").frame(width: 300, alignment: .topLeading)
      }
      .probe("column")
    }.gives(
      """
      column 50 8.5 300 403
      hanging 50 8.5 134 64
      w100 50 72.5 95.5 96
      w300 50 168.5 274 32
      longWord 50 200.5 56.5 32
      twoFree 50 232.5 230.5 32
      twoWrapped 50 264.5 186 48
      titleWrap 50 312.5 261.5 99
      """)

    Case("sw-text-alignment", .recording("text/alignment"), window: 400, 300) {
      VStack(spacing: 0) {
        words(196.5, 48).multilineTextAlignment(.leading).probe("leading").frame(width: 200)
        words(196.5, 48).multilineTextAlignment(.center).probe("center").frame(width: 200)
        words(196.5, 48).multilineTextAlignment(.trailing).probe("trailing").frame(width: 200)
        words(60.5, 32).multilineTextAlignment(.trailing).probe("newline")
        words(60.5, 32).multilineTextAlignment(.center).probe("newlineCenter")
        words(13, 16).probe("single").frame(width: 200, alignment: .leading)
      }
      .probe("column")
    }.gives(
      """
      column 100 38 200 224
      leading 101.75 38 196.5 48
      center 101.75 86 196.5 48
      trailing 101.75 134 196.5 48
      newline 169.75 182 60.5 32
      newlineCenter 169.75 214 60.5 32
      single 100 246 13 16
      """)

    Case("sw-text-concatenation", .recording("text/concatenation"), window: 400, 300) {
      VStack(alignment: .leading, spacing: 0) {
        words(76.5, 16).probe("boldPlain")
        words(74, 38, baseline: 29).probe("mixedSize")
        words(54, 16).probe("colors")
        words(90, 33).probe("titleItalic")
        words(85.5, 33).probe("envBold")
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          words(74, 38, baseline: 29).probe("mixedBaseline")
          box("baselineBox", 10, 10)
        }
        words(150, 64).probe("wrappedRich").frame(width: 150, alignment: .topLeading)
      }
      .probe("column")
    }.gives(
      """
      column 125 31 150 238
      boldPlain 125 31 76.5 16
      mixedSize 125 47 74 38
      colors 125 85 54 16
      titleItalic 125 101 90 33
      envBold 125 134 85.5 33
      mixedBaseline 125 167 74 38
      baselineBox 199 186 10 10
      wrappedRich 125 205 150 64
      """)

    // A phone's whole screen, less its safe area.
    Case(
      "fb-hello", .fatbobman("layout-dimensions"), .measured, .iOS16, window: 390, 844,
      safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    ) {
      ZStack { words(256.0 / 3, 61.0 / 3).probe("text") }
    }.gives("text 152.333333 418.333333 85.333333 20.333333")
  }
}
