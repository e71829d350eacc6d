// SPDX-License-Identifier: Apache-2.0
/// Arranges views in a column, lined up on a horizontal guide.
///
///     VStack(alignment: .leading) { Text("Title"); Text("Subtitle") }
///
/// *How it lays out*: see `StackPlan`. In a right-to-left environment leading is the right edge.
@frozen nonisolated public struct VStack<Content: View>: PrimitiveView {
  private let layout: VStackLayout
  private let content: Content

  /// - Parameters:
  ///   - alignment: the guide that the children share.
  ///   - spacing: points between neighbours; nil lets each pair decide.
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
  public typealias Cache = _StackLayoutCache

  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  static var axis: Axis { .vertical }
  var key: AlignmentKey { alignment.key }
}
