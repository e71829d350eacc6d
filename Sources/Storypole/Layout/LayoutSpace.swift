// SPDX-License-Identifier: Apache-2.0
/// What the nodes of a host share: it outlives the host as long as any of them does.
///
/// Every measurement passes here and through the fields of a node. Nothing of it is lent to a call
/// that could come back, so the checks for that, a tenth of a layout's time, are left out; debug builds
/// make them where a field refers to memory.
package final class LayoutSpace {
  let layoutNodes = NodeTable()
  let viewNodes = NodeTable()
  @exclusivity(unchecked) final var counters = Counters()
  final var lastID = 0
  /// The first node whose size or guide was not a number, for tests: without NaN in a view or a proposal
  /// there is none in an answer.
  final var firstNaN: String?
  /// The nodes of views that exist, and how many may.
  final var nodeCount = 0
  final var nodeBudget = ViewHost.maximumNodes
  /// How many measurements one layout may take, and at how many of all it fails.
  final var measurementBudget = 20_000_000
  @exclusivity(unchecked) final var mostMeasurements = 20_000_000
  @exclusivity(unchecked) final var hasFailed = false
  @exclusivity(unchecked) package final var isTraced = false
  /// Whether some view acts on the results of a layout.
  final var reacts = false
  /// Whether some node's layout follows from where it is: then none is skipped.
  @exclusivity(unchecked) final var readsPlaces = false
  @exclusivity(unchecked) final var isLaidOut = false
  /// Whether what is placed elsewhere may move there in time.
  @exclusivity(unchecked) final var moves = false
  /// Nodes are being measured and placed.
  @exclusivity(unchecked) final var isInPass = false
  /// Nodes below which something changed while they were at work.
  final var interrupted: [LayoutNode] = []
  /// How often views told their containers something else than before.
  final var containerRevision = 0
  /// How often lazy containers came to show other elements.
  final var elementRevision = 0
  /// Nodes that may answer otherwise than in the last layout.
  final var changed: [LayoutNode] = []
  /// Nodes that may look otherwise than in the last painting; nil where nobody wants to know.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var paintDirty: [LayoutNode]?
  /// What moves, by the number of the node that it moves in.
  final var animations: [UInt32: NodeAnimations] = [:]
  /// The third axis; nil while no view has depth.
  package final var depths: DepthPass?
  /// Nothing may change now: the tree is painted.
  final var isPainting = false
  /// What was done at the wrong time, in debug builds.
  final var faults: [String] = []
  /// nil once the host has gone.
  unowned(unsafe) final var host: ViewHost?

  /// Takes down the first node whose size, or the guide `key`, is not a number.
  func noticeNaN(_ node: LayoutNode, _ proposal: ProposedViewSize, _ key: AlignmentKey? = nil) {
    if firstNaN != nil { return }
    let answer = key.map { "the guide \($0.name)" } ?? "the size"
    firstNaN = "\(node.path.joined(separator: " > ")): \(answer) for \(proposal)"
  }

  /// Takes down a change while the tree is painted; always true, for an assertion.
  final func allowsChange(of node: LayoutNode) -> Bool {
    if isPainting { faults.append("\(node.name) is invalidated while the tree is painted") }
    return true
  }
}
