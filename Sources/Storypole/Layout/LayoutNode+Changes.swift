// SPDX-License-Identifier: Apache-2.0
// The changes of a node and their reach.
extension LayoutNode {
  /// Marks the node dirty for painting, together with the children that `node` arranges.
  func setNeedsPaint(in node: LayoutNode?) {
    guard let node, let count = space.paintDirty?.count, count <= PaintedList.limit else {
      return
    }
    space.paintDirty?.append(node)
  }

  /// Invalidates sizes, guides and spacing, of this node and of all its ancestors.
  func invalidateCacheUpwards() {
    var node: LayoutNode? = self
    while let current = node {
      if current.isAtWork { return current.noticeChangeAtWork() }
      current.invalidateCache()
      node = current.parent
    }
  }

  /// A descendant changed while the node was measuring or placing: the node repeats its work after
  /// the pass, unless it made the change itself and continues with it.
  func noticeChangeAtWork() { if !makesContentAtWork { space.interrupted.append(self) } }

  /// The node's values for its container (traits, priority) have changed.
  func invalidateContainer() {
    space.containerRevision += 1
    var node = parent
    while let current = node {
      current.invalidate()
      if !current.isTransparent { break }
      node = current.parent
    }
  }

  /// The number of ancestors up to `root`; nil if the node is not below it.
  func depth(below root: LayoutNode) -> Int? {
    var depth = 0
    var node = self
    while node !== root {
      guard let parent = node.parent else { return nil }
      node = parent
      depth += 1
    }
    return depth
  }

  /// Places the node's children again, at its present position.
  func placeAgain() {
    if needsPlacing { place(at: origin, proposal: proposal) }
  }

  /// From now on no placement is skipped, because a node's layout depends on its position.
  func noticePlaceIsRead() { space.readsPlaces = true }
}
