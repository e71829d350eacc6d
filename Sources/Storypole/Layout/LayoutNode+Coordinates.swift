extension LayoutNode {
  var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

  /// The left edge of `child` in this node, mirrored if the node is right-to-left.
  func physicalX(of child: LayoutNode) -> CGFloat {
    mirrorsChildren ? size.width - child.origin.x - child.size.width : child.origin.x
  }

  /// Maps this node's coordinates to the root's.
  func transformToRoot() -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    var node = self
    while let parent = node.parent {
      transform = transform.concatenating(
        CGAffineTransform(translationX: parent.physicalX(of: node), y: node.origin.y))
      if let effect = parent.effect(on: node) { transform = transform.concatenating(effect) }
      node = parent
    }
    return transform
  }

  /// The frame in the root's coordinates, unrounded; effects of the ancestors included.
  package var frameInRoot: CGRect {
    CGRect(origin: .zero, size: size).applying(transformToRoot())
  }

  /// The names from the root to this node.
  package var path: [String] {
    var names: [String] = []
    var node: LayoutNode? = self
    while let current = node {
      names.append(current.name)
      node = current.parent
    }
    return names.reversed()
  }

  /// The stack axis that this node lives on.
  var stackOrientation: Axis? { parent?.orientation(for: self) }
}
