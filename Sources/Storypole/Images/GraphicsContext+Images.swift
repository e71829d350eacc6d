// SPDX-License-Identifier: Apache-2.0
extension GraphicsContext {
  /// An image in the canvas's environment, ready for measuring and drawing.
  public struct ResolvedImage {
    /// The image's own size in points.
    public var size: CGSize { content.size }
    /// The distance in points from the top of the image to its baseline; the height if it has none.
    public let baseline: CGFloat
    /// The shading of the image's opaque parts; nil draws the image in its own colors. It is `foreground`
    /// for a template image.
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

  /// Returns the image in the canvas's environment.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(recorder.host.resolvedImage(image, in: environment))
  }

  /// Draws the image into `rect`: stretched, or according to its resizing mode.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    image.paint(in: rect, style, self)
  }

  /// Draws the image in its own size, with its `anchor` at `point`.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(origin: anchor.origin(of: image.size, at: point), size: image.size))
  }

  /// Draws an image into `rect`: stretched, or according to its resizing mode.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image in its own size, with its `anchor` at `point`.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

extension GraphicsContext.Shading {
  /// Repeats an image, or the part of it in `sourceRect`, in fractions of its size, starting at `origin`. `scale` is
  /// the factor of its own size.
  public static func tiledImage(
    _ image: Image, origin: CGPoint = .zero,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> GraphicsContext.Shading {
    .style(TiledImage(image: image, origin: origin, sourceRect: sourceRect, scale: scale))
  }
}

@available(*, unavailable, message: "Metal shaders do not run here: use Canvas or a filter")
extension Shader.Argument {
  /// An image.
  public static func image(_ image: Image) -> Shader.Argument { Shader.Argument() }
}
