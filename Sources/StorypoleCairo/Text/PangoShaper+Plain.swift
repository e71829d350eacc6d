// SPDX-License-Identifier: Apache-2.0
import CPango
import StorypoleGraphics

/// Plain text: ASCII characters in one font that has them all. Pango would find one item in it, from left to
/// right and of Latin script, or of no script without letters, so that HarfBuzz alone gives the same glyphs
/// in a third of the time.
extension PangoShaper {
  /// Pango's font for plain text.
  struct PlainFont {
    var font: UnsafeMutablePointer<PangoFont>
    var handle: OpaquePointer
    var loaded: LoadedFace
    /// The font's features, without those of a run's tracking.
    var features: [hb_feature_t]
    /// The system font's tracking, if this is its substitute.
    var tracking: Double
    let words = ShapedWords()
  }

  struct PlainKey: Hashable {
    var font: FontRequest
    var locale: String
  }

  /// A locale's language.
  struct PlainLanguage {
    let locale: String
    let pango: OpaquePointer
    let harfBuzz: hb_language_t?
    let isLatin: Bool

    init?(_ locale: String) {
      guard let language = pango_language_from_string(locale) else { return nil }
      (self.locale, pango) = (locale, language)
      harfBuzz = hb_language_from_string(pango_language_to_string(language), -1)
      isLatin = pango_language_includes_script(language, PANGO_SCRIPT_LATIN) != 0
    }
  }

  static func isPlain(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }

  private static func isLetter(_ byte: CChar) -> Bool { (0x41...0x5A).contains(byte & 0x5F) }

