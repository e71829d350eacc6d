// SPDX-License-Identifier: Apache-2.0
/// The elements of a ForEach by identity. An element is made on request: a stack requests all of them, a lazy container
/// the visible ones.
final class ForEachNode: _ViewNode {
  private struct Element {
    var id: AnyHashable
    var node: _ViewNode
  }

  private(set) var count = 0
  private var made: [Int: Element] = [:]
  private var indexes: [AnyHashable: Int] = [:]
  /// The elements of the previous data, until the present ones are made.
  private var kept: [AnyHashable: _ViewNode] = [:]
  /// The order of the previous elements.
  private var departing: [AnyHashable] = []
  /// Whether all elements of some data have been made: others are inserted and removed later.
  private var hadElements = false
  private var identify: (Int) -> AnyHashable = { $0 }
  private var make: (Int, _ViewNode?, _ViewInputs) -> _ViewNode = { EmptyNode($2) }
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
    made.filter { !held.contains($0.key) }.sorted { $0.key < $1.key }
      .map { ($0.value.id, $0.value.node) }
  }

  /// The existing elements, in order.
  private var existing: [_ViewNode] {
    if let order { return order }
    let nodes =
      made.count == count
      ? (0..<count).map { made[$0]!.node } : made.sorted { $0.key < $1.key }.map(\.value.node)
    order = nodes
    return nodes
  }

  func update<Data: RandomAccessCollection>(
    _ data: Data, _ inputs: _ViewInputs, id: @escaping (Data.Element) -> AnyHashable,
    make: @escaping (Data.Element, Int, _ViewNode?, _ViewInputs) -> _ViewNode
  ) {
    environment = inputs.environment
    let oldCount = count
    count = data.count
    identify = { id(data[data.index(data.startIndex, offsetBy: $0)]) }
    self.make = { make(data[data.index(data.startIndex, offsetBy: $0)], $0, $1, $2) }
    let old = made
    kept = Dictionary(old.values.map { ($0.id, $0.node) }, uniquingKeysWith: { first, _ in first })
    departing = old.sorted { $0.key < $1.key }.map(\.value.id)
    made = [:]
    indexes = [:]
    order = nil
    // Existing elements are updated at once; a container requests any further ones.
    for index in old.keys.sorted() where index < count { element(index) }
    // A modifier around elements that are made on demand has no layout nodes that would reveal the change of elements.
    let isSame = count == oldCount && old.allSatisfy { made[$0.key]?.id == $0.value.id }
    if !isSame { held = [] }
    if isOnDemand, !isSame { host.space.containerRevision += 1 }
  }

  /// The element at `index`, made on demand.
  @discardableResult func element(_ index: Int) -> _ViewNode {
    if let element = made[index] { return element.node }
    let id = identify(index)
    if let other = indexes.updateValue(index, forKey: id), other != index {
      host.warn(
        "ForEach: the ID \(id) occurs more than once in \(path.joined(separator: " > ")); "
          + "give each element a unique ID, or state can move to the wrong one",
        once: "duplicate \(id)")
    }
    let inputs = _ViewInputs(host: host, environment: environment, parent: self)
    let old = kept.removeValue(forKey: id)
    let node = make(index, old, inputs)
    if old == nil, hadElements, !isOnDemand { host.noticeInsertion(of: node) }
    made[index] = Element(id: id, node: node)
    order = nil
    return node
  }

  override func appendLayouts(to list: inout [LayoutNode]) {
    if !isOnDemand {
      for index in 0..<count {
        if host.failure != nil { break }
        element(index)
      }
      forgetKept()
    }
    for node in existing { node.appendLayouts(to: &list) }
  }

  private func forgetKept() {
    if !isOnDemand {
      hadElements = true
      // All exist, and no index lookups follow.
      indexes = [:]
      // In the order of the data as always, not of the dictionary.
      for id in departing { if let node = kept[id] { host.noticeRemoval(of: node) } }
    }
    for node in kept.values { node.leave() }
    kept = [:]
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
    indexes[id] ?? (0..<count).first { identify($0) == id }
  }
}
