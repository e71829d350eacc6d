// SPDX-License-Identifier: Apache-2.0
/// A size that a container proposes. On each axis, nil proposes the ideal length, 0 the minimum, infinity the
/// maximum, and any other length lets the view choose. Lengths are in points.
@frozen public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width in points; nil proposes the ideal width.
  public var width: CGFloat?
  /// The proposed height in points; nil proposes the ideal height.
  public var height: CGFloat?

  /// A proposal of 0×0 points, for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal without lengths, for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// An infinite proposal, for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Makes a proposal from lengths in points; nil proposes the ideal length.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Proposes a size.
  @inlinable public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal as a size, with the lengths of `size` (10×10 points by default) in place of nil.
  @inlinable public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  @inlinable package subscript(_ axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The proposal inside insets: never below 0; nil and infinity stay.
  package func inset(by insets: EdgeInsets) -> ProposedViewSize {
    func shrink(_ length: CGFloat?, _ amount: CGFloat) -> CGFloat? {
      guard let length else { return nil }
      let rest = length - amount
      return rest > 0 ? rest : 0  // NaN counts as 0
    }
    return ProposedViewSize(
      width: shrink(width, insets.leading + insets.trailing),
      height: shrink(height, insets.top + insets.bottom))
  }

  @inlinable package static func along(_ axis: Axis, _ major: CGFloat?, _ minor: CGFloat?)
    -> ProposedViewSize
  {
    axis == .horizontal
      ? ProposedViewSize(width: major, height: minor)
      : ProposedViewSize(width: minor, height: major)
  }
}
