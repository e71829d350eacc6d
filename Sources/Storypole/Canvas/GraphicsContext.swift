// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The drawing surface of a `Canvas`.
///
/// A context is a value: a copy has its own transform, clips, filters, opacity and blend mode, and draws into
/// the same canvas.
public struct GraphicsContext {
  let recorder: CanvasRecorder
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// The opacity of later drawings; 1 by default. 0 or less draws nothing, and more than 1 is 1.
  public var opacity: Double = 1
  /// The blending of later drawings with the canvas; `normal` by default.
  public var blendMode = BlendMode.normal
  /// The transform from the coordinates of drawing to those of the canvas, in points; the identity by
  /// default.
  public var transform: CGAffineTransform = .identity
  var clips: [Clip] = []
  /// The rectangle around all clips, in the canvas's coordinates.
  var clipBounds: CGRect
  var filters: [StorypoleGraphics.Filter] = []

  init(_ recorder: CanvasRecorder, _ environment: EnvironmentValues) {
    self.recorder = recorder
    self.environment = environment
    clipBounds = CGRect(origin: .zero, size: recorder.size)
  }

  // MARK: Transforms

  /// Scales the coordinates of later drawings.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Moves the origin of later drawings by points; positive is to the right and down.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Rotates the coordinates of later drawings around their origin; positive angles are clockwise.
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: angle.radians))
  }

  /// Adds a transform: later drawings go through `matrix` first, then through the transform so far.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Layers

  /// Draws the drawing of `content` as one picture, with this context's opacity, blend mode, clips and filters. The
  /// context of `content` starts without these, with the same transform.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = recorder.detached()
    var context = blank(into: layer)
    try content(&context)
    guard !layer.items.isEmpty else { return }
    var group = Layer()
    group.isolated = true
    compose { painter in
      painter.begin(group)
      painter.add(layer.items)
      painter.end()
    }
  }

  /// A context without effects for a layer of this one.
  func blank(into layer: CanvasRecorder) -> GraphicsContext {
    var context = GraphicsContext(layer, environment)
    context.transform = transform
    context.clipBounds = clipBounds
    return context
  }

  /// Draws in the context's coordinates.
  func draw(_ content: (inout Painter) -> Void) {
    guard transform.isDrawable else { return }
    var layer = Layer()
    layer.transform = transform
    compose { $0.paint(through: layer, content) }
  }

  /// Draws in the canvas's coordinates. As documented by Apple, filters apply before clipping, opacity and blending.
  private func compose(_ content: (inout Painter) -> Void) {
    guard opacity > 0 else { return }
    for clip in clips { recorder.painter.begin(clip.layer(in: clipBounds)) }
    var outer = Layer()
    outer.opacity = min(opacity, 1)
    outer.blendMode = blendMode.mode
    outer.filters = filters
    recorder.painter.paint(through: outer, content)
    for _ in clips { recorder.painter.end() }
  }
}
