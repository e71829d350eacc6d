// SPDX-License-Identifier: Apache-2.0
import CPango
import StorypoleGraphics

/// Draws display lists. It has no state and can be used from several threads at once.
public enum CairoRenderer {
  /// The list's picture as a PNG file.
  ///
  /// - Parameter hasAlpha: Whether the file has an alpha channel; nil adds one if any pixel is transparent.
  public static func png(_ list: DisplayList, hasAlpha: Bool? = nil) throws -> Data {
    try pngOutput(list, hasAlpha: hasAlpha).data
  }

  /// The list's picture as a PNG file, with notes and warnings about it.
  public static func pngOutput(
    _ list: DisplayList, hasAlpha: Bool? = nil
  ) throws -> DocumentOutput {
    let notes = Notes()
    let surface = try raster(list, notes: notes)
    defer { cairo_surface_destroy(surface) }
    let data = try PNGEncoder.encode(
      surface, scale: list.scale, hasAlpha: hasAlpha, mayOverwrite: true)
    return DocumentOutput(data, notes)
  }

  /// The list's picture as pixels.
  public static func pixels(_ list: DisplayList) throws -> PixelBuffer {
    let surface = try raster(list)
    defer { cairo_surface_destroy(surface) }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    guard let data = cairo_image_surface_get_data(surface) else {
      throw DrawingError.outOfMemory
    }
    let bytes = UnsafeBufferPointer(start: data, count: bytesPerRow * height)
    return PixelBuffer(
      width: width, height: height, bytesPerRow: bytesPerRow, bytes: Array(bytes))
  }

  /// The list's picture as an SVG document of the list's size, one unit per point.
  public static func svg(_ list: DisplayList) throws -> Data { try svgOutput(list).data }

  /// The list's picture as an SVG document, with notes about the parts that became pixels.
  ///
  /// - Parameter description: The words for those who can't see the picture; nil for none.
  public static func svgOutput(
    _ list: DisplayList, text: SVGTextForm = .outlines, description: String? = nil
  ) throws -> DocumentOutput {
    _ = try PictureSize(list.size, scale: 1)
    return try SVGWriter.write(list, text: text, description: description)
  }

  /// A PDF document with a page for each list, one unit per point. Its text is searchable, and its web and
  /// mail links work.
  public static func pdf(_ pages: [DisplayList]) throws -> Data { try pdfOutput(pages).data }

  /// Throws if a list is too large for a page.
  package static func checkPage(_ page: DisplayList) throws {
    _ = try PictureSize(page.size, scale: 1)
  }

  /// The most pixels per point, up to `scale`, with which a picture of this size isn't too large.
  package static func largestScale(of size: CGSize, upTo scale: CGFloat) -> CGFloat {
    // A pixel less at each side, for rounding.
    let ofSide = CGFloat(PictureSize.maximumSide - 1) / max(size.width, size.height, 1)
    let ofArea =
      (CGFloat(PictureSize.maximumPixels) / max(size.width * size.height, 1)).squareRoot()
    return min(scale, ofSide, ofArea * 0.999)
  }

  /// A PDF document with a page for each list, with notes about the parts that became pixels.
  public static func pdfOutput(
    _ pages: [DisplayList], _ information: PDFInformation = PDFInformation()
  ) throws -> DocumentOutput {
    for page in pages { try checkPage(page) }
    return try pdfOutput(title: pages.first?.title, information) { add in
      for page in pages { try add(page) }
    }
  }

  /// A PDF document of pages that are drawn when they are added, and not kept.
  ///
  /// - Parameters:
  ///   - title: The document's title; nil for none.
  ///   - hasLanguage: Whether the file has the language of its first page.
  ///   - countsDrawings: Whether the parts of pages with a structure are counted if possible, instead of marked.
  ///   - pages: Adds the pages, one or more.
  package static func pdfOutput(
    title: String?, _ information: PDFInformation, hasLanguage: Bool = true,
    countsDrawings: Bool = false, pages: (_ add: (DisplayList) throws -> Void) throws -> Void
  ) throws -> DocumentOutput {
    let sink = ByteSink()
    let writer = try PDFWriter(
      title: title, countsDrawings: countsDrawings, ByteSink.write, sink.closure)
    var language: String?
    try pages { page in
      if writer.pages == 0 { language = page.language }
      try writer.add(page)
    }
    if writer.pages == 0 { throw DrawingError.failed("a PDF document needs a page") }
    writer.add(information)
    try writer.finish()
    var output = DocumentOutput(
      PDFDocument.adding(language: hasLanguage ? language : nil, to: sink.takeBytes()),
      writer.notes)
    output.marks = writer.marks
    return output
  }
}

extension CairoRenderer {
  /// The list's picture as an image surface of Cairo, which the caller destroys.
  package static func raster(_ list: DisplayList) throws -> OpaquePointer {
    try raster(list, notes: Notes())
  }

  private static func raster(_ list: DisplayList, notes: Notes) throws -> OpaquePointer {
    let size = try PictureSize(list.size, scale: list.scale)
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))!
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw DrawingError.outOfMemory
    }
    do {
      try draw(list, on: surface, target: .pixels, deviceScale: list.scale, notes: notes)
    } catch {
      cairo_surface_destroy(surface)
      throw error
    }
    cairo_surface_flush(surface)
    return surface
  }

  static func draw(
    _ list: DisplayList, on surface: OpaquePointer, target: Painter.Target, deviceScale: CGFloat,
    notes: Notes, sharing shared: SharedParts? = nil, marker: PageMarker? = nil
  ) throws {
    let context = cairo_create(surface)!
    defer { cairo_destroy(context) }
    cairo_scale(context, deviceScale, deviceScale)
    let painter = Painter(
      context, target: target, filterScale: target.isVector ? max(2, list.scale) : 1, notes: notes)
    painter.marker = marker
    if marker != nil {
      // Without a clip, Cairo forgets everything before an opaque background, even the begin of its tag.
      cairo_rectangle(context, 0, 0, list.size.width.rounded(.up), list.size.height.rounded(.up))
      cairo_clip(context)
    }
    painter.draw(list, sharing: shared)
    painter.drawLinks()
    try check(cairo_status(context))
    try check(notes.failure)
  }

  /// nil means success.
  static func check(_ status: cairo_status_t?) throws {
    switch status {
    case CAIRO_STATUS_SUCCESS, nil: return
    case CAIRO_STATUS_NO_MEMORY: throw DrawingError.outOfMemory
    case let status?: throw DrawingError.failed(String(cString: cairo_status_to_string(status)))
    }
  }
}

/// The file of a picture, with the differences from its description.
public struct DocumentOutput: Sendable {
  /// The content of the file.
  public var data: Data
  /// Notes about the parts that are pixels, or differ, because of the format's limits.
  public var notes: [String]
  /// Warnings about the parts with less quality than described, each with a remedy.
  public var warnings: [String]
  /// The parts of each page of a PDF with a structure, in the order of its content.
  package var marks: [[PDFMark]] = []

  package init(data: Data, notes: [String], warnings: [String]) {
    (self.data, self.notes, self.warnings) = (data, notes, warnings)
  }

  init(_ data: Data, _ notes: Notes) {
    self.data = data
    self.notes = notes.list
    warnings = notes.warnings
  }
}
