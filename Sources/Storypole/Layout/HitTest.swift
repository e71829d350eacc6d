// SPDX-License-Identifier: Apache-2.0
/// Finds the views under a point: the reverse of `Painter`'s order.
///
/// A view is hit at its visible parts: a text, an image or a control in its rectangle, a shape in its outline. Hidden,
/// fully transparent and clipped parts are not. Documented: effects move the hit area with the drawing; `contentShape`
/// overrides it.
package struct HitTest {
  /// The nodes that contain the point, the innermost first.
  private(set) var path: [LayoutNode] = []
  /// Whether to try all children of large containers.
  var triesAll = false

  init(triesAll: Bool = false) { self.triesAll = triesAll }

  /// Tries a child at a point of its parent.
  mutating func visit(_ node: LayoutNode, in parent: LayoutNode, at point: CGPoint) -> Bool {
    guard node.isPlaced else { return false }
    var point = point
    if let effect = parent.effect(on: node) {
      guard effect.isDrawable else { return false }
      point = point.applying(effect.inverted())
    }
    return visit(
      node, at: CGPoint(x: point.x - parent.physicalX(of: node), y: point.y - node.origin.y))
  }

  /// Tries a node at a point in its coordinates.
  mutating func visit(_ node: LayoutNode, at point: CGPoint) -> Bool {
    if !triesAll { node.space.counters.hits += 1 }
    guard node.hitTest(point, &self) else { return false }
    path.append(node)
    return true
  }

  /// Tries the children from front to back, until one is hit.
  mutating func visitChildren(of node: LayoutNode, at point: CGPoint) -> Bool {
    guard !triesAll, let near = node.childrenNear(point) else {
      return node.childrenInPaintOrder().reversed().contains { visit($0, in: node, at: point) }
    }
    let isHit = near.contains { visit($0, in: node, at: point) }
    assert(endsAsWithAllChildren(of: node, at: point, isHit))
    return isHit
  }

  /// Whether the result is the same as if all children were tried, for an assertion.
  private func endsAsWithAllChildren(of node: LayoutNode, at point: CGPoint, _ isHit: Bool) -> Bool
  {
    var whole = HitTest(triesAll: true)
    _ = whole.visitChildren(of: node, at: point)
    return isHit == !whole.path.isEmpty
      && path.suffix(whole.path.count).elementsEqual(whole.path) { $0 === $1 }
  }
}

extension LayoutNode {
  /// Children by z-index, equal ones in order of declaration; with removed views at their former places.
  func childrenInPaintOrder(with departed: [RemovedView] = []) -> [LayoutNode] {
    var children = children
    if !departed.isEmpty {
      children = children.filter(\.isPlaced)
      for view in departed.sorted(by: { $0.index < $1.index }) {
        children.insert(view.layout, at: min(view.index, children.count))
      }
    }
    guard children.contains(where: { ($0.traits?.zIndex ?? 0) != 0 }) else { return children }
    return children.enumerated().sorted {
      let (a, b) = ($0.element.traits?.zIndex ?? 0, $1.element.traits?.zIndex ?? 0)
      return a == b ? $0.offset < $1.offset : a < b
    }.map(\.element)
  }

  /// Whether a point in the node's coordinates lies in its rectangle.
  func boundsContain(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: size).encloses(point)
  }

  /// Maps a point of the root's space into a view's coordinate space.
  func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    var target: LayoutNode? = self
    switch space {
    case .local: break
    case .global: target = nil
    case .named(let name): target = ancestor(named: name)
    }
    guard let toRoot = target?.transformToRoot() else { return point }
    // A space without area has no points: the root's coordinates replace them.
    return toRoot.isDrawable ? point.applying(toRoot.inverted()) : point
  }
}
