// SPDX-License-Identifier: Apache-2.0
/// The elements of a ForEach by identity. An element is made on request: a stack requests all of them, a lazy container
/// the visible ones.
final class ForEachNode: _ViewNode {
  private(set) var count = 0
  private var source = ElementSource()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var made = ElementTable()
  /// The made elements by their hash values; of several with the same one, the last.
  private var indexes: [Int: Int] = [:]
  /// The elements of the previous data by their indexes there, until the present ones are made, and their source.
  private var kept: [Int: ForEachElement] = [:]
  private var keptSource: ElementSource?
  /// The indexes of the kept elements by their hash values.
  private var keptIndexes: [Int: [Int]] = [:]
  /// Whether the present source makes the same views of the same values.
  private var keepsViews = false
  /// The elements whose closures read something that has changed since.
  private var stale: Set<AnyHashable> = []
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
      .map { (source.id($0.index), $0.element.node) }
  }

  /// The existing elements, in order.
  private var existing: [_ViewNode] {
    if let order { return order }
    let nodes = made.nodes
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
    let isSame = isSameEnvironment && source.makesSameViews(as: old)
    if count == oldCount, updateInPlace(from: old, keepsViews: isSame) { return }
    let elements = made.inOrder
    kept = Dictionary(uniqueKeysWithValues: elements.map { ($0.index, $0.element) })
    keptIndexes = Dictionary(grouping: elements.map(\.index)) { kept[$0]!.hash }
    keptSource = old
    keepsViews = isSame
    made = ElementTable()
    indexes = [:]
    order = nil
    // Existing elements are updated at once; a container requests any further ones.
    for (index, _) in elements where index < count { element(index) }
    // A modifier around elements that are made on demand has no layout nodes that would reveal the change of elements.
    let isUnchanged =
      count == oldCount
      && elements.allSatisfy {
        made[$0.index]?.hash == $0.element.hash
          && source.hasSameID($0.index, as: old, $0.index, hash: $0.element.hash)
      }
    if !isUnchanged { held = [] }
    if isOnDemand, !isUnchanged { host.space.containerRevision += 1 }
  }

  /// Updates the elements where they are; false, with nothing changed, if one of them has another identity.
  private func updateInPlace(from old: ElementSource, keepsViews: Bool) -> Bool {
    var changed: [(index: Int, element: ForEachElement)] = []
    for (index, element) in made {
      if keepsViews, source.hasSameElement(index, as: old, index), !isStale(index) { continue }
      let isSame =
        source.hash(index) == element.hash
        && source.hasSameID(index, as: old, index, hash: element.hash)
      if !isSame { return false }
      changed.append((index, element))
    }
    for (index, element) in changed.sorted(by: { $0.index < $1.index }) {
      if !stale.isEmpty { stale.remove(source.id(index)) }
      let node = source.makeNode(index, of: self, reusing: element.node, inputs)
      if node === element.node { continue }
      made[index] = ForEachElement(hash: element.hash, node: node)
      order = nil
    }
    return true
  }

  private var inputs: _ViewInputs {
    _ViewInputs(host: host, environment: environment, parent: self)
  }

  /// Makes the view of an element, and makes it again when an observable object that this read changes.
  func tracked<T>(_ index: Int, _ work: () -> T) -> T {
    withObservationTracking(work, onChange: updateAtChange(of: source.id(index)))
  }

  /// Called only if something was read (`_ViewNode.tracked`).
  private func updateAtChange(of id: AnyHashable) -> @Sendable () -> Void {
    nonisolated(unsafe) weak let node = self
    nonisolated(unsafe) let id = id
    return {
      node?.stale.insert(id)
      node?.setNeedsUpdate()
    }
  }

  private func isStale(_ index: Int) -> Bool {
    !stale.isEmpty && stale.contains(source.id(index))
  }

  /// The element at `index`, made on demand.
  @discardableResult func element(_ index: Int) -> _ViewNode {
    if let element = made[index] { return element.node }
    let (element, isNew) = source.makeElement(index, of: self, inputs)
    if isNew, hadElements, !isOnDemand { host.noticeInsertion(of: element.node) }
    made[index] = element
    order = nil
    return element.node
  }

  /// Notes the identity of an element that is about to be made, and takes the previous node with this identity, if there
  /// is one. `isSame` is whether it shows the same view of the same value.
  func claim(_ index: Int, _ hash: Int) -> (node: _ViewNode?, isSame: Bool) {
    if let other = indexes.updateValue(index, forKey: hash), other != index,
      source.hasSameID(index, as: source, other, hash: hash)
    {
      let id = source.id(index)
      host.warn(
        "ForEach: the ID \(id) occurs more than once in \(path.joined(separator: " > ")); "
          + "give each element a unique ID, or state can move to the wrong one",
        once: "duplicate \(id)")
    }
    let isStale = isStale(index)
    if isStale { stale.remove(source.id(index)) }
    if let keptSource, let matches = keptIndexes[hash] {
      for match in matches where kept[match] != nil {
        guard source.hasSameID(index, as: keptSource, match, hash: hash) else { continue }
        let isSame = keepsViews && !isStale && source.hasSameElement(index, as: keptSource, match)
        return (kept.removeValue(forKey: match)!.node, isSame)
      }
    }
    return (nil, false)
  }

  override func appendLayouts(to list: inout [LayoutNode]) {
    if !isOnDemand {
      if made.count < count {
        made.reserve(min(count, LayoutSpace.maximumNodes))
        for index in 0..<count {
          if space.hasFailed { break }
          element(index)
        }
      }
      forgetKept()
      if list.isEmpty { list.reserveCapacity(made.count) }
    }
    made.forEachNode { $0.appendLayouts(to: &list) }
  }

  private func forgetKept() {
    if !isOnDemand {
      hadElements = true
      // All exist, and no index lookups follow.
      indexes = [:]
    }
    guard let keptSource else { return }
    // In the order of the data as always, not of the dictionary.
    let departed = kept.sorted { $0.key < $1.key }
    if !isOnDemand { for (_, element) in departed { host.noticeRemoval(of: element.node) } }
    for (index, element) in departed {
      element.node.leave()
      if !stale.isEmpty, index < keptSource.count { stale.remove(keptSource.id(index)) }
    }
    kept = [:]
    keptIndexes = [:]
    self.keptSource = nil
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
        indexes[element.hash] = nil
        if !stale.isEmpty { stale.remove(source.id(index)) }
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
    if let index = source.hash(of: id).flatMap({ indexes[$0] }), source.id(index) == id {
      return index
    }
    return (0..<count).first { source.id($0) == id }
  }
}
