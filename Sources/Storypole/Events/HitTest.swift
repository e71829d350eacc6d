// SPDX-License-Identifier: Apache-2.0
/// Finds what is under a point: the way of `Painter`, back to front.
///
/// A view is met where something of it is seen: a text, a picture, a control in its rectangle, a
/// shape in its outline. What is hidden, fully transparent or cut off is not. Documented: effects move
/// what is met with what is drawn; `contentShape` says otherwise.
package struct HitTest {
  /// The nodes that the point meets, the innermost first.
  private(set) var path: [LayoutNode] = []

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

  /// Tries a node at a point of its own.
  mutating func visit(_ node: LayoutNode, at point: CGPoint) -> Bool {
    guard node.hitTest(point, &self) else { return false }
    path.append(node)
    return true
  }

  /// The frontmost child that the point meets.
  mutating func visitChildren(of node: LayoutNode, at point: CGPoint) -> Bool {
    for child in node.childrenInPaintOrder().reversed() {
      if visit(child, in: node, at: point) { return true }
    }
    return false
  }
}

extension LayoutNode {
  /// Children by z-index, in order of declaration where it is equal; with those that have left, where
  /// they were.
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

  /// Whether a point of the node's own lies in its rectangle.
  func boundsContain(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: size).encloses(point)
  }

  /// Maps a point of the root's space into a space of a view.
  func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    var target: LayoutNode? = self
    switch space {
    case .local: break
    case .global: target = nil
    case .named(let name): target = ancestor(named: name)
    }
    guard let toRoot = target?.transformToRoot() else { return point }
    // What is squeezed to nothing has no points: those of the root stand in.
    return toRoot.isDrawable ? point.applying(toRoot.inverted()) : point
  }
}

extension Shape {
  /// Whether a point is inside of the shape that fills a node.
  nonisolated func contains(_ point: CGPoint, in node: LayoutNode, eoFill: Bool = false) -> Bool {
    let rect = CGRect(origin: .zero, size: node.size)
    guard rect.isDrawable else { return false }
    return drawnPath(in: rect, ShapeContext(node.environment)).contains(point, eoFill: eoFill)
  }
}

extension ShapeStyle {
  /// Whether nothing is seen of what the style paints.
  nonisolated func isClear(in environment: EnvironmentValues) -> Bool {
    if case .color(let color) = _paint(in: _StyleContext(environment, in: .zero)).paint {
      return color.opacity == 0
    }
    return false
  }
}
