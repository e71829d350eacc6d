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

  // Apple's Human Interface Guidelines, Typography: size and leading by Dynamic Type size.
  @Test(arguments: [
    (Font.body, DynamicTypeSize.large, 17, 22), (.body, .xSmall, 14, 19),
    (.body, .xxxLarge, 23, 29), (.body, .accessibility5, 53, 62), (.largeTitle, .large, 34, 41),
    (.title, .large, 28, 34), (.title2, .large, 22, 28), (.title3, .large, 20, 25),
    (.callout, .large, 16, 21), (.subheadline, .large, 15, 20), (.footnote, .large, 13, 18),
    (.caption, .large, 12, 16), (.caption2, .large, 11, 13), (.caption2, .accessibility5, 40, 48),
    (.title2, .accessibility1, 34, 41),
  ])
  func styles(_ font: Font, _ category: DynamicTypeSize, _ size: Int, _ pitch: Int) {
    let request = request(font, category)
    #expect(request.size == CGFloat(size))
    let line = request.size * 2444 / 2048
    #expect(abs(line + request.leading - CGFloat(pitch)) < 1e-9)
  }

  // Measured: what bold() makes of the styles (iOS).
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
  }

  @Test func families() {
    #expect(request(.system(size: 10, design: .rounded)).family == .system(.rounded))
    #expect(request(.system(.body, design: .serif)).family == .system(.serif))
    #expect(request(.body.monospaced()).family == .system(.monospaced))
    #expect(request(.custom("Georgia", size: 20)).family == .named("Georgia"))
    #expect(request(.custom("Georgia", size: 20).monospaced()).family == .named("Georgia"))
  }

  @Test func customSizesFollowDynamicType() {
    // Derived: body goes from 17 to 23, title from 28 to 34.
    #expect(request(.custom("Georgia", size: 17), .xxxLarge).size == 23)
    #expect(
      request(.custom("Georgia", size: 14, relativeTo: .title), .xxxLarge).size == 17)
    #expect(request(.custom("Georgia", fixedSize: 17), .xxxLarge).size == 17)
    #expect(request(.system(size: 17), .xxxLarge).size == 17)
  }

  @Test func leading() {
    #expect(abs(request(.body.leading(.tight)).leading - (request(.body).leading - 2)) < 1e-9)
    #expect(request(.system(size: 20)).leading == 0)
  }

  @Test func secondaryScale() {
    // Measured: 0.8 up to 17 points, 0.46 at 70.
    #expect(Text.Scale.secondary.factor(at: 12) == 0.8)
    #expect(abs(Text.Scale.secondary.factor(at: 70) - 0.46) < 1e-9)
    #expect(Text.Scale.default.factor(at: 70) == 1)
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
}
