// SPDX-License-Identifier: Apache-2.0
import CPango
import StorypoleGraphics

/// One Pango font map and context. Not thread-safe: the engine keeps a pool.
final class PangoShaper {
  let fontMap: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer
  /// The buffer for plain text.
  let buffer = hb_buffer_create()!
  var plainFonts: [PlainKey: PlainFont] = [:]
  /// Those of the last text, which are mostly those of the next one too.
  var lastPlainFont: (key: PlainKey, font: PlainFont)?
  var plainLanguage: PlainLanguage?
  private var faces: [UnsafeMutablePointer<PangoFont>: LoadedFace] = [:]

  /// The drawing data of a Pango font.
  struct LoadedFace {
    var face: FontFace
    var size: Double
    var family: String
    /// Whether the font draws a glyph for missing characters.
    var hasBox: Bool

    /// Inter turns "->" into an arrow and moves other characters according to their neighbors; Apple's font
    /// does not.
    var features: [String] { family.hasPrefix("Inter") ? ["calt=0"] : [] }
  }

  init(configuration: FontConfiguration) {
    _ = Self.startsWithoutSettings
    fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    pango_fc_font_map_set_config(OpaquePointer(fontMap), configuration.config)
    // One point is one unit: drawing applies the scale.
    pango_cairo_font_map_set_resolution(OpaquePointer(fontMap), 72)
    context = pango_font_map_create_context(fontMap)
    // Independent of the process's language. Pango looks for fonts by language: one that is the same for a
    // font's metrics, its signs and most texts saves two of three searches.
    pango_context_set_language(context, pango_language_from_string(Self.locale))
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
  }

  /// The locale of fonts without a text.
  static let locale = "en-US"

  /// Pango's first font map reads the user's fontconfig settings, which are not used here and take 3 of the 40 ms of a
  /// process that makes one card. It reads an empty configuration instead, and whoever asks later reads the settings.
  private static let startsWithoutSettings: Void = {
    // GTK has started Pango in a program with windows.
    guard g_type_from_name("PangoFcFontMap") == 0, let empty = FcConfigCreate() else { return }
    FcConfigSetCurrent(empty)
    if let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) {
      // Waits until Pango has started.
      pango_fc_font_map_get_config(OpaquePointer(map))
      g_object_unref(map)
    }
    FcConfigSetCurrent(nil)
    FcConfigDestroy(empty)
  }()

  deinit {
    forgetFaces()
    forgetPlainFonts()
    hb_buffer_destroy(buffer)
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(fontMap)
  }

  private func forgetFaces() {
    for font in faces.keys { g_object_unref(font) }
    faces = [:]
  }
}

// MARK: - Fonts

