import CPango
import StorypoleGraphics

extension Painter {
  func set(_ color: ResolvedColor) {
    cairo_set_source_rgba(
      context, Self.component(color.red), Self.component(color.green),
      Self.component(color.blue), Self.component(color.opacity))
  }

  private static func component(_ value: Float) -> Double {
    value.isNaN ? 0 : Double(min(max(value, 0), 1))
  }

  /// Draws with a paint as Cairo's source. What is a gradient round an angle or a picture in a
  /// rectangle is first drawn as a group.
  func withSource(_ paint: Paint, _ draw: () -> Void) {
    switch paint {
    case .color(let color):
      set(color)
      draw()
    case .linearGradient(let stops, let start, let end):
      guard Self.areFinite([start.x, start.y, end.x, end.y]) else { return }
      use(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops: stops, draw)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      guard Self.areFinite([center.x, center.y, startRadius, endRadius]) else { return }
      let radii = (max(0, startRadius), max(0, endRadius))
      use(
        cairo_pattern_create_radial(center.x, center.y, radii.0, center.x, center.y, radii.1),
        stops: stops, draw)
    case .ellipticalGradient(let stops, let bounds, let center, let startFraction, let endFraction):
      guard bounds.width > 0, bounds.height > 0,
        Self.areFinite([bounds.minX, bounds.minY, bounds.maxX, bounds.maxY])
      else { return }
      // A circle in the unit square, stretched to the bounds.
      let pattern = cairo_pattern_create_radial(
        center.x, center.y, max(0, startFraction), center.x, center.y, max(0, endFraction))
      var matrix = cairo_matrix_t(
        xx: 1 / bounds.width, yx: 0, xy: 0, yy: 1 / bounds.height,
        x0: -bounds.minX / bounds.width, y0: -bounds.minY / bounds.height)
      cairo_pattern_set_matrix(pattern, &matrix)
      use(pattern, stops: stops, draw)
    case .angularGradient, .image:
      // The group is as large as the clip: drawn outside its shape, it costs time but no pixels.
      cairo_save(context)
      let path = cairo_copy_path(context)
      cairo_push_group(context)
      fillClip(with: paint)
      cairo_pop_group_to_source(context)
      cairo_new_path(context)
      cairo_append_path(context, path)
      cairo_path_destroy(path)
      draw()
      cairo_restore(context)
    }
  }

  /// Paints all that the clip lets through.
  func fillClip(with paint: Paint) {
    switch paint {
    case .angularGradient(let stops, let center, let start, let end):
      paintAngular(stops, center: center, start: start.radians, end: end.radians)
    case .image(let image): draw(image)
    default: withSource(paint) { cairo_paint(context) }
    }
  }

  private static func areFinite(_ numbers: [CGFloat]) -> Bool { numbers.allSatisfy(\.isFinite) }

  private func use(_ pattern: OpaquePointer?, stops: [ResolvedStop], _ draw: () -> Void) {
    guard let pattern else { return }
    defer { cairo_pattern_destroy(pattern) }
    for stop in GradientStops.refined(stops) {
      cairo_pattern_add_color_stop_rgba(
        pattern, min(max(stop.location, 0), 1), Self.component(stop.color.red),
        Self.component(stop.color.green), Self.component(stop.color.blue),
        Self.component(stop.color.opacity))
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    draw()
  }
}

// MARK: - Angular gradients

extension Painter {
  /// Cairo has no gradient round a centre: a mesh of slim wedges makes one.
  private func paintAngular(
    _ stops: [ResolvedStop], center: CGPoint, start: Double, end: Double
  ) {
    guard let first = stops.first, let last = stops.last, center.x.isFinite, center.y.isFinite,
      start.isFinite, end.isFinite
    else { return }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    guard right > left, bottom > top else { return }
    let radius =
      2
      * hypot(
        max(abs(left - center.x), abs(right - center.x)),
        max(abs(top - center.y), abs(bottom - center.y)))
    let mesh = cairo_pattern_create_mesh()!
    defer { cairo_pattern_destroy(mesh) }
    let turn = 2 * Double.pi
    // Only the last turn is seen.
    let start = max(start, end - turn)
    let sweep = end - start
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
    }
    func wedge(from a: Double, to b: Double, _ colorA: ResolvedColor, _ colorB: ResolvedColor) {
      let count = max(1, Int(((b - a) / (.pi / 30)).rounded(.up)))
      for i in 0..<count {
        let shares = (Double(i) / Double(count), Double(i + 1) / Double(count))
        addWedge(
          to: mesh, center: center, point(a + (b - a) * shares.0), point(a + (b - a) * shares.1),
          GradientStops.mix(colorA, colorB, by: shares.0),
          GradientStops.mix(colorA, colorB, by: shares.1))
      }
    }
    if sweep < turn {
      // What is left of the turn continues the end's colour to its middle, then the start's.
      let middle = end + (turn - sweep) / 2
      wedge(from: end, to: middle, last.color, last.color)
      wedge(from: middle, to: start + turn, first.color, first.color)
    }
    var previous = ResolvedStop(color: first.color, location: 0)
    for stop in stops + [ResolvedStop(color: last.color, location: 1)] {
      let location = min(max(stop.location, previous.location), 1)
      if location > previous.location {
        wedge(
          from: start + sweep * previous.location, to: start + sweep * location, previous.color,
          stop.color)
      }
      previous = ResolvedStop(color: stop.color, location: location)
    }
    cairo_set_source(context, mesh)
    cairo_paint(context)
  }

  private func addWedge(
    to mesh: OpaquePointer, center: CGPoint, _ a: CGPoint, _ b: CGPoint, _ colorA: ResolvedColor,
    _ colorB: ResolvedColor
  ) {
    cairo_mesh_pattern_begin_patch(mesh)
    cairo_mesh_pattern_move_to(mesh, center.x, center.y)
    cairo_mesh_pattern_line_to(mesh, a.x, a.y)
    cairo_mesh_pattern_line_to(mesh, b.x, b.y)
    cairo_mesh_pattern_line_to(mesh, center.x, center.y)
    for (corner, color) in [colorA, colorA, colorB, colorB].enumerated() {
      cairo_mesh_pattern_set_corner_color_rgba(
        mesh, UInt32(corner), Self.component(color.red), Self.component(color.green),
        Self.component(color.blue), Self.component(color.opacity))
    }
    cairo_mesh_pattern_end_patch(mesh)
  }
}
