// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// Draws a scene as a camera sees it: flat content in its plane, views with depth as a glass box around their content,
/// from the back to the front.
struct ScenePainter {
  private enum Style {
    static let edge = ResolvedColor(red: 0.25, green: 0.45, blue: 0.7, opacity: 0.9)
    static let hiddenEdge = ResolvedColor(red: 0.25, green: 0.45, blue: 0.7, opacity: 0.35)
    static let glass = ResolvedColor(red: 0.3, green: 0.55, blue: 0.85, opacity: 0.05)
    static let plane = ResolvedColor(red: 0.85, green: 0.1, blue: 0.5, opacity: 0.1)
    static let planeEdge = ResolvedColor(red: 0.85, green: 0.1, blue: 0.5, opacity: 0.9)
    /// In points.
    static let line: CGFloat = 0.75
  }

  private(set) var items: [DisplayItem] = []
  /// The bounds of the whole drawing, in the picture.
  private(set) var bounds = CGRect.null
  /// The positions of the guides' names.
  private(set) var labels: [(text: String, place: CGPoint)] = []
  /// The parts of the scene that are only approximated.
  private(set) var approximations: Set<SceneApproximation> = []

  mutating func paint(
    _ part: ScenePart, _ toParent: AffineTransform3D, through cuts: [SceneCut] = []
  ) {
    let toPicture = toParent * part.transform
    switch part.kind {
    case .sheet(let drawing): draw(drawing, part.box, toPicture, through: cuts)
    case .plane(let guide): draw(guide, part.box, toPicture)
    case .space(let isSolid):
      // The direction of the viewer in the part's coordinates.
      let view = toPicture.inverse.map { Vector3D(x: 0, y: 0, z: 1).applying($0) } ?? .forward
      if isSolid { faces(of: part.box, toPicture, view, areInFront: false) }
      let groups = part.layers.map(\.withoutCut).filter { $0 != Layer() }
      for layer in groups { begin(layer, seenFrom: view) }
      let cuts = cuts + part.layers.compactMap { SceneCut($0, toPicture) }
      for index in Self.order(part.parts.map { $0.extent.applying($0.transform) }, view) {
        paint(part.parts[index], toPicture, through: cuts)
      }
      for _ in groups { items.append(DisplayItem(.end)) }
      if isSolid { faces(of: part.box, toPicture, view, areInFront: true) }
    }
  }

  private mutating func begin(_ layer: Layer, seenFrom view: Vector3D) {
    items.append(DisplayItem(.begin(layer)))
    let isUpright = abs(view.x) < 1e-9 && abs(view.y) < 1e-9
    if !isUpright, layer.filters.contains(where: { $0.spread != nil }) {
      approximations.insert(.filter)
    }
  }

  // MARK: Flat content

  private mutating func draw(
    _ drawing: [DisplayItem], _ box: Rect3D, _ toPicture: AffineTransform3D,
    through cuts: [SceneCut]
  ) {
    var layer = Layer()
    layer.transform = toPicture.flat()
    guard layer.transform.isDrawable else { return }
    let fitting = cuts.compactMap { $0.layers(for: toPicture) }
    if fitting.count < cuts.count { approximations.insert(.cut) }
    let around = fitting.flatMap { $0 } + [layer]
    items +=
      around.map { DisplayItem(.begin($0)) } + drawing + around.map { _ in DisplayItem(.end) }
    include(box, toPicture)
  }

  // MARK: Content with depth

  private mutating func include(_ box: Rect3D, _ toPicture: AffineTransform3D) {
    for corner in box.cornerPoints {
      let point = corner.applying(toPicture)
      bounds = bounds.union(CGRect(x: point.x, y: point.y, width: 0, height: 0))
    }
  }

