// SPDX-License-Identifier: Apache-2.0
import CImages
import StorypoleGraphics

/// An SVG document, parsed by librsvg. It has no access to files or the network: the document has no base
/// URL, and `SVGScanner` has checked its references.
final class SVGDocument {
  private let handle: UnsafeMutablePointer<RsvgHandle>
  private let document: Data
  /// The size in the document's units, which are points.
  let size: CGSize

  /// Parses a document that was checked before.
  convenience init?(_ image: VectorImage) { try? self.init(image.document) }

  /// Parses an untrusted file.
  convenience init(checking document: Data) throws(ImageProblem) {
    try SVGScanner.check(document)
    try self.init(document)
  }

  private init(_ document: Data) throws(ImageProblem) {
    var error: UnsafeMutablePointer<GError>?
    let bytes = [UInt8](document)
    guard let handle = rsvg_handle_new_from_data(bytes, gsize(bytes.count), &error) else {
      defer { g_clear_error(&error) }
      let reason = error.map { String(cString: $0.pointee.message) } ?? "it is not SVG"
      throw ImageProblem(
        "cannot be read: \(reason.trimmingCharacters(in: .whitespacesAndNewlines))")
    }
    self.handle = handle
    self.document = document
    rsvg_handle_set_dpi(handle, 96)
    guard let size = Self.size(of: handle) else {
      g_object_unref(handle)
      throw ImageProblem("has no size: give its <svg> a width and a height, or a viewBox")
    }
    self.size = size
  }

  deinit { g_object_unref(handle) }

  var image: VectorImage { VectorImage(document: document, size: size) }

  /// Its width and height; the viewBox replaces missing and relative lengths.
  private static func size(of handle: UnsafeMutablePointer<RsvgHandle>) -> CGSize? {
    var (width, height) = (0.0, 0.0)
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) == 0 {
      var (w, h) = (RsvgLength(), RsvgLength())
      var (hasWidth, hasHeight, hasBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
      var box = RsvgRectangle()
      rsvg_handle_get_intrinsic_dimensions(
        handle, &hasWidth, &w, &hasHeight, &h, &hasBox, &box)
      guard hasBox != 0 else { return nil }
      (width, height) = (box.width, box.height)
    }
    let side = Double(ImageFile.maximumSide)
    guard width > 0, height > 0, width <= side, height <= side else { return nil }
    return CGSize(width: width, height: height)
  }

  /// Draws the whole document at the origin of a context, one unit per unit of the context.
  func draw(on context: OpaquePointer) {
    var place = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
    cairo_save(context)
    // After an error, such as an effect over librsvg's limits, the part drawn so far stays.
    rsvg_handle_render_document(handle, context, &place, nil)
    cairo_restore(context)
  }
}
