// SPDX-License-Identifier: Apache-2.0
/// Views that were inserted and removed in an update, until the layout is known.
final class TransitionQueue {
  private struct Removal {
    let node: _ViewNode
    /// A layout node of the view and all its ancestors, with the index of each in the next.
    let chain: [(node: LayoutNode, index: Int)]
  }
  private var inserted: [_ViewNode] = []
  private var removed: [Removal] = []

  var isEmpty: Bool { inserted.isEmpty && removed.isEmpty }

  func insert(_ node: _ViewNode) { inserted.append(node) }

  func remove(_ node: _ViewNode) {
    for layout in node.layouts where layout.isPlaced {
      var chain: [(LayoutNode, Int)] = []
      var current = layout
      while let parent = current.parent {
        chain.append((current, parent.children.firstIndex { $0 === current } ?? 0))
        current = parent
      }
      chain.append((current, 0))
      removed.append(Removal(node: node, chain: chain))
    }
  }

  /// Begins the transitions of inserted and removed views.
  func begin(in host: ViewHost) {
    let (inserted, removed) = (inserted, removed)
    self.inserted = []
    self.removed = []
    for removal in removed { depart(removal, host) }
    for node in inserted where node.parent != nil {
      for layout in node.layouts { arrive(layout, host) }
    }
  }

  private func arrive(_ layout: LayoutNode, _ host: ViewHost) {
    let transition = layout.traits?.transition
    guard
      let animation = transition?.transition.insertion ?? host.animation(in: layout.environment)
    else { return }
    guard let transition else { return layout.fade(appearing: true, animation, tickets: []) }
    host.changing(with: nil) { transition.show(.willAppear) }
    host.changing(with: animation) { transition.show(.identity) }
  }

  private func depart(_ removal: Removal, _ host: ViewHost) {
    let chain = removal.chain
    // Up to the removed node: modifiers around the view are removed with it.
    func isLinked(_ index: Int) -> Bool {
      chain[index + 1].node.children.contains { $0 === chain[index].node }
    }
    guard
      let end = chain.indices.dropLast().first(where: { index in
        !isLinked(index) && chain[index + 1].node.isInTree
      }),
      let inner = (0...end).first(where: { $0 == end || !isLinked($0) })
    else { return }
    let (layout, index) = (chain[inner].node, chain[end].index)
    let container = chain[end + 1].node
    let transition = layout.traits?.transition
    guard
      let animation = transition?.transition.removal ?? host.animation(in: layout.environment)
    else { return }
    let departed = RemovedView(layout, index: index, removal.node)
    container.keep(departed)
    if inner < end {
      // The stack around several views was removed with all but one of them.
      let origin = chain[inner...end].reduce(CGPoint.zero) {
        CGPoint(x: $0.x + $1.node.origin.x, y: $0.y + $1.node.origin.y)
      }
      let moves = host.space.moves
      host.space.moves = false
      layout.place(at: origin, proposal: layout.proposal)
      host.space.moves = moves
    }
    host.matched.leave(removal.node, in: host.updates.activeNumber)
    let ticket = AnimationTicket(.removed) { [weak container, weak departed] in
      if let departed { container?.letGo(departed) }
    }
    ticket.join(host)
    guard let transition else {
      return layout.fade(appearing: false, animation, tickets: [ticket])
    }
    host.changing(with: animation, ticket) { transition.show(.didDisappear) }
  }
}

extension ViewHost {
  var transitionQueue: TransitionQueue { feature { TransitionQueue() } }

  /// The view is new at its place, and may have a transition.
  func noticeInsertion(of node: _ViewNode) {
    if isLive, space.isLaidOut { transitionQueue.insert(node) }
  }

  /// The view is about to be removed, and may have a transition.
  func noticeRemoval(of node: _ViewNode) {
    if isLive, space.isLaidOut { transitionQueue.remove(node) }
  }

  /// Performs an internal change within the active transaction, with another animation.
  fileprivate func changing(
    with animation: Animation?, _ ticket: AnimationTicket? = nil, _ work: () -> Void
  ) {
    let outer = updates.activeFrame
    var transaction = outer?.transaction ?? Transaction()
    transaction.animation = animation
    let frame = TransactionFrame(
      transaction, tickets: (outer?.tickets ?? []) + [ticket].compactMap { $0 })
    updates.activeFrame = frame
    let overridden = space.overridesAnimation
    space.overridesAnimation = true
    work()
    space.overridesAnimation = overridden
    updates.activeFrame = outer
  }
}
