// SPDX-License-Identifier: Apache-2.0
import CPango
import StorypoleGraphics

/// Text in the machine's fonts. Thread-safe.
///
/// Fonts come from the standard folders and the given ones, never from the user's settings. Inter replaces
/// Apple's system font, with Apple's vertical metrics and tracking.
public final class PangoTextEngine: TextEngine {
  private let configuration: FontConfiguration
  private let iconFont: IconFont?
  private let hasDisplay: Bool
  /// Idle shapers.
  private let idle = Locked<[PangoShaper]>([])
  private let state = Locked(State())
  /// A page of text takes some 100 kB. A server keeps this permanently, and more gains nothing.
  private let texts = Locked(ShapedTextCache(capacity: 8 << 20))
  private let uses = Locked(0)

  /// The number of calls to Pango, for tests.
  package var pangoUses: Int { uses.withLock { $0 } }

  private struct State {
    /// Ellipses and hyphens by font.
    var signs: [FontRequest: Signs] = [:]
    var metrics: [FontRequest: FontMetrics] = [:]
    var named: [String: FontConfiguration.NamedFont?] = [:]
    var icons: [String: Path?] = [:]
    var warned: Set<String> = []
    /// Characters that were reported as missing.
    var missing: Set<Unicode.Scalar> = []
    var warnings: [String] = []
    /// The last font that was asked for: most texts have that of the text before.
    var last: Last?

    struct Signs {
      var ellipsis: ShapedParagraph
      var hyphen: ShapedParagraph
    }

    struct Last {
      var font: FontRequest
      var metrics: FontMetrics?
      var signs: Signs?
    }

    mutating func use(_ font: FontRequest, _ change: (inout Last) -> Void) {
      if last?.font != font { last = Last(font: font) }
      change(&last!)
    }

    mutating func warn(_ warning: String) {
      if warned.insert(warning).inserted { warnings.append(warning) }
    }
  }

  /// The full names of the machine's fonts by their families.
  public static let installedFamilies = FontConfiguration(directories: []).families

  /// Makes an engine with the fonts of the machine.
  ///
  /// - Parameter fontDirectories: Folders with more fonts, searched with their subfolders.
  public init(fontDirectories: [String] = []) {
    configuration = FontConfiguration(directories: fontDirectories)
    iconFont = configuration.file(of: IconFont.family).map(IconFont.init)
    hasDisplay = configuration.hasFamily(SystemFontStandIn.display)
    warn(damaged: configuration.damagedFiles)
    if !configuration.hasFamily("Inter") {
      state.withLock {
        $0.warn(
          "The font Inter is not installed: text is drawn in another font and its widths differ "
            + "from Apple's. Install the package fonts-inter, or name a folder that contains it.")
      }
    }
  }

  /// The warnings about fonts and texts since the last call, without duplicates.
  public func takeWarnings() -> [String] {
    state.withLock { state in
      defer { state.warnings = [] }
      return state.warnings
    }
  }

  /// Shapes a paragraph, or returns the cached result for an equal one; a paragraph that is too long is cut,
  /// with a warning.
  public func shape(_ paragraph: Paragraph) -> any ShapedText {
    let key = ShapedTextCache.Key(paragraph)
    if let known = texts.withLock({ $0.text(for: key) }) { return known }
    let sentences = paragraph.limitWarnings
    if !sentences.isEmpty { state.withLock { for sentence in sentences { $0.warn(sentence) } } }
    let shaped = shaped(paragraph.withinLimits)
    // The engine keeps its texts: they must not keep it. Without it, texts keep their size.
    let text = FittedText(shaped) { [weak self] in self?.shaped($0) ?? shaped }
    texts.withLock { $0.insert(text, for: key) }
    return text
  }

  /// The outline of an icon of the icon font, in a square of 24 × 24; nil, with a warning, if the font is
  /// missing, and nil for an unknown name.
  public func outline(ofIcon name: String) -> Path? {
    if let known = state.withLock({ $0.icons[name] }) { return known }
    let outline = iconFont?.outline(name)
    state.withLock { state in
      state.icons.updateValue(outline, forKey: name)
      if iconFont == nil { state.warn(IconFont.missing) }
    }
    return outline
  }

