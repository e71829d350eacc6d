// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A style in front of or behind a view, in its frame or in a shape in it.
nonisolated struct StyledLayerModifier<Style: ShapeStyle, S: Shape>: UnaryLayoutModifier,
  RecordsCall, Animatable
{
  var style: Style
  var shape: S
  var fillStyle: FillStyle
  var isInFront: Bool
  var ignoredSafeAreaEdges: Edge.Set

  var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  func paint(in environment: EnvironmentValues) -> Paint? {
    style.unitPaint(in: environment)
  }

  func paint(_ node: LayoutNode, child: LayoutNode, into painter: inout Painter) {
    var rect = painter.snapped(node)
    if !ignoredSafeAreaEdges.isEmpty {
      var outside = node.safeAreaAround().masked(to: ignoredSafeAreaEdges)
      if node.isRightToLeft { outside = outside.flipped }
      rect = painter.snapped(
        CGRect(
          x: -outside.leading, y: -outside.top,
          width: node.size.width + outside.leading + outside.trailing,
          height: node.size.height + outside.top + outside.bottom))
    }
    if isInFront { painter.paintChildren(of: node) }
    painter.fill(
      shape, in: rect, with: style, fillStyle, environment: node.environment)
    if !isInFront { painter.paintChildren(of: node) }
  }

  func hitTest(_ point: CGPoint, node: LayoutNode, child: LayoutNode, _ hit: inout HitTest) -> Bool
  {
    if hit.visit(child, in: node, at: point) { return true }
    return !style.isClear(in: node.environment)
      && shape.contains(point, in: node, eoFill: fillStyle.isEOFilled)
  }

  func reach(_ node: LayoutNode, child: LayoutNode) -> CGRect {
    node.reach(of: child).union(shape.reach(in: node))
  }
  var name: String { isInFront ? "overlay" : "background" }
}

extension View {
  /// Fills the view's frame behind it with a style, and the safe area that the frame touches at the given
  /// edges.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      StyledLayerModifier(
        style: style, shape: Rectangle(), fillStyle: FillStyle(), isInFront: false,
        ignoredSafeAreaEdges: edges))
  }

  /// Fills the view's frame, and the safe area that it touches, with the background style.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape in the view's frame behind it.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      StyledLayerModifier(
        style: style, shape: shape, fillStyle: fillStyle, isInFront: false,
        ignoredSafeAreaEdges: []))
  }

  /// Fills a shape in the view's frame behind it with the background style.
  nonisolated public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Fills the view's frame in front of it, and the safe area that the frame touches.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      StyledLayerModifier(
        style: style, shape: Rectangle(), fillStyle: FillStyle(), isInFront: true,
        ignoredSafeAreaEdges: edges))
  }

  /// Fills a shape in the view's frame in front of it.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      StyledLayerModifier(
        style: style, shape: shape, fillStyle: fillStyle, isInFront: true,
        ignoredSafeAreaEdges: []))
  }
}
