// SPDX-License-Identifier: Apache-2.0
/// A node that evaluates the user's code, again when a value that the code reads has changed.
package class EvaluatingNode: _ViewNode {
  /// The group of changes that updates the node, and the round that evaluated it last.
  private var queue: UInt32 = 0
  private var lastPass: UInt32 = 0
  /// Whether a lazy container makes elements from here itself; nil before any request.
  private var handsOnElements: Bool?
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  fileprivate(set) var content: _ViewNode?
  let evaluated: EvaluatedType
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var properties = PropertyStore()

  /// `type` is that of the view or modifier with the code.
  init(of type: Any.Type, _ inputs: _ViewInputs) {
    evaluated = inputs.host.evaluated(type)
    super.init(inputs)
  }

  package override final var children: [_ViewNode] { content.map { [$0] } ?? [] }
  override final func appendRuns(to runs: inout [ViewRun]) {
    let count = runs.count
    appendChildRuns(to: &runs)
    handsOnElements = runs[count...].contains { if case .elements = $0 { true } else { false } }
  }
  package override final func reducePreference<K: PreferenceKey>(
    _ key: K.Type, into value: inout K.Value?
  ) {
    content?.reducePreference(key, into: &value)
  }

  /// Makes the content from the present result of the user's code.
  func makeContent(reusing old: _ViewNode?) -> _ViewNode { fatalError("abstract") }
  package override final var evaluatedType: Any.Type? { evaluated.type }

  final func evaluate() {
    queue = 0
    lastPass = UInt32(truncatingIfNeeded: host.pass)
    space.counters.bodies += 1
    enterBody(evaluated)
    defer { leaveBody() }
    content = makeContent(reusing: content)
  }

  package override final func setNeedsUpdate() {
    let queue = UInt32(truncatingIfNeeded: host.updates.numberNow())
    if self.queue == queue { return }
    self.queue = queue
    host.enqueue(self)
  }

  package override final func updateIfNeeded() {
    // A node without a parent has left the tree during this update.
    guard lastPass != UInt32(truncatingIfNeeded: host.pass), parent != nil else { return }
    if handsOnElements == true {
      // Not all of them exist, so they can't be compared.
      evaluate()
      return childLayoutsChanged()
    }
    let (before, revision) = (layouts, host.space.containerRevision)
    evaluate()
    if handsOnElements == false {
      // A row that expands may have elements for the first time.
      var runs: [ViewRun] = []
      appendRuns(to: &runs)
      if handsOnElements == true { return childLayoutsChanged() }
    }
    let after = layouts
    // Changed layout nodes have already invalidated themselves.
    let isSame =
      revision == host.space.containerRevision && before.count == after.count
      && zip(before, after).allSatisfy { $0 === $1 }
    if !isSame { childLayoutsChanged() }
  }

  package override final var onlyLayout: LayoutNode? { content?.onlyLayout }
  package override final func appendLayouts(to list: inout [LayoutNode]) {
    content?.appendLayouts(to: &list)
  }
}

/// The node of a view with a body: keeps its state.
final class BodyNode<V: View>: EvaluatingNode {
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var view: V

  init(_ view: V, _ inputs: _ViewInputs) {
    self.view = view
    super.init(of: V.self, inputs)
    evaluate()
  }

  private func show(_ view: V) {
    self.view = shown(
      for: view, inPlaceOf: self.view,
      show: { [unowned self] in
        self.view = $0
        setNeedsUpdate()
      })
  }

  override var name: String? { typeName(V.self) }
  override var isBody: Bool { true }
  override var remembers: Bool { evaluated.remembers }

  func update(_ view: V, _ inputs: _ViewInputs) {
    if !movesValue, evaluated.comparison.areEqual(view, self.view),
      host.environments.areEqual(environment, inputs.environment)
    {
      return
    }
    environment = inputs.environment
    show(view)
    evaluate()
  }

  override func makeContent(reusing old: _ViewNode?) -> _ViewNode {
    evaluated.install(in: &view, of: self, &properties)
    let body = tracked { V.body(of: view) }
    return V.Body._makeNode(
      body, reusing: old, _ViewInputs(host: host, environment: environment, parent: self))
  }
}
