// SPDX-License-Identifier: Apache-2.0
/// A line inside the view's edges.
nonisolated struct BorderModifier<Style: ShapeStyle>: UnaryLayoutModifier {
  var style: Style
  var width: CGFloat

  func paint(_ node: LayoutNode, child: LayoutNode, into painter: inout Painter) {
    painter.paintChildren(of: node)
    guard width > 0 else { return }
    painter.fill(
      _StrokedShape(
        shape: Rectangle().inset(by: width / 2), style: StrokeStyle(lineWidth: width)),
      in: painter.snapped(node), with: style, FillStyle(), environment: node.environment)
  }
  var name: String { "border" }
}

extension View {
  /// Draws a line of `width` points inside the view's edges; 0 or less draws none.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(BorderModifier(style: content, width: width))
  }
}
