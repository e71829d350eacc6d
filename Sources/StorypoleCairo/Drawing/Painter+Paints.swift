// SPDX-License-Identifier: Apache-2.0
import CPango
import StorypoleGraphics

extension Painter {
  func set(_ color: ResolvedColor) {
    cairo_set_source_rgba(
      context, Self.component(color.red), Self.component(color.green),
      Self.component(color.blue), Self.component(color.opacity))
  }

  static func component(_ value: Float) -> Double {
    value.isNaN ? 0 : Double(min(max(value, 0), 1))
  }

  /// Draws with a paint as Cairo's source. An angular gradient or an image in a rectangle is first
  /// drawn as a group.
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
    case .angularGradient, .mesh, .image:
      // The group is as large as the clip: pixels outside of the shape cost only time.
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

  /// Paints the whole clip.
  func fillClip(with paint: Paint) {
    switch paint {
    case .angularGradient(let stops, let center, let start, let end):
      paintAngular(stops, center: center, start: start.radians, end: end.radians)
    case .mesh(let mesh): paintMesh(mesh)
    case .image(let image): draw(image)
    default:
      guard target == .pixels, let image = cairo_get_group_target(context),
        let place = PaintedGradients.Place(paint, context, on: image)
      else { return withSource(paint) { cairo_paint(context) } }
      PaintedGradients.shared.paint(place, on: image) {
        withSource(paint) { cairo_paint(context) }
      }
    }
  }

  private static func areFinite(_ numbers: [CGFloat]) -> Bool { numbers.allSatisfy(\.isFinite) }

  private func use(_ pattern: OpaquePointer?, stops: [ResolvedStop], _ draw: () -> Void) {
    guard let pattern else { return }
    defer { cairo_pattern_destroy(pattern) }
    for stop in stops {
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
