// SPDX-License-Identifier: Apache-2.0
import CPango
import StorypoleGraphics

/// Pixels of large gradients that were painted before: the background that many cards share, or of every
/// frame of a window. Painting one takes Cairo a quarter of a card's time.
///
/// Contains opaque gradients in whole pixels of an image: painting one again gives the same bytes, whatever
/// is under it.
final class PaintedGradients: Sendable {
  static let shared = PaintedGradients()

  /// All values that determine the pixels.
  struct Place: Equatable {
    var paint: Paint
    /// Maps the gradient's coordinates to pixels.
    var matrix: [Double]
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  private struct Entry {
    var place: Place
    /// nil until the gradient is painted a second time: most are painted once.
    var pixels: [UInt32]?
  }

  /// The cache's size in bytes: a window of pixels at a scale of 2, or a few cards.
  private static let limit = 24 << 20
  private static let mostEntries = 8

  /// Most recently used first.
  private let entries = Locked<[Entry]>([])

  /// Paints a gradient from its cached pixels, else with `draw`.
  func paint(_ place: Place, on image: OpaquePointer, _ draw: () -> Void) {
    let known = entries.withLock { entries -> Entry? in
      let index = entries.firstIndex { $0.place == place }
      let entry = index.map { entries.remove(at: $0) }
      entries.insert(entry ?? Entry(place: place), at: 0)
      if entries.count > Self.mostEntries { entries.removeLast() }
      return entry
    }
    if let pixels = known?.pixels { return copy(pixels, to: place, on: image) }
    draw()
    if known != nil { keep(place, on: image) }
  }

  private func keep(_ place: Place, on image: OpaquePointer) {
    let count = place.width * place.height
    guard count * 4 <= Self.limit, let rows = rows(of: place, on: image) else { return }
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { pixels, initialized in
      for (y, row) in rows.enumerated() {
        let start = UnsafeMutableRawPointer(pixels.baseAddress! + y * place.width)
        start.copyMemory(from: row, byteCount: place.width * 4)
      }
      initialized = count
    }
    entries.withLock { entries in
      guard let index = entries.firstIndex(where: { $0.place == place }) else { return }
      entries[index].pixels = pixels
      var bytes = 0
      for index in entries.indices {
        bytes += (entries[index].pixels?.count ?? 0) * 4
        if bytes > Self.limit { entries[index].pixels = nil }
      }
    }
  }

  private func copy(_ pixels: [UInt32], to place: Place, on image: OpaquePointer) {
    guard let rows = rows(of: place, on: image) else { return }
    pixels.withUnsafeBytes { pixels in
      for (y, row) in rows.enumerated() {
        row.copyMemory(
          from: pixels.baseAddress! + y * place.width * 4, byteCount: place.width * 4)
      }
    }
    cairo_surface_mark_dirty_rectangle(
      image, Int32(place.x), Int32(place.y), Int32(place.width), Int32(place.height))
  }

  /// The starts of the place's pixel rows.
  private func rows(of place: Place, on image: OpaquePointer) -> [UnsafeMutableRawPointer]? {
    cairo_surface_flush(image)
    guard let data = cairo_image_surface_get_data(image) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(image))
    return (place.y..<place.y + place.height).map {
      UnsafeMutableRawPointer(data) + $0 * stride + place.x * 4
    }
  }
}

extension PaintedGradients.Place {
  /// The smallest cached area, in pixels; comparing smaller ones doesn't pay.
  private static let leastArea = 1 << 16

  /// The whole pixels of an image that a paint fills when all of the context's clip is painted; nil for other
  /// paints, clips and surfaces.
  init?(_ paint: Paint, _ context: OpaquePointer, on image: OpaquePointer) {
    guard Self.covers(paint), cairo_get_operator(context) == CAIRO_OPERATOR_OVER,
      cairo_surface_get_type(image) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(image) == CAIRO_FORMAT_ARGB32
    else { return nil }
    guard let list = cairo_copy_clip_rectangle_list(context) else { return nil }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles == 1 else {
      return nil
    }
    var (scaleX, scaleY, offsetX, offsetY) = (0.0, 0.0, 0.0, 0.0)
    cairo_surface_get_device_scale(image, &scaleX, &scaleY)
    cairo_surface_get_device_offset(image, &offsetX, &offsetY)
    func pixel(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
      var (x, y) = (x, y)
      cairo_user_to_device(context, &x, &y)
      return (x * scaleX + offsetX, y * scaleY + offsetY)
    }
    let clip = list.pointee.rectangles[0]
    let corners = [
      pixel(clip.x, clip.y), pixel(clip.x + clip.width, clip.y + clip.height),
    ]
    let (left, right) = (min(corners[0].x, corners[1].x), max(corners[0].x, corners[1].x))
    let (top, bottom) = (min(corners[0].y, corners[1].y), max(corners[0].y, corners[1].y))
    let edges = [left, top, right, bottom]
    guard edges.allSatisfy({ abs($0 - $0.rounded()) < 1e-6 }),
      left > -0.5, top > -0.5, right < Double(cairo_image_surface_get_width(image)) + 0.5,
      bottom < Double(cairo_image_surface_get_height(image)) + 0.5,
      (right - left) * (bottom - top) >= Double(Self.leastArea)
    else { return nil }
    let (origin, along, across) = (pixel(0, 0), pixel(1, 0), pixel(0, 1))
    self.init(
      paint: paint, matrix: [origin.x, origin.y, along.x, along.y, across.x, across.y],
      x: Int(left.rounded()), y: Int(top.rounded()), width: Int((right - left).rounded()),
      height: Int((bottom - top).rounded()))
  }

  /// Whether the paint is opaque everywhere.
  private static func covers(_ paint: Paint) -> Bool {
    func isOpaque(_ stops: [ResolvedStop]) -> Bool {
      !stops.isEmpty && stops.allSatisfy { $0.color.opacity >= 1 }
    }
    return switch paint {
    case .linearGradient(let stops, let start, let end): start != end && isOpaque(stops)
    case .radialGradient(let stops, _, let start, let end):
      start >= 0 && start < end && isOpaque(stops)
    default: false
    }
  }
}
