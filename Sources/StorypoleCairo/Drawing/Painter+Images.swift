import CPango
import StorypoleGraphics

extension Painter {
  func draw(_ image: DrawnImage) {
    let rect = image.rect
    guard rect.width > 0, rect.height > 0, rect.minX.isFinite, rect.minY.isFinite,
      rect.width.isFinite, rect.height.isFinite, let whole = images[image.pixels]
    else { return }
    let all = CGRect(x: 0, y: 0, width: image.pixels.width, height: image.pixels.height)
    let source = image.source.map { $0.intersection(all) } ?? all
    guard source.width > 0, source.height > 0, !source.isNull else { return }
    let part: OpaquePointer =
      source == all
      ? cairo_surface_reference(whole)
      : cairo_surface_create_for_rectangle(
        whole, source.minX, source.minY, source.width, source.height)
    defer { cairo_surface_destroy(part) }
    guard let pattern = cairo_pattern_create_for_surface(part) else { return }
    defer { cairo_pattern_destroy(pattern) }
    // From the rectangle, or from one tile, to the image's pixels.
    let tile = image.tileSize ?? rect.size
    guard tile.width > 0, tile.height > 0 else { return }
    let scale = (x: source.width / tile.width, y: source.height / tile.height)
    var matrix = cairo_matrix_t(
      xx: scale.x, yx: 0, xy: 0, yy: scale.y, x0: -rect.minX * scale.x, y0: -rect.minY * scale.y)
    cairo_pattern_set_matrix(pattern, &matrix)
    // Padding keeps the edges from fading.
    cairo_pattern_set_extend(
      pattern, image.tileSize == nil ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(pattern, filter(image.interpolation, pixelsPerUnit: scale))
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_new_path(context)
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    if let tint = image.tint {
      cairo_clip(context)
      set(tint.color)
      cairo_mask(context, pattern)
    } else {
      cairo_set_source(context, pattern)
      cairo_fill(context)
    }
  }

  /// Cairo's better filters keep enlarged pixels square; only the bilinear one smooths them.
  private func filter(
    _ interpolation: DrawnImage.Interpolation, pixelsPerUnit: (x: CGFloat, y: CGFloat)
  ) -> cairo_filter_t {
    guard interpolation != .none else { return CAIRO_FILTER_NEAREST }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let isReduced = max(pixelsPerUnit.x, pixelsPerUnit.y) > matrix.scale
    return isReduced && interpolation != .low ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR
  }
}

/// Cairo's copies of decoded pictures, made once for each picture that is drawn.
final class ImageStore {
  private var surfaces: [ObjectIdentifier: (buffer: PixelBuffer, surface: OpaquePointer)] = [:]

  deinit {
    for entry in surfaces.values { cairo_surface_destroy(entry.surface) }
  }

  subscript(buffer: PixelBuffer) -> OpaquePointer? {
    if let known = surfaces[ObjectIdentifier(buffer)] { return known.surface }
    guard let surface = Self.copy(buffer) else { return nil }
    surfaces[ObjectIdentifier(buffer)] = (buffer, surface)
    return surface
  }

  private static func copy(_ buffer: PixelBuffer) -> OpaquePointer? {
    let side = PictureSize.maximumSide
    guard (1...side).contains(buffer.width), (1...side).contains(buffer.height),
      buffer.bytesPerRow >= buffer.width * 4,
      buffer.bytes.count >= buffer.bytesPerRow * (buffer.height - 1) + buffer.width * 4,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(buffer.width), Int32(buffer.height))
    else { return nil }
    guard let data = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    let stride = Int(cairo_image_surface_get_stride(surface))
    buffer.bytes.withUnsafeBufferPointer { bytes in
      for y in 0..<buffer.height {
        (data + y * stride).update(
          from: bytes.baseAddress! + y * buffer.bytesPerRow, count: buffer.width * 4)
      }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }
}
