// SPDX-License-Identifier: Apache-2.0
// What changes in a node, and how far that is felt.
extension LayoutNode {
  /// The node has to be painted again, with what `node` arranges.
  func setNeedsPaint(in node: LayoutNode?) {
    guard let node, let count = space.paintDirty?.count, count <= PaintedList.limit else {
      return
    }
    space.paintDirty?.append(node)
  }

  /// Sizes, guides and spacing have to be found again, here and in everything above.
  func invalidateCacheUpwards() {
    var node: LayoutNode? = self
    while let current = node {
      if current.isAtWork { return current.noticeChangeAtWork() }
      current.invalidateCache()
      node = current.parent
    }
  }

  /// Something below has changed while the node works with it: the node has to do so again once the
  /// pass is over, unless it is the one that made the change and goes on with it.
  func noticeChangeAtWork() { if !makesContentAtWork { space.interrupted.append(self) } }

  /// What the node gives to its container (traits, priority) has changed.
  func invalidateContainer() {
    space.containerRevision += 1
    var node = parent
    while let current = node {
      current.invalidate()
      if !current.isTransparent { break }
      node = current.parent
    }
  }

  /// The number of nodes above; nil if the node is not below `root`.
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

  /// The node's children have to be placed again, in the place that it has.
  func placeAgain() {
    if needsPlacing { place(at: origin, proposal: proposal) }
  }

  /// From now on no placement is skipped: some node's follows from where it stands.
  func noticePlaceIsRead() { space.readsPlaces = true }
}
