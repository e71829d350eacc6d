// SPDX-License-Identifier: Apache-2.0
/// An alignment in all three axes.
@frozen public struct Alignment3D: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public var depth: DepthAlignment

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

  public static let center = Alignment3D(.center, .center)
  public static let leading = Alignment3D(.leading, .center)
  public static let trailing = Alignment3D(.trailing, .center)
  public static let top = Alignment3D(.top, .center)
  public static let bottom = Alignment3D(.bottom, .center)
  public static let topLeading = Alignment3D(.topLeading, .center)
  public static let topTrailing = Alignment3D(.topTrailing, .center)
  public static let bottomLeading = Alignment3D(.bottomLeading, .center)
  public static let bottomTrailing = Alignment3D(.bottomTrailing, .center)

  public static let back = Alignment3D(.center, .back)
  public static let leadingBack = Alignment3D(.leading, .back)
  public static let trailingBack = Alignment3D(.trailing, .back)
  public static let topBack = Alignment3D(.top, .back)
  public static let bottomBack = Alignment3D(.bottom, .back)
  public static let topLeadingBack = Alignment3D(.topLeading, .back)
  public static let topTrailingBack = Alignment3D(.topTrailing, .back)
  public static let bottomLeadingBack = Alignment3D(.bottomLeading, .back)
  public static let bottomTrailingBack = Alignment3D(.bottomTrailing, .back)

  public static let front = Alignment3D(.center, .front)
  public static let leadingFront = Alignment3D(.leading, .front)
  public static let trailingFront = Alignment3D(.trailing, .front)
  public static let topFront = Alignment3D(.top, .front)
  public static let bottomFront = Alignment3D(.bottom, .front)
  public static let topLeadingFront = Alignment3D(.topLeading, .front)
  public static let topTrailingFront = Alignment3D(.topTrailing, .front)
  public static let bottomLeadingFront = Alignment3D(.bottomLeading, .front)
  public static let bottomTrailingFront = Alignment3D(.bottomTrailing, .front)
}
