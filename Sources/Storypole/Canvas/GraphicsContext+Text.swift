// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension GraphicsContext {
  /// A text in the canvas's environment, ready to measure and draw.
  public struct ResolvedText {
    /// What those parts are painted with that have no style of their own.
    public var shading = Shading.foreground { didSet { hasShading = true } }
    fileprivate var hasShading = false
    fileprivate let content: Storypole.ResolvedText
    fileprivate let shaped: any ShapedText

    /// The size that the text takes in `size`.
    public func measure(in size: CGSize) -> CGSize { layout(in: size).size }

    /// From the top of the text in `size`.
    public func firstBaseline(in size: CGSize) -> CGFloat { layout(in: size).firstBaseline }

    /// From the top of the text in `size`.
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

  public func resolve(_ text: Text) -> ResolvedText {
    let content = Storypole.ResolvedText(text, in: environment, host: recorder.host)
    return ResolvedText(content: content, shaped: recorder.host.textEngine.shape(content.paragraph))
  }

  /// Draws the text in lines as wide as `rect` and as many as it has room for, from its corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let layout = text.shaped.layout(width: rect.width, height: rect.height)
    draw { text.paint(layout, at: rect.origin, host: recorder.host, into: &$0) }
  }

  /// Draws the text in its own size, with its `anchor` at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let layout = text.shaped.layout(width: nil, height: nil)
    let origin = anchor.origin(of: layout.size, at: point)
    draw { text.paint(layout, at: origin, host: recorder.host, into: &$0) }
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}

extension UnitPoint {
  /// Where the corner of something of `size` is when this point of it is at `point`.
  func origin(of size: CGSize, at point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - x * size.width, y: point.y - y * size.height)
  }
}
