// SPDX-License-Identifier: Apache-2.0
/// VStack as a layout value.
@frozen public struct VStackLayout: StackLayout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData
  /// The cached values of a stack.
  public typealias Cache = _StackLayoutCache

  /// The guide that aligns the subviews.
  public var alignment: HorizontalAlignment
  /// The distance between neighbors in points; nil lets each pair decide.
  public var spacing: CGFloat?

  /// Makes the layout of a column; by default centered, with the subviews' preferred distances.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  package static var axis: Axis { .vertical }
  package var key: AlignmentKey { alignment.key }
}
