// SPDX-License-Identifier: Apache-2.0
import CPango
import StorypoleGraphics

/// Embedded PNG for content that SVG can't express, or that programs draw differently.
extension SVGWriter {
  /// Draws content at the list's scale.
  func rasterize(
    _ what: String, filters: [Filter] = [], _ content: (Painter) -> Void
  ) {
    note("\(what) is drawn as pixels")
    withPicture(of: content, filters: filters) { picture, matrix in
      for filter in filters { picture.apply(filter, matrix: matrix) }
      try embed(picture.png(), in: picture.frame)
    }
  }

  /// Draws content that reads its backdrop: as large as the picture, and without recording it.
  func rasterizeAll(_ what: String, _ content: (Painter) -> Void) {
    note("\(what) is drawn as pixels")
    let scale = layerScale(size, upTo: scale, what)
    var matrix = transform.matrix
    let file = drawn(PictureSize(layer: size, scale: scale)) { context in
      cairo_scale(context, scale, scale)
      cairo_transform(context, &matrix)
      content(Painter(context, target: .pixels, filterScale: 1, images: images, notes: notes))
    }
    if let file { embed(file, in: CGRect(origin: .zero, size: size)) }
  }

  /// The shadows of content, without the content. Each shadow covers the content and all shadows
  /// before it, and lies under them.
  func writeShadows(_ filters: [Filter], of content: (Painter) -> Void) {
    note("a shadow is drawn as pixels")
    withPicture(of: content, filters: filters) { picture, matrix in
      var files: [Data] = []
      for case .shadow(let color, let radius, let offset) in filters {
        if let shadow = picture.shadow(radius: radius, offset: offset, matrix: matrix) {
          files.append(try shadow.png(in: color))
          picture.add(shadow, in: color)
        }
      }
      for file in files.reversed() { embed(file, in: picture.frame) }
    }
  }

  private func withPicture(
    of content: (Painter) -> Void, filters: [Filter],
    _ body: (FilteredPicture, cairo_matrix_t) throws -> Void
  ) {
    let matrix = transform.matrix
    let reach = filters.reach(through: matrix)
    var extents = cairo_rectangle_t(x: 0, y: 0, width: size.width, height: size.height)
    guard let surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents),
      let context = cairo_create(surface)
    else { return }
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    let finest = min(scale, Painter.finestScale(of: filters) / matrix.scale)
    let painter = Painter(
      context, target: .pixels, filterScale: finest, images: images, notes: notes)
    guard let recording = painter.record(matrix: matrix, reach: reach, content: content) else {
      return
    }
    defer { cairo_surface_destroy(recording) }
    guard let ink = painter.inkExtents(of: recording, reach: reach) else { return }
    let picture = FilteredPicture(recording, extents: ink, scale: finest)
    notes.warn("a filtered layer", drawnAt: picture.scale, of: finest)
    collectingErrors { try body(picture, matrix) }
  }

  /// Places a file in a rectangle of the picture's coordinates.
  private func embed(_ file: Data, in frame: CGRect) {
    var attributes = ""
    if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
      attributes = SVGWriter.rectangle(frame.offsetBy(dx: -transform.tx, dy: -transform.ty))
    } else {
      attributes = SVGWriter.rectangle(frame)
      attributes += " transform=\"\(SVGSyntax.transform(transform.inverted()))\""
    }
    body += "<image\(attributes)\(Self.reference(to: file))/>\n"
  }

  static func reference(to file: Data, type: String = "png") -> String {
    " preserveAspectRatio=\"none\" xlink:href=\"data:image/\(type);base64,"
      + file.base64EncodedString() + "\""
  }

  // MARK: - Paints

  /// The name of a pattern that shows a paint in a rectangle.
  func pattern(_ paint: Paint, within bounds: CGRect) -> String? {
    // Slightly larger, so that the pattern does not repeat at the edge.
    let region = bounds.insetBy(dx: -1, dy: -1).overlap(with: visible)
    let density = scale * transform.matrix.scale
    guard !region.isNull, region.width > 0, region.height > 0 else { return nil }
    let pixels = PictureSize(
      layer: region.size, scale: layerScale(region.size, upTo: density, "a fill"))
    let file = drawn(pixels) { context in
      cairo_scale(
        context, Double(pixels.width) / region.width, Double(pixels.height) / region.height)
      cairo_translate(context, -region.minX, -region.minY)
      Painter(context, target: .pixels, filterScale: scale, images: images, notes: notes)
        .fillClip(with: paint)
    }
    guard let file else { return nil }
    let place = SVGWriter.rectangle(region)
    // A pattern's coordinates begin at its corner.
    let own = SVGWriter.rectangle(CGRect(origin: .zero, size: region.size))
    return define(
      "p", "pattern",
      " patternUnits=\"userSpaceOnUse\"\(place)><image\(own)\(Self.reference(to: file))/>"
        + "</pattern>")
  }

  /// Pixels per point, at most `scale`, of rasterized content; warns of fewer.
  private func layerScale(_ size: CGSize, upTo scale: CGFloat, _ what: String) -> CGFloat {
    let possible = PictureSize.layerScale(size, upTo: scale)
    notes.warn(what, drawnAt: possible, of: scale)
    return possible
  }

  /// A new picture as a PNG file.
  func drawn(_ size: PictureSize, _ draw: (OpaquePointer) -> Void) -> Data? {
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height)),
      let context = cairo_create(surface)
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    draw(context)
    notes.check(cairo_status(context))
    cairo_destroy(context)
    cairo_surface_flush(surface)
    var file: Data?
    collectingErrors {
      file = try PNGEncoder.encode(surface, scale: scale)
    }
    return file
  }
}

extension FilteredPicture {
  func png() throws -> Data {
    try PNGEncoder.encode(image, scale: scale)
  }

  /// A color, masked with the picture's alpha.
  func png(in color: ResolvedColor) throws -> Data {
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let context = cairo_create(surface)
    else { throw DrawingError.outOfMemory }
    defer { cairo_surface_destroy(surface) }
    Painter(context, target: .pixels, filterScale: 1).set(color)
    cairo_mask_surface(context, image, 0, 0)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    return try PNGEncoder.encode(surface, scale: scale)
  }

  /// The picture's frame in whole pixels.
  var frame: CGRect {
    CGRect(
      x: extents.minX, y: extents.minY, width: CGFloat(width) / scale,
      height: CGFloat(height) / scale)
  }
}