  /// Shapes the whole paragraph, which is plain text of one run; false, without effect, if the font lacks a
  /// character or the language is not written in Latin letters.
  func shapePlain(
    _ run: TextRun, locale: String, request: () -> ShapingRun,
    into shaped: inout ShapedParagraph
  ) -> Bool {
    if plainLanguage?.locale != locale { plainLanguage = PlainLanguage(locale) }
    guard let language = plainLanguage, language.isLatin,
      let font = plainFont(PlainKey(font: run.font, locale: locale), language.pango, request)
    else { return false }
    var text = shaped.text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        let traits =
          Self.traits(of: bytes)
          ?? UnitBuilder(text: text, runs: []).traits(count: text.count)
        // Tracking takes precedence over kerning.
        let spacing = (run.tracking != 0 ? run.tracking : run.kerning) + font.tracking
        // Without letters, the script is another; tracking turns ligatures off.
        let words =
          run.tracking == 0 && text.contains(where: Self.isLetter)
            && font.words.isReady({ separatesWords(font, language) }) ? font.words : nil
        if let words, words.assemble(bytes) {
          assert(isShaped(text, language, font, words.text))
          return addUnits(
            words.text.infos, words.text.positions, count: words.text.infos.count, font,
            traits: traits,
            spacing: spacing, into: &shaped)
        }
        let features =
          run.tracking != 0 ? font.features + Self.withoutLigatures : font.features
        guard let glyphs = shape(text, language, font, features: features) else { return false }
        words?.learn(bytes, glyphs.infos, glyphs.positions, count: glyphs.count)
        return addUnits(
          glyphs.infos, glyphs.positions, count: glyphs.count, font, traits: traits,
          spacing: spacing, into: &shaped)
      }
    }
  }

  /// Whether HarfBuzz gives these glyphs for the whole text.
  private func isShaped(
    _ text: UnsafeBufferPointer<CChar>, _ language: PlainLanguage, _ font: PlainFont,
    _ glyphs: ShapedWords.Glyphs
  ) -> Bool {
    guard let others = shape(text, language, font, features: font.features),
      others.count == glyphs.infos.count
    else { return false }
    return glyphs.infos.indices.allSatisfy { index in
      let (info, position) = (others.infos[index], others.positions[index])
      let (other, otherPosition) = (glyphs.infos[index], glyphs.positions[index])
      return info.codepoint == other.codepoint && info.cluster == other.cluster
        && position.x_advance == otherPosition.x_advance
        && position.x_offset == otherPosition.x_offset
        && position.y_offset == otherPosition.y_offset
    }
  }

  /// Glyphs of HarfBuzz's buffer, until it shapes another text.
  typealias LentGlyphs = (
    infos: UnsafePointer<hb_glyph_info_t>, positions: UnsafePointer<hb_glyph_position_t>,
    count: Int
  )

  /// Shapes a text as Pango does. Without a script, it has the one of its letters; punctuation and digits alone have none.
  func shape(
    _ text: UnsafeBufferPointer<CChar>, _ language: PlainLanguage, _ font: PlainFont,
    features: [hb_feature_t], script: hb_script_t? = nil
  ) -> LentGlyphs? {
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(
      buffer,
      script ?? (text.contains(where: Self.isLetter) ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON))
    hb_buffer_set_language(buffer, language.harfBuzz)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    hb_buffer_set_flags(
      buffer,
      hb_buffer_flags_t(rawValue: HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue))
    hb_buffer_add_utf8(buffer, text.baseAddress, Int32(text.count), 0, Int32(text.count))
    hb_shape(font.handle, buffer, features, UInt32(features.count))
    var length: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &length),
      let positions = hb_buffer_get_glyph_positions(buffer, &length)
    else { return nil }
    return (infos: UnsafePointer(infos), positions: UnsafePointer(positions), count: Int(length))
  }

  private func addUnits(
    _ infos: UnsafePointer<hb_glyph_info_t>, _ positions: UnsafePointer<hb_glyph_position_t>,
    count: Int, _ font: PlainFont, traits: [TextUnit.Traits], spacing: Double,
    into shaped: inout ShapedParagraph
  ) -> Bool {
    // Glyph 0 means a missing character.
    for index in 0..<count where infos[index].codepoint == 0 { return false }
    let scale = Double(PANGO_SCALE)
    let item = shaped.items.count
    // The ellipsis and the hyphen follow.
    shaped.items.reserveCapacity(3)
    shaped.items.append(
      ShapedItem(face: font.loaded.face, size: font.loaded.size, level: 0, run: 0))
    shaped.units.reserveCapacity(count)
    shaped.glyphs.reserveCapacity(count + 2)
    var index = 0
    while index < count {
      let byte = infos[index].cluster
      let firstGlyph = shaped.glyphs.count
      var pen = 0.0
      while index < count, infos[index].cluster == byte {
        let position = positions[index]
        shaped.glyphs.append(
          PlacedGlyph(
            id: infos[index].codepoint, x: pen + Double(position.x_offset) / scale,
            y: -Double(position.y_offset) / scale))
        pen += Double(position.x_advance) / scale
        index += 1
      }
      let end = index < count ? Int(infos[index].cluster) : traits.count
      let characters = Double(end - Int(byte))
      shaped.units.append(
        TextUnit(
          bytes: Int(byte)..<end, advance: pen != 0 ? pen + spacing * characters : pen, item: item,
          glyphs: firstGlyph..<shaped.glyphs.count, traits: traits[Int(byte)]))
    }
    return true
  }

  /// The traits of letters, digits, spaces, full stops and commas after letters; nil for other text, whose
  /// line-breaking rules are more complex.
  private static func traits(of bytes: UnsafeBufferPointer<UInt8>) -> [TextUnit.Traits]? {
    let space = TextUnit.Traits.space.union(.splitBefore)
    let afterSpace = TextUnit.Traits.splitBefore.union(.breakBefore)
    var traits: [TextUnit.Traits] = []
    traits.reserveCapacity(bytes.count)
    var isAfterSpace = false
    for byte in bytes {
      switch byte {
      case 0x20:
        traits.append(space)
        isAfterSpace = true
        continue
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
        traits.append(isAfterSpace ? afterSpace : .splitBefore)
      case 0x2C, 0x2E:
        if isAfterSpace || traits.isEmpty { return nil }
        traits.append(.splitBefore)
      default: return nil
      }
      isAfterSpace = false
    }
    return traits
  }

  private static let withoutLigatures = ["liga=0", "clig=0"].compactMap(feature)

  private static func feature(_ text: String) -> hb_feature_t? {
    var feature = hb_feature_t()
    return hb_feature_from_string(text, -1, &feature) != 0 ? feature : nil
  }

  private func plainFont(
    _ key: PlainKey, _ language: OpaquePointer, _ request: () -> ShapingRun
  ) -> PlainFont? {
    if let lastPlainFont, lastPlainFont.key == key { return lastPlainFont.font }
    if let known = plainFonts[key] {
      lastPlainFont = (key, known)
      return known
    }
    let run = request()
    defer { pango_font_description_free(run.description) }
    guard let set = pango_font_map_load_fontset(fontMap, context, run.description, language) else {
      return nil
    }
    defer { g_object_unref(set) }
    guard let font = pango_fontset_get_font(set, guint(UInt8(ascii: "n"))) else { return nil }
    guard let handle = pango_font_get_hb_font(font) else {
      g_object_unref(font)
      return nil
    }
    let loaded = face(of: font)
    let features = run.features.filter { $0 != "liga=0" && $0 != "clig=0" }
    let plain = PlainFont(
      font: font, handle: handle, loaded: loaded,
      features: (features + loaded.features).compactMap(Self.feature),
      tracking: run.tracked.flatMap { $0.family == loaded.family ? $0.points : nil } ?? 0)
    if plainFonts.count >= 200 { forgetPlainFonts() }
    plainFonts[key] = plain
    return plain
  }

  func forgetPlainFonts() {
    for font in plainFonts.values { g_object_unref(font.font) }
    plainFonts = [:]
    lastPlainFont = nil
  }
}
