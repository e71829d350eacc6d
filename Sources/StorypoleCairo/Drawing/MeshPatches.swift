// SPDX-License-Identifier: Apache-2.0
import CPango
import StorypoleGraphics

/// Quadrilaterals with a color at each of their four corners, as a Cairo pattern.
///
/// Cairo processes all of a piece, however little is visible: pieces far larger than the visible area are
/// split, and only their possibly visible parts are kept.
final class MeshPatches {
  let mesh: OpaquePointer
  let seen: CGRect
  private let longest: CGFloat
  /// Zooming in by a billion takes some sixty splits; only a folded mesh always leaves more slivers.
  private var cuts = 0
  private static let mostCuts = 500
  /// The remaining area to paint; pieces after it are left out: a mesh folded in the visible area overlaps
  /// itself any number of times.
  private var area: CGFloat

  /// Patches for a context's current clip.
  init(in context: OpaquePointer) {
    mesh = cairo_pattern_create_mesh()!
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    seen = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    // In pixels of the context, which may be scaled: a point may be a billion pixels.
    var (across, up, along, down) = (1.0, 0.0, 0.0, 1.0)
    cairo_user_to_device_distance(context, &across, &up)
    cairo_user_to_device_distance(context, &along, &down)
    let pixel = 1 / max(hypot(across, up), hypot(along, down), .leastNormalMagnitude)
    longest = min(max(max(seen.width, seen.height), 256 * pixel), 4096 * pixel)
    area = 16 * seen.width * seen.height + 4e6 * pixel * pixel
  }

  deinit { cairo_pattern_destroy(mesh) }

  /// Adds a piece. The corners are in order around it.
  func add(_ corners: [CGPoint], _ colors: [ResolvedColor]) {
    // Larger numbers are too coarse to split.
    guard corners.allSatisfy({ abs($0.x) < 1e12 && abs($0.y) < 1e12 }) else { return }
    let box = CGRect(enclosing: corners)
    if box.overlap(with: seen).isNull { return }
    if max(box.width, box.height) <= longest {
      area -= box.width * box.height
      if area > 0 { append(corners, colors) }
      return
    }
    cuts += 1
    if cuts > Self.mostCuts { return }
    func middle(_ a: Int, _ b: Int) -> (CGPoint, ResolvedColor) {
      let center = CGPoint(
        x: (corners[a].x + corners[b].x) / 2, y: (corners[a].y + corners[b].y) / 2)
      return (center, colors[a].mixedComponents(with: colors[b], by: 0.5))
    }
    func length(_ a: Int, _ b: Int) -> CGFloat {
      hypot(corners[a].x - corners[b].x, corners[a].y - corners[b].y)
    }
    // Splits the longer sides.
    if max(length(0, 1), length(2, 3)) >= max(length(1, 2), length(3, 0)) {
      let (m, n) = (middle(0, 1), middle(2, 3))
      add([corners[0], m.0, n.0, corners[3]], [colors[0], m.1, n.1, colors[3]])
      add([m.0, corners[1], corners[2], n.0], [m.1, colors[1], colors[2], n.1])
    } else {
      let (m, n) = (middle(1, 2), middle(3, 0))
      add([corners[0], corners[1], m.0, n.0], [colors[0], colors[1], m.1, n.1])
      add([n.0, m.0, corners[2], corners[3]], [n.1, m.1, colors[2], colors[3]])
    }
  }

  private func append(_ corners: [CGPoint], _ colors: [ResolvedColor]) {
    cairo_mesh_pattern_begin_patch(mesh)
    cairo_mesh_pattern_move_to(mesh, corners[0].x, corners[0].y)
    for corner in corners.dropFirst() { cairo_mesh_pattern_line_to(mesh, corner.x, corner.y) }
    for (corner, color) in colors.enumerated() {
      cairo_mesh_pattern_set_corner_color_rgba(
        mesh, UInt32(corner), Painter.component(color.red), Painter.component(color.green),
        Painter.component(color.blue), Painter.component(color.opacity))
    }
    cairo_mesh_pattern_end_patch(mesh)
  }
}
