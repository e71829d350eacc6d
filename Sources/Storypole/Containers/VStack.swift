// SPDX-License-Identifier: Apache-2.0
/// Arranges views in a column, lined up on a horizontal guide.
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
  ///   - alignment: The guide on which the children line up; the center by default.
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
  /// The values that a stack keeps between calls.
  public typealias Cache = _StackLayoutCache

  /// The guide on which the subviews line up.
  public var alignment: HorizontalAlignment
  /// The distance between neighbors in points; nil lets each pair decide.
  public var spacing: CGFloat?

  /// Makes the layout of a column; by default centerd, with the distances that the subviews prefer.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  package static var axis: Axis { .vertical }
  package var key: AlignmentKey { alignment.key }
}
