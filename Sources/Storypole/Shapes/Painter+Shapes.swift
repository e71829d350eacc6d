// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension Painter {
  /// Draws a shape into a rectangle of the current layer.
  mutating func fill(
    _ shape: some Shape, in rect: CGRect, with style: some ShapeStyle, _ fillStyle: FillStyle,
    environment: EnvironmentValues
  ) {
    guard rect.isDrawable else { return }
    var paint = style._paint(in: _StyleContext(environment, in: rect))
    if paintMotion != nil { paint.paint = moved(paint.paint, in: rect) }
    let context = ShapeContext(environment, container: containerShape)
    if let (outline, stroke) = (shape as? any StrokedOutline)?.outline(in: rect, context) {
      guard fillStyle.isAntialiased else {
        draw(.fill(outline.strokedPath(stroke), paint.paint, fillStyle), outline, paint)
        return
      }
      draw(.stroke(outline, paint.paint, stroke), outline.strokedPath(stroke), paint)
    } else {
      let path = shape.drawnPath(in: rect, context)
      draw(.fill(path, paint.paint, fillStyle), path, paint)
    }
  }

  /// Draws with the style's blending and shadows; `outline` encloses the drawing of `command`.
  mutating func draw(
    _ command: DrawCommand, _ outline: @autoclosure () -> Path, _ style: _StyledPaint
  ) {
    if case .fill(let path, _, _) = command, path.isEmpty { return }
    let drops = style.shadows.filter { !$0.isInner }
    if style.blendMode != .normal || !drops.isEmpty {
      var layer = Layer()
      layer.blendMode = style.blendMode
      layer.filters = drops.map {
        .shadow(color: $0.color, radius: $0.radius, offset: $0.offset)
      }
      begin(layer)
      add(command)
    } else {
      add(command)
    }
    for shadow in style.shadows where shadow.isInner { castInside(outline(), shadow) }
    if style.blendMode != .normal || !drops.isEmpty { end() }
  }

  /// The inner shadow of the outline.
  private mutating func castInside(_ outline: Path, _ shadow: ResolvedShadow) {
    var clip = Layer()
    clip.clip = outline
    begin(clip)
    var layer = Layer()
    layer.filters = [.shadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset)]
    begin(layer)
    // Wide enough for the blur, which ends at three times its radius.
    let reach = 3 * shadow.radius + max(abs(shadow.offset.width), abs(shadow.offset.height)) + 1
    var surroundings = Path(outline.boundingRect.insetBy(dx: -reach, dy: -reach))
    surroundings.addPath(outline)
    add(.fill(surroundings, .color(.black), FillStyle(eoFill: true)))
    end()
    end()
  }
}

extension CGRect {
  /// Whether the rectangle can be drawn into.
  var isDrawable: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
