// SPDX-License-Identifier: Apache-2.0
import CPango
import StorypoleGraphics

/// The font of symbols' icons: Material Design Icons, which Debian packages.
struct IconFont {
  static let family = "Material Design Icons"
  static let missing =
    "The font Material Design Icons is not installed: boxes replace most symbols. Install the "
    + "package fonts-materialdesignicons-webfont, or name a folder that contains it."

  private let face: FontFace

  init(_ face: FontFace) { self.face = face }

  /// The icons' square has 24 units; its bottom is 3 below the baseline (descent 64 of 512).
  private static let square: CGFloat = 24
  private static let baseline: CGFloat = 21

  /// The outline of a glyph by its name in the font, in the square with y pointing down.
  func outline(_ name: String) -> Path? {
    guard let glyph = glyph(named: name) else { return nil }
    return GlyphOutlines.load(.init(face: face, size: Self.square, glyph: glyph))
      .offsetBy(dx: 0, dy: Self.baseline)
  }

  private func glyph(named name: String) -> UInt32? {
    guard let entry = FontFaceCache.shared[face] else { return nil }
    var matrix = cairo_matrix_t(xx: 24, yx: 0, xy: 0, yy: 24, x0: 0, y0: 0)
    var identity = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    guard let font = cairo_scaled_font_create(entry.face, &matrix, &identity, options) else {
      return nil
    }
    defer { cairo_scaled_font_destroy(font) }
    guard let handle = cairo_ft_scaled_font_lock_face(font) else { return nil }
    defer { cairo_ft_scaled_font_unlock_face(font) }
    // Glyph 0 is the font's glyph for missing characters.
    let glyph = FT_Get_Name_Index(handle, name)
    return glyph == 0 ? nil : glyph
  }
}
