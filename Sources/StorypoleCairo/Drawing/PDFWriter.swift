// SPDX-License-Identifier: Apache-2.0
import CPango
import Foundation
import StorypoleGraphics

/// Writes the pages of a PDF document one after another. Cairo keeps only fonts, images and the list of pages in memory.
final class PDFWriter {
  private let surface: OpaquePointer
  private(set) var pages = 0
  /// Those of each page with a structure.
  private(set) var marks: [[PDFMark]] = []
  private let shared = SharedParts()
  private let countsDrawings: Bool
  let notes = Notes()

  /// - Parameters:
  ///   - countsDrawings: Whether the parts of pages with a structure are counted if possible, instead of marked.
  ///   - write: Receives the bytes of the file, with `closure`, which must outlive the writer.
  init(
    title: String?, countsDrawings: Bool = false, _ write: @escaping cairo_write_func_t,
    _ closure: UnsafeMutableRawPointer
  ) throws {
    self.countsDrawings = countsDrawings
    // Each page sets its size.
    guard let surface = cairo_pdf_surface_create_for_stream(write, closure, 1, 1) else {
      throw DrawingError.outOfMemory
    }
    self.surface = surface
    // A creation date would make each file differ.
    cairo_pdf_surface_set_metadata(
      surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    if let title { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title) }
  }

  deinit { cairo_surface_destroy(surface) }

  /// Adds a page.
  ///
  /// - Parameter entry: The words that lead to the page in the document's outline; nil for no entry.
  func add(_ page: DisplayList, entry: String? = nil) throws {
    try CairoRenderer.checkPage(page)
    cairo_pdf_surface_set_size(surface, page.size.width, page.size.height)
    let fallback = 72 * PictureSize.layerScale(page.size, upTo: Painter.fallbackScale)
    cairo_surface_set_fallback_resolution(surface, fallback, fallback)
    // The parts of a shared form have no place in the structure.
    let marker = page.tags.map {
      PageMarker($0, counts: countsDrawings && page.isCountable)
    }
    try CairoRenderer.draw(
      page, on: surface, target: .pdf, deviceScale: 1, notes: notes,
      sharing: marker == nil ? shared : nil, marker: marker)
    if let marker { marks.append(marker.marks) }
    cairo_surface_show_page(surface)
    try CairoRenderer.check(cairo_surface_status(surface))
    pages += 1
    if let entry {
      cairo_pdf_surface_add_outline(
        surface, CAIRO_PDF_OUTLINE_ROOT, entry, "page=\(pages)", CAIRO_PDF_OUTLINE_FLAG_OPEN)
    }
  }

  /// Adds facts, and the outline, after the last page.
  func add(_ information: PDFInformation) {
    let facts = [
      (CAIRO_PDF_METADATA_AUTHOR, information.author),
      (CAIRO_PDF_METADATA_SUBJECT, information.subject),
      (CAIRO_PDF_METADATA_KEYWORDS, information.keywords),
    ]
    for (fact, value) in facts {
      if let value { cairo_pdf_surface_set_metadata(surface, fact, value) }
    }
    /// The last entry of each level that later ones can be below.
    var open: [(level: Int, id: Int32)] = []
    for entry in information.outline where (1...pages).contains(entry.page) {
      while let last = open.last, last.level >= entry.level { open.removeLast() }
      let id = cairo_pdf_surface_add_outline(
        surface, open.last?.id ?? CAIRO_PDF_OUTLINE_ROOT, entry.title,
        "page=\(entry.page) pos=[0 \(Int(entry.y))]", CAIRO_PDF_OUTLINE_FLAG_OPEN)
      open.append((entry.level, id))
    }
  }

  /// Writes the rest of the file.
  func finish() throws {
    cairo_surface_finish(surface)
    try CairoRenderer.check(cairo_surface_status(surface))
  }
}

/// Collects Cairo's output.
final class ByteSink {
  private(set) var bytes: [UInt8] = []

  /// The bytes, which the sink gives away.
  func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// The sink must outlive the surface that writes to it.
  var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static let write: cairo_write_func_t = { closure, data, count in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }
}
