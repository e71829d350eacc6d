// SPDX-License-Identifier: Apache-2.0
/// The elements of a ForEach by identity. An element is made on request: a stack requests all of them, a lazy container
/// the visible ones.
final class ForEachNode: _ViewNode {
  private(set) var count = 0
  private var source = ElementSource()
  private var made = ElementTable()
  private var indexes: [AnyHashable: Int] = [:]
  /// The elements of the previous data, until the present ones are made.
  private var kept: [AnyHashable: (node: _ViewNode, index: Int)] = [:]
  /// Their source, if the present one makes the same views of the same values.
  private var keptSource: ElementSource?
  /// The elements whose closures read something that has changed since.
  private var stale: Set<AnyHashable> = []
  /// The order of the previous elements.
  private var departing: [AnyHashable] = []
  /// Whether all elements of some data have been made: others are inserted and removed later.
  private var hadElements = false
  private var order: [_ViewNode]?
  /// Elements that a lazy container keeps to notice changes, but doesn't show.
  private var held: Set<Int> = []
  /// The visible elements of the last release.
  private var shown: Set<ObjectIdentifier> = []
  /// Whether a lazy container decides which elements exist.
  private(set) var isOnDemand = false

  override var isDynamic: Bool { true }
  override var elements: ForEachNode? { self }
  override var remembers: Bool { isOnDemand }

  /// The visible elements, in order.
  override var children: [_ViewNode] {
    held.isEmpty ? existing : shownElements.map(\.node)
  }

  /// The visible elements, with their identities, in order.
  var shownElements: [(id: AnyHashable, node: _ViewNode)] {
    made.inOrder.filter { !held.contains($0.index) }
      .map { ($0.element.id, $0.element.node) }
  }

  /// The existing elements, in order.
  private var existing: [_ViewNode] {
    if let order { return order }
    let nodes = made.inOrder.map(\.element.node)
    order = nodes
    return nodes
  }

  func update(_ source: ElementSource, _ inputs: _ViewInputs) {
    let old = self.source
    self.source = source
    let isSameEnvironment = host.environments.areEqual(environment, inputs.environment)
    environment = inputs.environment
    let oldCount = count
    count = source.count
    // What is already there: elements with the same values keep their views as they are.
    let known = isSameEnvironment && source.makesSameViews(as: old) ? old : nil
    if known == nil { keptSource = nil }
    if count == oldCount, updateInPlace(old: known) { return }
    let elements = made.inOrder
    kept = Dictionary(
      elements.map { ($0.element.id, ($0.element.node, $0.index)) },
      uniquingKeysWith: { first, _ in first })
    keptSource = known
    departing = elements.map(\.element.id)
    made = ElementTable()
    indexes = [:]
    order = nil
    // Existing elements are updated at once; a container requests any further ones.
    for (index, _) in elements where index < count { element(index) }
    // A modifier around elements that are made on demand has no layout nodes that would reveal the change of elements.
    let isSame =
      count == oldCount && elements.allSatisfy { made[$0.index]?.id == $0.element.id }
    if !isSame { held = [] }
    if isOnDemand, !isSame { host.space.containerRevision += 1 }
  }

  /// Updates the elements where they are; false, with nothing changed, if one of them has another identity.
  private func updateInPlace(old: ElementSource?) -> Bool {
    var changed: [(index: Int, element: ForEachElement)] = []
    for (index, element) in made {
      if let old, source.hasSameElement(index, as: old, index), !isStale(element.id) { continue }
      if source.id(index) != element.id { return false }
      changed.append((index, element))
    }
    for (index, element) in changed.sorted(by: { $0.index < $1.index }) {
      let node = make(index, element.id, reusing: element.node)
      if node === element.node { continue }
      made[index] = ForEachElement(id: element.id, node: node)
      order = nil
    }
    return true
  }

  private func make(_ index: Int, _ id: AnyHashable, reusing old: _ViewNode?) -> _ViewNode {
    if !stale.isEmpty { stale.remove(id) }
    return source.makeNode(
      index, id, of: self, reusing: old,
      _ViewInputs(host: host, environment: environment, parent: self))
  }

  /// Makes the view of an element, and makes it again when an observable object that this read changes.
  func tracked<T>(_ id: AnyHashable, _ work: () -> T) -> T {
    nonisolated(unsafe) weak let node = self
    nonisolated(unsafe) let id = id
    return withObservationTracking(work) {
      node?.stale.insert(id)
      node?.setNeedsUpdate()
    }
  }

  private func isStale(_ id: AnyHashable) -> Bool { !stale.isEmpty && stale.contains(id) }

  /// The element at `index`, made on demand.
  @discardableResult func element(_ index: Int) -> _ViewNode {
    if let element = made[index] { return element.node }
    let id = source.id(index)
    if let other = indexes.updateValue(index, forKey: id), other != index {
      host.warn(
        "ForEach: the ID \(id) occurs more than once in \(path.joined(separator: " > ")); "
          + "give each element a unique ID, or state can move to the wrong one",
        once: "duplicate \(id)")
    }
    let old = kept.removeValue(forKey: id)
    let isSame =
      old.map { old in
        keptSource.map { source.hasSameElement(index, as: $0, old.index) } == true && !isStale(id)
      } ?? false
    let node = isSame ? old!.node : make(index, id, reusing: old?.node)
    if old == nil, hadElements, !isOnDemand { host.noticeInsertion(of: node) }
    made[index] = ForEachElement(id: id, node: node)
    order = nil
    return node
  }

  override func appendLayouts(to list: inout [LayoutNode]) {
    if !isOnDemand {
      if made.count < count {
        made.reserve(min(count, LayoutSpace.maximumNodes))
        for index in 0..<count {
          if host.failure != nil { break }
          element(index)
        }
      }
      forgetKept()
      if list.isEmpty { list.reserveCapacity(made.count) }
    }
    for node in existing { node.appendLayouts(to: &list) }
  }

  private func forgetKept() {
    if !isOnDemand {
      hadElements = true
      // All exist, and no index lookups follow.
      indexes = [:]
      // In the order of the data as always, not of the dictionary.
      for id in departing { if let old = kept[id] { host.noticeRemoval(of: old.node) } }
    }
    for (id, old) in kept {
      old.node.leave()
      stale.remove(id)
    }
    kept = [:]
    keptSource = nil
    departing = []
  }

  // MARK: For lazy containers

  override func appendRuns(to runs: inout [ViewRun]) {
    isOnDemand = true
    runs.append(.elements(ElementRun(source: self)))
  }

  /// Releases every element that is neither visible nor held for later changes.
  func release(showing visible: Set<Int>, holding measured: Set<Int>) {
    forgetKept()
    let staying = measured.isEmpty ? visible : visible.union(measured)
    if made.count != staying.count {
      for (index, element) in made where !staying.contains(index) {
        element.node.leave()
        made[index] = nil
        indexes[element.id] = nil
        stale.remove(element.id)
      }
      order = nil
    }
    held = measured.subtracting(visible)
    let now = Set(visible.compactMap { made[$0].map { ObjectIdentifier($0.node) } })
    if now == shown { return }
    shown = now
    host.space.elementRevision += 1
  }

  /// Whether the element at `index` was shown at the last release.
  func wasShown(_ index: Int) -> Bool {
    made[index].map { shown.contains(ObjectIdentifier($0.node)) } ?? false
  }

  /// The index of the element with this identity; makes none.
  func index(of id: AnyHashable) -> Int? {
    indexes[id] ?? (0..<count).first { source.id($0) == id }
  }
}
