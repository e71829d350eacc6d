// SPDX-License-Identifier: Apache-2.0
import CPango
import StorypoleGraphics

extension Painter {
  func draw(_ image: DrawnImage) {
    guard let source = image.visibleSource, image.opacity > 0 else { return }
    guard image.opacity >= 1 else {
      var opaque = image
      opaque.opacity = 1
      cairo_push_group(context)
      draw(opaque)
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, image.opacity)
      return
    }
    switch image.content {
    case .pixels(let buffer):
      guard let whole = images[buffer, image.tint] else { return }
      draw(image, source, buffer, whole)
    case .vector(let vector):
      guard let document = images[vector] else { return }
      draw(image, source, document)
    }
  }

  private func draw(
    _ image: DrawnImage, _ source: CGRect, _ buffer: PixelBuffer, _ surface: OpaquePointer
  ) {
    let part: OpaquePointer =
      source == CGRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
      ? cairo_surface_reference(surface)
      : cairo_surface_create_for_rectangle(
        surface, source.minX, source.minY, source.width, source.height)
    defer { cairo_surface_destroy(part) }
    let tile = image.tileSize ?? image.rect.size
    let scale = (x: source.width / tile.width, y: source.height / tile.height)
    guard let pattern = pattern(of: part, for: image, tile, scale) else { return }
    defer { cairo_pattern_destroy(pattern) }
    // Padding keeps edge pixels from fading. Documents don't need it, and Cairo would write padded
    // copies in place of JPEG files.
    let whole = target == .pixels ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE
    cairo_pattern_set_extend(pattern, image.tileSize == nil ? whole : CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(pattern, filter(image.interpolation, pixelsPerUnit: scale))
    fill(image, with: pattern)
  }

  /// Maps the rectangle, or one tile, to the image's units.
  private func pattern(
    of surface: OpaquePointer, for image: DrawnImage, _ tile: CGSize,
    _ scale: (x: CGFloat, y: CGFloat)
  ) -> OpaquePointer? {
    let pattern = cairo_pattern_create_for_surface(surface)
    var matrix = cairo_matrix_t(
      xx: scale.x, yx: 0, xy: 0, yy: scale.y, x0: -image.rect.minX * scale.x,
      y0: -image.rect.minY * scale.y)
    cairo_pattern_set_matrix(pattern, &matrix)
    return pattern
  }

  private func fill(_ image: DrawnImage, with pattern: OpaquePointer) {
    cairo_save(context)
    defer { cairo_restore(context) }
    trace(image)
    if let tint = image.tint, case .vector = image.content {
      cairo_clip(context)
      set(tint.color)
      cairo_mask(context, pattern)
    } else {
      cairo_set_source(context, pattern)
      cairo_fill(context)
    }
  }

  /// Makes the image's rectangle the current path.
  private func trace(_ image: DrawnImage) {
    let rect = image.rect
    cairo_set_antialias(
      context, image.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_new_path(context)
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
  }

  /// Draws a document directly into the context, so that it stays sharp.
  private func draw(_ image: DrawnImage, _ source: CGRect, _ document: SVGDocument) {
    guard image.tileSize == nil else {
      drawTiles(image, source, document)
      return
    }
    let rect = image.rect
    let scale = (x: rect.width / source.width, y: rect.height / source.height)
    cairo_save(context)
    defer { cairo_restore(context) }
    trace(image)
    cairo_clip(context)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    if image.tint != nil { cairo_push_group(context) }
    cairo_save(context)
    cairo_translate(context, rect.minX - source.minX * scale.x, rect.minY - source.minY * scale.y)
    cairo_scale(context, scale.x, scale.y)
    document.draw(on: context)
    cairo_restore(context)
    if let tint = image.tint, let group = cairo_pop_group(context) {
      set(tint.color)
      cairo_mask(context, group)
      cairo_pattern_destroy(group)
    }
  }

  private func drawTiles(_ image: DrawnImage, _ source: CGRect, _ document: SVGDocument) {
    var extents = cairo_rectangle_t(x: 0, y: 0, width: source.width, height: source.height)
    guard let tile = image.tileSize,
      let recording = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents),
      let recorder = cairo_create(recording)
    else { return }
    defer { cairo_surface_destroy(recording) }
    cairo_translate(recorder, -source.minX, -source.minY)
    document.draw(on: recorder)
    cairo_destroy(recorder)
    let scale = (x: source.width / tile.width, y: source.height / tile.height)
    guard let pattern = pattern(of: recording, for: image, tile, scale) else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    fill(image, with: pattern)
  }

  /// Cairo's better filters keep enlarged pixels square; only the bilinear filter smooths them.
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

/// Cairo's copies of decoded images, and parsed documents, each made once.
final class ImageStore {
  private struct Key: Hashable {
    var buffer: ObjectIdentifier
    var tint: ResolvedColor?
  }

  private var surfaces: [Key: (buffer: PixelBuffer, surface: OpaquePointer)] = [:]
  private var documents: [ObjectIdentifier: (image: VectorImage, document: SVGDocument)] = [:]

  deinit {
    for entry in surfaces.values { cairo_surface_destroy(entry.surface) }
  }

  subscript(image: VectorImage) -> SVGDocument? {
    if let known = documents[ObjectIdentifier(image)] { return known.document }
    guard let document = SVGDocument(image) else { return nil }
    documents[ObjectIdentifier(image)] = (image, document)
    return document
  }

  /// The pixels, or their alpha in one color: a mask would do the same, but Cairo's PDF files keep
  /// one color for all uses of a mask.
  subscript(buffer: PixelBuffer, tint: Paint.Tint?) -> OpaquePointer? {
    let key = Key(buffer: ObjectIdentifier(buffer), tint: tint?.color)
    if let known = surfaces[key] { return known.surface }
    let surface: OpaquePointer?
    if let tint {
      surface = self[buffer, nil].flatMap { Self.tinted($0, buffer, tint.color) }
    } else {
      surface = Self.copy(buffer)
    }
    guard let surface else { return nil }
    surfaces[key] = (buffer, surface)
    return surface
  }

  private static func tinted(
    _ whole: OpaquePointer, _ buffer: PixelBuffer, _ color: ResolvedColor
  ) -> OpaquePointer? {
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(buffer.width), Int32(buffer.height)),
      let context = cairo_create(surface)
    else { return nil }
    defer { cairo_destroy(context) }
    Painter(context, target: .pixels, filterScale: 1).set(color)
    cairo_mask_surface(context, whole, 0, 0)
    return surface
  }

  private static func copy(_ buffer: PixelBuffer) -> OpaquePointer? {
    let side = ImageFile.maximumSide
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
    if let jpeg = buffer.jpeg { attach(jpeg, to: surface) }
    return surface
  }

  /// Attaches the file that a PDF document embeds in place of the pixels.
  private static func attach(_ jpeg: Data, to surface: OpaquePointer) {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: jpeg.count)
    jpeg.copyBytes(to: copy, count: jpeg.count)
    let status = cairo_surface_set_mime_data(
      surface, CAIRO_MIME_TYPE_JPEG, copy, UInt(jpeg.count), { $0?.deallocate() }, copy)
    if status != CAIRO_STATUS_SUCCESS { copy.deallocate() }
  }
}
