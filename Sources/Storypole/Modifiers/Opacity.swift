/// Draws the view as one picture that lets through what is behind.
nonisolated struct OpacityModifier: UnaryLayoutModifier {
  var opacity: Double

  func paint(_ node: LayoutNode, child: LayoutNode, into painter: inout Painter) {
    if opacity >= 1 { return painter.paintChildren(of: node) }
    guard opacity > 0 else { return }
    var layer = Layer()
    layer.opacity = opacity
    painter.begin(layer)
    painter.paintChildren(of: node)
    painter.end()
  }
  var name: String { "opacity" }
}

/// Keeps the view's place and draws nothing.
nonisolated struct HiddenModifier: UnaryLayoutModifier {
  func paint(_ node: LayoutNode, child: LayoutNode, into painter: inout Painter) {}
  var name: String { "hidden" }
}

extension View {
  /// 0 is invisible, 1 opaque.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity))
  }

  /// Draws nothing; the view's place in the layout stays.
  nonisolated public func hidden() -> some View { modifier(HiddenModifier()) }
}
