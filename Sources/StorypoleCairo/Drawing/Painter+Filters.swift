// SPDX-License-Identifier: Apache-2.0
import CPango
import StorypoleGraphics

extension Painter {
  /// Draws content through filters.
  ///
  /// The content is recorded, which tells how large it is, and then drawn as pixels for the filters
  /// to work on. In a vector format, content that has nothing but shadows stays as sharp as it is:
  /// only the shadows are pixels.
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

  /// Pixels per point that show all that is to be seen: what is blurred widely has no details, and would
  /// need very many.
  static func finestScale(of filters: [Filter]) -> Double {
    var blurs: [Double] = []
    var shadows: [Double] = []
    for filter in filters {
      if case .blur(let radius, _) = filter { blurs.append(radius) }
      if case .shadow(_, let radius, _) = filter { shadows.append(radius) }
    }
    // Shadows alone are drawn apart from their content, which stays as it is.
    let isShadow = shadows.count == filters.count
    guard let sigma = isShadow ? shadows.min() : blurs.max(), sigma > 0 else {
      return .infinity
    }
    return max(widestSigma / sigma, 1e-3)
  }

  /// In pixels.
  private static let widestSigma = 64.0

  /// - Parameter scale: pixels per unit of filters inside the content, which need no more than it has.
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

  /// What can be seen, and what filters carry into it: whole units.
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

  /// In square units. Cairo finds areas of a recording as 32-bit integers; where one overflows, it builds
  /// its tree of commands without end.
  private static let largestRecording = 2e9

  /// The part of the surface that can be drawn on, in its own units.
  private func deviceClip() -> CGRect? {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    guard right > left, bottom > top else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// What is drawn on, with the room that filters need, in whole units.
  func inkExtents(of recording: OpaquePointer, reach: Double) -> CGRect? {
    var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
    cairo_recording_surface_ink_extents(recording, &x, &y, &width, &height)
    guard width > 0, height > 0 else { return nil }
    let ink = CGRect(x: x, y: y, width: width, height: height).insetBy(dx: -reach, dy: -reach)
    return reachableBounds(reach).map { ink.integral.intersection($0) }
  }

  /// Each shadow is one of the content and of all shadows before it, and lies under them.
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

  /// How far beyond the content a filter draws, in points.
  fileprivate var reach: Double {
    guard let spread else { return 0 }
    return (spread.radius.isFinite ? Blur.reach(spread.radius) : 0)
      + max(abs(spread.offset.width), abs(spread.offset.height))
  }
}

extension [Filter] {
  /// How far beyond the content all of them draw, in units of a surface.
  func reach(through matrix: cairo_matrix_t) -> Double {
    let reach = reduce(0) { $0 + $1.reach } * matrix.scale
    // From farther away nothing is left that can be seen.
    return reach.isNaN ? 0 : Swift.min(reach, 1e5)
  }
}

extension cairo_matrix_t {
  /// How much longer a length becomes; the mean for a matrix that stretches.
  var scale: Double { abs(xx * yy - xy * yx).squareRoot() }
}
