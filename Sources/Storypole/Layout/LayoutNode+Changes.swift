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
    // Before the first layout everything is placed anyway, and no answer above can depend on a node that gave none: or
    // the updates of nested views would each reach the root.
    if !isInLayout, !space.isLaidOut, !hasAnswered { return invalidateCache() }
    var node: LayoutNode? = self
    while let current = node {
      if current.isInLayout { return current.noticeChangeInLayout() }
      if !space.isLaidOut, !current.hasAnswered { return current.invalidateCache() }
      current.invalidateCache()
      node = current.parent
    }
  }

  /// A descendant changed while the node was measuring or placing: the node is laid out again after
  /// the pass, unless it made the change itself and continues with it.
  func noticeChangeInLayout() { if !makesContentInLayout { space.interrupted.append(self) } }

  /// Computes all cached answers again; whether they are the same.
  func revalidate() -> Bool {
    let (oldSizes, oldGuides, oldSpacing) = (rememberedSizes, rememberedGuides, rememberedSpacing)
    let (oldHints, oldSize) = (hintsIfKnown, size)
    invalidateCache()
    // A node with many answers counts as changed.
    if oldSizes.count > 8 || oldGuides.count > 8 { return false }
    if let oldHints, !hints.isSame(as: oldHints) { return false }
    if let oldSpacing, !spacing.isSame(as: oldSpacing) { return false }
    for entry in oldSizes where size(for: entry.key.proposal) != entry.size { return false }
    if size(for: proposal) != oldSize { return false }
    for entry in oldGuides where explicit(entry.key, in: entry.proposal) != entry.value {
      return false
    }
    return true
  }

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

  /// Whether the node is still in its host's tree.
  var isInTree: Bool {
    guard let root = space.root else { return false }
    return depth(below: root) != nil
  }

  /// Places the node's children again, at its present position.
  func placeAgain() {
    if needsPlacing { place(at: origin, proposal: proposal) }
  }

  /// From now on no placement is skipped, because a node's layout depends on its position.
  func noticePlaceIsRead() { space.readsPlaces = true }
}
