// SPDX-License-Identifier: Apache-2.0
extension Image {
  /// The resizing of an image.
  public enum ResizingMode: Hashable, Sendable {
    /// The part between the cap insets is repeated at its own size.
    case tile
    /// The part between the cap insets is stretched.
    case stretch
  }

  /// The paint of an image.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground style, wherever the image is opaque.
    case template
    /// Its own colors.
    case original
  }

  /// The interpolation of an image that is drawn larger or smaller.
  public enum Interpolation: Hashable, Sendable {
    /// Each pixel is the nearest one of the image.
    case none
    /// A blend of the nearest four pixels of the image.
    case low
    /// As `low` for enlargements, and an average of pixels for reductions; the default.
    case medium
    /// The same as `medium` here.
    case high
  }

  /// The size of a symbol next to its text.
  public enum Scale: Hashable, Sendable {
    /// Smaller than the text.
    case small
    /// As high as the text; the default.
    case medium
    /// Larger than the text.
    case large
  }

  /// The edges of a picture at which the rows and columns of its pixels begin. Nothing uses it here.
  ///
  /// The raw values are Apple's, not EXIF's.
  @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// The first row is the top edge, the first column the left one.
    case up = 0
    /// The first row is the top edge, the first column the right one.
    case upMirrored = 2
    /// The first row is the bottom edge, the first column the right one.
    case down = 6
    /// The first row is the bottom edge, the first column the left one.
    case downMirrored = 4
    /// The first row is the left edge, the first column the bottom one.
    case left = 1
    /// The first row is the left edge, the first column the top one.
    case leftMirrored = 3
    /// The first row is the right edge, the first column the top one.
    case right = 7
    /// The first row is the right edge, the first column the bottom one.
    case rightMirrored = 5
  }

  /// The brightness of highlights; pictures here have the standard range.
  public struct DynamicRange: Hashable, Sendable {
    private let level: Int

    /// Highlights no brighter than white.
    public static let standard = DynamicRange(level: 0)
    /// Somewhat brighter highlights; has no effect here.
    public static let constrainedHigh = DynamicRange(level: 1)
    /// Highlights as bright as the screen allows; has no effect here.
    public static let high = DynamicRange(level: 2)
  }
}
