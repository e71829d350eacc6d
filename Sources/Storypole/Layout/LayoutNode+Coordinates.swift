// SPDX-License-Identifier: Apache-2.0
extension LayoutNode {
  package var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

  /// The left edge of `child` in this node, mirrored if the node is right-to-left.
  func physicalX(of child: LayoutNode) -> CGFloat {
    mirrorsChildren ? size.width - child.origin.x - child.size.width : child.origin.x
  }

  /// The origin at which the node is drawn, which differs from `origin` while it moves.
  package final var drawnOrigin: CGPoint {
    guard let offset = animations?.frame?.offset.origin else { return origin }
    return CGPoint(x: origin.x - offset.x, y: origin.y - offset.y)
  }

  package final var drawnSize: CGSize {
    guard let offset = animations?.frame?.offset.size else { return size }
    return CGSize(
      width: max(size.width - offset.width, 0), height: max(size.height - offset.height, 0))
  }

  /// The left edge at which `child` is drawn in this node.
  func drawnX(of child: LayoutNode) -> CGFloat {
    mirrorsChildren
      ? drawnSize.width - child.drawnOrigin.x - child.drawnSize.width : child.drawnOrigin.x
  }

  /// Maps this node's coordinates to another's.
  func transform(to node: LayoutNode) -> CGAffineTransform {
    transformToRoot().concatenating(node.transformToRoot().inverted())
  }

  /// The smallest upright rectangle around this node, in the coordinates of another.
  func frame(in node: LayoutNode) -> CGRect {
    CGRect(origin: .zero, size: size).applying(transform(to: node))
  }

  /// Maps this node's coordinates to the root's, as laid out or as drawn.
  func transformToRoot(drawn: Bool = false) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    var node = self
    while let parent = node.parent {
      let corner =
        drawn
        ? CGPoint(x: parent.drawnX(of: node), y: node.drawnOrigin.y)
        : CGPoint(x: parent.physicalX(of: node), y: node.origin.y)
      // The same as concatenating a translation.
      transform.tx += corner.x
      transform.ty += corner.y
      if let effect = parent.effect(on: node) { transform = transform.concatenating(effect) }
      node = parent
    }
    return transform
  }

  /// The frame in the root's coordinates, unrounded, with the effects of the ancestors.
  package var frameInRoot: CGRect {
    CGRect(origin: .zero, size: size).applying(transformToRoot())
  }

  /// The drawn frame, which differs during an animation.
  package var drawnFrameInRoot: CGRect {
    CGRect(origin: .zero, size: drawnSize).applying(transformToRoot(drawn: true))
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

  /// The axis of the stack around this node.
  var stackOrientation: Axis? { parent?.orientation(for: self) }
}
