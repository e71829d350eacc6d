// SPDX-License-Identifier: Apache-2.0
import CPango
import StorypoleGraphics

extension Painter {
  /// Draws content through filters.
  ///
  /// The content is recorded, which gives its size, and then rasterized for the filters. In a vector format,
  /// content that has only shadows stays sharp: only the shadows are pixels.
  func draw(filtered filters: [Filter], content: (Painter) -> Void) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let reach = filters.reach(through: matrix)
    let scale = min(filterScale, Self.finestScale(of: filters) / matrix.scale)
    guard let recording = record(matrix: matrix, reach: reach, scale: scale, content: content)
    else {
      return
    }
    defer { cairo_surface_destroy(recording) }
    guard let ink = inkExtents(of: recording, reach: reach) else { return }
    let picture = FilteredPicture(recording, extents: ink, scale: scale)
    let isReduced = picture.scale < filterScale
    notes.warn("a filtered layer", drawnAt: picture.scale, of: scale)
    let staysSharp = (target.isVector || isReduced) && filters.allSatisfy(\.isShadow)
    if target.isVector {
      notes.add(staysSharp ? "a shadow is drawn as pixels" : "a filtered layer is drawn as pixels")
    }
    cairo_save(context)
    cairo_identity_matrix(context)
    if staysSharp {
      drawShadows(filters, of: picture, matrix: matrix)
    } else {
      for filter in filters { picture.apply(filter, matrix: matrix) }
      picture.paint(on: context)
    }
    cairo_restore(context)
    if staysSharp { content(self) }
  }

  /// The pixels per point that keep all visible detail: a wide blur has none, and would need very many.
  static func finestScale(of filters: [Filter]) -> Double {
    var blurs: [Double] = []
    var shadows: [Double] = []
    for filter in filters {
      if case .blur(let radius, _) = filter { blurs.append(radius) }
      if case .shadow(_, let radius, _) = filter { shadows.append(radius) }
    }
    // Shadows alone are drawn separately from their content, which stays as it is.
    let isShadow = shadows.count == filters.count
    guard let sigma = isShadow ? shadows.min() : blurs.max(), sigma > 0 else {
      return .infinity
    }
    return max(widestSigma / sigma, 1e-3)
  }

  /// The largest sigma in pixels.
  private static let widestSigma = 64.0

  /// - Parameter scale: Pixels per unit of filters inside the content, which need no more than it has.
  func record(
    matrix: cairo_matrix_t, reach: Double, scale: Double? = nil, content: (Painter) -> Void
  ) -> OpaquePointer? {
    guard let bounds = reachableBounds(reach) else { return nil }
    var extents = cairo_rectangle_t(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height)
    guard let recording = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents) else {
      return nil
    }
    let painter = pixelPainter(on: recording, matrix: matrix, filterScale: scale)
    content(painter)
    notes.check(cairo_status(painter.context))
    return recording
  }

  /// The visible area with the filters' reach: whole units.
  private func reachableBounds(_ reach: Double) -> CGRect? {
    guard let clip = deviceClip() else { return nil }
    // The reach r for which (width + 2r)(height + 2r) is the largest area.
    let difference = clip.width - clip.height
    let farthest =
      ((difference * difference + 4 * Self.largestRecording).squareRoot() - clip.width - clip.height)
      / 4
    let reach = min(reach, max(farthest, 0))
    return clip.insetBy(dx: -reach, dy: -reach).integral
  }

  /// The largest area of a recording, in square units. Cairo computes it as a 32-bit integer; if that
  /// overflows, it builds its command tree endlessly.
  private static let largestRecording = 2e9

  /// The surface's drawable area, in its units.
  private func deviceClip() -> CGRect? {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    guard right > left, bottom > top else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The drawn area, with the filters' margin, in whole units.
  func inkExtents(of recording: OpaquePointer, reach: Double) -> CGRect? {
    var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
    cairo_recording_surface_ink_extents(recording, &x, &y, &width, &height)
    guard width > 0, height > 0 else { return nil }
    let ink = CGRect(x: x, y: y, width: width, height: height).insetBy(dx: -reach, dy: -reach)
    return reachableBounds(reach).map { ink.integral.intersection($0) }
  }

  /// Each shadow covers the content and all shadows before it, and lies under them.
  private func drawShadows(
    _ filters: [Filter], of picture: FilteredPicture, matrix: cairo_matrix_t
  ) {
    var shadows: [(FilteredPicture, ResolvedColor)] = []
    for case .shadow(let color, let radius, let offset) in filters {
      if let shadow = picture.shadow(radius: radius, offset: offset, matrix: matrix) {
        shadows.append((shadow, color))
        picture.add(shadow, in: color)
      }
    }
    for (shadow, color) in shadows.reversed() {
      set(color)
      shadow.mask(on: context)
    }
  }
}

extension Filter {
  var isShadow: Bool {
    if case .shadow = self { true } else { false }
  }

  /// The distance in points that a filter reaches outside the content.
  fileprivate var reach: Double {
    guard let spread else { return 0 }
    return (spread.radius.isFinite ? Blur.reach(spread.radius) : 0)
      + max(abs(spread.offset.width), abs(spread.offset.height))
  }
}

extension [Filter] {
  /// The distance that all filters reach outside the content, in units of a surface.
  func reach(through matrix: cairo_matrix_t) -> Double {
    let reach = reduce(0) { $0 + $1.reach } * matrix.scale
    // Content farther away leaves nothing visible.
    return reach.isNaN ? 0 : Swift.min(reach, 1e5)
  }
}

extension cairo_matrix_t {
  /// The factor of lengths; the mean for a matrix that stretches.
  var scale: Double { abs(xx * yy - xy * yx).squareRoot() }
}
