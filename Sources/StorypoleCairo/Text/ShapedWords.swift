// SPDX-License-Identifier: Apache-2.0
import CPango

/// The glyphs of the words that a font has shaped: a plain text of known words is put together from them, in a
/// fraction of the time that HarfBuzz takes.
///
/// That gives the glyphs of the whole text only if the font's rules don't involve the space, such as a kerning of A
/// and a space (Inter has it, Noto Sans doesn't). Debug builds compare each text with HarfBuzz's.
final class ShapedWords {
  private var words: [String: Range<Int>] = [:]
  /// Glyphs of all words; their clusters count from the word's start.
  private var glyphs = Glyphs()
  /// The glyphs of the text that was put together last.
  private(set) var text = Glyphs()
  private var isUsable: Bool?
  /// Texts that were shaped in this font before it was examined.
  private var early = 0
  /// A text with an unknown word is an unknown one.
  private var credit = CacheCredit(most: 64, gain: 1, tries: 16)

  /// HarfBuzz's glyphs with their positions.
  struct Glyphs {
    var infos: [hb_glyph_info_t] = []
    var positions: [hb_glyph_position_t] = []

    mutating func removeAll() {
      infos.removeAll(keepingCapacity: true)
      positions.removeAll(keepingCapacity: true)
    }
  }

  /// Of all words together: 160 KiB, which the words of a few pages take.
  private static let mostGlyphs = 4096
  /// Longer words are rarely words.
  private static let longestWord = 40
  /// A font is examined only after some texts: a process that makes one card never does it.
  private static let leastTexts = 16

  /// Whether words can be put together; examines the font once.
  func isReady(_ examine: () -> Bool) -> Bool {
    if let isUsable { return isUsable && credit.triesNext() }
    early += 1
    guard early > Self.leastTexts else { return false }
    let result = examine()
    isUsable = result
    return result
  }

  /// Puts `text` together; false if it has an unknown word.
  func assemble(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    text.removeAll()
    let isKnown = Self.forEachPart(of: bytes) { part in
      guard let word = words[Self.key(bytes, part)] else { return false }
      for index in word {
        var info = glyphs.infos[index]
        info.cluster += UInt32(part.lowerBound)
        text.infos.append(info)
        text.positions.append(glyphs.positions[index])
      }
      return true
    }
    credit.note(isKnown: isKnown)
    return isKnown
  }

  /// Keeps the words of a text that was shaped as a whole.
  func learn(
    _ bytes: UnsafeBufferPointer<UInt8>, _ infos: UnsafePointer<hb_glyph_info_t>,
    _ positions: UnsafePointer<hb_glyph_position_t>, count: Int
  ) {
    var index = 0
    _ = Self.forEachPart(of: bytes) { part in
      let first = index
      while index < count, infos[index].cluster < part.upperBound { index += 1 }
      let key = Self.key(bytes, part)
      guard words[key] == nil else { return true }
      if glyphs.infos.count + index - first > Self.mostGlyphs {
        glyphs.removeAll()
        words.removeAll(keepingCapacity: true)
      }
      let start = glyphs.infos.count
      for index in first..<index {
        var info = infos[index]
        info.cluster -= UInt32(part.lowerBound)
        glyphs.infos.append(info)
        glyphs.positions.append(positions[index])
      }
      words[key] = start..<glyphs.infos.count
      return true
    }
  }

  private static func key(_ bytes: UnsafeBufferPointer<UInt8>, _ part: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[part]), as: UTF8.self)
  }

  /// Calls `body` for each word and each space, until it returns false; false then, and for a long word.
  private static func forEachPart(
    of bytes: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>) -> Bool
  ) -> Bool {
    let space = UInt8(ascii: " ")
    var start = 0
    while start < bytes.count {
      var end = start + 1
      if bytes[start] != space {
        while end < bytes.count, bytes[end] != space { end += 1 }
        if end - start > longestWord { return false }
      }
      if !body(start..<end) { return false }
      start = end
    }
    return true
  }
}

// MARK: - Fonts

extension PangoShaper {
  /// Whether a font shapes each word of plain text as if it was alone.
  func separatesWords(_ font: PlainFont, _ language: PlainLanguage) -> Bool {
    !usesSpace(font, language) && shapesCharactersAlone(font, language)
  }

  /// Whether a rule for the font's Latin text involves the space.
  private func usesSpace(_ font: PlainFont, _ language: PlainLanguage) -> Bool {
    let face = hb_font_get_face(font.handle)
    var space: hb_codepoint_t = 0
    guard let face, hb_font_get_nominal_glyph(font.handle, 0x20, &space) != 0,
      // Its rules can't be listed.
      hb_aat_layout_has_substitution(face) == 0
    else { return true }
    var properties = hb_segment_properties_t()
    properties.direction = HB_DIRECTION_LTR
    properties.script = HB_SCRIPT_LATIN
    properties.language = language.harfBuzz
    var axes: UInt32 = 0
    let coordinates = hb_font_get_var_coords_normalized(font.handle, &axes)
    let plan = hb_shape_plan_create_cached2(
      face, &properties, font.features, UInt32(font.features.count), coordinates, axes, nil)
    defer { hb_shape_plan_destroy(plan) }
    let (lookups, glyphs) = (hb_set_create(), hb_set_create())
    defer {
      hb_set_destroy(lookups)
      hb_set_destroy(glyphs)
    }
    for name in ["GSUB", "GPOS"] {
      let table = hb_tag_from_string(name, -1)
      hb_set_clear(lookups)
      hb_ot_shape_plan_collect_lookups(plan, table, lookups)
      var lookup = hb_codepoint_t.max
      while hb_set_next(lookups, &lookup) != 0 {
        hb_ot_layout_lookup_collect_glyphs(face, table, lookup, glyphs, glyphs, glyphs, glyphs)
      }
    }
    return hb_set_has(glyphs, space) != 0
  }

  /// Whether each character between spaces gets the glyph and the advance that it gets alone. A rule for all
  /// glyphs that another rule doesn't name isn't found in the font's lists.
  private func shapesCharactersAlone(_ font: PlainFont, _ language: PlainLanguage) -> Bool {
    func shaped(_ text: [UInt8]) -> [(id: UInt32, advance: Int32)] {
      text.withUnsafeBytes {
        // Punctuation would have no script alone.
        shape(
          $0.bindMemory(to: CChar.self), language, font, features: font.features,
          script: HB_SCRIPT_LATIN
        ).map { glyphs in
          (0..<glyphs.count).map { (glyphs.infos[$0].codepoint, glyphs.positions[$0].x_advance) }
        } ?? []
      }
    }
    let characters = Array(UInt8(0x21)...0x7E)
    let space = UInt8(ascii: " ")
    let together = shaped(characters.flatMap { [$0, space] })
    let alone = characters.flatMap { shaped([$0]) + shaped([space]) }
    return together.elementsEqual(alone, by: ==)
  }
}
