// SPDX-License-Identifier: Apache-2.0
/// The part of a view that persists between updates: its place in the tree, its state and its contribution to layout.
/// There is a subclass for each kind of view.
public class _ViewNode {
  final let space: LayoutSpace
  @exclusivity(unchecked) package final var environment: EnvironmentValues
  private var parentReference: NodeTable.Reference
  private var ownSlot = NodeTable.Slot.none
  final let level: UInt16

  init(_ inputs: _ViewInputs) {
    let space = inputs.space
    self.space = space
    environment = inputs.environment
    parentReference = inputs.parentReference
    level = inputs.level
    space.counters.nodes += 1
    space.nodeCount += 1
    if space.nodeCount > space.nodeBudget, inputs.host.failure == nil {
      inputs.host.fail(.tooManyViews(limit: space.nodeBudget, path: inputs.parent?.path ?? []))
    }
  }

  deinit {
    space.viewNodes.remove(ownSlot)
    if !space.valueAnimations.isEmpty { space.valueAnimations[ObjectIdentifier(self)] = nil }
    space.nodeCount -= 1
  }

  /// The reference for the nodes below. Most nodes are leaves and never need one.
  final var reference: NodeTable.Reference {
    if ownSlot == .none { ownSlot = space.viewNodes.add(self) }
    return space.viewNodes.reference(ownSlot)
  }

  /// The number of ancestors.
  package final var depth: Int { Int(level) }

  package final var host: ViewHost { space.host! }

  /// The node above; nil for the root, and for a node that was removed from the tree before its pending update.
  package final var parent: _ViewNode? {
    space.viewNodes.object(parentReference, as: _ViewNode.self)
  }

  /// The nodes directly below.
  package var children: [_ViewNode] { [] }

  /// The view's name in descriptions and errors; nil for nodes that only group others.
  package var name: String? { nil }

  /// Whether the node is a user-defined view, with a body.
  package var isBody: Bool { false }

  /// The type of the code that the node evaluates, for the message of a crash; nil if it evaluates none.
  package var evaluatedType: Any.Type? { nil }

  /// The nodes below that contribute layout nodes.
  var contributors: [_ViewNode] { children }

  /// The identity that `id(_:)` gives the views inside.
  var explicitID: AnyHashable? { nil }

  /// The node itself if its children are elements with identities.
  var elements: ForEachNode? { nil }

  /// The node itself if it has a header, a content and a footer.
  var section: SectionNode? { nil }

  /// Whether the node may keep something of the views that it showed before, such as state. A node without memory is
  /// the same after an update as a new one.
  var remembers: Bool { true }

  /// Whether the views inside are scroll targets.
  var holdsScrollTargets: Bool { false }

  /// Appends the layout nodes that this node contributes to its container, in order.
  package func appendLayouts(to list: inout [LayoutNode]) {
    for child in children { child.appendLayouts(to: &list) }
  }

  /// The one layout node, if the node knows at once that it contributes one.
  package var onlyLayout: LayoutNode? { nil }

  /// Appends the content for a lazy container. A node that passes on its children's contributions calls them instead
  /// (`appendChildRuns`), so that a ForEach below can stay unmade.
  func appendRuns(to runs: inout [ViewRun]) { runs += layouts.map(ViewRun.view) }

  final func appendChildRuns(to runs: inout [ViewRun]) {
    for child in children { child.appendRuns(to: &runs) }
  }

  /// Removes the node from the tree, even if something still retains it.
  final func leave() { parentReference = .none }

  /// Whether the number of layout nodes may change without a change of type (ForEach, if, AnyView).
  package var isDynamic: Bool { children.contains { $0.isDynamic } }

  /// The contributed layout nodes of a descendant have changed, or sizes may differ.
  package func childLayoutsChanged() { parent?.childLayoutsChanged() }

  /// Reduces the preference of this subtree into `value`, in order of the views.
  package func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    for child in children { child.reducePreference(key, into: &value) }
  }

  /// The preference that this subtree sends.
  package final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    var value: K.Value?
    reducePreference(key, into: &value)
    return value ?? K.defaultValue
  }

  /// Requests calls of `afterLayout`.
  final func reactToLayout() { space.reacts = true }

  /// Called in order of the views after a layout whose results views may react to.
  package func afterLayout() { for child in children { child.afterLayout() } }

  /// Marks the view's body for evaluation before the next layout.
  package func setNeedsUpdate() { parent?.setNeedsUpdate() }

  /// Evaluates `work` and makes this node dirty when an observable object that it read changes.
  final func tracked<T>(_ work: () -> T) -> T {
    withObservationTracking(work, onChange: updateAtChange())
  }

  /// Called only if something was read: a weak reference gives an object a table, for the rest of its life.
  private func updateAtChange() -> @Sendable () -> Void {
    nonisolated(unsafe) weak let node = self
    return { node?.setNeedsUpdate() }
  }

  /// Performs the update that `setNeedsUpdate` requested.
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

extension _ViewNode: Updatable {}
/// A layout node for the view.
extension _ViewNode: NodeInputs {}

/// An empty node: for EmptyView, and for views where the tree has failed.
package final class EmptyNode: _ViewNode {
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  override var remembers: Bool { false }
}

/// A node that groups others and doesn't affect layout.
package final class GroupNode: _ViewNode {
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  package var members: [_ViewNode] = []
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  package override var children: [_ViewNode] { members }
  override var remembers: Bool { false }
  package override func appendLayouts(to list: inout [LayoutNode]) {
    if list.isEmpty { list.reserveCapacity(members.count) }
    for member in members { member.appendLayouts(to: &list) }
  }
  override func appendRuns(to runs: inout [ViewRun]) { appendChildRuns(to: &runs) }
}
