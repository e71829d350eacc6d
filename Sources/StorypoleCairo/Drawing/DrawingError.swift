// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The reason why a picture could not be drawn, with a remedy.
public enum DrawingError: Error, Equatable, CustomStringConvertible {
  /// The picture would exceed the pixel limit.
  case tooLarge(width: Double, height: Double)
  /// The picture has no width or no height; in points.
  case emptySize(CGSize)
  /// The width or the height of the picture is not a number.
  case notANumber
  /// The number of pixels per point is not a positive number.
  case invalidScale(CGFloat)
  /// There is not enough memory.
  case outOfMemory
  /// A frame of a film differs in size from the first, or is too large for the format.
  case framesDiffer
  /// The drawing library failed, for the given reason.
  case failed(String)

  public var description: String {
    switch self {
    case .tooLarge(let width, let height):
      "The picture would have \(Self.count(width)) × \(Self.count(height)) pixels. The limits are "
        + "\(PictureSize.maximumSide) per side and \(PictureSize.maximumPixels / 1_000_000) million "
        + "in all: make it smaller, or lower its scale."
    case .emptySize(let size):
      "The picture is \(size.width) × \(size.height) points, so there is nothing to draw. Give it a "
        + "size, for example with frame(width:height:)."
    case .notANumber:
      "The picture's size is not a number: a width or height in it is NaN."
    case .invalidScale(let scale):
      "The picture's scale is \(scale) pixels per point: use a number above 0, such as 1, 2 or 3."
    case .outOfMemory:
      "There is not enough memory for the picture: make it smaller, or lower its scale."
    case .framesDiffer:
      "All frames of a film need the same size, at most 65,535 pixels per side: give the view a fixed size."
    case .failed(let reason): "The picture could not be drawn: \(reason)."
    }
  }

  static func count(_ length: Double) -> String {
    abs(length) < 1e9 ? String(Int(length)) : String(length)
  }
}

/// A picture's size in whole pixels, checked before memory is allocated.
struct PictureSize {
  static let maximumSide = 16_384
  static let maximumPixels = 100_000_000

  var width: Int
  var height: Int

  init(_ size: CGSize, scale: CGFloat) throws(DrawingError) {
    guard scale.isFinite, scale > 0 else { throw .invalidScale(scale) }
    guard !size.width.isNaN, !size.height.isNaN else { throw .notANumber }
    guard size.width > 0, size.height > 0 else { throw .emptySize(size) }
    let grid = PixelGrid(scale: scale)
    let width = max(1, (grid.up(size.width) * scale).rounded())
    let height = max(1, (grid.up(size.height) * scale).rounded())
    let side = Double(Self.maximumSide)
    guard width <= side, height <= side, width * height <= Double(Self.maximumPixels) else {
      throw .tooLarge(width: width, height: height)
    }
    self.width = Int(width)
    self.height = Int(height)
  }

  /// The size of a separately drawn part, such as a filtered layer with its margin: limited by Cairo, with
  /// fewer pixels per point than requested if there would be too many.
  init(layer size: CGSize, scale: CGFloat) {
    let scale = Self.layerScale(size, upTo: scale)
    width = max(1, Int((size.width * scale - 1e-6).rounded(.up), in: 1...Self.maximumLayerSide))
    height = max(1, Int((size.height * scale - 1e-6).rounded(.up), in: 1...Self.maximumLayerSide))
  }

  /// The maximum number of pixels per point, up to `scale`, for a layer of this size.
  static func layerScale(_ size: CGSize, upTo scale: CGFloat) -> CGFloat {
    let ofSide = CGFloat(maximumLayerSide - 1) / max(size.width, size.height)
    let ofArea = (CGFloat(maximumLayerPixels) / size.width / size.height).squareRoot()
    return min(scale, ofSide, ofArea)
  }

  /// The pixels of Cairo's images have coordinates of 16 bits, some of which scaling needs.
  static let maximumLayerSide = 32_000
  /// One and a half times a picture's limit: 600 MB.
  static let maximumLayerPixels = 150_000_000
}
