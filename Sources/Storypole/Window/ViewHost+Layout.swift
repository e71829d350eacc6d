// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
internal import StorypoleRuntime

/// The views that a host shows, and their last picture.
private final class Shown {
  var root: RootViewNode?
  /// Shows the view with its environment once more.
  var showAgain: (() -> Void)?
  var painted = PaintedList()
}

// The passes of a host: views are evaluated, measured and placed, and react.
extension ViewHost {
  /// The limit of rounds of layout and reaction (preferences, geometry).
  static let maximumRounds = 10
  /// The limit of rounds for nested rotated views, whose frames converge; ours.
  static let maximumDepthRounds = 64
  /// The limit of transactions in one layout.
  static let maximumTransactions = 100

  private var shown: Shown { feature { Shown() } }

  /// Shows `view`; a view of the same type keeps its state.
  package func show<V: View>(_ view: V, environment: EnvironmentValues) {
    shown.showAgain = { [unowned self] in show(view, environment: environment) }
    var environment = environment
    if let sizeClass = window?.sizeClass { environment.take(sizeClass) }
    if isLive { environment.undoManager = undoManager }
    let inputs = _ViewInputs(host: self, environment: environment, parent: nil)
    let root = shown.root ?? RootViewNode(inputs)
    shown.root = root
    space.root = root.window
    Surroundings.current.use(self, environment)
    updating { root.update(inputs) { V._makeNode(view, reusing: $0, $1) } }
  }

  /// Takes the size of the window, on which the size class of the views depends.
  package func expect(_ window: HostWindow) {
    let old = self.window?.sizeClass ?? .unset
    self.window = window
    if shown.root != nil, window.sizeClass ?? .unset != old { shown.showAgain?() }
  }

  /// Lays the tree out in a window, until nothing reacts to the result any more.
  package func layout(in window: HostWindow) {
    guard let root = shown.root else { return }
    // An action called by a layout requests another layout, which becomes a round of this one.
    if space.phase != .idle {
      needsAnotherRound = true
      return
    }
    reacting { layOut(root, in: window) }
    takeWarnings()
  }

  private func layOut(_ root: RootViewNode, in window: HostWindow) {
    space.mostMeasurements = space.counters.measurements + space.measurementBudget
    let isSameWindow = root.window.window == window
    root.window.window = window
    expect(window)
    if !isSameWindow, usesContainerRelativeFrames || usesWindowLength {
      root.window.invalidateBelow()
    }
    var isSettled = isSameWindow
    var transactions = 0
    // Each transaction is laid out, so that the next one moves views from the positions of this one.
    repeat {
      transactions += 1
      let isGivenUp = layOutNext(root, in: window, isSettled: isSettled)
      isSettled = true
      if isGivenUp || transactions == Self.maximumTransactions {
        warn(
          "the views still change after \(round) layouts: a reaction to the layout "
            + "(a preference, onGeometryChange) changes it again each time", once: "rounds")
        break
      }
      ticker.finish()
    } while !updates.isEmpty && failure == nil
    onHostThread { (manager: UndoManager) in manager.endEvent() }(undoManager)
  }

  /// Applies the next transaction; returns whether it was given up.
  private func layOutNext(_ root: RootViewNode, in window: HostWindow, isSettled: Bool) -> Bool {
    updates.begin()
    let frame = updates.activeFrame
    space.moves =
      isLive && updates.activeIsChange
      && (hasTransactionScopes || frame?.transaction.animation != nil
        || frame?.transaction.tracksVelocity == true)
    defer { space.moves = false }
    TransactionFrame.with(frame) { layOutRounds(root, in: window, isSettled: isSettled) }
    return updates.end()
  }

