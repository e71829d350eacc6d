// SPDX-License-Identifier: Apache-2.0
import CPango
import StorypoleGraphics

/// Cairo's faces for font files, kept for the life of the process: opening a file costs more than drawing
/// with it. Threads may share Cairo's faces.
final class FontFaceCache: Sendable {
  static let shared = FontFaceCache()

  struct Entry: @unchecked Sendable {
    var face: OpaquePointer
    /// Whether glyphs are bitmaps or layers of colors instead of one outline.
    var isColored: Bool
    /// The unhinted font at a size of 1, for the glyphs' measures.
    var unit: OpaquePointer?
    /// The measures of the glyphs that were asked for, by their index; an advance of NaN for others.
    let known = Locked<[GlyphMeasures]>([])

    var isSound: Bool { cairo_font_face_status(face) == CAIRO_STATUS_SUCCESS }
  }

  /// A glyph's advance, and the box of its outline from its origin, as fractions of the font's size.
  struct GlyphMeasures {
    var advance = Double.nan
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
  }

  private struct State {
    var entries: [FontFace: Entry] = [:]
    /// The last face that was asked for: most texts have that of the text before.
    var last: (face: FontFace, entry: Entry)?
  }

  private let state = Locked(State())

  subscript(face: FontFace) -> Entry? {
    state.withLock { state in
      // A face keeps its error, such as one for a size that its file doesn't support.
      if let last = state.last, last.face == face, last.entry.isSound { return last.entry }
      let known = state.entries[face].flatMap { $0.isSound ? $0 : nil }
      guard let entry = known ?? Self.load(face) else { return nil }
      if known == nil { state.entries[face] = entry }
      state.last = (face, entry)
      return entry
    }
  }

  private static func load(_ face: FontFace) -> Entry? {
    guard !face.path.isEmpty, let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FILE, face.path)
    FcPatternAddInteger(pattern, FC_INDEX, Int32(truncatingIfNeeded: face.index))
    FcPatternAddBool(pattern, FC_EMBOLDEN, face.syntheticBold ? FcTrue : FcFalse)
    // Emoji consist of such bitmaps.
    FcPatternAddBool(pattern, FC_EMBEDDED_BITMAP, FcTrue)
    if !face.variations.isEmpty {
      FcPatternAddString(pattern, FC_FONT_VARIATIONS, face.variations)
    }
    guard let loaded = cairo_ft_font_face_create_for_pattern(pattern),
      cairo_font_face_status(loaded) == CAIRO_STATUS_SUCCESS
    else { return nil }
    return Entry(face: loaded, isColored: open(loaded), unit: unit(of: loaded, face))
  }

  private static func unit(of loaded: OpaquePointer, _ face: FontFace) -> OpaquePointer? {
    var identity = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    if !face.variations.isEmpty { cairo_font_options_set_variations(options, face.variations) }
    let font = cairo_scaled_font_create(loaded, &identity, &identity, options)
    return cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS ? font : nil
  }

  /// Opens a face's file and keeps it open; returns whether its glyphs are colored.
  ///
  /// Of more than ten open files, Cairo closes an unlocked one, possibly while another thread starts to draw
  /// with it. So this keeps the lock, which is only a count.
  private static func open(_ face: OpaquePointer) -> Bool {
    var matrix = cairo_matrix_t(xx: 16, yx: 0, xy: 0, yy: 16, x0: 0, y0: 0)
    var identity = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    guard let font = cairo_scaled_font_create(face, &matrix, &identity, options) else {
      return false
    }
    guard let handle = cairo_ft_scaled_font_lock_face(font) else { return false }
    return handle.pointee.face_flags & (1 << 14) != 0  // FT_FACE_FLAG_COLOR
  }
}
