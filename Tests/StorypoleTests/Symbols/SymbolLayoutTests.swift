// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

/// Frames of symbols, without any font: those of measured symbols don't depend on one.
@Suite struct SymbolLayoutTests {
  private func lay(_ view: some View, _ direction: LayoutDirection = .leftToRight) -> LayoutResult {
    var request = LayoutRequest(
      size: CGSize(width: 300, height: 300), textEngine: FixedTextEngine())
    request.environment.layoutDirection = direction
    return layoutFrames(view, request)
  }

  private func symbol(_ name: String, _ size: CGFloat) -> some View {
    Image(systemName: name).font(.system(size: size))._probe("symbol")
  }

  // Measured: macOS 26 at 13 points, iOS 26 at 17 (body) and 28 (title).
  @Test(
    arguments: [
      ("star", 13, 16.5, 16), ("chevron.right", 13, 10, 13.5), ("ellipsis", 13, 14, 4.5),
      ("star", 17, 22, 20), ("wifi", 17, 22.5, 16), ("gear", 28, 35.5, 34),
    ] as [(String, CGFloat, CGFloat, CGFloat)])
  func measuredFrames(name: String, points: CGFloat, width: CGFloat, height: CGFloat) {
    #expect(
      lay(symbol(name, points)).frames["symbol"]?.size == CGSize(width: width, height: height))
  }

  // Measured on macOS 26: the length of the star's frame below the baseline.
  @Test(arguments: [(10, 2), (13, 3), (17, 3.5), (22, 4.5), (26, 5.5)] as [(CGFloat, CGFloat)])
  func starIsOnTheBaseline(points: CGFloat, below: CGFloat) {
    let result = lay(symbol("star", points))
    let baseline = result.explicit("symbol", .firstTextBaseline)
    #expect(baseline.map { result.frames["symbol"]!.height - $0 } == below)
    #expect(result.explicit("symbol", .lastTextBaseline) == baseline)
  }

  // Measured: 0.81 and 1.28 of the middle size. Derived for a chevron at 13 points, 0.733 of the size
  // wide: 0.733 · 13 · 0.81 = 7.7 and 0.733 · 13 · 1.28 = 12.2, up to a pixel of half a point.
  @Test(
    arguments: [(Image.Scale.small, 8), (.medium, 10), (.large, 12.5)] as [(Image.Scale, CGFloat)])
  func scales(scale: Image.Scale, width: CGFloat) {
    #expect(lay(symbol("chevron.right", 13).imageScale(scale)).frames["symbol"]?.width == width)
  }

  // Derived: a text's style has the effect of its size; body is 17 points.
  @Test func textStyles() {
    #expect(
      lay(Image(systemName: "star").font(.body)._probe("symbol")).frames["symbol"]
        == lay(symbol("star", 17)).frames["symbol"])
  }

  // Documented: an unknown name doesn't crash. Ours: a box, the nearest names, once.
  @Test func unknownNamesAreReportedOnce() {
    let result = lay(
      VStack {
        Image(systemName: "hart.fill")._probe("symbol")
        Image(systemName: "hart.fill")
      })
    #expect(result.warnings.count == 1)
    #expect(result.warnings.first?.contains("heart.fill") == true)
    #expect(result.frames["symbol"]?.isEmpty == false)
  }

  // Ours: a name that lacks only its font is known; the engine with fonts reports that one is missing.
  @Test func knownNamesAreNotUnknownWithoutFont() {
    #expect(lay(Image(systemName: "person.2.fill")).warnings.isEmpty)
  }

  // Ours: an empty name means no symbol.
  @Test func anEmptyNameIsNoSymbol() {
    let result = lay(Image(systemName: "")._probe("symbol"))
    #expect(result.warnings.isEmpty)
    #expect(result.frames["symbol"]?.size == .zero)
  }

  // Ours: every name is accepted.
  @Test(arguments: [".", "..", ".fill", "fill.fill.fill", "badge", ".badge.", "a.b.c.d.circle"])
  func strangeNames(name: String) {
    #expect(lay(Image(systemName: name)).warnings.count == 1)
    let long = String(repeating: name + ".circle", count: 10_000)
    #expect(lay(Image(systemName: long)).warnings.count == 1)
  }
}