  /// The outlines of a text on one line, from its origin on the baseline.
  public func outline(of text: String, in font: FontRequest) -> Path {
    let layout = shape(Paragraph(runs: [TextRun(text, font: font)]))
      .layout(width: nil, height: nil)
    var path = Path()
    for line in layout.lines {
      for run in line.glyphs.map(\.run) {
        for (glyph, position) in zip(run.glyphs, run.positions) {
          let outline = GlyphOutlines.load(.init(face: run.face, size: run.size, glyph: glyph))
          path.addPath(
            outline.offsetBy(dx: position.x - line.origin.x, dy: position.y - line.origin.y))
        }
      }
    }
    return path
  }

  /// The vertical metrics of a font: Apple's for the system font, the file's for a named one.
  public func metrics(of font: FontRequest) -> FontMetrics {
    let known = state.withLock { state -> FontMetrics? in
      if let last = state.last, last.font == font, let metrics = last.metrics { return metrics }
      let known = state.metrics[font]
      if known != nil { state.use(font) { $0.metrics = known } }
      return known
    }
    if let known { return known }
    let metrics = findMetrics(of: font)
    state.withLock { state in
      if state.metrics.count >= 1000 { state.metrics = [:] }
      state.metrics[font] = metrics
      state.use(font) { $0.metrics = metrics }
    }
    return metrics
  }
}

// MARK: - Fonts

extension PangoTextEngine {
  private func findMetrics(of font: FontRequest) -> FontMetrics {
    if case .named(let name) = font.family, named(name) != nil {
      // That of the font's texts, which is then found already.
      let description = shapingRun(
        TextRun("", font: font), bytes: 0..<0, script: .init(locale: PangoShaper.locale, text: "")
      ).description
      defer { pango_font_description_free(description) }
      if var metrics = withShaper({ $0.metrics(description) }) {
        metrics.leading += font.leading
        return metrics
      }
    }
    return Self.systemMetrics(size: font.drawableSize, leading: font.leading)
  }

  /// The metrics of Apple's system font, independent of its substitute: ascender 1950, descender 494 and
  /// capitals 1443 of 2048 units.
  private static func systemMetrics(size: Double, leading: Double) -> FontMetrics {
    FontMetrics(
      ascent: size * 1950 / 2048, descent: size * 494 / 2048, capHeight: size * 1443 / 2048,
      leading: leading)
  }

  /// nil after a warning if no such font is installed.
  private func named(_ name: String) -> FontConfiguration.NamedFont? {
    if let known = state.withLock({ $0.named[name] }) { return known }
    let found = configuration.font(named: name)
    state.withLock { state in
      state.named.updateValue(found, forKey: name)
      if found == nil {
        state.warn(
          "The font “\(name)” is not installed: the system font is used instead. Install it, or "
            + "name the folder that contains it.")
      }
    }
    return found
  }

  func withShaper<Result>(_ body: (PangoShaper) throws -> Result) rethrows -> Result {
    uses.withLock { $0 += 1 }
    let shaper = idle.withLock { $0.popLast() } ?? PangoShaper(configuration: configuration)
    defer { idle.withLock { $0.append(shaper) } }
    return try body(shaper)
  }
}

// MARK: - Shaping

extension PangoTextEngine {
  func shaped(_ paragraph: Paragraph) -> ShapedParagraph {
    var shaped = shapedText(paragraph)
    var last: (font: FontRequest, signs: State.Signs)?
    for (index, run) in paragraph.runs.enumerated() {
      if last?.font != run.font { last = (run.font, signs(in: run.font)) }
      guard let signs = last?.signs else { continue }
      shaped.ellipses.append(shaped.adopt(signs.ellipsis, run: index, traits: .ellipsis))
      shaped.hyphens.append(
        shaped.adopt(signs.hyphen, run: index, traits: TextUnit.Traits(rawValue: 0)))
    }
    return shaped
  }

