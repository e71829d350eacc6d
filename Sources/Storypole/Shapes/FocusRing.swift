// SPDX-License-Identifier: Apache-2.0
extension ViewHost {
  /// Marks the focused node by a ring in the tint. Ours.
  func paintFocusRing(around node: LayoutNode, into painter: inout Painter) {
    guard interaction.showsFocus, interaction.focused?.node === node else { return }
    let rect = painter.snapped(node).insetBy(dx: -2, dy: -2)
    let shape = RoundedRectangle(cornerRadius: min(rect.height / 2, 8))
    painter.fill(
      _StrokedShape(shape: shape, style: StrokeStyle(lineWidth: 2)), in: rect,
      with: TintShapeStyle(), FillStyle(), environment: node.environment)
  }
}
