// SPDX-License-Identifier: Apache-2.0
import CPango
import StorypoleGraphics

extension Painter {
  /// Composites the source with the mode plusDarker, which Cairo lacks. False, without effect, if the
  /// target's pixels can't be read.
  ///
  /// Apple documents R = max(0, 1 − ((1 − D) + (1 − S))). For premultiplied colors, the difference to white
  /// is alpha − color, and alphas add up.
  func darkenUnderSource(opacity: Double) -> Bool {
    guard let target = cairo_get_group_target(context),
      cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(target) == CAIRO_FORMAT_ARGB32,
      let result = likeness(of: target)
    else { return false }
    defer { cairo_surface_destroy(result) }
    let drawing = cairo_create(result)!
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_set_matrix(drawing, &matrix)
    cairo_set_source(drawing, cairo_get_source(context))
    cairo_paint_with_alpha(drawing, opacity)
    cairo_destroy(drawing)
    cairo_surface_flush(target)
    cairo_surface_flush(result)
    guard let under = cairo_image_surface_get_data(target),
      let over = cairo_image_surface_get_data(result)
    else { return false }
    Self.darken(
      over, under, width: Int(cairo_image_surface_get_width(target)),
      height: Int(cairo_image_surface_get_height(target)),
      strides: (
        Int(cairo_image_surface_get_stride(result)), Int(cairo_image_surface_get_stride(target))
      ))
    cairo_surface_mark_dirty(result)
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, result, 0, 0)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
    cairo_restore(context)
    return true
  }

  /// An empty picture with the same pixel grid.
  private func likeness(of surface: OpaquePointer) -> OpaquePointer? {
    guard
      let result = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, cairo_image_surface_get_width(surface),
        cairo_image_surface_get_height(surface))
    else { return nil }
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    cairo_surface_set_device_offset(result, x, y)
    return result
  }

  private static func darken(
    _ over: UnsafeMutablePointer<UInt8>, _ under: UnsafeMutablePointer<UInt8>, width: Int,
    height: Int, strides: (over: Int, under: Int)
  ) {
    for y in 0..<height {
      for x in 0..<width {
        let s = over + y * strides.over + x * 4
        let d = under + y * strides.under + x * 4
        let alpha = min(255, Int(s[3]) + Int(d[3]))
        for channel in 0..<3 {
          let missing = Int(s[3]) - Int(s[channel]) + Int(d[3]) - Int(d[channel])
          s[channel] = UInt8(max(0, alpha - missing))
        }
        s[3] = UInt8(alpha)
      }
    }
  }
}
