// SPDX-License-Identifier: Apache-2.0
/// An image and where it goes.
public struct DrawnImage: Sendable, Equatable {
  public var content: ImageContent
  /// Where the image, or its part, is drawn, in points.
  public var rect: CGRect
  /// The part of the image that is drawn into `rect`, in the content's own units; nil is all of it.
  public var source: CGRect?
  /// Repeats the image at this size, from the corner of `rect`, instead of stretching it.
  public var tileSize: CGSize?
  public var interpolation: Interpolation
  /// Whether edges that don't fall on pixels are smooth.
  public var isAntialiased: Bool
  /// Paints the image's alpha in one colour (template rendering).
  public var tint: Paint.Tint?
  /// Multiplies the image's own opacity.
  public var opacity: Double = 1

  /// What happens between the pixels of an image that is not drawn pixel by pixel.
  public enum Interpolation: Sendable, Hashable { case none, low, medium, high }

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

  public init(
    pixels: PixelBuffer, rect: CGRect, source: CGRect? = nil, tileSize: CGSize? = nil,
    interpolation: Interpolation = .medium, tint: Paint.Tint? = nil
  ) {
    self.init(
      .pixels(pixels), rect: rect, source: source, tileSize: tileSize,
      interpolation: interpolation, tint: tint)
  }

  /// The part that is drawn, inside the content; nil when nothing can be drawn.
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
  /// The one colour that a template image is painted in.
  public struct Tint: Sendable, Equatable {
    public var color: ResolvedColor
    public init(color: ResolvedColor) { self.color = color }
  }
}

/// What an image shows.
public enum ImageContent: Sendable, Equatable {
  case pixels(PixelBuffer)
  /// Sharp at every size.
  case vector(VectorImage)

  /// In the content's own units: pixels, or the units of a drawing.
  public var size: CGSize {
    switch self {
    case .pixels(let buffer): CGSize(width: buffer.width, height: buffer.height)
    case .vector(let image): image.size
    }
  }

  /// How much memory it takes.
  package var byteCount: Int {
    switch self {
    case .pixels(let buffer): buffer.bytes.count + (buffer.jpeg?.count ?? 0)
    case .vector(let image): image.document.count
    }
  }
}

/// A drawing as an SVG document, shared by reference. Whoever makes one has checked that the document
/// refers to nothing outside itself.
public final class VectorImage: Sendable, Equatable {
  public let document: Data
  /// The document's own size.
  public let size: CGSize

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
  public let width: Int
  public let height: Int
  public let bytesPerRow: Int
  public let bytes: [UInt8]
  /// A JPEG file with the same pixels, for documents that can hold one: it is much smaller.
  public let jpeg: Data?

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
