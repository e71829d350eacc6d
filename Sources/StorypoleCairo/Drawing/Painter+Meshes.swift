// SPDX-License-Identifier: Apache-2.0
import CPango
import StorypoleGraphics

// MARK: - Angular gradients

extension Painter {
  /// Draws an angular gradient, which Cairo lacks, as a mesh of slim wedges.
  func paintAngular(
    _ stops: [ResolvedStop], center: CGPoint, start: Double, end: Double
  ) {
    guard let first = stops.first, let last = stops.last, center.x.isFinite, center.y.isFinite,
      start.isFinite, end.isFinite
    else { return }
    let patches = MeshPatches(in: context)
    let seen = patches.seen
    guard seen.width > 0, seen.height > 0 else { return }
    let radius =
      2
      * hypot(
        max(abs(seen.minX - center.x), abs(seen.maxX - center.x)),
        max(abs(seen.minY - center.y), abs(seen.maxY - center.y)))
    let turn = 2 * Double.pi
    // Only the last turn is visible, in either direction.
    let start = min(max(start, end - turn), end + turn)
    let sweep = end - start
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
    }
    func wedge(from a: Double, to b: Double, _ colorA: ResolvedColor, _ colorB: ResolvedColor) {
      let count = max(1, Int(((b - a) / (.pi / 30)).rounded(.up)))
      for i in 0..<count {
        let fractions = (Double(i) / Double(count), Double(i + 1) / Double(count))
        let (first, second) = (point(a + (b - a) * fractions.0), point(a + (b - a) * fractions.1))
        let colors = (
          colorA.mixedComponents(with: colorB, by: fractions.0),
          colorA.mixedComponents(with: colorB, by: fractions.1)
        )
        patches.add(
          [center, first, second, center], [colors.0, colors.0, colors.1, colors.1])
      }
    }
    if sweep < turn {
      // The rest of the turn continues the end's color to its middle, then the start's.
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
    cairo_set_source(context, patches.mesh)
    cairo_paint(context)
  }

  func paintMesh(_ colors: ColorMesh) {
    set(colors.background)
    cairo_paint(context)
    guard colors.columns > 1, colors.points.count == colors.colors.count,
      colors.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
    else { return }
    let patches = MeshPatches(in: context)
    for index in 0..<max(0, colors.points.count - colors.columns)
    where index % colors.columns + 1 < colors.columns {
      let corners = [index, index + 1, index + 1 + colors.columns, index + colors.columns]
      patches.add(corners.map { colors.points[$0] }, corners.map { colors.colors[$0] })
    }
    cairo_set_source(context, patches.mesh)
    cairo_paint(context)
  }
}
