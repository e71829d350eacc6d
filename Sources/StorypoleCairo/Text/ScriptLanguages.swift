// SPDX-License-Identifier: Apache-2.0
import CPango

/// The languages of scripts in which the paragraph's own language is not written.
///
/// Pango would read the variables `LANGUAGE` and `PANGO_LANGUAGE`, and other machines would set the same text
/// in other fonts and letter forms. These are its results without them.
enum ScriptLanguages {
  /// Adds languages for the scripts in a paragraph, as Pango finds them.
  static func insert(
    into attributes: OpaquePointer?, paragraph: UnsafeBufferPointer<CChar>,
    language: OpaquePointer?
  ) {
    guard let base = paragraph.baseAddress, paragraph.contains(where: { $0 < 0 }) else {
      return  // ASCII is Latin
    }
    guard let scripts = pango_script_iter_new(base, Int32(paragraph.count)) else { return }
    defer { pango_script_iter_free(scripts) }
    repeat {
      var start: UnsafePointer<CChar>?
      var end: UnsafePointer<CChar>?
      var script = PANGO_SCRIPT_COMMON
      pango_script_iter_get_range(scripts, &start, &end, &script)
      guard let start, let end, start < end, pango_language_includes_script(language, script) == 0
      else { continue }
      let attribute = pango_attr_language_new(pango_language_from_string(tag(of: script)))!
      attribute.pointee.start_index = UInt32(start - base)
      attribute.pointee.end_index = UInt32(end - base)
      pango_attr_list_insert(attributes, attribute)
    } while pango_script_iter_next(scripts) != 0
  }

  /// "xx" is no language: it prefers no font and no letter form.
  private static func tag(of script: PangoScript) -> String {
    switch script {
    case PANGO_SCRIPT_LATIN: "en"
    case PANGO_SCRIPT_ARABIC: "ar"
    case PANGO_SCRIPT_ARMENIAN: "hy"
    case PANGO_SCRIPT_BENGALI: "bn"
    case PANGO_SCRIPT_CHEROKEE: "chr"
    case PANGO_SCRIPT_COPTIC: "cop"
    case PANGO_SCRIPT_CYRILLIC: "ru"
    case PANGO_SCRIPT_DEVANAGARI: "hi"
    case PANGO_SCRIPT_ETHIOPIC: "am"
    case PANGO_SCRIPT_GEORGIAN: "ka"
    case PANGO_SCRIPT_GREEK: "el"
    case PANGO_SCRIPT_GUJARATI: "gu"
    case PANGO_SCRIPT_GURMUKHI: "pa"
    case PANGO_SCRIPT_HANGUL: "ko"
    case PANGO_SCRIPT_HEBREW: "he"
    case PANGO_SCRIPT_HIRAGANA, PANGO_SCRIPT_KATAKANA: "ja"
    case PANGO_SCRIPT_KANNADA: "kn"
    case PANGO_SCRIPT_KHMER: "km"
    case PANGO_SCRIPT_LAO: "lo"
    case PANGO_SCRIPT_MALAYALAM: "ml"
    case PANGO_SCRIPT_MONGOLIAN: "mn"
    case PANGO_SCRIPT_MYANMAR: "my"
    case PANGO_SCRIPT_ORIYA: "or"
    case PANGO_SCRIPT_SINHALA: "si"
    case PANGO_SCRIPT_SYRIAC: "syr"
    case PANGO_SCRIPT_TAMIL: "ta"
    case PANGO_SCRIPT_TELUGU: "te"
    case PANGO_SCRIPT_THAANA: "dv"
    case PANGO_SCRIPT_THAI: "th"
    case PANGO_SCRIPT_TIBETAN: "bo"
    case PANGO_SCRIPT_CANADIAN_ABORIGINAL: "iu"
    default: "xx"
    }
  }
}
