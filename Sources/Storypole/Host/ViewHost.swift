// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
internal import CStorypole
internal import StorypoleRuntime

/// One tree of views with its state and its layout. A host is used by one thread at a time; hosts
/// share nothing, so that many can run at once.
package final class ViewHost {
  /// The maximum nesting of nodes; a deeper tree is an error.
  static let maximumDepth = 1000
  /// The maximum number of views at once; a larger tree is an error.
  static let maximumNodes = 1_000_000
  /// The size of a host's stack: enough for `maximumDepth` nested layouts in a debug build.
  static let stackSize = 512 << 20
  /// A tree that leaves less than this of the stack also counts as too deep.
  static let stackReserve = 256 << 10
  /// The limit of rounds of layout and reaction (preferences, geometry).
  static let maximumRounds = 10
  /// The limit of rounds for nested rotated views, whose frames converge; ours.
  static let maximumDepthRounds = 64
  /// The limit of transactions in one layout.
  static let maximumTransactions = 100

  package let textEngine: any TextEngine
  /// The objects that features keep for the host, by their type.
  private var features: [ObjectIdentifier: AnyObject] = [:]
  var environments = EnvironmentComparison()
  package let space = LayoutSpace()
  let interaction = Interaction()
  package var counters: Counters { space.counters }
  package private(set) var failure: RenderError? { didSet { space.hasFailed = failure != nil } }
  package private(set) var warnings: [String] = []
  /// The number of measurements at which one layout fails; the default far exceeds any sane tree.
  package var measurementBudget: Int {
    get { space.measurementBudget }
    set { space.measurementBudget = newValue }
  }
  /// The maximum number of views at once; `maximumNodes` by default.
  package var nodeBudget: Int {
    get { space.nodeBudget }
    set { space.nodeBudget = newValue }
  }
  package var trace: (any TraceSink)? { didSet { space.isTraced = trace != nil } }
  /// The number of layouts since the views changed.
  private(set) var round = 0
  var needsAnotherRound = false
  /// Some view's size depends on a container above its parent.
  var usesContainerRelativeFrames = false
  /// Some view's size depends on the window's, despite a different proposal.
  var usesWindowLength = false

  private(set) var window: HostWindow?
  /// Shows the view with its environment once more.
  private var showAgain: (() -> Void)?

  /// The visible length of a scroll view; infinite if nothing is proposed.
  func windowLength(_ axis: Axis) -> CGFloat {
    guard let window else { return .infinity }
    let length = window.proposal.map { $0[axis] ?? .infinity } ?? window.size[axis]
    return length > 0 ? length : 0  // NaN counts as 0
  }

  /// Whether the host's time moves: in a still picture every change is complete at once.
  package var isLive = false
  /// Whether a still picture shows a window, with sheets and popovers.
  package var hasWindow = false
  /// Set if the tasks of views run before a picture; nil omits them from pictures.
  package var openTasks: OpenTasks?
  /// The number of elements that a lazy container makes if nothing limits its visible part; nil for the usual one.
  package var mostElements: Int?
  package var showsPresentations: Bool { isLive || hasWindow }
  var clock = HostClock()
  /// The date at the host's time 0.
  package lazy var startDate = Date()
  var updates = UpdateQueue()
  let ticker = AnimationTicker()
  /// Some view modifies the transactions of all changes inside of it.
  var hasTransactionScopes = false
  let transitionQueue = TransitionQueue()
  let matched = MatchedGeometry()
  /// The changes that the program's actions register.
  let undoManager = UndoManager()
  /// The values of `@SceneStorage`.
  var sceneValues = SceneValues()
  /// Ignores the views' modifications of transactions: for a transition's own change.
  var overridesAnimation = false
  /// Counts the rounds of evaluating bodies.
  private(set) var pass = 0
  /// Views are being evaluated or laid out, which must not change state.
  private(set) var isUpdating = false
  private var isLayingOut = false
  /// Called when a change requires a new frame.
  package var wake: (() -> Void)?

  private var saidWarnings: Set<String> = []
  private var painted = PaintedList()
  private(set) var waiting: [() -> Bool] = []
  private var root: RootViewNode?

  package init(textEngine: any TextEngine) {
    SelfTest.verified
    self.textEngine = textEngine
    space.host = self
  }

  deinit {
    // First, because the nodes that are released with the tree have no host to report to.
    space.host = nil
    root = nil
  }

  static var stackIsLow: Bool { sp_stack_left() < stackReserve }

  /// Runs `work` on this thread, with a stack for deep trees.
  package static func onBigStack<T>(_ work: () -> T) -> T {
    var result: T?
    withoutActuallyEscaping(work) { work in
      var run: () -> Void = { result = work() }
      withUnsafeMutablePointer(to: &run) { pointer in
        sp_with_stack(
          stackSize, { $0!.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
      }
    }
    return result!
  }

  /// The object of this type that a feature keeps for the host; made at the first use.
  func feature<T: AnyObject>(_ make: () -> T) -> T {
    if let known = features[ObjectIdentifier(T.self)] as? T { return known }
    let new = make()
    features[ObjectIdentifier(T.self)] = new
    return new
  }

  /// Only the first failure is reported.
  func fail(_ error: RenderError) { if failure == nil { failure = error } }

  package func warn(_ message: String, once key: String) {
    if saidWarnings.insert(key).inserted { warnings.append(message) }
  }

  /// The custom guides that this tree has used.
  package private(set) var customGuides: Set<AlignmentKey> = []

  func notice(_ key: AlignmentKey) { if !key.isBuiltIn { customGuides.insert(key) } }

  /// Calls `work` after each layout until it returns true.
  package func afterPlacing(_ work: @escaping () -> Bool) { waiting.append(work) }

  private func runWaiting() {
    let works = waiting
    waiting = []
    let left = works.filter { !$0() }
    waiting = left + waiting
  }

  /// Shows `view`; a view of the same type keeps its state.
  package func show<V: View>(_ view: V, environment: EnvironmentValues) {
    showAgain = { [unowned self] in show(view, environment: environment) }
    var environment = environment
    if let sizeClass = window?.sizeClass { environment.take(sizeClass) }
    if isLive { environment.undoManager = undoManager }
    let inputs = _ViewInputs(host: self, environment: environment, parent: nil)
    let root = root ?? RootViewNode(inputs)
    self.root = root
    Surroundings.current.use(self, environment)
    updating { root.update(inputs) { V._makeNode(view, reusing: $0, $1) } }
  }

  private func updating(_ work: () -> Void) {
    let outer = isUpdating
    isUpdating = true
    // Subscriptions made meanwhile use the host's time.
    if isLive { LiveClock.with(LiveClock(self), work) } else { work() }
    isUpdating = outer
  }

  /// Measures and places. Changes below nodes that were using the changed values are laid out in another round.
  private func pass(_ work: () -> Void) {
    let outer = space.isInPass
    space.isInPass = true
    updating(work)
    space.isInPass = outer
    if outer || space.interrupted.isEmpty { return }
    let interrupted = space.interrupted
    space.interrupted = []
    for node in interrupted { node.invalidateCacheUpwards() }
    needsAnotherRound = true
  }

  /// Places a node's children at their final positions now, without animation.
  func placeStill(_ node: LayoutNode) {
    let moves = space.moves
    space.moves = false
    pass { node.placeChildren(in: node.size, node.proposal) }
    space.moves = moves
  }

  /// Takes the size of the window, on which the size class of the views depends.
  package func expect(_ window: HostWindow) {
    let old = self.window?.sizeClass ?? .unset
    self.window = window
    if root != nil, window.sizeClass ?? .unset != old { showAgain?() }
  }

  /// Lays the tree out in a window, until nothing reacts to the result any more.
  package func layout(in window: HostWindow) {
    guard let root else { return }
    // An action called by a layout requests another layout, which becomes a round of this one.
    if isLayingOut {
      needsAnotherRound = true
      return
    }
    isLayingOut = true
    space.mostMeasurements = space.counters.measurements + space.measurementBudget
    defer { isLayingOut = false }
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
    takeWarnings()
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
    TransactionFrame.with(frame) { layOut(root, in: window, isSettled: isSettled) }
    return updates.end()
  }

  private func layOut(_ root: RootViewNode, in window: HostWindow, isSettled: Bool) {
    round = 0
    var reactions = 0
    var isUnsettled = false
    repeat {
      flushUpdates()
      round += 1
      needsAnotherRound = false
      pass {
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

  package var rootNode: LayoutNode? { root?.window.content }
  var windowNode: WindowNode? { root?.window }
  /// The content and everything that is presented above it, from back to front.
  package var shownNodes: [LayoutNode] { root?.window.children ?? [] }
  package var rootViewNode: _ViewNode? { root }

  /// The tree's drawing. Repeated paintings with the same settings paint only changed parts; release the last list
  /// before, or all of it is copied.
  package func paint(size: CGSize, scale: CGFloat, origin: CGPoint) -> [DisplayItem] {
    guard let root else { return [] }
    if space.isPainting {
      warn("a view draws itself recursively; nothing is drawn", once: "painted")
      return []
    }
    space.isPainting = true
    defer { space.isPainting = false }
    let setting = PaintedList.Setting(size: size, scale: scale, origin: origin)
    let result = painted.update(root.window, setting, space)
    space.counters.paintedItems += result.painted
    takeWarnings()
    return result.items
  }
}

/// The window that a root view is laid out in.
package struct HostWindow: Equatable {
  /// In points. nil proposes the root's ideal size on that axis.
  package var size: CGSize
  package var proposal: ProposedViewSize?
  /// The root's proposal along the third axis; nil proposes its ideal depth.
  package var depth: CGFloat?
  package var safeArea = EdgeInsets()
  /// Whether the window grows if the root needs more space.
  package var growsWithRoot = false
  /// Whether the root is in the center of the safe area; else at its top-leading corner.
  package var centersRoot = true

  package init(size: CGSize) { self.size = size }
}

/// The reason why a tree can't be shown.
package enum RenderError: Error, CustomStringConvertible {
  case tooDeep(path: [String])
  case tooExpensive(path: [String])
  case endlessUpdate(path: [String])
  case tooManyViews(limit: Int, path: [String])

  package var description: String {
    func tail(_ path: [String]) -> String {
      (path.count > 8 ? "… > " : "") + path.suffix(8).joined(separator: " > ")
    }
    switch self {
    case .tooDeep(let path):
      return "views are nested more than \(ViewHost.maximumDepth) deep, or endlessly: \(tail(path))"
    case .tooExpensive(let path):
      return "the layout takes too many measurements, the last in \(tail(path)); "
        + "give nested flexible texts a fixed size"
    case .endlessUpdate(let path):
      return "the state of \(tail(path)) changes in every update; "
        + "a body must not change state unconditionally"
    case .tooManyViews(let limit, let path):
      return "there are more than \(limit) views at once, the last in \(tail(path)); show long "
        + "content in a List or in a lazy stack in a ScrollView, which create only visible views"
    }
  }
}