  private func isPlain(_ run: TextRun) -> Bool {
    // Pango makes several items of small capitals.
    !run.font.lowercaseSmallCaps && !run.font.uppercaseSmallCaps && PangoShaper.isPlain(run.string)
  }

  /// The text without ellipses and hyphens. `allowsPlain` is for tests, which compare.
  func shapedText(_ paragraph: Paragraph, allowsPlain: Bool = true) -> ShapedParagraph {
    let text =
      paragraph.runs.count == 1
      ? paragraph.runs[0].string : paragraph.runs.map(\.string).joined()
    let baseDirection = Self.baseDirection(of: paragraph, text: text)
    var shaped = ShapedParagraph(
      paragraph: paragraph, text: text, metrics: metrics(of: paragraph.runs),
      baseLevel: baseDirection == PANGO_DIRECTION_RTL ? 1 : 0)
    func script() -> FontFamilies.HanScript { .init(locale: paragraph.locale, text: text) }
    if baseDirection == PANGO_DIRECTION_LTR, let run = paragraph.runs.first,
      paragraph.runs.count == 1, allowsPlain, isPlain(run)
    {
      let isDone = withShaper {
        $0.shapePlain(
          run, locale: paragraph.locale,
          request: { shapingRun(run, bytes: 0..<text.utf8.count, script: script()) }, into: &shaped)
      }
      if isDone { return shaped }
    }
    let hanScript = script()
    var offset = 0
    let runs = paragraph.runs.map { run in
      let length = run.string.utf8.count
      defer { offset += length }
      return shapingRun(run, bytes: offset..<offset + length, script: hanScript)
    }
    defer { for run in runs { pango_font_description_free(run.description) } }
    let missing = withShaper {
      $0.shape(runs, locale: paragraph.locale, baseDirection: baseDirection, into: &shaped)
    }
    if !missing.isEmpty { warn(missing: missing) }
    return shaped
  }

