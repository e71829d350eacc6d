// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A style that repeats an image, or a part of it, from the top-left corner of the frame. A symbol or a drawn image
/// isn't supported: it is left out, and a warning reports it.
@frozen public struct ImagePaint: ShapeStyle {
  /// The image to repeat. A template image takes the color of the foreground.
  public var image: Image
  /// The part of the image, in fractions of its size; the whole image by default. Parts outside the image are left out.
  public var sourceRect: CGRect
  /// The factor of the image's own size; 0, a negative or an infinite factor draws nothing.
  public var scale: CGFloat

  /// Creates a style that repeats an image.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _paint(in context: _StyleContext) -> _StyledPaint {
    let origin = context.bounds.origin
    return TiledImage(image: image, origin: origin, sourceRect: sourceRect, scale: scale)
      ._paint(in: context)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A style that repeats an image from the top-left corner of the frame.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

/// An image that is repeated, starting at a point.
struct TiledImage: ShapeStyle {
  let image: Image
  let origin: CGPoint
  let sourceRect: CGRect
  let scale: CGFloat

  private func loaded(in environment: EnvironmentValues) -> LoadedImage? {
    switch image.source {
    case .named(let name):
      return ResolvedImage.load(name, in: environment) { Warnings.shared.add($0, once: $0) }
    case .loaded(let loaded):
      return loaded
    case .symbol, .drawing:
      Warnings.shared.add(
        "a drawn image, such as a symbol, cannot paint a shape: it is omitted; "
          + "draw it in a Canvas", once: "drawn paint")
      return nil
    }
  }

  func _paint(in context: _StyleContext) -> _StyledPaint {
    let clear = _StyledPaint(.color(.clear))
    guard let resolved = loaded(in: context.environment) else { return clear }
    let isTemplate = image.renderingMode.map { $0 == .template } ?? resolved.isTemplate ?? false
    let content = resolved.content
    let part = sourceRect.standardized.overlap(with: CGRect(x: 0, y: 0, width: 1, height: 1))
    guard !part.isNull, scale > 0, scale.isFinite, context.bounds.isDrawable else { return clear }
    let tile = CGSize(
      width: resolved.size.width * part.width * scale,
      height: resolved.size.height * part.height * scale)
    guard tile.width > 0, tile.height > 0 else { return clear }
    let own = content.size
    let drawn = DrawnImage(
      content, rect: Self.cover(context.bounds, from: origin, tile),
      source: part == CGRect(x: 0, y: 0, width: 1, height: 1)
        ? nil
        : CGRect(
          x: part.minX * own.width, y: part.minY * own.height, width: part.width * own.width,
          height: part.height * own.height),
      tileSize: tile, interpolation: image.interpolation.drawn,
      tint: isTemplate ? Self.tint(in: context) : nil)
    return _StyledPaint(.image(drawn)).atLevel(context.level)
  }

  /// Whole tiles over the painted area and slightly more: lines extend past the frame.
  private static func cover(_ bounds: CGRect, from origin: CGPoint, _ tile: CGSize) -> CGRect {
    func range(_ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ tile: CGFloat)
      -> (CGFloat, CGFloat)
    {
      let reach: CGFloat = 100
      let first = ((start - reach - from) / tile).rounded(.down)
      let last = ((start + length + reach - from) / tile).rounded(.up)
      return (from + first * tile, (last - first) * tile)
    }
    let (x, width) = range(bounds.minX, bounds.width, origin.x, tile.width)
    let (y, height) = range(bounds.minY, bounds.height, origin.y, tile.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }
}

extension TiledImage {
  /// The single foreground color for the pattern of a template image; black for styles with several.
  fileprivate static func tint(in context: _StyleContext) -> Paint.Tint {
    var context = context
    // The foreground may be this paint itself.
    context.foreground = nil
    guard case .color(let color) = ForegroundStyle()._paint(in: context).paint else {
      return Paint.Tint(color: .black)
    }
    return Paint.Tint(color: color)
  }
}
