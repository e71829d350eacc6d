// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import StorypoleCairo
@testable import StorypoleGraphics

/// The texts that an engine keeps between pictures.
@Suite struct TextCacheTests {
  private func paragraph(_ text: String, size: CGFloat = 17) -> Paragraph {
    Paragraph(runs: [TextRun(text, font: FontRequest(size: size))])
  }

  @Test func textsAreShapedOnce() {
    let engine = PangoTextEngine()
    let first = engine.shape(paragraph("A text that has to be broken into lines"))
    let uses = engine.pangoUses
    #expect(uses > 0)
    let second = engine.shape(paragraph("A text that has to be broken into lines"))
    _ = second.layout(width: 90, height: nil)
    #expect(engine.pangoUses == uses)
    #expect(first === second)
    // Another size, scale or string is a different text.
    _ = engine.shape(paragraph("A text that has to be broken into lines", size: 18))
    #expect(engine.pangoUses > uses)
    var atOne = paragraph("A text that has to be broken into lines")
    atOne.displayScale = 1
    #expect(engine.shape(atOne) !== first)
  }

  @Test func memoryIsBounded() {
    let engine = PangoTextEngine()
    func text(_ number: Int) -> (Paragraph, FittedText) {
      let paragraph = paragraph("Number \(number)")
      return (paragraph, engine.shape(paragraph) as! FittedText)
    }
    var cache = ShapedTextCache(capacity: 40_000)
    for number in 0..<200 {
      let (paragraph, text) = text(number)
      // Bytes of a text of eight characters: more than its characters, less than a page.
      #expect((1000..<10_000).contains(text.byteCount))
      cache.insert(text, for: .init(paragraph))
      #expect(cache.cost <= 40_000)
      // Repeatedly used texts stay.
      #expect(cache.text(for: .init(self.paragraph("Number 0"))) != nil)
    }
    #expect(cache.text(for: .init(paragraph("Number 1"))) == nil)
    #expect(cache.text(for: .init(paragraph("Number 199"))) != nil)
    let (long, _) = (paragraph(String(repeating: "long ", count: 10_000)), 0)
    let before = cache.cost
    cache.insert(engine.shape(long) as! FittedText, for: .init(long))
    #expect(cache.cost == before)
  }

  /// Of many new texts few are kept, until they are used.
  @Test func newTextsAreTried() {
    let engine = PangoTextEngine()
    var cache = ShapedTextCache(capacity: 1 << 30)
    /// Whether a text was known.
    func use(_ number: Int) -> Bool {
      let paragraph = paragraph("Number \(number)")
      if cache.text(for: .init(paragraph)) != nil { return true }
      cache.insert(engine.shape(paragraph) as! FittedText, for: .init(paragraph))
      return false
    }
    for number in 0..<600 { _ = use(number) }
    let first = cache.cost
    for number in 600..<1400 { _ = use(number) }
    // Derived: of 800 texts, 25; some 510 were kept before.
    #expect(cache.cost - first < first / 6)
    #expect(cache.cost > first)
    // The same texts again and again.
    for _ in 0..<200 {
      for number in 2000..<2020 { _ = use(number) }
    }
    #expect((2000..<2020).allSatisfy { use($0) })
    // Then others are kept, too.
    _ = use(3000)
    #expect(use(3000))
  }

  /// A text may outlive its engine: it keeps its size.
  @Test func textsDoNotKeepTheirEngine() {
    var engine: PangoTextEngine? = PangoTextEngine()
    weak let kept = engine
    var shrinking = paragraph("Shrinks")
    shrinking.lineLimit = 1
    shrinking.minimumScaleFactor = 0.1
    let text = engine!.shape(shrinking)
    engine = nil
    #expect(kept == nil)
    #expect(text.layout(width: 20, height: nil).size.width <= 20)
  }
}