  /// The faces of a box that face the viewer, or the others.
  private mutating func faces(
    of box: Rect3D, _ toPicture: AffineTransform3D, _ view: Vector3D, areInFront: Bool
  ) {
    include(box, toPicture)
    for axis in 0..<3 where abs(view.vector[axis]) > 1e-6 {
      let isFar = (view.vector[axis] > 0) == areInFront
      var (low, high) = (box.min.vector, box.max.vector)
      if isFar { low[axis] = high[axis] } else { high[axis] = low[axis] }
      let path = Self.path(low, high, across: axis, toPicture)
      if areInFront {
        items.append(DisplayItem(.fill(path, .color(Style.glass), FillStyle())))
        items.append(
          DisplayItem(.stroke(path, .color(Style.edge), StrokeStyle(lineWidth: Style.line))))
      } else {
        let dashed = StrokeStyle(lineWidth: Style.line, dash: [2, 2])
        items.append(DisplayItem(.stroke(path, .color(Style.hiddenEdge), dashed)))
      }
    }
  }

  /// The outline of a rectangle that is flat along one axis.
  private static func path(
    _ low: SIMD3<Double>, _ high: SIMD3<Double>, across axis: Int, _ toPicture: AffineTransform3D
  ) -> Path {
    let (u, v) = ((axis + 1) % 3, (axis + 2) % 3)
    let corners = [(false, false), (true, false), (true, true), (false, true)].map { a, b in
      var corner = low
      if a { corner[u] = high[u] }
      if b { corner[v] = high[v] }
      let point = Point3D(vector: corner).applying(toPicture)
      return CGPoint(x: point.x, y: point.y)
    }
    var path = Path()
    path.addLines(corners)
    path.closeSubpath()
    return path
  }

  // MARK: Guides

  private mutating func draw(
    _ guide: DepthAlignment, _ plane: Rect3D, _ toPicture: AffineTransform3D
  ) {
    include(plane, toPicture)
    let path = Self.path(plane.min.vector, plane.max.vector, across: 2, toPicture)
    items.append(DisplayItem(.fill(path, .color(Style.plane), FillStyle())))
    items.append(
      DisplayItem(.stroke(path, .color(Style.planeEdge), StrokeStyle(lineWidth: Style.line))))
    let corner = plane.min.applying(toPicture)
    labels.append((guide.name, CGPoint(x: corner.x, y: corner.y)))
  }

  static var labelColor: ResolvedColor { Style.planeEdge }

  // MARK: Order

  /// The order of boxes from the back to the front, seen along `view`. If a plane perpendicular to an axis separates
  /// two, the one on the viewer's side comes later; if they overlap, the one with the nearer center. Equal boxes keep
  /// their order.
  static func order(_ boxes: [Rect3D], _ view: Vector3D) -> [Int] {
    let nearness = boxes.map { ($0.center - .zero).dot(view) }
    // With more boxes, comparing all pairs would take too long.
    if boxes.count > 300 {
      return boxes.indices.sorted { (nearness[$0], $0) < (nearness[$1], $1) }
    }
    var left = Array(boxes.indices)
    var order: [Int] = []
    while !left.isEmpty {
      let free = left.first { a in
        left.allSatisfy { b in b == a || !isBehind(b, a, boxes, nearness, view) }
      }
      // Boxes can form a ring, each behind the next.
      let next = free ?? left.min { nearness[$0] < nearness[$1] }!
      order.append(next)
      left.removeAll { $0 == next }
    }
    return order
  }

  /// Whether the first box has to be drawn before the second.
  private static func isBehind(
    _ a: Int, _ b: Int, _ boxes: [Rect3D], _ nearness: [Double], _ view: Vector3D
  ) -> Bool {
    let (p, q) = (boxes[a], boxes[b])
    var (before, after) = (false, false)
    for axis in 0..<3 where abs(view.vector[axis]) > 1e-6 {
      let isUp = view.vector[axis] > 0
      if p.max.vector[axis] <= q.min.vector[axis] + 1e-6 {
        if isUp { before = true } else { after = true }
      }
      if q.max.vector[axis] <= p.min.vector[axis] + 1e-6 {
        if isUp { after = true } else { before = true }
      }
    }
    if before || after { return before && !after }
    // Boxes that don't cover one another in the picture may be in any order.
    return nearness[a] < nearness[b] - 1e-6
  }
}
