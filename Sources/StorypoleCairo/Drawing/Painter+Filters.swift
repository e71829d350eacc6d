import CPango
import StorypoleGraphics

extension Painter {
  /// Draws content through filters.
  ///
  /// The content is recorded once, which tells how large it is. Shadows are blurred alpha drawn
  /// under it, so that it stays as sharp as it is (and stays text and outlines in a vector format);
  /// every other filter works on pixels.
  func draw(filtered filters: [Filter], content: (Painter) -> Void) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let deviceScale = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
    let reach = filters.reduce(0) { $0 + $1.reach * deviceScale }
    guard let recording = record(matrix: matrix, reach: reach, content: content) else { return }
    defer { cairo_surface_destroy(recording) }
    guard let ink = inkExtents(of: recording, reach: reach) else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    let onlyShadows = filters.allSatisfy { if case .shadow = $0 { true } else { false } }
    let scale = target.isVector ? rasterScale : 1
    if onlyShadows {
      drawShadows(filters, of: recording, ink: ink, matrix: matrix, scale: scale)
      cairo_set_source_surface(context, recording, 0, 0)
      cairo_paint(context)
    } else if let picture = FilteredPicture(recording, extents: ink, scale: scale) {
      for filter in filters { picture.apply(filter, matrix: matrix) }
      picture.paint(on: context)
    }
  }

  private func record(
    matrix: cairo_matrix_t, reach: Double, content: (Painter) -> Void
  ) -> OpaquePointer? {
    guard let clip = deviceClip() else { return nil }
    let bounds = clip.insetBy(dx: -reach, dy: -reach)
    var extents = cairo_rectangle_t(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height)
    guard let recording = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents) else {
      return nil
    }
    content(painter(on: recording, matrix: matrix))
    return recording
  }

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
  private func inkExtents(of recording: OpaquePointer, reach: Double) -> CGRect? {
    var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
    cairo_recording_surface_ink_extents(recording, &x, &y, &width, &height)
    guard width > 0, height > 0 else { return nil }
    let ink = CGRect(x: x, y: y, width: width, height: height).insetBy(dx: -reach, dy: -reach)
    let left = ink.minX.rounded(.down)
    let top = ink.minY.rounded(.down)
    return CGRect(
      x: left, y: top, width: ink.maxX.rounded(.up) - left, height: ink.maxY.rounded(.up) - top)
  }

  /// Each shadow is one of the content and of all shadows before it, and lies under them.
  private func drawShadows(
    _ filters: [Filter], of recording: OpaquePointer, ink: CGRect, matrix: cairo_matrix_t,
    scale: CGFloat
  ) {
    guard let silhouette = FilteredPicture(recording, extents: ink, scale: scale, isAlpha: true)
    else { return }
    var shadows: [(FilteredPicture, ResolvedColor)] = []
    for case .shadow(let color, let radius, let offset) in filters {
      guard let shadow = silhouette.shadow(radius: radius, offset: offset, matrix: matrix) else {
        continue
      }
      shadows.append((shadow, color))
      if shadows.count < filters.count { silhouette.addUnder(shadow, opacity: color.opacity) }
    }
    for (shadow, color) in shadows.reversed() {
      set(color)
      shadow.mask(on: context)
    }
  }
}

extension Filter {
  /// How far beyond the content a filter draws, in points.
  fileprivate var reach: Double {
    switch self {
    case .blur(let radius, _): Blur.reach(max(0, radius))
    case .shadow(_, let radius, let offset):
      Blur.reach(max(0, radius)) + max(abs(offset.width), abs(offset.height))
    case .colorMatrix, .luminanceToAlpha: 0
    }
  }
}
