// SPDX-License-Identifier: Apache-2.0
import CImages
import StorypoleGraphics

/// Decodes a file to pixels or a drawing. It ignores color profiles: values are sRGB.
enum ImageDecoder {
  static func decode(_ data: Data) throws(ImageProblem) -> ImageContent {
    let file = try ImageFile(data)
    switch file.format {
    case .svg:
      return .vector(try SVGDocument(checking: data).image)
    case .pdf:
      return .vector(try SVGDocument(checking: PDFConverter.svg(of: data)).image)
    case .png:
      try ImageFile.checkPNG(file.bytes)
      return .pixels(try decode(file.bytes, by: "png"))
    case .gif:
      return .pixels(try decode(ImageFile.firstFrame(ofGIF: file.bytes), by: "gif"))
    case .webp:
      try ImageFile.checkWebP(file.bytes)
      return .pixels(try decode(file.bytes, by: "webp"))
    case .jpeg:
      let segments = try JPEGSegments(file.bytes)
      // Four components are inks, which programs interpret differently.
      let passes = segments.orientation == 1 && segments.components != 4
      return .pixels(
        try decode(file.bytes, by: "jpeg", jpeg: passes ? Data(segments.file) : nil))
    }
  }

  /// Decodes with the format's loader of gdk-pixbuf, without format detection.
  private static func decode(
    _ bytes: [UInt8], by loaderName: String, jpeg: Data? = nil
  ) throws(ImageProblem) -> PixelBuffer {
    var error: UnsafeMutablePointer<GError>?
    func problem() -> ImageProblem {
      defer { g_clear_error(&error) }
      let reason = error.map { String(cString: $0.pointee.message) }
      return ImageProblem("cannot be decoded" + (reason.map { ": \($0)" } ?? ""))
    }
    guard let loader = gdk_pixbuf_loader_new_with_type(loaderName, &error) else {
      g_clear_error(&error)
      throw ImageProblem(
        "has the format \(loaderName), which the installed gdk-pixbuf cannot read")
    }
    defer { g_object_unref(loader) }
    let isWritten = gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), &error) != 0
    // Close it in any case; the first error counts.
    let isClosed =
      isWritten
      ? gdk_pixbuf_loader_close(loader, &error) != 0 : gdk_pixbuf_loader_close(loader, nil) != 0
    guard isWritten, isClosed, let decoded = gdk_pixbuf_loader_get_pixbuf(loader) else {
      throw problem()
    }
    guard let picture = gdk_pixbuf_apply_embedded_orientation(decoded) else { throw problem() }
    defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
    return try premultiplied(picture, jpeg: jpeg)
  }

  private static func premultiplied(
    _ picture: OpaquePointer, jpeg: Data?
  ) throws(ImageProblem) -> PixelBuffer {
    let width = Int(gdk_pixbuf_get_width(picture))
    let height = Int(gdk_pixbuf_get_height(picture))
    try ImageFile.check(width: width, height: height)
    let channels = Int(gdk_pixbuf_get_n_channels(picture))
    let stride = Int(gdk_pixbuf_get_rowstride(picture))
    guard gdk_pixbuf_get_bits_per_sample(picture) == 8, (3...4).contains(channels),
      let source = gdk_pixbuf_read_pixels(picture)
    else { throw ImageProblem("cannot be decoded") }
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      var out = target.baseAddress!
      for y in 0..<height {
        var pixel = source + y * stride
        for _ in 0..<width {
          let alpha = channels == 4 ? UInt32(pixel[3]) : 255
          out[0] = UInt8((UInt32(pixel[2]) * alpha + 127) / 255)
          out[1] = UInt8((UInt32(pixel[1]) * alpha + 127) / 255)
          out[2] = UInt8((UInt32(pixel[0]) * alpha + 127) / 255)
          out[3] = UInt8(alpha)
          out += 4
          pixel += channels
        }
      }
      count = width * height * 4
    }
    return PixelBuffer(
      width: width, height: height, bytesPerRow: width * 4, bytes: bytes, jpeg: jpeg)
  }
}
