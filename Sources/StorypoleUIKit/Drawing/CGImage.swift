// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The picture of a `UIImage`. Its pixels can't be read here.
public final class CGImage: @unchecked Sendable {
  let image: UIImage
  /// The width in pixels.
  public var width: Int { Int((image.size.width * image.scale).rounded()) }
  /// The height in pixels.
  public var height: Int { Int((image.size.height * image.scale).rounded()) }

  init(_ image: UIImage) { self.image = image }
}

extension UIImage {
  /// The picture; nil for an empty image.
  public var cgImage: CGImage? { size.width > 0 && size.height > 0 ? CGImage(self) : nil }

  /// Creates an image of a picture, with one point per pixel.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image of a picture.
  ///
  /// - Parameters:
  ///   - scale: The pixels per point; 0 and less count as 1.
  ///   - orientation: Has no effect here.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let image = cgImage.image
    let scale = scale > 0 ? scale : 1
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    if size == image.size {
      self.init(image.source, size: size, scale: scale, mode: image.renderingMode)
    } else {
      let drawing = ImageRecording(size: size)
      drawing.context.record {
        $0.draw(Image(uiImage: image), in: CGRect(origin: .zero, size: size))
      }
      self.init(.recorded(drawing), size: size, scale: scale)
    }
  }
}

/// The drawing of an image.
final class ImageRecording {
  let size: CGSize
  let context = CGContext()

  init(size: CGSize) {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }
    self.size = CGSize(width: length(size.width), height: length(size.height))
  }

  var image: Image {
    let commands = context.commands
    return Image(size: size) { context in
      for command in commands { command(&context) }
    }
  }
}

/// The colors of a gradient and their locations.
public final class CGGradient: @unchecked Sendable {
  let value: Gradient

  /// Creates a gradient; nil without colors.
  ///
  /// - Parameters:
  ///   - space: Has no effect: colors are mixed in sRGB.
  ///   - colors: Each a `CGColor`; others are left out.
  ///   - locations: From 0 to 1, one for each color; nil distributes the colors evenly.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    let colors = colors.compactMap { $0 as? CGColor }.map { Color(cgColor: $0) }
    guard !colors.isEmpty else { return nil }
    if let locations, locations.count >= colors.count {
      value = Gradient(stops: zip(colors, locations).map { Gradient.Stop(color: $0, location: $1) })
    } else {
      value = Gradient(colors: colors)
    }
  }
}

/// A color space. Every color is in sRGB here.
public final class CGColorSpace: @unchecked Sendable {
  /// The name of the color space.
  public let name: CFString?

  init() { name = Self.sRGB }
  /// Creates a color space; every name stands for sRGB here.
  public init?(name: CFString) { self.name = name }

  /// The name of sRGB.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The name of Display P3.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
}

/// Returns sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// An array of Core Foundation: Swift's, because there is no bridging here.
public typealias CFArray = [Any]
/// A string of Core Foundation: Swift's, because there is no bridging here.
public typealias CFString = String
/// A time in seconds.
public typealias CFTimeInterval = Double

/// The parts of a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates a set from its bits; those without a name are kept.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first color continues before the start.
  public static let drawsBeforeStartLocation = Self(rawValue: 1)
  /// The last color continues after the end.
  public static let drawsAfterEndLocation = Self(rawValue: 2)
}

/// The drawing of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled, with the nonzero or the even-odd rule.
  case fill = 0, eoFill
  /// The outline only, or after filling.
  case stroke, fillStroke, eoFillStroke
}

/// The smoothness of scaled images; has no effect here.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The default, none, or more smoothness.
  case `default` = 0, none, low, high, medium
}

/// The combination of new drawing with the drawing below it.
public enum CGBlendMode: Int32, Sendable {
  /// The modes of colors.
  case normal = 0, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  /// More modes of colors.
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  /// The modes of Porter and Duff.
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
  /// More of these, and sums.
  case destinationOut, destinationAtop, xor, plusDarker, plusLighter

  // GraphicsContext.BlendMode has the same raw values.
  var value: GraphicsContext.BlendMode { GraphicsContext.BlendMode(rawValue: rawValue) }
}
