// SPDX-License-Identifier: Apache-2.0
/// An image and its destination.
public struct DrawnImage: Sendable, Equatable {
  /// The pixels or the drawing.
  public var content: ImageContent
  /// The rectangle into which the image, or its part, is drawn, in points.
  public var rect: CGRect
  /// The part of the image that is drawn into `rect`, in the content's units; nil draws all of it.
  public var source: CGRect?
  /// The size of the tiles that repeat the image from the corner of `rect`; nil stretches it.
  public var tileSize: CGSize?
  /// The interpolation between the image's pixels.
  public var interpolation: Interpolation
  /// Whether edges between pixels are smooth.
  public var isAntialiased: Bool
  /// The color that is drawn with the image's alpha (template rendering); nil keeps the image's own colors.
  public var tint: Paint.Tint?
  /// Multiplies the image's own opacity; 1 by default.
  public var opacity: Double = 1

  /// The quality of interpolation when the image's and the picture's pixels differ; `none` shows each pixel
  /// as a rectangle.
  public enum Interpolation: Sendable, Hashable { case none, low, medium, high }

  /// Makes an image to draw.
  public init(
    _ content: ImageContent, rect: CGRect, source: CGRect? = nil, tileSize: CGSize? = nil,
    interpolation: Interpolation = .medium, isAntialiased: Bool = true, tint: Paint.Tint? = nil
  ) {
    self.content = content
    self.rect = rect
    self.source = source
    self.tileSize = tileSize
    self.interpolation = interpolation
    self.isAntialiased = isAntialiased
    self.tint = tint
  }

  /// Makes an image of pixels to draw.
  public init(
    pixels: PixelBuffer, rect: CGRect, source: CGRect? = nil, tileSize: CGSize? = nil,
    interpolation: Interpolation = .medium, tint: Paint.Tint? = nil
  ) {
    self.init(
      .pixels(pixels), rect: rect, source: source, tileSize: tileSize,
      interpolation: interpolation, tint: tint)
  }

  /// The drawn part, inside the content; nil if nothing can be drawn.
  package var visibleSource: CGRect? {
    let all = CGRect(origin: .zero, size: content.size)
    let part = source.map { $0.overlap(with: all) } ?? all
    guard rect.width > 0, rect.height > 0, rect.minX.isFinite, rect.minY.isFinite,
      rect.width.isFinite, rect.height.isFinite, !part.isNull, part.width > 0, part.height > 0
    else { return nil }
    if let tileSize {
      guard tileSize.width > 0, tileSize.height > 0, tileSize.width.isFinite,
        tileSize.height.isFinite
      else { return nil }
    }
    return part
  }
}

extension Paint {
  /// The color of a template image.
  public struct Tint: Sendable, Equatable {
    /// The color, with its opacity.
    public var color: ResolvedColor
    /// Makes a tint.
    public init(color: ResolvedColor) { self.color = color }
  }
}

/// The content of an image.
public enum ImageContent: Sendable, Equatable {
  /// Pixels.
  case pixels(PixelBuffer)
  /// A drawing, which is sharp at every size.
  case vector(VectorImage)

  /// The size in the content's own units: pixels, or the units of a drawing.
  public var size: CGSize {
    switch self {
    case .pixels(let buffer): CGSize(width: buffer.width, height: buffer.height)
    case .vector(let image): image.size
    }
  }

  /// The memory that it occupies, in bytes.
  package var byteCount: Int {
    switch self {
    case .pixels(let buffer): buffer.bytes.count + (buffer.jpeg?.count ?? 0)
    case .vector(let image): image.document.count
    }
  }
}

/// A drawing as an SVG document, shared by reference. Callers must have checked that the document has no
/// external references.
public final class VectorImage: Sendable, Equatable {
  /// The SVG document as UTF-8.
  public let document: Data
  /// The document's own size.
  public let size: CGSize

  /// Makes an image from a checked document; the size is in the document's units.
  public init(document: Data, size: CGSize) {
    self.document = document
    self.size = size
  }

  public static func == (a: VectorImage, b: VectorImage) -> Bool {
    a === b || (a.size == b.size && a.document == b.document)
  }
}

/// Rows of premultiplied BGRA pixels (Cairo's ARGB32 on little-endian machines), shared by reference.
public final class PixelBuffer: Sendable, Equatable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The distance between the starts of two rows, at least 4 × `width`.
  public let bytesPerRow: Int
  /// The rows from top to bottom.
  public let bytes: [UInt8]
  /// A JPEG file with the same pixels, for documents that can hold one: it is much smaller.
  public let jpeg: Data?

  /// Makes a buffer of pixels, without checking that `bytes` has enough of them.
  public init(width: Int, height: Int, bytesPerRow: Int, bytes: [UInt8], jpeg: Data? = nil) {
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.bytes = bytes
    self.jpeg = jpeg
  }

  public static func == (a: PixelBuffer, b: PixelBuffer) -> Bool {
    a === b
      || (a.width == b.width && a.height == b.height && a.bytesPerRow == b.bytesPerRow
        && a.bytes == b.bytes)
  }
}
