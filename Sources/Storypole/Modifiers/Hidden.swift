// SPDX-License-Identifier: Apache-2.0
/// Preserves the view's layout and draws nothing.
nonisolated struct HiddenModifier: UnaryLayoutModifier {
  func paint(_ node: LayoutNode, child: LayoutNode, into painter: inout Painter) {}
  func hitTest(_ point: CGPoint, node: LayoutNode, child: LayoutNode, _ hit: inout HitTest) -> Bool
  { false }
  func describe(_ node: LayoutNode, child: LayoutNode, into pass: inout SemanticsPass) {}
  var name: String { "hidden" }
}

extension View {
  /// Hides the view, also from the pointer; its position in the layout stays.
  nonisolated public func hidden() -> some View { modifier(HiddenModifier()) }
}
