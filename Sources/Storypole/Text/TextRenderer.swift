// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A value that `Text.customAttribute(_:)` attaches to a part of a text, for renderers.
public protocol TextAttribute: Hashable {}

/// Draws texts in a custom way.
///
///     struct Waves: TextRenderer {
///       func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///         for line in layout {
///           for run in line {
///             for (i, letter) in run.enumerated() {
///               var copy = context
///               copy.translateBy(x: 0, y: 3 * sin(Double(i)))
///               copy.draw(letter)
///             }
///           }
///         }
///       }
///     }
@preconcurrency public protocol TextRenderer: Animatable {
  /// Draws the text. Coordinates are in points from the text's top-left corner.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  /// Returns the size in points that the text takes for a proposal; by default the size without a renderer.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// The distance in points by which the drawing exceeds the text at each edge; it widens the context's clip
  /// bounds. 0 by default.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// Returns the size that the text has without a renderer.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// No distance: the drawing stays within the text.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer can measure.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// Returns the size in points that the text has without a renderer, for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

extension View {
  /// Draws all texts in the view with `renderer`. Redacted texts remain bars.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    changeEnvironment { $0.textRenderer = renderer }
  }
}

extension Text {
  /// Attaches a value to this part of the text; a renderer reads it from the runs. Without a renderer it has no effect.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    styled(.custom(CustomTextAttribute(value: value)))
  }
}

/// Attributes are values; their protocol can't declare it.
struct CustomTextAttribute: Equatable, @unchecked Sendable {
  var value: any TextAttribute

  static func == (a: CustomTextAttribute, b: CustomTextAttribute) -> Bool {
    AnyHashable(a.value) == AnyHashable(b.value)
  }
}

extension EnvironmentValues {
  private struct TextRendererKey: EnvironmentKey {
    static var defaultValue: (any TextRenderer)? { nil }
  }

  var textRenderer: (any TextRenderer)? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

extension GraphicsContext {
  /// Draws a line of a text at its position in the text's coordinates. The options have no effect.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    draw(line.map(\.glyphs), of: line.drawing)
  }

  /// Draws a run of a text at its position in the text's coordinates. The options have no effect.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw([run.glyphs], of: run.drawing)
  }

  /// Draws a part of a run at its position in the text's coordinates. The options have no effect.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    draw([slice.glyphs], of: slice.run.drawing)
  }

  private func draw(_ glyphs: [PaintedGlyphs], of drawing: TextDrawing) {
    let frame = CGRect(origin: .zero, size: drawing.layout.size)
    draw { drawing.text.paint(glyphs, in: frame, host: recorder.host, into: &$0) }
  }
}

extension TextNode {
  /// Draws the layout with a renderer, whose coordinates begin at the corner of `frame`.
  func paint(
    _ layout: TextLayout, in frame: CGRect, by renderer: any TextRenderer,
    into painter: inout Painter
  ) {
    let recorder = CanvasRecorder(
      painter.detached(at: .zero), host: host, size: frame.size, symbols: [])
    var context = GraphicsContext(recorder, environment)
    let padding = renderer.displayPadding
    context.clipBounds = CGRect(
      x: -padding.leading, y: -padding.top, width: frame.width + padding.leading + padding.trailing,
      height: frame.height + padding.top + padding.bottom)
    let drawing = TextDrawing(resolved, layout) { [host] in host.textEngine.metrics(of: $0) }
    renderer.draw(layout: Text.Layout(drawing: drawing), in: &context)
    painter.add(recorder, at: frame.origin)
  }
}