extension PangoShaper {
  /// A font as Pango's description: families in order of preference, weight, slant, width, size.
  static func description(
    of font: FontRequest, families: [String], named: FontConfiguration.NamedFont?
  ) -> OpaquePointer {
    let description = pango_font_description_new()!
    pango_font_description_set_family(description, families.joined(separator: ","))
    // A PostScript name fixes the weight, unless the request has another.
    let weight =
      font.weight == 400
      ? named?.weight.map { Int(FcWeightToOpenTypeDouble(Double($0)).rounded()) } ?? font.weight
      : font.weight
    pango_font_description_set_weight(
      description, PangoWeight(UInt32(min(max(weight, 100), 1000))))
    let isItalic = font.italic || (named?.slant ?? FC_SLANT_ROMAN) != FC_SLANT_ROMAN
    pango_font_description_set_style(
      description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_stretch(description, stretch(font.width))
    switch (font.lowercaseSmallCaps, font.uppercaseSmallCaps) {
    case (false, false): break
    case (true, false):
      pango_font_description_set_variant(description, PANGO_VARIANT_SMALL_CAPS)
    case (false, true): pango_font_description_set_variant(description, PANGO_VARIANT_UNICASE)
    case (true, true):
      pango_font_description_set_variant(description, PANGO_VARIANT_ALL_SMALL_CAPS)
    }
    pango_font_description_set_absolute_size(
      description, font.drawableSize * Double(PANGO_SCALE))
    return description
  }

  /// The nine widths of OpenType's `usWidthClass`.
  private static func stretch(_ width: Double) -> PangoStretch {
    switch width {
    case ..<0.56: PANGO_STRETCH_ULTRA_CONDENSED
    case ..<0.69: PANGO_STRETCH_EXTRA_CONDENSED
    case ..<0.81: PANGO_STRETCH_CONDENSED
    case ..<0.94: PANGO_STRETCH_SEMI_CONDENSED
    case ..<1.06: PANGO_STRETCH_NORMAL
    case ..<1.19: PANGO_STRETCH_SEMI_EXPANDED
    case ..<1.37: PANGO_STRETCH_EXPANDED
    case ..<1.75: PANGO_STRETCH_EXTRA_EXPANDED
    default: PANGO_STRETCH_ULTRA_EXPANDED
    }
  }

  func face(of font: UnsafeMutablePointer<PangoFont>) -> LoadedFace {
    if let known = faces[font] { return known }
    // The map would keep every size of every font in memory.
    if faces.count >= 1000 { forgetFaces() }
    let loaded = load(font)
    g_object_ref(font)
    faces[font] = loaded
    return loaded
  }

  private func load(_ font: UnsafeMutablePointer<PangoFont>) -> LoadedFace {
    let pattern = pango_fc_font_get_pattern(
      UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
    func string(_ property: String) -> String {
      var value: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, property, 0, &value) == FcResultMatch, let value else {
        return ""
      }
      return String(cString: value)
    }
    var index: Int32 = 0
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    var bold: FcBool = FcFalse
    FcPatternGetBool(pattern, FC_EMBOLDEN, 0, &bold)
    var size = 0.0
    FcPatternGetDouble(pattern, FC_PIXEL_SIZE, 0, &size)
    var slant = 0.0
    var matrix: UnsafeMutablePointer<FcMatrix>?
    if FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix) == FcResultMatch, let matrix,
      matrix.pointee.xx != 0
    {
      size *= matrix.pointee.xx
      slant = matrix.pointee.xy / matrix.pointee.xx
    }
    return LoadedFace(
      face: FontFace(
        path: string(FC_FILE), index: Int(index), variations: string(FC_FONT_VARIATIONS),
        syntheticSlant: slant, syntheticBold: bold != FcFalse),
      size: size, family: string(FC_FAMILY), hasBox: Self.hasBox(font))
  }

  private static func hasBox(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    var extents = hb_glyph_extents_t()
    guard let handle = pango_font_get_hb_font(font),
      hb_font_get_glyph_extents(handle, 0, &extents) != 0
    else { return false }
    return extents.width != 0 && extents.height != 0
  }

  /// The font of the box for missing characters: DejaVu's is an empty frame that fits Pango's advance for
  /// such a character.
  func boxFace(size: Double) -> LoadedFace? {
    let description = Self.description(
      of: FontRequest(size: size), families: ["DejaVu Sans"], named: nil)
    defer { pango_font_description_free(description) }
    guard let font = pango_context_load_font(context, description) else { return nil }
    defer { g_object_unref(font) }
    return face(of: font)
  }

