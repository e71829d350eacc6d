// SPDX-License-Identifier: Apache-2.0
/// Arranges views in a column, aligned on a horizontal guide.
///
///     VStack(alignment: .leading) { Text("Title"); Text("Subtitle") }
///
/// *How it lays out*: see `StackPlan`. In a right-to-left environment leading is the right edge.
@frozen nonisolated public struct VStack<Content: View>: PrimitiveView {
  private let layout: VStackLayout
  private let content: Content

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - alignment: The guide that aligns the children; the center by default.
  ///   - spacing: The distance between neighbors in points; nil lets each pair decide.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  nonisolated public static func _makeNode(
    _ view: VStack, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    StackViewNode.make(
      view.layout, view.content, reusing: old, inputs)
  }
}

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
