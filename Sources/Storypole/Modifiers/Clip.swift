// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// Clips the view's drawing to a shape in its frame.
nonisolated struct ClipModifier<S: Shape>: UnaryLayoutModifier, RecordsCall, Animatable {
  var shape: S
  var style: FillStyle
  var name: String

  var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  func paint(_ node: LayoutNode, child: LayoutNode, into painter: inout Painter) {
    let rect = painter.snapped(node)
    guard rect.isDrawable else { return painter.paintChildren(of: node) }
    var layer = Layer()
    layer.clip = shape.drawnPath(
      in: rect, ShapeContext(node.environment, container: painter.containerShape))
    layer.clipStyle = style
    painter.begin(layer)
    painter.paintChildren(of: node)
    painter.end()
  }

  func hitTest(_ point: CGPoint, node: LayoutNode, child: LayoutNode, _ hit: inout HitTest) -> Bool
  {
    shape.contains(point, in: node, eoFill: style.isEOFilled)
      && hit.visit(child, in: node, at: point)
  }
}

extension View {
  /// Clips drawings to the view's frame. The pointer can't hit the rest either.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modifier(
      ClipModifier(
        shape: Rectangle(), style: FillStyle(antialiased: antialiased), name: "clipped"))
  }

  /// Clips drawings to a shape in the view's frame. The pointer can't hit the rest either.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  {
    modifier(ClipModifier(shape: shape, style: style, name: "clipShape"))
  }

  /// Rounds the view's corners by a radius in points.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(
      ClipModifier(
        shape: RoundedRectangle(cornerRadius: radius, style: .circular),
        style: FillStyle(antialiased: antialiased), name: "cornerRadius"))
  }
}
