// SPDX-License-Identifier: Apache-2.0
import CPango
import StorypoleGraphics

extension Painter {
  func show(_ run: GlyphRun, _ paint: Paint) {
    guard run.size > 0, run.size.isFinite, let font = FontFaceCache.shared[run.face] else {
      return
    }
    var glyphs: [cairo_glyph_t] = []
    glyphs.reserveCapacity(run.glyphs.count)
    for (id, position) in zip(run.glyphs, run.positions)
    where position.x.isFinite && position.y.isFinite {
      glyphs.append(cairo_glyph_t(index: UInt(id), x: position.x, y: position.y))
    }
    guard !glyphs.isEmpty else { return }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    guard Self.canOpen(size: run.size, in: matrix) else {
      if !font.isColored { fill(Self.outline(of: run), paint, FillStyle()) }
      return
    }
    if target == .pdf, !font.isColored {
      use(font, face: run.face, size: nextSize(run.size))
      withSource(paint) { showText(of: run, glyphs, in: font) }
      marker?.countText()
      return
    }
    cairo_save(context)
    defer { cairo_restore(context) }
    use(font, face: run.face, size: run.size)
    if font.isColored {
      // The glyphs have their own colors; the paint contributes only opacity.
      set(Self.solid(paint))
      if cairo_surface_get_type(cairo_get_target(context)) == CAIRO_SURFACE_TYPE_RECORDING {
        paintColored(run, glyphs, opacity: Self.solid(paint).opacity, font)
      } else {
        cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
      }
    } else {
      // Cairo 1.16 moves glyphs to whole pixels; as a path they keep their positions.
      cairo_new_path(context)
      cairo_glyph_path(context, glyphs, Int32(glyphs.count))
      apply(FillStyle())
      withSource(paint) { cairo_fill(context) }
    }
  }

  /// Draws colored glyphs as a picture: of several runs, Cairo 1.16 replays only a recording's
  /// last.
  private func paintColored(
    _ run: GlyphRun, _ glyphs: [cairo_glyph_t], opacity: Float, _ font: FontFaceCache.Entry
  ) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    // An emoji is hardly wider than high; half a size more at each side fits any.
    let bounds = CGRect(enclosing: glyphs.map { CGPoint(x: $0.x, y: $0.y) })
      .insetBy(dx: -2 * run.size, dy: -2 * run.size)
    let wanted = max(matrix.scale, 1e-3) * filterScale
    let scale = PictureSize.layerScale(bounds.size, upTo: wanted)
    notes.warn("an emoji", drawnAt: scale, of: wanted)
    let size = PictureSize(layer: bounds.size, scale: scale)
    let image = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))!
    defer { cairo_surface_destroy(image) }
    let drawing = cairo_create(image)!
    cairo_scale(drawing, scale, scale)
    cairo_translate(drawing, -bounds.minX, -bounds.minY)
    Painter(drawing, target: .pixels, filterScale: 1).use(font, face: run.face, size: run.size)
    cairo_show_glyphs(drawing, glyphs, Int32(glyphs.count))
    cairo_destroy(drawing)
    cairo_translate(context, bounds.minX, bounds.minY)
    cairo_scale(context, 1 / scale, 1 / scale)
    cairo_set_source_surface(context, image, 0, 0)
    cairo_paint_with_alpha(context, Double(opacity))
  }

  /// The sizes, in pixels, at which font files are opened. FreeType counts in 16 bits; after an
  /// error in it, Cairo's face fails permanently, for all pictures.
  static let sizes: ClosedRange<CGFloat> = 0.05...16_384

  /// Whether a font can draw letters of a size where a matrix maps points to pixels.
  private static func canOpen(size: CGFloat, in matrix: cairo_matrix_t) -> Bool {
    let across = hypot(matrix.xx, matrix.yx) * size
    let down = hypot(matrix.xy, matrix.yy) * size
    // A shape slanted until flat still has two long sides.
    let area = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx) * size * size
    return sizes.contains(across) && sizes.contains(down)
      && area > sizes.lowerBound * max(across, down)
  }

  /// Letters of a size at which no font can be opened.
  private static func outline(of run: GlyphRun) -> Path {
    var path = Path()
    for (glyph, position) in zip(run.glyphs, run.positions)
    where position.x.isFinite && position.y.isFinite {
      path.addPath(
        GlyphOutlines.load(.init(face: run.face, size: run.size, glyph: glyph)),
        transform: CGAffineTransform(translationX: position.x, y: position.y))
    }
    return path
  }

  func use(_ font: FontFaceCache.Entry, face: FontFace, size: CGFloat) {
    var matrix = cairo_matrix_t(
      xx: size, yx: 0, xy: -face.syntheticSlant * size, yy: size, x0: 0, y0: 0)
    cairo_set_font_matrix(context, &matrix)
    // Of each face, the options are the same.
    if cairo_get_font_face(context) == font.face { return }
    cairo_set_font_face(context, font.face)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    if !face.variations.isEmpty {
      cairo_font_options_set_variations(options, face.variations)
    }
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }

  private static func solid(_ paint: Paint) -> ResolvedColor {
    if case .color(let color) = paint { color } else { .black }
  }
}
