// SPDX-License-Identifier: Apache-2.0
/// The shared state of a host's nodes, which lives until the last of them is released.
///
/// Every measurement reads these fields and those of a node. None is lent to a call that could reenter, so the
/// exclusivity checks, a tenth of a layout's time, are omitted; debug builds check the fields that refer to memory.
package final class LayoutSpace: MeasuringRound {
  let layoutNodes = NodeTable()
  let viewNodes = NodeTable()
  final var lastID = 0
  /// The first node whose size or guide was not a number, for tests: without NaN in a view or a proposal, no answer has
  /// one.
  final var firstNaN: String?
  /// The number of existing view nodes, and its limit.
  final var nodeCount = 0
  final var nodeBudget = ViewHost.maximumNodes
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
  /// Whether nodes are being measured and placed.
  @exclusivity(unchecked) final var isInPass = false
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
  /// The third axis; nil while no view has depth.
  final var thirdAxis: (any ThirdAxis)?
  /// The tree is being painted: nothing may change.
  final var isPainting = false
  /// Changes at the wrong time, in debug builds.
  final var faults: [String] = []
  /// nil once the host was released.
  unowned(unsafe) final var host: ViewHost?

  /// Records the first node whose size, or the guide `key`, is not a number.
  func noticeNaN(_ node: LayoutNode, _ proposal: ProposedViewSize, _ key: AlignmentKey? = nil) {
    if firstNaN != nil { return }
    let answer = key.map { "the guide \($0.name)" } ?? "the size"
    firstNaN = "\(node.path.joined(separator: " > ")): \(answer) for \(proposal)"
  }

  /// Records a change while the tree is painted; always true, for an assertion.
  final func allowsChange(of node: LayoutNode) -> Bool {
    if isPainting { faults.append("\(node.name) is invalidated while the tree is painted") }
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
