// SPDX-License-Identifier: Apache-2.0
extension Image {
  /// How a resizable image fills its space.
  public enum ResizingMode: Hashable, Sendable {
    /// The part between the cap insets is repeated at its own size.
    case tile
    case stretch
  }

  /// What an image is painted with.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground style, wherever the image is opaque.
    case template
    /// Its own colours.
    case original
  }

  /// How the pixels of an image that is drawn larger or smaller are computed.
  public enum Interpolation: Hashable, Sendable {
    /// Each pixel is the nearest one of the image.
    case none
    case low
    case medium
    case high
  }

  /// The size of a symbol next to its text.
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large
  }

  /// Which way up an image's pixels are stored; the raw values are those of EXIF less one.
  @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up
    case upMirrored
    case down
    case downMirrored
    case left
    case leftMirrored
    case right
    case rightMirrored
  }

  /// How bright highlights may be. Pictures here have the standard range.
  public struct DynamicRange: Hashable, Sendable {
    private let level: Int

    public static let standard = DynamicRange(level: 0)
    public static let constrainedHigh = DynamicRange(level: 1)
    public static let high = DynamicRange(level: 2)
  }
}