  /// The font's vertical metrics, in points.
  func metrics(_ description: OpaquePointer) -> FontMetrics? {
    guard let font = pango_context_load_font(context, description) else { return nil }
    defer { g_object_unref(font) }
    guard let handle = pango_font_get_hb_font(font) else { return nil }
    func value(_ tag: hb_ot_metrics_tag_t) -> Double? {
      var position: hb_position_t = 0
      guard hb_ot_metrics_get_position(handle, tag, &position) != 0 else { return nil }
      return Double(position) / Double(PANGO_SCALE)
    }
    var extents = hb_font_extents_t()
    hb_font_get_extents_for_direction(handle, HB_DIRECTION_LTR, &extents)
    let scale = Double(PANGO_SCALE)
    let ascent = Double(extents.ascender) / scale
    return FontMetrics(
      ascent: ascent, descent: -Double(extents.descender) / scale,
      // Without a value, assumes capitals of seven tenths of the size.
      capHeight: value(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? 0.7 * load(font).size,
      leading: max(0, Double(extents.line_gap) / scale))
  }
}

// MARK: - Shaping

/// A run of text with all shaping parameters, ready for Pango.
struct ShapingRun {
  var bytes: Range<Int>
  var description: OpaquePointer
  /// OpenType features of the whole run.
  var features: [String]
  /// Spacing after each character, in points.
  var spacing: Double
  /// The family whose characters get the system font's tracking, and the amount.
  var tracked: (family: String, points: Double)?
}

extension PangoShaper {
  /// Shapes the text into `shaped` and returns the characters that no font has.
  func shape(
    _ runs: [ShapingRun], locale: String, baseDirection: PangoDirection,
    into shaped: inout ShapedParagraph
  ) -> Set<Unicode.Scalar> {
    // Pango takes a zero byte for the end of the text.
    let bytes = shaped.text.utf8.map { $0 == 0 ? UInt8(ascii: " ") : $0 }
    guard !bytes.isEmpty else { return [] }
    var missing: Set<Unicode.Scalar> = []
    let language = pango_language_from_string(locale)
    bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text in
        let builder = UnitBuilder(text: text, runs: runs)
        var start = 0
        var firstRun = 0
        while start < text.count {
          let (end, next) = builder.paragraphEnd(from: start)
          while firstRun < runs.count - 1, runs[firstRun].bytes.upperBound <= start {
            firstRun += 1
          }
          if start < end {
            // Each paragraph has a separate list: Pango searches one from its beginning.
            let attributes = Self.attributes(
              of: runs[firstRun...].prefix { $0.bytes.lowerBound < end }, in: start..<end,
              language: language)
            defer { pango_attr_list_unref(attributes) }
            ScriptLanguages.insert(
              into: attributes, paragraph: UnsafeBufferPointer(rebasing: text[start..<end]),
              language: language)
            itemize(
              builder, start..<end, attributes: attributes, direction: baseDirection, into: &shaped,
              missing: &missing)
          }
          if next > end { builder.addNewline(end..<next, into: &shaped) }
          start = next
        }
      }
    }
    return missing
  }

  /// The fonts of a paragraph, and its language. Offsets count from the paragraph's beginning.
  private static func attributes(
    of runs: ArraySlice<ShapingRun>, in paragraph: Range<Int>, language: OpaquePointer?
  ) -> OpaquePointer? {
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_language_new(language))
    for run in runs where !run.bytes.isEmpty {
      let attribute = pango_attr_font_desc_new(run.description)!
      let bytes = run.bytes.clamped(to: paragraph)
      attribute.pointee.start_index = UInt32(bytes.lowerBound - paragraph.lowerBound)
      attribute.pointee.end_index = UInt32(bytes.upperBound - paragraph.lowerBound)
      pango_attr_list_insert(attributes, attribute)
    }
    return attributes
  }

  /// The longest item, in characters. HarfBuzz's time is quadratic for a long row of invisible characters, or
  /// of marks on one letter.
  private static let longestItem = 2000

  /// Passes the paragraph alone: Pango would count the characters before it each time.
  private func itemize(
    _ builder: UnitBuilder, _ paragraph: Range<Int>, attributes: OpaquePointer?,
    direction: PangoDirection, into shaped: inout ShapedParagraph,
    missing: inout Set<Unicode.Scalar>
  ) {
    let items = pango_itemize_with_base_dir(
      context, direction, builder.text.baseAddress! + paragraph.lowerBound, 0,
      Int32(paragraph.count), attributes, nil)
    defer { g_list_free(items) }
    let glyphs = pango_glyph_string_new()!
    defer { pango_glyph_string_free(glyphs) }
    func add(_ item: UnsafeMutablePointer<PangoItem>) {
      if let font = item.pointee.analysis.font {
        let face = face(of: font)
        builder.add(
          item, in: paragraph, face: face, box: { boxFace(size: face.size) }, glyphs: glyphs,
          into: &shaped, missing: &missing)
      }
      pango_item_free(item)
    }
    var next = items
    while let node = next {
      let item = node.pointee.data.assumingMemoryBound(to: PangoItem.self)
      builder.addBreaks(of: item, in: paragraph)
      while Int(item.pointee.num_chars) > Self.longestItem {
        let cut = builder.cut(
          from: paragraph.lowerBound + Int(item.pointee.offset), characters: Self.longestItem)
        add(pango_item_split(item, Int32(cut.bytes), Int32(cut.characters)))
      }
      add(item)
      next = node.pointee.next
    }
  }
}
