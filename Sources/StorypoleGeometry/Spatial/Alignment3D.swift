// SPDX-License-Identifier: Apache-2.0
/// An alignment in all three axes.
@frozen public struct Alignment3D: Equatable, Sendable {
  /// The guide that views share along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide that views share along the vertical axis.
  public var vertical: VerticalAlignment
  /// The guide that views share along the depth axis.
  public var depth: DepthAlignment

  /// Combines one guide of each axis.
  public init(
    horizontal: HorizontalAlignment, vertical: VerticalAlignment, depth: DepthAlignment
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.depth = depth
  }

  package init(_ flat: Alignment, _ depth: DepthAlignment) {
    self.init(horizontal: flat.horizontal, vertical: flat.vertical, depth: depth)
  }

  package var flat: Alignment { Alignment(horizontal: horizontal, vertical: vertical) }

  /// Centered in all three axes.
  public static let center = Alignment3D(.center, .center)
  /// At the leading edge, centered vertically and in depth.
  public static let leading = Alignment3D(.leading, .center)
  /// At the trailing edge, centered vertically and in depth.
  public static let trailing = Alignment3D(.trailing, .center)
  /// At the top, centered horizontally and in depth.
  public static let top = Alignment3D(.top, .center)
  /// At the bottom, centered horizontally and in depth.
  public static let bottom = Alignment3D(.bottom, .center)
  /// At the top leading corner, centered in depth.
  public static let topLeading = Alignment3D(.topLeading, .center)
  /// At the top trailing corner, centered in depth.
  public static let topTrailing = Alignment3D(.topTrailing, .center)
  /// At the bottom leading corner, centered in depth.
  public static let bottomLeading = Alignment3D(.bottomLeading, .center)
  /// At the bottom trailing corner, centered in depth.
  public static let bottomTrailing = Alignment3D(.bottomTrailing, .center)

  /// At the back, centered horizontally and vertically.
  public static let back = Alignment3D(.center, .back)
  /// At the back and the leading edge, centered vertically.
  public static let leadingBack = Alignment3D(.leading, .back)
  /// At the back and the trailing edge, centered vertically.
  public static let trailingBack = Alignment3D(.trailing, .back)
  /// At the back and the top, centered horizontally.
  public static let topBack = Alignment3D(.top, .back)
  /// At the back and the bottom, centered horizontally.
  public static let bottomBack = Alignment3D(.bottom, .back)
  /// At the top leading corner of the back.
  public static let topLeadingBack = Alignment3D(.topLeading, .back)
  /// At the top trailing corner of the back.
  public static let topTrailingBack = Alignment3D(.topTrailing, .back)
  /// At the bottom leading corner of the back.
  public static let bottomLeadingBack = Alignment3D(.bottomLeading, .back)
  /// At the bottom trailing corner of the back.
  public static let bottomTrailingBack = Alignment3D(.bottomTrailing, .back)

  /// At the front, centered horizontally and vertically.
  public static let front = Alignment3D(.center, .front)
  /// At the front and the leading edge, centered vertically.
  public static let leadingFront = Alignment3D(.leading, .front)
  /// At the front and the trailing edge, centered vertically.
  public static let trailingFront = Alignment3D(.trailing, .front)
  /// At the front and the top, centered horizontally.
  public static let topFront = Alignment3D(.top, .front)
  /// At the front and the bottom, centered horizontally.
  public static let bottomFront = Alignment3D(.bottom, .front)
  /// At the top leading corner of the front.
  public static let topLeadingFront = Alignment3D(.topLeading, .front)
  /// At the top trailing corner of the front.
  public static let topTrailingFront = Alignment3D(.topTrailing, .front)
  /// At the bottom leading corner of the front.
  public static let bottomLeadingFront = Alignment3D(.bottomLeading, .front)
  /// At the bottom trailing corner of the front.
  public static let bottomTrailingFront = Alignment3D(.bottomTrailing, .front)
}