  private func layOutRounds(_ root: RootViewNode, in window: HostWindow, isSettled: Bool) {
    round = 0
    var reactions = 0
    var isUnsettled = false
    repeat {
      flushUpdates()
      round += 1
      needsAnotherRound = false
      layingOut {
        relayoutDirty(root.window)
        if !isSettled || space.readsPlaces || space.reacts || !root.window.isPlaced {
          root.window.invalidateCacheUpwards()
        }
        let depths = space.thirdAxis
        depths?.begin(isFirst: round == 1)
        if depths?.mixesAxes == true { root.window.invalidateBelow() }
        root.window.place(at: .zero, proposal: ProposedViewSize(window.size))
        // Rows that are made during placement may be the first with depth.
        space.thirdAxis?.end()
        isUnsettled = space.thirdAxis?.isUnsettled(isFirst: round == 1) == true
      }
      space.isLaidOut = true
      if space.reacts { root.afterLayout() }
      runWaiting()
      flushUpdates()
      if needsAnotherRound { reactions += 1 }
    } while failure == nil
      && (needsAnotherRound && reactions < Self.maximumRounds
        || isUnsettled && round < Self.maximumDepthRounds)
    if needsAnotherRound { updates.giveUp() }
  }

  /// Computes the cached answers of changed nodes again. If they are the same, the node's children are placed again and
  /// nothing above changes; else its parent is examined in the same way.
  private func relayoutDirty(_ window: WindowNode) {
    var waiting: [Int: [LayoutNode]] = [:]
    // A node outside the tree may return.
    func enqueue(_ node: LayoutNode) {
      guard let depth = node.depth(below: window) else { return node.invalidateCacheUpwards() }
      waiting[depth, default: []].append(node)
    }
    let changed = space.changed
    space.changed = []
    if space.readsPlaces || space.reacts {
      for node in changed { node.invalidateCacheUpwards() }
      return
    }
    for node in changed { enqueue(node) }
    var settled: [LayoutNode] = []
    var seen: Set<ObjectIdentifier> = []
    while let depth = waiting.keys.max(), let nodes = waiting.removeValue(forKey: depth) {
      for node in nodes where seen.insert(ObjectIdentifier(node)).inserted {
        if node.revalidate() {
          settled.append(node)
        } else if let parent = node.parent {
          enqueue(parent)
        }
      }
    }
    for node in settled.reversed() { node.placeAgain() }
  }

  private func takeWarnings() {
    for warning in textEngine.takeWarnings() + Warnings.shared.take() {
      warn(warning, once: warning)
    }
  }

  private func flushUpdates() {
    var budget = 1000
    while failure == nil {
      let (writes, waiting) = updates.take()
      if writes.isEmpty, waiting.isEmpty { break }
      for write in writes { write() }
      let nodes = waiting.sorted { $0.depth < $1.depth }
      pass += 1
      updating { for node in nodes { node.updateIfNeeded() } }
      needsAnotherRound = true
      budget -= 1
      if budget == 0 {
        fail(.endlessUpdate(path: nodes.first?.path ?? []))
      }
    }
    if !transitionQueue.isEmpty { updating { transitionQueue.begin(in: self) } }
  }

  package var rootNode: LayoutNode? { shown.root?.window.content }
  var windowNode: WindowNode? { shown.root?.window }
  /// The content and everything that is presented above it, from back to front.
  package var shownNodes: [LayoutNode] { shown.root?.window.children ?? [] }
  package var rootViewNode: _ViewNode? { shown.root }

  /// The tree's drawing. Repeated paintings with the same settings paint only changed parts; release the last list
  /// before, or all of it is copied.
  package func paint(size: CGSize, scale: CGFloat, origin: CGPoint) -> [DisplayItem] {
    guard let window = windowNode else { return [] }
    let setting = PaintedList.Setting(size: size, scale: scale, origin: origin)
    var items: [DisplayItem] = []
    let isFirst = painting {
      let result = shown.painted.update(window, setting, space, isLive: isLive)
      space.counters.paintedItems += result.painted
      items = result.items
    }
    if !isFirst { warnOfRecursion() }
    takeWarnings()
    return items
  }

  /// Paints the tree in parts, none of which is kept.
  func paint(scale: CGFloat, origin: CGPoint, to output: @escaping ([DisplayItem]) -> Void) {
    guard let window = windowNode else { return }
    let isFirst = painting {
      var painter = Painter(
        scale: scale, origin: CGPoint(x: -origin.x, y: -origin.y),
        output: { [space] items in
          space.counters.paintedItems += items.count
          output(items)
        })
      painter.paint(window)
      painter.handOver()
    }
    if !isFirst { warnOfRecursion() }
    takeWarnings()
  }

  private func warnOfRecursion() {
    warn("a view draws itself recursively; nothing is drawn", once: "painted")
  }
}
