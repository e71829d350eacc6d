// SPDX-License-Identifier: Apache-2.0
/// The relation of a kind of node to the depth axis.
package enum DepthKind {
  /// A node without children: texts, colors and images have no depth.
  case leaf
  /// Takes the whole proposal, 10 points for nil, and places views at its back.
  case reader([LayoutNode])
  /// A modifier around one view.
  case unary(any DepthUnary)
  /// One view, with its depth.
  case through(LayoutNode)
  /// A view with a secondary one, aligned in front of it, behind it or in its space.
  case secondary(SecondaryNode)
  case members([LayoutNode], DepthRule)
}

/// A node with its own relation to the depth axis.
package protocol DepthNode: LayoutNode { var ownDepthKind: DepthKind { get } }

extension LayoutNode {
  /// The relation to the depth axis.
  package var depthKind: DepthKind {
    (self as? any DepthNode)?.ownDepthKind ?? aroundChildren
  }

  fileprivate var aroundChildren: DepthKind {
    .around(isPlaced ? children.filter(\.isPlaced) : children)
  }
}

extension UnaryNode: DepthNode {
  package var ownDepthKind: DepthKind { .unary(self) }
}

extension MultiChildNode: DepthNode {
  package var ownDepthKind: DepthKind {
    .members(members, (self as? any HasDepthRule)?.depthRule ?? .across(.back))
  }
}

extension SecondaryNode: DepthNode {
  package var ownDepthKind: DepthKind { .secondary(self) }
}

extension GeometryReaderNode: DepthNode {
  package var ownDepthKind: DepthKind { takesDepth ? .reader(members) : aroundChildren }
}

/// The placement of a child by a `DepthKind`.
struct DepthChildPlace {
  var node: LayoutNode
  var z: CGFloat
  var proposal: CGFloat?
}

extension DepthKind {
  /// The kind of a node without a rule. Of several candidates, as in `ViewThatFits`, only the placed one is in `views`.
  static func around(_ views: [LayoutNode]) -> DepthKind {
    switch views.count {
    case 0: .leaf
    case 1: .through(views[0])
    default: .members(views, .across(.back))
    }
  }
}

extension LayoutNode {
  /// The child's proposal in width and height: known once it is placed.
  fileprivate func offer(_ depth: CGFloat?) -> Offer3D {
    Offer3D(flat: isPlaced ? proposal : .unspecified, depth: depth)
  }
}

extension DepthKind {
  /// Whether the node determines the depth, rather than the one view inside.
  var decidesDepth: Bool {
    switch self {
    case .leaf, .reader, .members: true
    case .unary(let unary): unary.depthModifier?.makesDepth ?? false
    case .through, .secondary: false
    }
  }

  func depth(for offer: Offer3D, _ node: LayoutNode, _ pass: DepthPass) -> CGFloat {
    switch self {
    case .leaf: return 0
    case .reader: return offer.depth ?? 10
    case .unary(let unary):
      let child = DepthChild(of: unary, offer, pass)
      return unary.depthModifier?.depth(for: offer.depth, child: child) ?? child.depth(offer.depth)
    case .through(let child):
      return pass.depth(of: child, for: child.offer(offer.depth))
    case .secondary(let node):
      return pass.depth(of: node.primary, for: offer)
    case .members(let views, let rule):
      return rule.arrange(views, offer.depth, pass) { $0.offer($1) }.depth
    }
  }

  func explicit(
    _ guide: DepthAlignment, for offer: Offer3D, _ node: LayoutNode, _ pass: DepthPass
  ) -> CGFloat? {
    switch self {
    case .leaf, .reader: return nil
    case .unary(let unary):
      let child = DepthChild(of: unary, offer, pass)
      guard let modifier = unary.depthModifier else { return child.explicit(guide, offer.depth) }
      return modifier.explicit(guide, offer.depth, child: child)
    case .through(let child):
      return pass.explicit(guide, of: child, for: child.offer(offer.depth))
    case .secondary(let node): return pass.explicit(guide, of: node.primary, for: offer)
    case .members(let views, let rule):
      // As for flat guides, those of the frame never become explicit through a container.
      if guide.isFrameGuide { return nil }
      let places = rule.arrange(views, offer.depth, pass) { $0.offer($1) }.places
      return guide.combineExplicit(
        places.map { place in
          pass.explicit(guide, of: place.node, for: place.node.offer(place.proposal))
            .map { $0 + place.z }
        })
    }
  }

  func places(in depth: CGFloat, _ offer: Offer3D, _ node: LayoutNode, _ pass: DepthPass)
    -> [DepthChildPlace]
  {
    switch self {
    case .leaf: return []
    case .reader(let views):
      return views.map { DepthChildPlace(node: $0, z: 0, proposal: depth) }
    case .unary(let unary):
      let child = DepthChild(of: unary, offer, pass)
      let place =
        unary.depthModifier?.depthPlacement(in: depth, offer.depth, child: child)
        ?? (z: 0, proposal: offer.depth)
      return [DepthChildPlace(node: unary.child, z: place.z, proposal: place.proposal)]
    case .through(let child):
      return [DepthChildPlace(node: child, z: 0, proposal: offer.depth)]
    case .secondary(let node): return node.depthPlaces(in: depth, offer, pass)
    case .members(let views, let rule):
      return rule.arrange(views, offer.depth, pass) { $0.offer($1) }.places
    }
  }

  /// The part of `depth` that a child is offered, without measuring.
  func offer(to child: LayoutNode, of depth: CGFloat?, _ node: LayoutNode) -> CGFloat? {
    if case .unary(let unary) = self, let modifier = unary.depthModifier {
      return modifier.childDepth(depth)
    }
    return depth
  }
}

extension SecondaryNode {
  /// An overlay begins at the view's front and is offered its depth; a background ends at its back; a spatial overlay
  /// occupies the view's own space.
  fileprivate func depthPlaces(in depth: CGFloat, _ offer: Offer3D, _ pass: DepthPass)
    -> [DepthChildPlace]
  {
    let first = DepthChildPlace(node: primary, z: 0, proposal: offer.depth)
    guard let layer, layer.isPlaced else { return [first] }
    if case .semantics = role { return [first] }
    let own = Offer3D(flat: layer.proposal, depth: depth)
    let z: CGFloat =
      switch role {
      case .overlay: depth
      case .background: -pass.depth(of: layer, for: own)
      case .mask, .semantics: 0
      case .spatialOverlay(let spatial):
        pass.value(of: spatial.guide, of: primary, for: offer)
          - pass.value(of: spatial.guide, of: layer, for: own)
      }
    return [first, DepthChildPlace(node: layer, z: z, proposal: depth)]
  }
}
