// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension GraphicsContext {
  /// A text in the canvas's environment, ready for measuring and drawing.
  public struct ResolvedText {
    /// The shading of parts without a style; `foreground` by default.
    public var shading = Shading.foreground { didSet { hasShading = true } }
    fileprivate var hasShading = false
    fileprivate let content: Storypole.ResolvedText
    fileprivate let shaped: any ShapedText

    /// Returns the size in points that the text takes within `size`.
    public func measure(in size: CGSize) -> CGSize { layout(in: size).size }

    /// Returns the distance in points from the top of the text to its first baseline within `size`.
    public func firstBaseline(in size: CGSize) -> CGFloat { layout(in: size).firstBaseline }

    /// Returns the distance in points from the top of the text to its last baseline within `size`.
    public func lastBaseline(in size: CGSize) -> CGFloat { layout(in: size).lastBaseline }

    private func layout(in size: CGSize) -> TextLayout {
      shaped.measure(width: size.width, height: size.height)
    }

    fileprivate func paint(
      _ layout: TextLayout, at origin: CGPoint, host: ViewHost, into painter: inout Painter
    ) {
      var content = content
      if hasShading { content.environment.setForeground(shading.styles) }
      content.paint(
        layout, in: CGRect(origin: origin, size: layout.size), host: host, into: &painter)
    }
  }

  /// Returns the text in the canvas's environment.
  public func resolve(_ text: Text) -> ResolvedText {
    let content = Storypole.ResolvedText(text, in: environment, host: recorder.host)
    return ResolvedText(content: content, shaped: recorder.host.textEngine.shape(content.paragraph))
  }

  /// Draws the text from the top-left corner of `rect`, in lines of its width, as many as fit its height.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let layout = text.shaped.layout(width: rect.width, height: rect.height)
    draw { text.paint(layout, at: rect.origin, host: recorder.host, into: &$0) }
  }

  /// Draws the text in its ideal size, with its `anchor` at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let layout = text.shaped.layout(width: nil, height: nil)
    let origin = anchor.origin(of: layout.size, at: point)
    draw { text.paint(layout, at: origin, host: recorder.host, into: &$0) }
  }

  /// Draws a text from the top-left corner of `rect`, in lines of its width, as many as fit its height.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text in its ideal size, with its `anchor` at `point`.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}

extension UnitPoint {
  /// The origin of a rectangle of `size` whose anchor, this unit point, is at `point`.
  func origin(of size: CGSize, at point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - x * size.width, y: point.y - y * size.height)
  }
}
