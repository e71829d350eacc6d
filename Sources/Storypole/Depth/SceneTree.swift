// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A part of a tree in space, to be drawn.
struct ScenePart {
  enum Kind {
    /// Flat content, drawn in the plane of the part's back.
    case sheet([DisplayItem])
    /// Contains parts. If `isSolid` is true, the depth is its own, and a box shows it.
    case space(isSolid: Bool)
    /// The plane of a guide on which a container aligns its views.
    case plane(DepthAlignment)
  }

  var kind: Kind
  /// The part's node.
  var node: LayoutNode
  /// Maps the part's coordinates to those of the part around it.
  var transform = AffineTransform3D.identity
  /// The part's own box, in its coordinates.
  var box: Rect3D
  /// The extent of the part and its content, in its coordinates.
  var extent: Rect3D
  /// The layers around the content's picture, the outermost first.
  var layers: [Layer] = []
  var parts: [ScenePart] = []
}

/// Separates a tree into flat parts and parts with depth.
struct ScenePartBuilder {
  /// The distance in points by which a guide's plane extends past its container.
  private static let reach: CGFloat = 6

  private let pass: DepthPass
  private let scale: CGFloat
  private let showsGuides: Bool
  private var extents: [ObjectIdentifier: Rect3D] = [:]
  /// The existing boxes and planes, by their corners in tenths of a point, to skip duplicates.
  private var known: Set<[SIMD3<Double>]> = []

  init(_ pass: DepthPass, scale: CGFloat, showsGuides: Bool) {
    self.pass = pass
    self.scale = scale
    self.showsGuides = showsGuides
  }

  /// The node and its content, in the coordinates of its parent; nil if nothing is visible.
  mutating func part(of root: LayoutNode) -> ScenePart? {
    part(of: root, nil, pass.transformToParent(of: root), pass.transformToRoot(of: root))
  }

  private mutating func part(
    of node: LayoutNode, _ shape: ContainerShape?, _ transform: AffineTransform3D,
    _ toRoot: AffineTransform3D
  ) -> ScenePart? {
    let box = Rect3D(origin: .zero, size: pass.size(of: node))
    if extent(of: node).size.depth == 0 {
      var painter = Painter(scale: scale, origin: .zero)
      painter.containerShape = shape
      node.paint(into: &painter)
      return sheet(node, painter.items, transform, box)
    }
    var space = ScenePart(
      kind: .space(isSolid: false), node: node, transform: transform, box: box,
      extent: extent(of: node))
    if box.size.depth > 0, node.depthKind.decidesDepth {
      space.kind = .space(isSolid: isNew(box, toRoot))
    }
    let alone = alone(node)
    let inner = alone.children.compactMap { child, shape in
      let transform = alone.transform * pass.transformToParent(of: child)
      return part(of: child, shape, transform, toRoot * transform)
    }
    // The drawing behind the children is at the back, the drawing over them at the front.
    if let behind = sheet(node, alone.behind, .identity, box) { space.parts.append(behind) }
    if alone.layers.isEmpty {
      space.parts += inner
    } else {
      var group = ScenePart(
        kind: .space(isSolid: false), node: node, box: box, extent: space.extent)
      (group.layers, group.parts) = (alone.layers, inner)
      space.parts.append(group)
    }
    let toFront = AffineTransform3D(translation: Vector3D(x: 0, y: 0, z: box.size.depth))
    if let over = sheet(node, alone.over, toFront, box) { space.parts.append(over) }
    if showsGuides, let (guide, plane) = guidePlane(of: node, box), isNew(plane, toRoot) {
      space.parts.append(ScenePart(kind: .plane(guide), node: node, box: plane, extent: plane))
    }
    return space
  }

  private func sheet(
    _ node: LayoutNode, _ items: [DisplayItem], _ transform: AffineTransform3D, _ box: Rect3D
  ) -> ScenePart? {
    if items.isEmpty { return nil }
    var plane = box
    plane.size.depth = 0
    return ScenePart(
      kind: .sheet(items), node: node, transform: transform, box: plane, extent: plane)
  }

  /// Whether a box is new.
  private mutating func isNew(_ box: Rect3D, _ toRoot: AffineTransform3D) -> Bool {
    let corners = box.cornerPoints.map { corner in
      (corner.applying(toRoot).vector * 10).rounded(.toNearestOrEven)
    }
    return known.insert(corners).inserted
  }

  /// The box around the node and its content, in its coordinates; with a depth of 0 only if
  /// everything lies in the node's own plane.
  private mutating func extent(of node: LayoutNode) -> Rect3D {
    let id = ObjectIdentifier(node)
    if let known = extents[id] { return known }
    var extent = Rect3D(origin: .zero, size: pass.size(of: node))
    for child in node.children where child.isPlaced {
      let inner = self.extent(of: child).applying(pass.transformToParent(of: child))
      // Only the plane of flat content counts: its drawing includes everything that extends outside
      // of it.
      if inner.minZ != 0 || inner.maxZ != 0 { extent = extent.union(inner) }
    }
    extents[id] = extent
    return extent
  }

  /// The plane on which a container aligns its views.
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
      origin: Point3D(x: -Self.reach, y: -Self.reach, z: z),
      size: Size3D(
        width: box.size.width + 2 * Self.reach, height: box.size.height + 2 * Self.reach,
        depth: 0))
    return (guide, plane)
  }

  // MARK: A node without its children

  /// The node's own drawing, behind and in front of its children, and the effects on them.
  private struct Alone {
    var behind: [DisplayItem] = []
    var over: [DisplayItem] = []
    var layers: [Layer] = []
    /// The transform of the layers, for the children's coordinates.
    var transform = AffineTransform3D.identity
    var children: [(LayoutNode, ContainerShape?)] = []
  }

  private func alone(_ node: LayoutNode) -> Alone {
    var painter = Painter(scale: scale, origin: .zero)
    painter.paintAlone(node)
    let marks = painter.leftOut ?? []
    var alone = Alone(children: marks.map { ($0.child, $0.shape) })
    let first = marks.first?.index ?? painter.items.count
    var open: [DisplayItem] = []
    for item in painter.items[..<first] {
      if case .begin = item.command { open.append(item) }
      if item.command == .end { open.removeLast() }
    }
    // Layers around the children are closed before them and opened again after them.
    let closed = open.map { _ in DisplayItem(.end) }
    alone.behind = Self.drawing(painter.items[..<first] + closed)
    alone.over = Self.drawing(open + painter.items[first...])
    for item in open {
      guard case .begin(var layer) = item.command else { continue }
      alone.transform = alone.transform * AffineTransform3D(layer.transform)
      layer.transform = .identity
      if layer != Layer() { alone.layers.append(layer) }
    }
    return alone
  }

  /// The items, unless they are only empty layers.
  private static func drawing(_ items: some Sequence<DisplayItem>) -> [DisplayItem] {
    let draws = items.contains { item in
      if case .begin = item.command { return false }
      return item.command != .end
    }
    return draws ? Array(items) : []
  }
}
