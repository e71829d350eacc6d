// SPDX-License-Identifier: Apache-2.0
/// The part of a view that stays between two updates: its place in the tree, its state and its contribution
/// to layout. There is a subclass for each kind of view; views of one kind share it.
public class _ViewNode {
  final let space: LayoutSpace
  private var ownReference = NodeTable.Reference.none
  private var parentReference: NodeTable.Reference
  package var environment: EnvironmentValues
  /// The number of nodes above.
  package let depth: Int

  init(_ inputs: _ViewInputs) {
    space = inputs.host.space
    parentReference = inputs.parent?.reference ?? .none
    environment = inputs.environment
    depth = (inputs.parent?.depth ?? -1) + 1
    space.counters.nodes += 1
    space.nodeCount += 1
    if space.nodeCount > space.nodeBudget, inputs.host.failure == nil {
      inputs.host.fail(.tooManyViews(limit: space.nodeBudget, path: inputs.parent?.path ?? []))
    }
  }

  deinit {
    space.viewNodes.remove(ownReference)
    space.nodeCount -= 1
  }

  /// How nodes below name this one. Most nodes are leaves, which nobody names.
  private var reference: NodeTable.Reference {
    if ownReference.isNone { ownReference = space.viewNodes.add(self) }
    return ownReference
  }

  package final var host: ViewHost { space.host! }

  /// The node above; nil for the root, and once a node that waits for its update has been taken out
  /// of the tree.
  package final var parent: _ViewNode? {
    space.viewNodes.object(parentReference, as: _ViewNode.self)
  }

  /// The nodes directly below.
  package var children: [_ViewNode] { [] }

  /// The view's name in descriptions and errors; nil for nodes that only hold others.
  package var name: String? { nil }

  /// Whether the node is a view of the user's, with a body.
  package var isBody: Bool { false }

  /// Appends the layout nodes that this node contributes to its container, in order.
  package func appendLayouts(to list: inout [LayoutNode]) {
    for child in children { child.appendLayouts(to: &list) }
  }

  /// The one layout node, if the node knows at once that it contributes one.
  package var onlyLayout: LayoutNode? { nil }

  /// Appends what a lazy container finds here. A node that hands on what its children contribute asks
  /// them instead (`appendChildRuns`), so that a ForEach below can stay unmade.
  func appendRuns(to runs: inout [ViewRun]) { runs += layouts.map(ViewRun.view) }

  final func appendChildRuns(to runs: inout [ViewRun]) {
    for child in children { child.appendRuns(to: &runs) }
  }

  /// The node is no part of the tree any more, whoever still holds it.
  final func leave() { parentReference = .none }

  /// Whether the number of layout nodes may change without a change of type (ForEach, if, AnyView).
  package var isDynamic: Bool { children.contains { $0.isDynamic } }

  /// Something below contributes other layout nodes than before, or sizes may differ.
  package func childLayoutsChanged() { parent?.childLayoutsChanged() }

  /// Reduces the preference of this subtree into `value`, in order of the views.
  package func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    for child in children { child.reducePreference(key, into: &value) }
  }

  /// Asks for `afterLayout`.
  final func reactToLayout() { space.reacts = true }

  /// Called in order of the views after a layout whose results views may react to.
  package func afterLayout() { for child in children { child.afterLayout() } }

  /// The view's body has to be evaluated again before the next layout.
  package func setNeedsUpdate() { parent?.setNeedsUpdate() }

  /// Evaluates `work` and makes this node dirty when an observable object that it read changes.
  final func tracked<T>(_ work: () -> T) -> T {
    nonisolated(unsafe) weak let node = self
    return withObservationTracking(work) { node?.setNeedsUpdate() }
  }

  /// Evaluates what `setNeedsUpdate` asked for.
  package func updateIfNeeded() {}

  /// The names from the root to this node.
  package var path: [String] {
    var names: [String] = []
    var node: _ViewNode? = self
    while let current = node {
      if let name = current.name { names.append(name) }
      node = current.parent
    }
    return names.reversed()
  }

  package final var layouts: [LayoutNode] {
    var list: [LayoutNode] = []
    appendLayouts(to: &list)
    return list
  }
}

/// A node of nothing: EmptyView, and what stands where the tree has failed.
package final class EmptyNode: _ViewNode {
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
}

/// A node that holds others and leaves no trace in layout.
package final class GroupNode: _ViewNode {
  package var members: [_ViewNode] = []
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  package override var children: [_ViewNode] { members }
  package override func appendLayouts(to list: inout [LayoutNode]) {
    if list.isEmpty { list.reserveCapacity(members.count) }
    for member in members { member.appendLayouts(to: &list) }
  }
  override func appendRuns(to runs: inout [ViewRun]) { appendChildRuns(to: &runs) }
}
