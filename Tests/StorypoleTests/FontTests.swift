// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

@Suite struct FontTests {
  private func request(
    _ font: Font, _ category: DynamicTypeSize = .large, modifiers: [Font.Modifier] = []
  ) -> FontRequest {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = category
    return font.resolve(in: environment, modifiers: modifiers)
  }

  // Apple's Human Interface Guidelines, Typography, iOS: size and leading of every style at every
  // Dynamic Type size, from xSmall to accessibility5.
  private static let guidelines = """
    largeTitle: 31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70
    title: 25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68
    title2: 19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66
    title3: 17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65
    headline: 14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
    body: 14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
    callout: 13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60
    subheadline: 12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58
    footnote: 12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52
    caption: 11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51
    caption2: 11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48
    """

  @Test func stylesAtEverySize() throws {
    let styles: [(String, Font)] = [
      ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3),
      ("headline", .headline), ("body", .body), ("callout", .callout),
      ("subheadline", .subheadline), ("footnote", .footnote), ("caption", .caption),
      ("caption2", .caption2),
    ]
    let lines = Self.guidelines.split(separator: "\n")
    #expect(lines.count == styles.count)
    for (line, (name, font)) in zip(lines, styles) {
      let parts = line.split(separator: ":")
      #expect(parts[0].filter { $0 != " " } == name)
      let cells = parts[1].split(separator: " ")
      #expect(cells.count == DynamicTypeSize.allCases.count)
      for (cell, category) in zip(cells, DynamicTypeSize.allCases) {
        // All of the sizes' type: a Double and a CGFloat are never equal in an expectation.
        let numbers = cell.split(separator: "/").compactMap { Double($0).map { CGFloat($0) } }
        let request = request(font, category)
        #expect(request.size == numbers[0], "\(name), \(category)")
        let pitch = request.size * 2444 / 2048 + request.leading
        #expect(abs(pitch - numbers[1]) < 1e-9, "\(name), \(category)")
        let isHeading = ["largeTitle", "title", "title2"].contains(name)
        #expect(request.weight == (name == "headline" ? 600 : 400))
        #expect(self.request(font.bold(), category).weight == (isHeading ? 700 : 600))
      }
    }
  }

  // Measured: the effect of bold() on the styles (iOS).
  @Test func weights() {
    #expect(request(.body).weight == 400)
    #expect(request(.headline).weight == 600)
    #expect(request(.body.bold()).weight == 600)
    #expect(request(.title.bold()).weight == 700)
    #expect(request(.title3.bold()).weight == 600)
    #expect(request(.system(size: 17).bold()).weight == 700)
    #expect(request(.system(size: 17, weight: .heavy).bold()).weight == 800)
    #expect(request(.body.bold().bold(false)).weight == 400)
    #expect(request(.body, modifiers: [.weight(.light), .weight(.black)]).weight == 900)
    #expect(request(.system(.body, weight: .thin)).weight == 200)
    // Documented: a legibility weight of bold means that the user prefers bold text.
    var environment = EnvironmentValues()
    environment.legibilityWeight = .bold
    #expect(Font.body.resolve(in: environment, modifiers: []).weight == 600)
  }

  @Test func families() {
    #expect(request(.system(size: 10, design: .rounded)).family == .system(.rounded))
    #expect(request(.system(.body, design: .serif)).family == .system(.serif))
    #expect(request(.body.monospaced()).family == .system(.monospaced))
    #expect(request(.custom("Georgia", size: 20)).family == .named("Georgia"))
    #expect(request(.custom("Georgia", size: 20).monospaced()).family == .named("Georgia"))
  }

  @Test func customSizesFollowDynamicType() {
    // Derived: body grows from 17 to 23, title from 28 to 34.
    #expect(request(.custom("Georgia", size: 17), .xxxLarge).size == 23)
    #expect(
      request(.custom("Georgia", size: 14, relativeTo: .title), .xxxLarge).size == 17)
    #expect(request(.custom("Georgia", fixedSize: 17), .xxxLarge).size == 17)
    #expect(request(.system(size: 17), .xxxLarge).size == 17)
  }

  // Documented: smallCaps() combines both others.
  @Test func smallCaps() {
    #expect(request(.body.smallCaps()).lowercaseSmallCaps)
    #expect(request(.body.smallCaps()).uppercaseSmallCaps)
    #expect(!request(.body.lowercaseSmallCaps()).uppercaseSmallCaps)
    #expect(!request(.body.uppercaseSmallCaps()).lowercaseSmallCaps)
    #expect(!request(.body.smallCaps().lowercaseSmallCaps(false)).lowercaseSmallCaps)
  }

  @Test func leading() {
    #expect(abs(request(.body.leading(.tight)).leading - (request(.body).leading - 2)) < 1e-9)
    #expect(request(.system(size: 20)).leading == 0)
  }

  // Measured (macOS 26): sizes, and the distance after each letter. The line is that of the font.
  @Test(arguments: [
    (13.0, Font.Weight.regular, 10.4, 0.25), (22, .regular, 16.89, 0.2264),
    (26, .regular, 19.3, 0.2075), (40, .regular, 26.1, 0.1415), (80, .regular, 36.8, 0),
    (13, .bold, 11.05, -0.05), (13, .semibold, 10.92, 0), (13, .medium, 10.4, 0.4147),
  ])
  func secondaryScale(size: CGFloat, weight: Font.Weight, scaled: CGFloat, distance: CGFloat) {
    let text = Text(verbatim: "a").font(.system(size: size, weight: weight)).textScale(.secondary)
    let run = ResolvedText(text, in: EnvironmentValues()).paragraph.runs[0]
    #expect(abs(run.font.size - scaled) < 0.02)
    #expect(abs(run.kerning - distance) < 0.0001)
    #expect(run.lineFont?.size == size)
    #expect(run.lineFont?.weight == weight.value)
  }

  // Measured: these keep their size.
  @Test func secondaryScaleOfOtherFonts() {
    for font in [
      Font.system(size: 20, design: .serif), .system(size: 20, design: .monospaced),
      .custom("DejaVu Sans", fixedSize: 20),
    ] {
      let text = Text(verbatim: "a").font(font).textScale(.secondary)
      let run = ResolvedText(text, in: EnvironmentValues()).paragraph.runs[0]
      #expect(run.font.size == 20)
      #expect(run.kerning == 0)
    }
    let off = Text(verbatim: "a").textScale(.secondary, isEnabled: false)
    #expect(ResolvedText(off, in: EnvironmentValues()).paragraph.runs[0].font.size == 17)
  }

  @Test func dynamicTypeRange() {
    struct Reader: View {
      @ScaledMetric var length = 34.0
      var body: some View { Color.red.frame(width: length, height: 1)._probe("a") }
    }
    var request = LayoutRequest(
      size: CGSize(width: 300, height: 300), textEngine: FixedTextEngine())
    request.environment.dynamicTypeSize = .accessibility5
    #expect(layoutFrames(Reader(), request).frames["a"]?.width == 106)
    let limited = Reader().dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    #expect(layoutFrames(limited, request).frames["a"]?.width == 46)
  }

  // Documented: standard is the font's own leading.
  @Test func standardLeadingUndoesOthers() {
    let own = request(.body).leading
    #expect(request(.body.leading(.tight).leading(.standard)).leading == own)
    #expect(abs(request(.body.leading(.tight).leading(.loose)).leading - (own + 2)) < 1e-9)
  }

  // Documented: nil removes the effect of modifiers higher in the hierarchy.
  @Test @MainActor func nilUndoesModifiersAround() {
    func font(_ view: some View) -> FontRequest? {
      let host = ViewHost(textEngine: FixedTextEngine())
      host.show(view, environment: EnvironmentValues())
      host.layout(in: HostWindow(size: CGSize(width: 100, height: 100)))
      func find(_ node: LayoutNode) -> TextNode? {
        node as? TextNode ?? node.children.lazy.compactMap(find).first
      }
      return host.rootNode.flatMap(find)?.resolved.paragraph.runs.first?.font
    }
    let text = HStack { Text(verbatim: "a") }
    let plain = font(text)
    #expect(plain != nil)
    #expect(font(text.fontWeight(nil).fontWeight(.black)) == plain)
    #expect(font(text.fontWidth(nil).fontWidth(.compressed)) == plain)
    #expect(font(text.fontDesign(nil).fontDesign(.serif)) == plain)
    #expect(font(text.fontWeight(nil).fontDesign(.serif).fontWeight(.black))?.weight == 400)
    #expect(font(text.fontWeight(.thin).fontWeight(nil))?.weight == 200)
    #expect(font(text.fontWeight(nil).italic())?.italic == true)
  }
}
