// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A value that `Text.customAttribute(_:)` gives a part of a text, for a renderer.
public protocol TextAttribute: Hashable {}

/// Draws texts in another way than they would be.
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
  /// Draws in points from the text's top-left corner.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  /// The size of the text in a layout; by default its own.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far the drawing goes beyond the text: what clips it to shapes reaches as far.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer asks for its size.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// The size without a renderer.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

extension View {
  /// Draws all texts in the view by `renderer`.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    changeEnvironment { $0.textRenderer = renderer }
  }
}

extension Text {
  /// Gives this part of a text a value that renderers see.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    styled(.custom(CustomTextAttribute(value: value)))
  }
}

/// Attributes are values; their protocol cannot say so.
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
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    draw(line.map(\.glyphs), of: line.drawing)
  }

  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw([run.glyphs], of: run.drawing)
  }

  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    draw([slice.glyphs], of: slice.run.drawing)
  }

  private func draw(_ glyphs: [PaintedGlyphs], of drawing: TextDrawing) {
    let frame = CGRect(origin: .zero, size: drawing.layout.size)
    draw { drawing.text.paint(glyphs, in: frame, host: recorder.host, into: &$0) }
  }
}

extension TextNode {
  /// Draws the layout by a renderer, whose coordinates begin at the corner of `frame`.
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
