// SPDX-License-Identifier: Apache-2.0
/// Attaches a responder; changes nothing else.
nonisolated struct ResponderModifier: UnaryLayoutModifier {
  var responder: Responder?
  var name: String
  /// Whether the view's whole frame is hit, over gaps too.
  var fillsFrame = false
  /// The role for assistive technologies; nil adds no element.
  var role: SemanticsNode.Role?

  func hitTest(_ point: CGPoint, node: LayoutNode, child: LayoutNode, _ hit: inout HitTest) -> Bool
  {
    hit.visit(child, in: node, at: point) || fillsFrame && node.boundsContain(point)
  }

  func reach(_ node: LayoutNode, child: LayoutNode) -> CGRect {
    node.reach(of: child).union(fillsFrame ? CGRect(origin: .zero, size: node.size) : .null)
  }

  func describe(_ node: LayoutNode, child: LayoutNode, into pass: inout SemanticsPass) {
    guard let role else { return pass.visit(child) }
    pass.add(SemanticsControl(role: role), of: node) { $0.visit(child) }
  }

  func paint(_ node: LayoutNode, child: LayoutNode, into painter: inout Painter) {
    painter.paintChildren(of: node)
    guard let focus = responder?.focus, focus.text == nil else { return }
    node.host.paintFocusRing(around: node, into: &painter)
  }
}
