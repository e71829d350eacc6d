// SPDX-License-Identifier: Apache-2.0
extension LayoutNode {
  /// The rectangle around all points at which `child` may be hit, in this node's coordinates. A change of it is reported
  /// from now on (`childReachChanged`).
  final func reach(of child: LayoutNode) -> CGRect {
    child.reachIsUsed = true
    let own = child.findReach()
    guard child.isPlaced, !own.isNull else { return .null }
    let isFinite =
      own.minX.isFinite && own.minY.isFinite && own.width.isFinite && own.height.isFinite
      && child.origin.y.isFinite && physicalX(of: child).isFinite
    guard isFinite else { return .infinite }
    let rect = own.offsetBy(dx: physicalX(of: child), dy: child.origin.y)
    guard let effect = effect(on: child) else { return rect }
    if !effect.isDrawable { return .null }
    let moved = rect.applying(effect)
    // Rounded coordinates of a transformed rectangle may exclude its own edges.
    return moved.minX.isFinite && moved.minY.isFinite && moved.maxX.isFinite && moved.maxY.isFinite
      ? moved.insetBy(dx: -1, dy: -1) : .infinite
  }

  /// The points at which the node can be hit have changed, for all that used them.
  final func forgetReach() {
    var node = self
    while node.reachIsUsed {
      node.reachIsUsed = false
      guard let parent = node.parent else { return }
      parent.childReachChanged(node)
      node = parent
    }
  }
}