  /// The first letter determines it; a text without letters follows the layout. Flags count: Unicode gives
  /// their halves the direction left to right.
  private static func baseDirection(of paragraph: Paragraph, text: String) -> PangoDirection {
    // The letters of ASCII are found without a look into Unicode's tables.
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      let hasLetter = text.utf8.contains { (0x41...0x5A).contains($0 & 0xDF) }
      let readsRightToLeft =
        paragraph.followsLayoutDirection || !hasLetter ? paragraph.isRightToLeft : false
      return readsRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    }
    let first =
      paragraph.followsLayoutDirection
      ? nil
      : text.unicodeScalars.first {
        $0.properties.isAlphabetic || (0x1F1E6...0x1F1FF).contains($0.value)
      }
    let readsRightToLeft = first?.isRightToLeft ?? paragraph.isRightToLeft
    return readsRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
  }

  func shapingRun(
    _ run: TextRun, bytes: Range<Int>, script: FontFamilies.HanScript
  ) -> ShapingRun {
    var families: [String]
    var named: FontConfiguration.NamedFont?
    var tracked: (family: String, points: Double)?
    switch run.font.family {
    case .system(let design):
      families = [FontFamilies.primary(design)]
      if abs(run.font.width - 1) > 0.03 { warnAboutWidth(family: families[0]) }
    case .named(let name):
      named = self.named(name)
      families = [named?.family ?? FontFamilies.primary(.default)]
    }
    let design: FontRequest.Design =
      if case .system(let design) = run.font.family { design } else { .default }
    if named == nil {
      let size = run.font.drawableSize
      var points = SystemFontStandIn.tracking(of: design, at: size)
      if families[0] == FontFamilies.primary(.default) {
        let isDisplay = size >= SystemFontStandIn.displaySize && hasDisplay
        if isDisplay { families.insert(SystemFontStandIn.display, at: 0) }
        points += SystemFontStandIn.tracking(
          at: size, weight: run.font.weight, isDisplay: isDisplay)
      }
      tracked = (families[0], points)
    }
    for family in FontFamilies.fallbacks(design, script: script) where !families.contains(family) {
      families.append(family)
    }
    var features: [String] = []
    if run.font.monospacedDigits { features.append("tnum=1") }
    if run.tracking != 0 { features += ["liga=0", "clig=0"] }
    return ShapingRun(
      bytes: bytes,
      description: PangoShaper.description(of: run.font, families: families, named: named),
      features: features,
      // Tracking takes precedence over kerning.
      spacing: run.tracking != 0 ? run.tracking : run.kerning, tracked: tracked)
  }

  private func metrics(of runs: [TextRun]) -> [FontMetrics] {
    var last: (font: FontRequest, metrics: FontMetrics)?
    return runs.map { run in
      let font = run.lineFont ?? run.font
      if let last, last.font == font { return last.metrics }
      let metrics = metrics(of: font)
      last = (font, metrics)
      return metrics
    }
  }

  /// Shapes the signs as paragraphs of one character.
  private func signs(in font: FontRequest) -> State.Signs {
    let known = state.withLock { state -> State.Signs? in
      if let last = state.last, last.font == font, let signs = last.signs { return signs }
      let known = state.signs[font]
      if known != nil { state.use(font) { $0.signs = known } }
      return known
    }
    if let known { return known }
    func shaped(_ string: String) -> ShapedParagraph {
      var paragraph = Paragraph(runs: [TextRun(string, font: font)])
      paragraph.locale = PangoShaper.locale
      return shapedText(paragraph)
    }
    let signs = State.Signs(ellipsis: shaped("…"), hyphen: shaped("-"))
    state.withLock { state in
      if state.signs.count >= 500 { state.signs = [:] }
      state.signs[font] = signs
    }
    return signs
  }

  private func warnAboutWidth(family: String) {
    state.withLock {
      $0.warn(
        "\(family) replaces the system font and has no narrower or wider letters: fontWidth "
          + "has no effect. Use a font that has them, for example DejaVu Sans Condensed.")
    }
  }

  private func warn(damaged files: [String]) {
    guard !files.isEmpty else { return }
    let shown = files.prefix(5).joined(separator: ", ")
    let rest = files.count > 5 ? " and \(files.count - 5) more" : ""
    state.withLock {
      $0.warn(
        "Not a font, or damaged: \(shown)\(rest). These files are ignored; replace them, or remove "
          + "them from the font folder.")
    }
  }

  /// Reports each character once.
  private func warn(missing all: Set<Unicode.Scalar>) {
    let missing = state.withLock { state in
      defer { state.missing.formUnion(all) }
      return all.subtracting(state.missing)
    }
    if missing.isEmpty { return }
    let shown = missing.sorted().prefix(5).map { scalar in
      "“\(scalar)” (U+\(String(scalar.value, radix: 16, uppercase: true)))"
    }
    state.withLock {
      $0.warn(
        "No installed font has \(shown.joined(separator: ", "))"
          + (missing.count > shown.count ? " and \(missing.count - shown.count) more" : "")
          + ": boxes are drawn instead. Install a font that has them (fonts-noto-cjk for Chinese, "
          + "Japanese and Korean, fonts-noto-color-emoji for emoji), or name the folder of one.")
    }
  }
}

extension ShapedParagraph {
  /// Adopts the glyphs of a shaped sign, and returns its one unit as a unit of a run.
  fileprivate mutating func adopt(
    _ sign: ShapedParagraph, run: Int, traits: TextUnit.Traits
  ) -> TextUnit {
    guard let unit = sign.units.first else {
      return TextUnit(bytes: 0..<0, advance: 0, item: 0, glyphs: 0..<0, traits: traits)
    }
    var item = sign.items[unit.item]
    item.run = run
    item.level = baseLevel
    items.append(item)
    let start = glyphs.count
    glyphs += sign.glyphs
    return TextUnit(
      bytes: 0..<0, advance: unit.advance, item: items.count - 1, glyphs: start..<glyphs.count,
      traits: traits)
  }
}

extension Unicode.Scalar {
  /// Whether a letter's script is written from right to left, by Unicode's blocks for these (Bidi_Class R and
  /// AL).
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
