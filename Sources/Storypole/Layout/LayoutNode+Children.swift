// SPDX-License-Identifier: Apache-2.0
// Every owner of children (containers, the window, overlays, bars, scroll views, readers, lazy containers …) reports
// them here. Nothing else sets a node's parent.

extension LayoutNode {
  /// Replaces the children `old` with `new`. If they differ, the removed ones lose their parent, so that nothing in
  /// them is laid out any more, and the node is invalidated; not if `isPlacing`, because then it is about to place
  /// them.
  ///
  /// Returns whether they differ.
  @discardableResult
  final func adopt(_ new: [LayoutNode], insteadOf old: [LayoutNode], isPlacing: Bool = false)
    -> Bool
  {
    let isSame = new.count == old.count && zip(new, old).allSatisfy { $0 === $1 }
    if !isSame, reachIsUsed { forgetReach() }
    if !isSame, !old.isEmpty {
      let staying = Set(new.map(ObjectIdentifier.init))
      for child in old where !staying.contains(ObjectIdentifier(child)) { child.leave(self) }
    }
    new.withUnsafeBufferPointer { children in
      for index in children.indices { children[index].enter(self) }
    }
    if !isSame, !isPlacing { invalidate() }
    return !isSame
  }

  /// The same as `adopt`, for one child.
  @discardableResult final func adopt(_ new: LayoutNode?, insteadOf old: LayoutNode?) -> Bool {
    if new !== old, reachIsUsed { forgetReach() }
    if new !== old { old?.leave(self) }
    new?.enter(self)
    if new !== old { invalidate() }
    return new !== old
  }
}
