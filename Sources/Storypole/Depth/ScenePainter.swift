/// Draws a tree as it stands in space: what is flat as it looks, in its plane; what has depth as a
/// box of glass around what it holds, from the back to the front.
///
/// Effects of drawing (opacity, clips, shadows) are seen inside what is flat, not around what has
/// depth.
struct ScenePainter {
  private enum Style {
    static let edge = ResolvedColor(red: 0.25, green: 0.45, blue: 0.7, opacity: 0.9)
    static let hiddenEdge = ResolvedColor(red: 0.25, green: 0.45, blue: 0.7, opacity: 0.35)
    static let glass = ResolvedColor(red: 0.3, green: 0.55, blue: 0.85, opacity: 0.05)
    static let plane = ResolvedColor(red: 0.85, green: 0.1, blue: 0.5, opacity: 0.1)
    static let planeEdge = ResolvedColor(red: 0.85, green: 0.1, blue: 0.5, opacity: 0.9)
    /// In points.
    static let line: CGFloat = 0.75
    /// How far a guide's plane reaches beyond its container.
    static let reach: CGFloat = 6
  }

  private let pass: DepthPass
  private let scale: CGFloat
  private let showsGuides: Bool
  private var extents: [ObjectIdentifier: Rect3D] = [:]
  /// Boxes and planes that are drawn already, by their corners in tenths of a point: one is enough.
  private var drawn: Set<[SIMD3<Int>]> = []
  private(set) var items: [DisplayItem] = []
  /// Around everything that is drawn, in the picture.
  private(set) var bounds = CGRect.null
  /// Where guides are named.
  private(set) var labels: [(text: String, place: CGPoint)] = []

  init(_ pass: DepthPass, scale: CGFloat, showsGuides: Bool) {
    self.pass = pass
    self.scale = scale
    self.showsGuides = showsGuides
  }

  /// A part of a scene, in the coordinates of what holds it.
  private enum Part {
    case node(LayoutNode)
    case guide(DepthAlignment, Rect3D)
  }

  mutating func paint(_ node: LayoutNode, _ toPicture: AffineTransform3D) {
    let box = Rect3D(origin: .zero, size: pass.size(of: node))
    if isFlat(node) {
      sheet(node, box, toPicture)
      return
    }
    // Which way the viewer is, in the node's coordinates.
    let view = toPicture.inverse.map { Vector3D(x: 0, y: 0, z: 1).applying($0) } ?? .forward
    let hasBox = box.size.depth > 0 && node.depthKind.decidesDepth && isNew(box, toPicture)
    if hasBox { faces(of: box, toPicture, view, areInFront: false) }
    var parts = node.childrenInPaintOrder().filter(\.isPlaced).map { child in
      (part: Part.node(child), box: extent(of: child).applying(pass.transformToParent(of: child)))
    }
    if showsGuides, let plane = guidePlane(of: node, box), isNew(plane.1, toPicture) {
      parts.append((.guide(plane.0, plane.1), plane.1))
    }
    for index in Self.order(parts.map(\.box), view) {
      switch parts[index].part {
      case .node(let child): paint(child, toPicture * pass.transformToParent(of: child))
      case .guide(let guide, let plane): draw(guide, plane, toPicture)
      }
    }
    if hasBox { faces(of: box, toPicture, view, areInFront: true) }
  }

  /// Whether a box is drawn for the first time.
  private mutating func isNew(_ box: Rect3D, _ toPicture: AffineTransform3D) -> Bool {
    let corners = box.cornerPoints.map { corner in
      SIMD3<Int>(
        clamping: SIMD3<Int64>((corner.applying(toPicture).vector * 10).rounded(.toNearestOrEven)))
    }
    return drawn.insert(corners).inserted
  }

  // MARK: What has depth

  /// Whether the node and all that it holds lie in its plane.
  private mutating func isFlat(_ node: LayoutNode) -> Bool { extent(of: node).size.depth == 0 }

  /// The box around the node and what it holds, in its coordinates; with a depth of 0 only where
  /// everything lies in the node's own plane.
  private mutating func extent(of node: LayoutNode) -> Rect3D {
    let id = ObjectIdentifier(node)
    if let known = extents[id] { return known }
    var extent = Rect3D(origin: .zero, size: pass.size(of: node))
    for child in node.children where child.isPlaced {
      let transform = pass.transformToParent(of: child)
      let inner = self.extent(of: child).applying(transform)
      // Of what is flat only the plane counts: it is drawn with all that reaches out of it.
      if inner.minZ != 0 || inner.maxZ != 0 { extent = extent.union(inner) }
    }
    extents[id] = extent
    return extent
  }

  /// Draws the node as it looks from the front into its plane.
  private mutating func sheet(_ node: LayoutNode, _ box: Rect3D, _ toPicture: AffineTransform3D) {
    let plane = toPicture.flat()
    guard plane.isDrawable else { return }
    var painter = Painter(scale: scale, origin: .zero)
    node.paint(into: &painter)
    if painter.items.isEmpty { return }
    var layer = Layer()
    layer.transform = plane
    items.append(DisplayItem(.begin(layer)))
    items += painter.items
    items.append(DisplayItem(.end))
    include(box, toPicture)
  }

  private mutating func include(_ box: Rect3D, _ toPicture: AffineTransform3D) {
    for corner in box.cornerPoints {
      let point = corner.applying(toPicture)
      bounds = bounds.union(CGRect(x: point.x, y: point.y, width: 0, height: 0))
    }
  }

  /// The faces of a box that look at the viewer, or the others.
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

  /// The plane that a container lines its views up on.
  private func guidePlane(of node: LayoutNode, _ box: Rect3D) -> (DepthAlignment, Rect3D)? {
    guard box.size.depth > 0, case .members(let views, let rule) = node.depthKind,
      let view = views.first(where: \.isPlaced)
    else { return nil }
    let guide: DepthAlignment
    switch rule {
    case .across(let alignment), .overlap(let alignment): guide = alignment
    case .stack: return nil
    }
    let z = pass.place(of: view).z + pass.dimensions(of: view)[guide]
    let plane = Rect3D(
      origin: Point3D(x: -Style.reach, y: -Style.reach, z: z),
      size: Size3D(
        width: box.size.width + 2 * Style.reach, height: box.size.height + 2 * Style.reach,
        depth: 0))
    return (guide, plane)
  }

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

  /// Boxes from the back to the front, seen along `view`. Where a plane upright on an axis separates
  /// two, the one on the viewer's side comes later; where they overlap, the one whose middle is
  /// nearer. What is equal stays in order.
  static func order(_ boxes: [Rect3D], _ view: Vector3D) -> [Int] {
    let nearness = boxes.map { ($0.center - .zero).dot(view) }
    // Beyond this, comparing all with all would take too long.
    if boxes.count > 300 {
      return boxes.indices.sorted { (nearness[$0], $0) < (nearness[$1], $1) }
    }
    var left = Array(boxes.indices)
    var order: [Int] = []
    while !left.isEmpty {
      let free = left.first { a in
        left.allSatisfy { b in b == a || !isBehind(b, a, boxes, nearness, view) }
      }
      // Boxes can lie in a ring, each behind the next.
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
    // Side by side in the picture without covering one another, they may come in any order.
    return nearness[a] < nearness[b] - 1e-6
  }
}
