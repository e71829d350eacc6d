// SPDX-License-Identifier: Apache-2.0
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
}
