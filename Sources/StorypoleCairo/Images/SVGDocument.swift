// SPDX-License-Identifier: Apache-2.0
import CImages
import StorypoleGraphics

/// An SVG document, parsed by librsvg. It sees no file and no network: the document has no address
/// that anything could be relative to, and has been searched for references by `SVGScanner`.
final class SVGDocument {
  private let handle: UnsafeMutablePointer<RsvgHandle>
  private let document: Data
  /// In the document's units, which are points.
  let size: CGSize

  /// A document that has been checked before.
  convenience init?(_ image: VectorImage) { try? self.init(image.document) }

  /// A file that somebody else has made.
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

  /// Its width and height; what it lacks or has in percent comes from the viewBox.
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

  /// Draws the whole document at the origin of a context, one unit a unit of the context's.
  func draw(on context: OpaquePointer) {
    var place = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
    cairo_save(context)
    // What cannot be drawn, such as an effect beyond librsvg's limits, leaves what was drawn before.
    rsvg_handle_render_document(handle, context, &place, nil)
    cairo_restore(context)
  }
}
