// SPDX-License-Identifier: Apache-2.0
/// An existing element of a ForEach.
struct ForEachElement {
  /// The hash value of its identity.
  var hash: Int
  var node: _ViewNode
}

/// The existing elements of a ForEach by index: an array of the first ones, which are usually all, and a dictionary of
/// any others.
struct ElementTable: Sequence {
  private var first: [ForEachElement] = []
  private var others: [Int: ForEachElement] = [:]

  var count: Int { first.count + others.count }

  subscript(index: Int) -> ForEachElement? {
    get { index < first.count ? first[index] : others[index] }
    set {
      if let newValue, index < first.count {
        first[index] = newValue
      } else if let newValue, index == first.count, others.isEmpty {
        first.append(newValue)
      } else {
        if newValue == nil, index < first.count {
          for (index, element) in first.enumerated() { others[index] = element }
          first = []
        }
        others[index] = newValue
      }
    }
  }

  mutating func reserve(_ count: Int) { first.reserveCapacity(count) }

  /// The elements with their indexes, in order.
  var inOrder: [(index: Int, element: ForEachElement)] {
    let all = Array(self)
    return others.isEmpty ? all : all.sorted { $0.index < $1.index }
  }

  /// The nodes of all elements, in order.
  var nodes: [_ViewNode] {
    others.isEmpty ? first.map(\.node) : inOrder.map(\.element.node)
  }

  /// Calls `body` with each of `nodes`.
  func forEachNode(_ body: (_ViewNode) -> Void) {
    if others.isEmpty { for element in first { body(element.node) } } else { nodes.forEach(body) }
  }

  /// In order as far as all elements are the first ones.
  struct Iterator: IteratorProtocol {
    fileprivate let first: [ForEachElement]
    fileprivate var rest: [Int: ForEachElement].Iterator
    fileprivate var index = 0

    mutating func next() -> (index: Int, element: ForEachElement)? {
      if index < first.count {
        defer { index += 1 }
        return (index, first[index])
      }
      return rest.next().map { ($0.key, $0.value) }
    }
  }

  func makeIterator() -> Iterator { Iterator(first: first, rest: others.makeIterator()) }
}
