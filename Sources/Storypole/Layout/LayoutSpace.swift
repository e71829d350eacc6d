// SPDX-License-Identifier: Apache-2.0
internal import CStorypole

/// The shared state of a host's nodes, which lives until the last of them is released.
///
/// Every measurement reads these fields and those of a node. None is lent to a call that could reenter, so the
/// exclusivity checks, a tenth of a layout's time, are omitted; debug builds check the fields that refer to memory.
package final class LayoutSpace: MeasuringRound {
  let layoutNodes = NodeTable()
  let viewNodes = NodeTable()
  @exclusivity(unchecked) final var lastID = 0
  /// The first node whose size or guide was not a number, for tests: without NaN in a view or a proposal, no answer has
  /// one.
  final var firstNaN: String?
  /// The number of existing view nodes, and its limit.
  @exclusivity(unchecked) final var nodeCount = 0
  @exclusivity(unchecked) final var nodeBudget = LayoutSpace.maximumNodes
  /// Whether the tree is for paper: it may have more nodes, since all of a document's rows exist while it is made.
  final var isForPaper = false {
    didSet { nodeBudget = isForPaper ? Self.maximumNodesOnPaper : Self.maximumNodes }
  }
  /// Whether nodes drop answers and shaped texts once they are placed, and make them again if something asks: a tree for
  /// paper is laid out and drawn once or twice, and would take several times the memory with them.
  final var isFrugal: Bool { isForPaper && nodeCount > Self.frugalNodes && !isTraced }
  /// The limit of measurements in one layout, and the total at which this layout fails.
  final var measurementBudget = 20_000_000
  @exclusivity(unchecked) final var mostMeasurements = 20_000_000
  @exclusivity(unchecked) final var hasFailed = false
  /// Whether some view reacts to the results of a layout.
  final var reacts = false
  /// Whether some node's layout depends on its position: then no placement is skipped.
  @exclusivity(unchecked) final var readsPlaces = false
  @exclusivity(unchecked) final var isLaidOut = false
  /// Whether a change of position may be animated.
  @exclusivity(unchecked) final var moves = false
  @exclusivity(unchecked) final var phase = Phase.idle
  /// Nodes with descendants that changed during their measurement or placement.
  final var interrupted: [LayoutNode] = []
  /// The number of changes of views' values for their containers.
  final var containerRevision = 0
  /// The number of times that lazy containers changed their visible elements.
  final var elementRevision = 0
  /// Nodes whose answers may differ from the last layout.
  final var changed: [LayoutNode] = []
  /// Nodes whose drawing may differ from the last painting; nil if nothing tracks them.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var paintDirty: [LayoutNode]?
  /// The animations, by the number of their node.
  final var animations: [UInt32: NodeAnimations] = [:]
  /// The animations of views' values, by the view node; most views never have one.
  final var valueAnimations: [ObjectIdentifier: AnyObject] = [:]
  /// The third axis; nil while no view has depth.
  final var thirdAxis: (any ThirdAxis)?
  /// Changes at the wrong time, in debug builds.
  final var faults: [String] = []
  /// The reason why the tree can't be shown; nil without a failure. Only the first failure is reported.
  final private(set) var failure: RenderError?
  final var trace: (any TraceSink)? { didSet { isTraced = trace != nil } }
  /// The custom guides that the tree has used.
  final private(set) var customGuides: Set<AlignmentKey> = []
  /// Whether the time moves: in a still picture every change is complete at once.
  final var isLive = false
  final var clock = HostClock()
  final let ticker = AnimationTicker()
  final var updates = UpdateQueue()
  /// Ignores the views' modifications of transactions: for a transition's own change.
  final var overridesAnimation = false
  /// The outermost node; nil before the first view is shown, and once the host was released.
  unowned(unsafe) final var root: LayoutNode?
  /// The host that owns the tree; nil once it was released.
  unowned(unsafe) final var owner: AnyObject? { didSet { isDetached = owner == nil } }
  /// Whether there is no host: each measurement asks, and a reference to the host would be counted.
  @exclusivity(unchecked) final private(set) var isDetached = true

  /// The maximum number of views at once; a larger tree is an error.
  static let maximumNodes = 1_000_000
  /// The same on paper; ours: 100,000 rows of 20 views, which take some 2 GiB.
  static let maximumNodesOnPaper = 2_000_000
  /// The size of a tree that fits in memory without thrift; ours: some 4,000 rows.
  static let frugalNodes = 50_000
  /// The maximum nesting of nodes; a deeper tree is an error.
  static let maximumDepth = 1000

  /// The phases of a host. Each allows less than the one before; debug builds report what isn't allowed.
  enum Phase: UInt8, Comparable {
    /// Between layouts: everything may change.
    case idle
    /// A layout has ended, and views react to it: what they change is laid out in another round.
    case reacting
    /// Bodies are evaluated: state must not change.
    case updating
    /// Nodes are measured and placed. They may make content and invalidate nodes.
    case layout
    /// The tree is painted: no node may change.
    case painting

    static func < (a: Phase, b: Phase) -> Bool { a.rawValue < b.rawValue }
  }

  /// A large tree is followed by as large parts of its document's file.
  deinit { if isForPaper, lastID > Self.frugalNodes { sp_return_freed_memory() } }

  /// Whether nodes are being measured and placed.
  @inline(__always) final var isInPass: Bool { phase == .layout }

  func fail(_ error: RenderError) {
    if failure == nil { failure = error }
    hasFailed = true
  }

  func notice(_ key: AlignmentKey) { if !key.isBuiltIn { customGuides.insert(key) } }

  /// Records the first node whose size, or the guide `key`, is not a number.
  func noticeNaN(_ node: LayoutNode, _ proposal: ProposedViewSize, _ key: AlignmentKey? = nil) {
    if firstNaN != nil { return }
    let answer = key.map { "the guide \($0.name)" } ?? "the size"
    firstNaN = "\(node.path.joined(separator: " > ")): \(answer) for \(proposal)"
  }

  /// Records a change while the tree is painted; always true, for an assertion.
  final func allowsChange(of node: LayoutNode) -> Bool {
    if phase == .painting { faults.append("\(node.name) is invalidated while the tree is painted") }
    return true
  }
}

/// A pass along a third axis, which takes part in the rounds of a layout.
protocol ThirdAxis: AnyObject {
  /// Some view's width or height depends on a depth.
  var mixesAxes: Bool { get }
  func begin(isFirst: Bool)
  /// Whether another round may have a different result.
  func isUnsettled(isFirst: Bool) -> Bool
  func end()
}
