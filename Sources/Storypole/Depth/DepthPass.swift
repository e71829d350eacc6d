// SPDX-License-Identifier: Apache-2.0
/// A proposal in three dimensions.
struct Offer3D: Equatable {
  var flat: ProposedViewSize
  /// As for a flat length, nil asks for the ideal depth, 0 for the least, infinity for the greatest.
  var depth: CGFloat?
}

/// The position of a view along the third axis.
package struct DepthPlace {
  /// The distance of the view's back in front of its parent's back, in points.
  package var z: CGFloat = 0
  package var depth: CGFloat = 0
  package var proposal: CGFloat?
}

/// The third axis of a layout: measures the depths of placed nodes and places them from the back to the front.
///
/// Width and height don't need it, so that flat views pay nothing: the pass exists once a view with depth is made, and
/// runs when a position is read. It stores its results separately from the nodes. Only views that mix the axes
/// (`rotation3DLayout`, `aspectRatio3D`) need depths while width and height are measured.
package final class DepthPass: ThirdAxis {
  /// Some view's width or height depends on a depth.
  var mixesAxes = false
  /// The custom guides that this tree has used.
  private var customGuides: [DepthAlignment] = []
  private unowned let space: LayoutSpace
  private var answers: [ObjectIdentifier: [(offer: Offer3D, depth: CGFloat)]] = [:]
  private var guides: [ObjectIdentifier: [(DepthAlignment, Offer3D, CGFloat?)]] = [:]
  private var places: [ObjectIdentifier: DepthPlace] = [:]
  /// The last depth proposals of views in modifiers that mix the axes.
  private var mixedOffers: [ObjectIdentifier: CGFloat?] = [:]
  /// A hash of the last round's frames.
  private var framesBefore = 0
  private var mixedSizes: [ObjectIdentifier: [(offer: Offer3D, size: Size3D)]] = [:]
  private var isCurrent = false
  private var isOpen = false

  init(_ space: LayoutSpace) { self.space = space }

  /// Begins a round of a layout and discards all answers. The first round does not know the offers to views; each later
  /// one begins with those of the previous round.
  func begin(isFirst: Bool) {
    forget()
    if isFirst { mixedOffers.removeAll(keepingCapacity: true) }
    isOpen = true
  }

  /// Whether another round may have a different result. A view in a modifier that mixes the axes uses the offers of the
  /// previous round: the rounds end when they agree.
  func isUnsettled(isFirst: Bool) -> Bool {
    guard mixesAxes, let window = space.host?.windowNode else { return false }
    var hasher = Hasher()
    func visit(_ node: LayoutNode) {
      for length in [node.origin.x, node.origin.y, node.size.width, node.size.height] {
        hasher.combine(length)
      }
      hasher.combine(node.proposal.width)
      hasher.combine(node.proposal.height)
      for child in node.children { visit(child) }
    }
    visit(window)
    let frames = hasher.finalize()
    defer { framesBefore = frames }
    return isFirst || frames != framesBefore
  }

  /// Ends a round: all nodes have their width and height.
  func end() {
    forget()
    isOpen = false
    isCurrent = false
    // Reactions to this layout may read positions in the next, before it has placed anything.
    if space.reacts, let window = space.host?.windowNode { _ = place(of: window) }
  }

  private func forget() {
    answers.removeAll(keepingCapacity: true)
    guides.removeAll(keepingCapacity: true)
    mixedSizes.removeAll(keepingCapacity: true)
  }

  // MARK: Depths and guides

  /// The depth that answers `offer`; never negative.
  func depth(of node: LayoutNode, for offer: Offer3D) -> CGFloat {
    let id = ObjectIdentifier(node)
    if let known = answers[id]?.first(where: { $0.offer == offer }) { return known.depth }
    let found = node.depthKind.depth(for: offer, node, self)
    let depth = found > 0 ? found : 0  // NaN counts as 0
    answers[id, default: []].append((offer, depth))
    return depth
  }

  /// The guide's explicit position, in points in front of the node's back; nil if it has none.
  func explicit(_ guide: DepthAlignment, of node: LayoutNode, for offer: Offer3D) -> CGFloat? {
    if !guide.isFrameGuide, !customGuides.contains(guide) { customGuides.append(guide) }
    let id = ObjectIdentifier(node)
    if let known = guides[id]?.first(where: { $0.0 == guide && $0.1 == offer }) { return known.2 }
    let found = node.depthKind.explicit(guide, for: offer, node, self)
    guides[id, default: []].append((guide, offer, found))
    return found
  }

  func dimensions(of node: LayoutNode, for offer: Offer3D) -> ViewDimensions3D {
    ViewDimensions3D(node.dimensions(for: offer.flat), depth: depth(of: node, for: offer)) {
      self.explicit($0, of: node, for: offer)
    }
  }

  func value(of guide: DepthAlignment, of node: LayoutNode, for offer: Offer3D) -> CGFloat {
    dimensions(of: node, for: offer)[guide]
  }

  // MARK: Positions

  /// The position of a node in the last complete layout.
  package func place(of node: LayoutNode) -> DepthPlace {
    if !isCurrent, !isOpen, let window = space.host?.windowNode {
      places.removeAll(keepingCapacity: true)
      isCurrent = true
      for child in window.children where child.isPlaced {
        put(child, at: 0, proposal: child === window.content ? window.window.depth : 0)
      }
    }
    return places[ObjectIdentifier(node)] ?? DepthPlace()
  }

  func put(_ node: LayoutNode, at z: CGFloat, proposal: CGFloat?) {
    let offer = Offer3D(flat: node.proposal, depth: proposal)
    let depth = depth(of: node, for: offer)
    places[ObjectIdentifier(node)] = DepthPlace(
      z: z.isFinite ? z : 0, depth: depth.isFinite ? depth : 0, proposal: proposal)
    for place in node.depthKind.places(in: depth, offer, node, self) where place.node.isPlaced {
      put(place.node, at: place.z, proposal: place.proposal)
    }
  }

  /// The depth that the ancestors offer a node, without measuring: for views that need a depth before they are placed.
  /// A stack in depth offers all of it instead of a part.
  func offer(to node: LayoutNode) -> CGFloat? {
    if let known = mixedOffers[ObjectIdentifier(node)] { return known }
    guard let parent = node.parent else { return nil }
    if let window = space.host?.windowNode, parent === window { return window.window.depth }
    return parent.depthKind.offer(to: node, of: offer(to: parent), parent)
  }

  /// The size that a view in a modifier that mixes the axes reports.
  func size(of node: LayoutNode, for flat: ProposedViewSize, _ depth: CGFloat?) -> Size3D {
    let (id, offer) = (ObjectIdentifier(node), Offer3D(flat: flat, depth: depth))
    if let known = mixedSizes[id]?.first(where: { $0.offer == offer }) { return known.size }
    self.offer(depth, to: node)
    let size = DepthChild(node, flat: flat, pass: self).size(depth)
    mixedSizes[id, default: []].append((offer, size))
    return size
  }

  /// Sets the depth offered to a view in a modifier that mixes the axes.
  func offer(_ depth: CGFloat?, to node: LayoutNode) {
    let old = mixedOffers.updateValue(depth, forKey: ObjectIdentifier(node))
    // Inner views that also mix the axes answered with another depth, for the same width.
    if let old, old != depth, mixes(node) {
      node.invalidateBelow()
      // Depths depend on widths and heights.
      forget()
    }
  }

  /// Whether the width or height of the node or a descendant depends on a depth.
  private func mixes(_ node: LayoutNode) -> Bool {
    node.mixesAxes || node.measuredChildren.contains(where: mixes)
  }

  /// A placed node's size and guides.
  package func dimensions(of node: LayoutNode) -> ViewDimensions3D {
    dimensions(
      of: node, for: Offer3D(flat: node.proposal, depth: place(of: node).proposal))
  }

  package var knownGuides: [DepthAlignment] {
    [.front, .center, .back] + customGuides.sorted { $0.name < $1.name }
  }

  // MARK: Coordinates

  func size(of node: LayoutNode) -> Size3D { Size3D(node.size, depth: place(of: node).depth) }

  /// Maps a node's coordinates to its parent's, as laid out.
  func transformToParent(of node: LayoutNode) -> AffineTransform3D {
    guard let parent = node.parent else { return .identity }
    let corner = AffineTransform3D(
      translation: Vector3D(x: parent.physicalX(of: node), y: node.origin.y, z: place(of: node).z))
    if let effect = (parent as? any DepthUnary)?.depthModifier?.effect3D(
      size: size(of: parent))
    {
      return effect * corner
    }
    guard let effect = parent.effect(on: node) else { return corner }
    return AffineTransform3D(effect) * corner
  }

  /// Maps a node's coordinates to the window's.
  func transformToRoot(of node: LayoutNode) -> AffineTransform3D {
    var transform = AffineTransform3D.identity
    var current = node
    while let parent = current.parent {
      transform = transformToParent(of: current) * transform
      current = parent
    }
    return transform
  }
}

extension LayoutSpace {
  /// Starts the third axis.
  func startDepth() -> DepthPass {
    if let depths { return depths }
    let pass = DepthPass(self)
    thirdAxis = pass
    return pass
  }
}

extension LayoutNode {
  /// Maps the node's coordinates to the window's in three dimensions.
  func transformToRoot3D() -> AffineTransform3D {
    space.depths?.transformToRoot(of: self) ?? AffineTransform3D(transformToRoot())
  }

  /// Width, height and depth, by the last layout.
  package var size3D: Size3D { Size3D(size, depth: space.depths?.place(of: self).depth ?? 0) }

  /// The smallest upright box in the window around the node; at infinity, as `CGRect.null`, if an effect is infinite.
  package var boxInRoot: Rect3D {
    let box = Rect3D(origin: .zero, size: size3D).applying(transformToRoot3D())
    return box.isNaN ? Rect3D(origin: Point3D.infinity, size: Size3D.zero) : box
  }
}

extension LayoutSpace {
  /// The third axis; nil while no view has depth.
  package var depths: DepthPass? { thirdAxis as? DepthPass }
}
