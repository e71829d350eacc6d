// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
internal import CStorypole
internal import StorypoleRuntime

/// One tree of views with its state and its layout. A host is used by one thread at a time; hosts
/// share nothing, so that many can run at once.
package final class ViewHost {
  /// The size of a host's stack: enough for `LayoutSpace.maximumDepth` nested layouts in a debug build.
  static let stackSize = 512 << 20
  /// A tree that leaves less than this of the stack also counts as too deep.
  static let stackReserve = 256 << 10
  package let textEngine: any TextEngine
  /// For weak references to the host.
  let reference = HostReference()
  /// The objects that features keep for the host, by their type.
  private var features: [(type: ObjectIdentifier, object: AnyObject)] = []
  var environments = EnvironmentComparison()
  package let space = LayoutSpace()
  package var counters: Counters { space.counters }
  package var failure: RenderError? { space.failure }
  /// The custom guides that this tree has used.
  package var customGuides: Set<AlignmentKey> { space.customGuides }
  package private(set) var warnings: [String] = []
  /// The number of measurements at which one layout fails; the default far exceeds any sane tree.
  package var measurementBudget: Int {
    get { space.measurementBudget }
    set { space.measurementBudget = newValue }
  }
  /// The maximum number of views at once; `LayoutSpace.maximumNodes` by default.
  package var nodeBudget: Int {
    get { space.nodeBudget }
    set { space.nodeBudget = newValue }
  }
  package var trace: (any TraceSink)? {
    get { space.trace }
    set { space.trace = newValue }
  }
  /// The number of layouts since the views changed.
  var round = 0
  var needsAnotherRound = false
  /// Some view's size depends on a container above its parent.
  var usesContainerRelativeFrames = false
  /// Some view's size depends on the window's, despite a different proposal.
  var usesWindowLength = false

  var window: HostWindow?

  /// The visible length of a scroll view; infinite if nothing is proposed.
  func windowLength(_ axis: Axis) -> CGFloat {
    guard let window else { return .infinity }
    let length = window.proposal.map { $0[axis] ?? .infinity } ?? window.size[axis]
    return length > 0 ? length : 0  // NaN counts as 0
  }

  /// Whether the host's time moves: in a still picture every change is complete at once.
  package var isLive: Bool {
    get { space.isLive }
    set { space.isLive = newValue }
  }
  /// Whether a still picture shows a window, with sheets and popovers.
  package var hasWindow = false
  /// Set if the tasks of views run before a picture; nil omits them from pictures.
  package var openTasks: OpenTasks?
  /// The number of elements that a lazy container makes if nothing limits its visible part; nil for the usual one.
  package var mostElements: Int?
  package var showsPresentations: Bool { isLive || hasWindow }
  /// The date at the host's time 0.
  package lazy var startDate = Date()
  /// Some view modifies the transactions of all changes inside of it.
  var hasTransactionScopes = false
  /// Counts the rounds of evaluating bodies.
  var pass = 0
  /// Called when a change requires a new frame.
  package var wake: (() -> Void)?

  private var saidWarnings: Set<String> = []
  private(set) var waiting: [() -> Bool] = []

  package init(textEngine: any TextEngine) {
    SelfTest.verified
    self.textEngine = textEngine
    space.owner = self
    reference.host = self
  }

  deinit {
    reference.host = nil
    // First, because the nodes that are released with the tree have no host to report to.
    space.owner = nil
    space.root = nil
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
    let type = ObjectIdentifier(T.self)
    for feature in features where feature.type == type {
      return unsafeDowncast(feature.object, to: T.self)
    }
    let new = make()
    features.append((type, new))
    return new
  }

  /// Only the first failure is reported.
  func fail(_ error: RenderError) { space.fail(error) }

  package func warn(_ message: String, once key: String) {
    if saidWarnings.insert(key).inserted { warnings.append(message) }
  }

  /// Calls `work` after each layout until it returns true.
  package func afterPlacing(_ work: @escaping () -> Bool) { waiting.append(work) }

  /// Calls the actions that wait for a layout.
  func runWaiting() {
    let works = waiting
    waiting = []
    let left = works.filter { !$0() }
    waiting = left + waiting
  }

  // MARK: Phases

  /// Whether views are being evaluated or laid out, which must not change state.
  var isUpdating: Bool { space.phase == .updating || space.phase == .layout }

  private func enter(_ phase: LayoutSpace.Phase, _ work: () -> Void) {
    let outer = space.phase
    space.phase = phase
    work()
    space.phase = outer
  }

  /// Evaluates views; in a layout, the views that are made there.
  func updating(_ work: () -> Void) {
    enter(max(space.phase, .updating)) {
      // Subscriptions made meanwhile use the host's time.
      if isLive { LiveClock.with(LiveClock(self), work) } else { work() }
    }
  }

  /// Measures and places. Changes below nodes that were using the changed values are laid out in another round.
  func layingOut(_ work: () -> Void) {
    let outer = space.phase
    enter(.layout) { updating(work) }
    if outer == .layout || space.interrupted.isEmpty { return }
    let interrupted = space.interrupted
    space.interrupted = []
    for node in interrupted { node.invalidateCacheUpwards() }
    needsAnotherRound = true
  }

  /// Reacts to layouts, with the layouts inside of `work`.
  func reacting(_ work: () -> Void) { enter(.reacting, work) }

  /// Paints; false if the tree is being painted already.
  func painting(_ work: () -> Void) -> Bool {
    if space.phase == .painting { return false }
    enter(.painting, work)
    return true
  }

  /// Places a node's children at their final positions now, without animation.
  func placeStill(_ node: LayoutNode) {
    let moves = space.moves
    space.moves = false
    layingOut { node.placeChildren(in: node.size, node.proposal) }
    space.moves = moves
  }
}

/// An object in place of a host: a weak reference to the host itself would give it a table, with which counting
/// references to it is slow.
final class HostReference {
  /// nil once the host was released.
  unowned(unsafe) fileprivate(set) var host: ViewHost?
}
