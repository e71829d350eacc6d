// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// What a `Canvas` draws with.
///
/// A context is a value: a copy has its own transform, clips, filters, opacity and blend mode, and
/// draws into the same canvas.
public struct GraphicsContext {
  let recorder: CanvasRecorder
  public let environment: EnvironmentValues
  /// The opacity of what is drawn from now on.
  public var opacity: Double = 1
  /// How what is drawn from now on meets what is there.
  public var blendMode = BlendMode.normal
  /// From the coordinates of drawing to those of the canvas.
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

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: angle.radians))
  }

  /// What is drawn goes through `matrix` first, then through the transform so far.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Layers

  /// Draws what `content` draws as one picture, through this context's opacity, blend mode, clips
  /// and filters. The context that `content` gets starts without these, with the same transform.
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

  /// A context without effects for a layer that this one composes.
  func blank(into layer: CanvasRecorder) -> GraphicsContext {
    var context = GraphicsContext(layer, environment)
    context.transform = transform
    context.clipBounds = clipBounds
    return context
  }

  /// Draws in the coordinates of drawing.
  func draw(_ content: (inout Painter) -> Void) {
    guard transform.isDrawable else { return }
    var layer = Layer()
    layer.transform = transform
    compose { $0.paint(through: layer, content) }
  }

  /// Draws in the canvas's coordinates. As Apple documents it, filters change the drawing before it
  /// is clipped, faded and blended.
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