@Suite struct SymbolDrawingTests {
  private func paints(_ view: some View) -> [Paint] { draw(view, 60, 60).paints }
  private let sign = Image(systemName: "xmark.circle.fill")

  private func opacity(_ paint: Paint) -> Float? {
    if case .color(let color) = paint { color.opacity } else { nil }
  }

  // Documented: one color for all layers.
  @Test func monochrome() {
    let paints = paints(sign.foregroundStyle(.red))
    #expect(!paints.isEmpty)
    #expect(paints.allSatisfy { $0 == .color(red) })
  }

  // Documented: layers farther back are fainter. The circle comes first: it is behind.
  @Test func hierarchical() {
    let paints = paints(sign.symbolRenderingMode(.hierarchical).foregroundStyle(.red))
    #expect(paints.last == .color(red))
    #expect(paints.first.flatMap(opacity).map { $0 < 1 } == true)
  }

  // Documented: each layer has a separate style; two styles select it without a mode.
  @Test func palette() {
    for view in [
      AnyView(sign.foregroundStyle(.red, .blue)),
      AnyView(sign.symbolRenderingMode(.palette).foregroundStyle(.red, .blue)),
    ] {
      let paints = paints(view)
      #expect(paints.first == .color(blue))
      #expect(paints.last == .color(red))
    }
  }

  // Documented: `chevron.forward` follows the layout direction, `chevron.right` does not.
  @Test func directions() {
    func shape(_ name: String, _ rightToLeft: Bool) -> [Path] {
      draw(Image(systemName: name), 40, 40, rightToLeft: rightToLeft).paths
    }
    #expect(shape("chevron.forward", false) == shape("chevron.right", false))
    #expect(shape("chevron.forward", true) == shape("chevron.left", true))
    #expect(shape("chevron.right", true) == shape("chevron.right", false))
    #expect(shape("chevron.right", false) != shape("chevron.left", false))
  }

  // Documented: variants change the name; a missing one is ignored.
  @Test func variants() {
    #expect(
      draw(Image(systemName: "xmark").symbolVariant(.circle.fill), 40, 40).paths
        == draw(Image(systemName: "xmark.circle.fill"), 40, 40).paths)
    #expect(SymbolVariants.fill.applied(to: "star") == "star.fill")
    #expect(SymbolVariants.circle.applied(to: "star.fill") == "star.circle.fill")
    #expect(SymbolVariants.slash.fill.applied(to: "bell") == "bell.slash.fill")
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(!SymbolVariants.circle.contains(.square))
  }

  // Ours: bars above the value are faint, alone or as a layer of several.
  @Test func variableValues() {
    func faint(_ value: Double?) -> Int {
      let commands = draw(
        Image(systemName: "cellularbars", variableValue: value).foregroundStyle(.red), 40, 40)
      guard let start = commands.firstIndex(where: { [$0].layers.contains { $0.opacity < 1 } })
      else { return commands.paints.filter { opacity($0).map { $0 < 1 } ?? false }.count }
      return Array(commands[start...]).paints.count
    }
    #expect(faint(nil) == 0)
    #expect(faint(1) == 0)
    #expect(faint(0.6) == 1)
    #expect(faint(0) == 3)
  }

  // Documented: `disappear` is the only effect that hides the symbol in a still picture.
  @Test func effects() {
    let symbol = Image(systemName: "plus")
    #expect(draw(symbol.symbolEffect(.bounce, value: 1), 40, 40) == draw(symbol, 40, 40))
    #expect(draw(symbol.symbolEffect(.pulse.byLayer), 40, 40).paths == draw(symbol, 40, 40).paths)
    let gone = draw(symbol.symbolEffect(.disappear, isActive: true), 40, 40)
    #expect(gone.paths.isEmpty || gone.layers.contains { $0.opacity == 0 })
  }

  // Derived: a faint paint doesn't overlap itself, because a symbol with several parts fades as a whole.
  @Test func faintSymbolsFadeAsAWhole() {
    let commands = draw(Image(systemName: "plus").foregroundStyle(.red.opacity(0.5)), 40, 40)
    #expect(commands.paints.count == 2)
    #expect(commands.layers.contains { $0.opacity == 0.5 })
    #expect(commands.paints.allSatisfy { $0 == .color(red) })
  }
}
