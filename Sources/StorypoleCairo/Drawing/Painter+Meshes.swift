import CPango
import StorypoleGraphics

// MARK: - Angular gradients

extension Painter {
  /// Cairo has no gradient round a centre: a mesh of slim wedges makes one.
  func paintAngular(
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
        let (first, second) = (point(a + (b - a) * shares.0), point(a + (b - a) * shares.1))
        let colors = (
          colorA.mixedComponents(with: colorB, by: shares.0),
          colorA.mixedComponents(with: colorB, by: shares.1)
        )
        Self.addPatch(
          to: mesh, [center, first, second, center],
          [colors.0, colors.0, colors.1, colors.1])
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

  func paintMesh(_ colors: ColorMesh) {
    set(colors.background)
    cairo_paint(context)
    guard colors.columns > 1, colors.points.count == colors.colors.count,
      colors.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
    else { return }
    let mesh = cairo_pattern_create_mesh()!
    defer { cairo_pattern_destroy(mesh) }
    for index in 0..<max(0, colors.points.count - colors.columns)
    where index % colors.columns + 1 < colors.columns {
      let corners = [index, index + 1, index + 1 + colors.columns, index + colors.columns]
      Self.addPatch(
        to: mesh, corners.map { colors.points[$0] }, corners.map { colors.colors[$0] })
    }
    cairo_set_source(context, mesh)
    cairo_paint(context)
  }

  /// A piece with straight sides and a colour in each of its four corners.
  private static func addPatch(
    to mesh: OpaquePointer, _ corners: [CGPoint], _ colors: [ResolvedColor]
  ) {
    cairo_mesh_pattern_begin_patch(mesh)
    cairo_mesh_pattern_move_to(mesh, corners[0].x, corners[0].y)
    for corner in corners.dropFirst() { cairo_mesh_pattern_line_to(mesh, corner.x, corner.y) }
    for (corner, color) in colors.enumerated() {
      cairo_mesh_pattern_set_corner_color_rgba(
        mesh, UInt32(corner), Self.component(color.red), Self.component(color.green),
        Self.component(color.blue), Self.component(color.opacity))
    }
    cairo_mesh_pattern_end_patch(mesh)
  }
}
