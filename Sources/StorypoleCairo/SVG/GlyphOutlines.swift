// SPDX-License-Identifier: Apache-2.0
import CPango
import StorypoleGraphics

/// Outlines of glyphs, and their number of uses in a picture.
final class GlyphOutlines {
  struct Key: Hashable {
    var face: FontFace
    var size: CGFloat
    var glyph: UInt32
  }

  private var counts: [Key: Int] = [:]
  private var outlines: [Key: Path] = [:]

  func count(_ list: DisplayList) {
    for item in list.items {
      switch item.command {
      case .glyphs(let run, _):
        for glyph in run.glyphs {
          counts[Key(face: run.face, size: run.size, glyph: glyph), default: 0] += 1
        }
      case .begin(let layer):
        if let mask = layer.mask { count(mask) }
      default: break
      }
    }
  }

  func isRepeated(_ key: Key) -> Bool { counts[key, default: 0] > 1 }

  /// The outline around the origin on the baseline; empty for blanks.
  func outline(_ key: Key) -> Path {
    if let known = outlines[key] { return known }
    let path = Self.load(key)
    outlines[key] = path
    return path
  }

  /// Cairo counts in 256ths of a pixel: this number of pixels per point keeps the font's precision.
  private static let pixelsPerPoint = 16.0

  static func load(_ key: Key) -> Path {
    // Sizes at which fonts can't be opened scale an outline of another size.
    if !Painter.sizes.contains(key.size * pixelsPerPoint) {
      let whole = CGFloat(1024)
      guard key.size != whole, key.size.isFinite else { return Path() }
      return load(Key(face: key.face, size: whole, glyph: key.glyph))
        .applying(CGAffineTransform(scaleX: key.size / whole, y: key.size / whole))
    }
    guard let font = FontFaceCache.shared[key.face],
      let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil),
      let context = cairo_create(surface)
    else { return Path() }
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    cairo_scale(context, pixelsPerPoint, pixelsPerPoint)
    Painter(context, target: .pixels, filterScale: 1).use(font, face: key.face, size: key.size)
    var glyph = cairo_glyph_t(index: UInt(key.glyph), x: 0, y: 0)
    cairo_glyph_path(context, &glyph, 1)
    guard let copy = cairo_copy_path(context) else { return Path() }
    defer { cairo_path_destroy(copy) }
    return path(copy.pointee)
  }

  private static func path(_ copy: cairo_path_t) -> Path {
    var elements: [Path.Element] = []
    var current = CGPoint.zero
    var index = 0
    while index < Int(copy.num_data) {
      let header = copy.data[index].header
      func point(_ number: Int) -> CGPoint {
        let point = copy.data[index + number].point
        return CGPoint(x: point.x, y: point.y)
      }
      // Cairo begins a new subpath after each closed one.
      if case .move = elements.last, header.type != CAIRO_PATH_LINE_TO,
        header.type != CAIRO_PATH_CURVE_TO
      {
        elements.removeLast()
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO:
        current = point(1)
        elements.append(.move(to: current))
      case CAIRO_PATH_LINE_TO:
        current = point(1)
        elements.append(.line(to: current))
      case CAIRO_PATH_CURVE_TO:
        elements.append(curve(from: current, point(1), point(2), to: point(3)))
        current = point(3)
      default: elements.append(.closeSubpath)
      }
      index += Int(header.length)
    }
    if case .move = elements.last { elements.removeLast() }
    return Path(elements: elements)
  }

  /// TrueType's curves have one control point, which Cairo turned into two: converts them back, which is
  /// shorter.
  private static func curve(
    from start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, to end: CGPoint
  ) -> Path.Element {
    let first = CGPoint(x: (3 * control1.x - start.x) / 2, y: (3 * control1.y - start.y) / 2)
    let second = CGPoint(x: (3 * control2.x - end.x) / 2, y: (3 * control2.y - end.y) / 2)
    // Three times Cairo's rounding.
    let tolerance = 3 / (256 * pixelsPerPoint)
    guard abs(first.x - second.x) <= tolerance, abs(first.y - second.y) <= tolerance else {
      return .curve(to: end, control1: control1, control2: control2)
    }
    let control = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    return .quadCurve(to: end, control: control)
  }
}
