// SPDX-License-Identifier: Apache-2.0
internal import CStorypole

/// A node that evaluates the user's code, again when a value that the code reads has changed.
package class EvaluatingNode: _ViewNode {
  fileprivate(set) var content: _ViewNode?
  /// The group of changes that updates the node, and the round that evaluated it last.
  private var queue = 0
  private var lastPass = 0
  /// Whether a lazy container makes elements from here itself; nil before any request.
  private var handsOnElements: Bool?

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
  package override var evaluatedType: Any.Type { fatalError("abstract") }

  final func evaluate() {
    queue = 0
    lastPass = host.pass
    host.space.counters.bodies += 1
    enterBody(evaluatedType)
    defer { leaveBody() }
    content = makeContent(reusing: content)
  }

  package override final func setNeedsUpdate() {
    let queue = host.updates.numberNow()
    if self.queue == queue { return }
    self.queue = queue
    host.enqueue(self)
  }

  package override final func updateIfNeeded() {
    // A node without a parent has left the tree during this update.
    guard lastPass != host.pass, parent != nil else { return }
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
  private var view: V
  private var moving = MovingValue<V>()
  private var properties: DynamicProperties

  init(_ view: V, _ inputs: _ViewInputs) {
    self.view = view
    properties = DynamicProperties(of: V.self)
    super.init(inputs)
    show(view)
    evaluate()
  }

  private func show(_ view: V) {
    self.view = moving.shown(for: view, in: host, environment) { [unowned self] in
      self.view = $0
      setNeedsUpdate()
    }
  }

  override var name: String? { typeName(V.self) }
  override var evaluatedType: Any.Type { V.self }
  override var isBody: Bool { true }
  override var remembers: Bool { properties.remember }

  func update(_ view: V, _ inputs: _ViewInputs) {
    if !moving.canDiffer, ViewComparison.of(V.self).areEqual(view, self.view),
      host.environments.areEqual(environment, inputs.environment)
    {
      return
    }
    environment = inputs.environment
    show(view)
    evaluate()
  }

  override func makeContent(reusing old: _ViewNode?) -> _ViewNode {
    properties.install(in: &view, of: self)
    let body = tracked { V.body(of: view) }
    return V.Body._makeNode(
      body, reusing: old, _ViewInputs(host: host, environment: environment, parent: self))
  }
}

/// The names of the bodies being evaluated, for the message of a crash inside one of them.
func enterBody(_ type: Any.Type) { sp_enter(BodyNames.name(of: type)) }
func leaveBody() { sp_leave() }

/// The same as `enterBody` for other closures of the user's code, by the name of their caller.
func enterClosure(_ name: StaticString) {
  sp_enter(UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self))
}

/// C strings of type names that are never freed: a signal handler reads them.
private enum BodyNames {
  private static let names = Locked<[ObjectIdentifier: UnsafePointer<CChar>]>([:])

  static func name(of type: Any.Type) -> UnsafePointer<CChar> {
    names.withLock { names in
      let id = ObjectIdentifier(type)
      if let name = names[id] { return name }
      let name = UnsafePointer(strdup(typeName(type))!)
      names[id] = name
      return name
    }
  }
}
