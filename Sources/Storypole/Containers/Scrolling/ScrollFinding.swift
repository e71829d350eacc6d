// SPDX-License-Identifier: Apache-2.0
/// The target of a scroll request.
enum ScrollRequest {
  case view(AnyHashable, UnitPoint?)
  case edge(Edge)
  case point(x: CGFloat?, y: CGFloat?)
}

/// The target of a scroll request: an existing view, or an element that a lazy container has to
/// make.
enum ScrollFinding {
  case view(LayoutNode)
  case element(LazyNode, LazyWalk.Key)

  /// At most this many elements are made to search them for an identity; ours.
  private static let limit = 1000

  var layout: LayoutNode? {
    switch self {
    case .view(let layout): layout
    case .element(let lazy, let key): lazy.view(of: key)
    }
  }

  /// The first view below `node` with the identity, from `id(_:)` or as an element of a ForEach.
  static func search(_ id: AnyHashable, in node: _ViewNode) -> ScrollFinding? {
    guard let hit = Search(id: id, limit: limit).search(node, nil, []) else { return nil }
    guard let lazy = hit.lazy, let last = hit.keys.last else { return hit.layout.map { .view($0) } }
    lazy.wanted = Dictionary(hit.keys.map { ($0.source, $0.index) }, uniquingKeysWith: { $1 })
    return .element(lazy, last)
  }

  private struct Hit {
    var layout: LayoutNode?
    /// The lazy container of the view, and the elements of that container around it.
    var lazy: LazyNode?
    var keys: [LazyWalk.Key]
  }

  private final class Search {
    let id: AnyHashable
    var budget: Int

    init(id: AnyHashable, limit: Int) {
      self.id = id
      budget = limit
    }

    func search(_ node: _ViewNode, _ lazy: LazyNode?, _ keys: [LazyWalk.Key]) -> Hit? {
      if node.explicitID == id {
        return Hit(layout: node.layouts.first, lazy: lazy, keys: keys)
      }
      if let node = node as? any LazyOwner { return search(children: node, node.lazyLayout, []) }
      if let elements = node.elements { return search(elements: elements, lazy, keys) }
      return search(children: node, lazy, keys)
    }

    private func search(children node: _ViewNode, _ lazy: LazyNode?, _ keys: [LazyWalk.Key]) -> Hit?
    {
      for child in node.children {
        if let hit = search(child, lazy, keys) { return hit }
      }
      return nil
    }

    private func search(elements node: ForEachNode, _ lazy: LazyNode?, _ keys: [LazyWalk.Key])
      -> Hit?
    {
      func key(_ index: Int) -> [LazyWalk.Key] {
        node.isOnDemand
          ? keys + [LazyWalk.Key(source: ObjectIdentifier(node), index: index)] : keys
      }
      if let index = node.index(of: id) {
        return Hit(layout: node.element(index).layouts.first, lazy: lazy, keys: key(index))
      }
      // The identity may be inside an element, if elements have any.
      guard node.count > 0, node.element(0).mayHoldIdentities else { return nil }
      for index in 0..<node.count where budget > 0 {
        budget -= 1
        let element = node.element(index)
        if node.isOnDemand {
          // The content also belongs to the lazy container.
          var runs: [ViewRun] = []
          element.appendRuns(to: &runs)
        }
        if let hit = search(element, lazy, key(index)) { return hit }
      }
      return nil
    }
  }
}

extension _ViewNode {
  fileprivate var mayHoldIdentities: Bool {
    explicitID != nil || elements != nil || children.contains { $0.mayHoldIdentities }
  }
}

/// A layout node that scrolls its content.
private protocol ScrollPort: LayoutNode { var port: ScrollNode { get } }

extension ScrollNode: ScrollPort {
  fileprivate var port: ScrollNode { self }
}

extension LayoutNode {
  /// The node itself if it scrolls its content.
  var scrollPort: ScrollNode? { (self as? any ScrollPort)?.port }
}

extension _ViewNode {
  /// The layout node that scrolls the views inside, if it is the node's own.
  var scrollPort: ScrollNode? { (self as? any LayoutOwner)?.ownedLayout.scrollPort }
}
