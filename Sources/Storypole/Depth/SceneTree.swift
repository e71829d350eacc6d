// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A part of a tree as it stands in space, for whoever draws it.
struct ScenePart {
  enum Kind {
    /// What is flat, drawn in the plane of the part's back.
    case sheet([DisplayItem])
    /// Holds parts. Where `isSolid` is true, the depth is its own, and a box shows it.
    case space(isSolid: Bool)
    /// The plane of a guide that a container lines its views up on.
    case plane(DepthAlignment)
  }

  var kind: Kind
  /// The node that the part shows.
  var node: LayoutNode
  /// Maps the part's coordinates to those of the part around it.
  var transform = AffineTransform3D.identity
  /// What the part itself fills, in its coordinates.
  var box: Rect3D
  /// Around the part and what it holds, in its coordinates.
  var extent: Rect3D
  /// What happens to the picture of what it holds, the outermost first.
  var layers: [Layer] = []
  var parts: [ScenePart] = []
}

/// Takes a tree apart into what is flat and what has depth.
struct ScenePartBuilder {
  /// How far a guide's plane reaches beyond its container, in points.
  private static let reach: CGFloat = 6

  private let pass: DepthPass
  private let scale: CGFloat
  private let showsGuides: Bool
  private var extents: [ObjectIdentifier: Rect3D] = [:]
  /// Boxes and planes that are there already, by their corners in tenths of a point: one is enough.
  private var known: Set<[SIMD3<Double>]> = []

  init(_ pass: DepthPass, scale: CGFloat, showsGuides: Bool) {
    self.pass = pass
    self.scale = scale
    self.showsGuides = showsGuides
  }

  /// The node and all that it holds, in the coordinates of its parent; nil where nothing is seen.
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
    // As views do: what lies behind stands at the back, what lies over at the front.
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

  /// Whether a box is there for the first time.
  private mutating func isNew(_ box: Rect3D, _ toRoot: AffineTransform3D) -> Bool {
    let corners = box.cornerPoints.map { corner in
      (corner.applying(toRoot).vector * 10).rounded(.toNearestOrEven)
    }
    return known.insert(corners).inserted
  }

  /// The box around the node and what it holds, in its coordinates; with a depth of 0 only where
  /// everything lies in the node's own plane.
  private mutating func extent(of node: LayoutNode) -> Rect3D {
    let id = ObjectIdentifier(node)
    if let known = extents[id] { return known }
    var extent = Rect3D(origin: .zero, size: pass.size(of: node))
    for child in node.children where child.isPlaced {
      let inner = self.extent(of: child).applying(pass.transformToParent(of: child))
      // Of what is flat only the plane counts: it is drawn with all that reaches out of it.
      if inner.minZ != 0 || inner.maxZ != 0 { extent = extent.union(inner) }
    }
    extents[id] = extent
    return extent
  }

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
      origin: Point3D(x: -Self.reach, y: -Self.reach, z: z),
      size: Size3D(
        width: box.size.width + 2 * Self.reach, height: box.size.height + 2 * Self.reach,
        depth: 0))
    return (guide, plane)
  }

  // MARK: A node without its children

  /// What a node draws itself, behind its children and over them, and what it does to them.
  private struct Alone {
    var behind: [DisplayItem] = []
    var over: [DisplayItem] = []
    var layers: [Layer] = []
    /// Of the layers, for the children's coordinates.
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
    // Layers that go around the children are closed before them and opened again after them.
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

  /// The items, unless they are layers around nothing.
  private static func drawing(_ items: some Sequence<DisplayItem>) -> [DisplayItem] {
    let draws = items.contains { item in
      if case .begin = item.command { return false }
      return item.command != .end
    }
    return draws ? Array(items) : []
  }
}
