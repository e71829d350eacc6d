import StorypoleGraphics

/// Why a picture could not be drawn, and what to do about it.
public enum DrawingError: Error, Equatable, CustomStringConvertible {
  /// In pixels.
  case tooLarge(width: Double, height: Double)
  case emptySize(CGSize)
  case notANumber
  case invalidScale(CGFloat)
  case outOfMemory
  case framesDiffer
  case failed(String)

  public var description: String {
    switch self {
    case .tooLarge(let width, let height):
      "The picture would have \(Self.count(width)) × \(Self.count(height)) pixels. At most "
        + "\(PictureSize.maximumSide) a side and \(PictureSize.maximumPixels / 1_000_000) million "
        + "in all are drawn: make it smaller, or lower its scale."
    case .emptySize(let size):
      "The picture is \(size.width) × \(size.height) points: there is nothing to draw. Give it a "
        + "size, for example with frame(width:height:)."
    case .notANumber:
      "The picture's size is not a number: some width or height in it was computed as NaN."
    case .invalidScale(let scale):
      "The picture's scale is \(scale) pixels a point: give a number above 0, such as 1, 2 or 3."
    case .outOfMemory:
      "There is not enough memory for the picture: make it smaller, or lower its scale."
    case .framesDiffer:
      "The frames of a film need one size, of at most 65,535 pixels a side: give the view a fixed one."
    case .failed(let reason): "The picture could not be drawn: \(reason)."
    }
  }

  private static func count(_ pixels: Double) -> String {
    pixels < 1e9 ? String(Int(pixels)) : String(pixels)
  }
}

/// A picture's size in whole pixels, checked before any memory is asked for.
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
}
