// SPDX-License-Identifier: Apache-2.0
extension Shape {
  /// Whether a point is inside of the shape that fills a node.
  nonisolated func contains(_ point: CGPoint, in node: LayoutNode, eoFill: Bool = false) -> Bool {
    let rect = CGRect(origin: .zero, size: node.size)
    guard rect.isDrawable else { return false }
    return drawnPath(in: rect, ShapeContext(node.environment)).contains(point, eoFill: eoFill)
  }

  /// A rectangle around all points inside of the shape that fills a node; null if there are none.
  nonisolated func reach(in node: LayoutNode) -> CGRect {
    let rect = CGRect(origin: .zero, size: node.size)
    guard rect.isDrawable else { return .null }
    // An outline of curves is followed to a fraction of a point.
    return drawnPath(in: rect, ShapeContext(node.environment)).boundingRect.insetBy(dx: -1, dy: -1)
  }
}
