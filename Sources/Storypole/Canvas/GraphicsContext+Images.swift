// SPDX-License-Identifier: Apache-2.0
extension GraphicsContext {
  /// An image in the canvas's environment, ready to measure and draw.
  public struct ResolvedImage {
    /// The image's own size, in points.
    public var size: CGSize { content.size }
    /// From the top of the image.
    public let baseline: CGFloat
    /// What the image's alpha is painted with; nil for its own colours.
    public var shading: Shading?
    fileprivate let content: Storypole.ResolvedImage

    fileprivate init(_ content: Storypole.ResolvedImage) {
      self.content = content
      baseline = content.baseline ?? content.size.height
      shading = content.isTemplate ? .foreground : nil
    }

    fileprivate func paint(in rect: CGRect, _ style: FillStyle, _ context: GraphicsContext) {
      var content = content
      content.image.isAntialiased = style.isAntialiased && content.image.isAntialiased
      content.isTemplate = shading != nil
      if let shading { content.environment.setForeground(shading.styles) }
      context.draw { content.paint(in: rect, host: context.recorder.host, into: &$0) }
    }
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(recorder.host.resolvedImage(image, in: environment))
  }

  /// Draws the image stretched to `rect`, or as it is resizable.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    image.paint(in: rect, style, self)
  }

  /// Draws the image in its own size, with its `anchor` at `point`.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(origin: anchor.origin(of: image.size, at: point), size: image.size))
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

extension GraphicsContext.Shading {
  /// An image, or the part of it that `sourceRect` names in fractions, repeated from `origin` on.
  public static func tiledImage(
    _ image: Image, origin: CGPoint = .zero,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> GraphicsContext.Shading {
    .style(TiledImage(image: image, origin: origin, sourceRect: sourceRect, scale: scale))
  }
}
