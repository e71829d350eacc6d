// Every owner of children (containers, the window, overlays, bars, scroll views, readers, lazy
// containers …) tells here which ones it has. Nothing else sets a node's parent.

extension LayoutNode {
  /// The node's children are `new`, and were `old`. If they are others than before, those that are
  /// left out lose their parent, so that nothing of theirs is laid out any more, and the node has to
  /// find its answers again; unless `isPlacing`: then it is just about to place them.
  ///
  /// Returns whether they are others.
  @discardableResult
  final func adopt(_ new: [LayoutNode], insteadOf old: [LayoutNode], isPlacing: Bool = false)
    -> Bool
  {
    let isSame = new.count == old.count && zip(new, old).allSatisfy { $0 === $1 }
    if !isSame, !old.isEmpty {
      let staying = Set(new.map(ObjectIdentifier.init))
      for child in old where !staying.contains(ObjectIdentifier(child)) { child.leave(self) }
    }
    for child in new { child.enter(self) }
    if !isSame, !isPlacing { invalidate() }
    return !isSame
  }

  /// As `adopt` for one child.
  @discardableResult final func adopt(_ new: LayoutNode?, insteadOf old: LayoutNode?) -> Bool {
    if new !== old { old?.leave(self) }
    new?.enter(self)
    if new !== old { invalidate() }
    return new !== old
  }

  /// What the node gives to its container (traits, priority) has changed.
  final func invalidateContainer() {
    space.containerRevision += 1
    var node = parent
    while let current = node {
      current.invalidate()
      if !current.isTransparent { break }
      node = current.parent
    }
  }

  /// Makes or updates content while the tree is laid out: a GeometryReader, the elements of a lazy
  /// container. What changes below this node has to be found again at once, before it is placed.
  final func making<T>(_ work: () -> T) -> T {
    let outer = space.maker
    space.maker = self
    defer { space.maker = outer }
    return work()
  }

  final func isBelow(_ node: LayoutNode) -> Bool {
    var current = parent
    while let next = current {
      if next === node { return true }
      current = next.parent
    }
    return false
  }

  /// The number of nodes above; nil if the node is not below `root`.
  final func depth(below root: LayoutNode) -> Int? {
    var depth = 0
    var node = self
    while node !== root {
      guard let parent = node.parent else { return nil }
      node = parent
      depth += 1
    }
    return depth
  }
}
