// SPDX-License-Identifier: Apache-2.0
/// A size offered by a container. On each axis nil asks for the ideal length, 0 for the minimum,
/// infinity for the maximum, and any other length (in points) for what the view makes of it.
@frozen public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  @inlinable public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal as a size, with `size` (10×10 unless given) in place of what is nil.
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

  /// The proposal that is left inside insets: never below 0, nil and infinity stay.
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
