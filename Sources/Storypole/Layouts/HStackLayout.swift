// SPDX-License-Identifier: Apache-2.0
/// HStack as a layout value.
@frozen public struct HStackLayout: StackLayout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData
  /// The cached values of a stack.
  public typealias Cache = _StackLayoutCache

  /// The guide that aligns the subviews.
  public var alignment: VerticalAlignment
  /// The distance between neighbors in points; nil lets each pair decide.
  public var spacing: CGFloat?

  /// Makes the layout of a row; by default centered, with the subviews' preferred distances.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  package static var axis: Axis { .horizontal }
  package var key: AlignmentKey { alignment.key }
}
