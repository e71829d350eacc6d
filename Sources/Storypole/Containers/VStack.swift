// SPDX-License-Identifier: Apache-2.0
/// Arranges views in a column, aligned on a horizontal guide.
///
///     VStack(alignment: .leading) { Text("Title"); Text("Subtitle") }
///
/// *How it lays out*: see `StackPlan`. In a right-to-left environment leading is the right edge.
@frozen nonisolated public struct VStack<Content: View>: PrimitiveView {
  private let layout: VStackLayout
  private let content: Content
  private let callSite: _CallSite

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - alignment: The guide that aligns the children; the center by default.
  ///   - spacing: The distance between neighbors in points; nil lets each pair decide.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    callSite = _CallSite()
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  nonisolated public static func _makeNode(
    _ view: VStack, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    guard view.callSite.isRecorded else {
      return StackViewNode.make(view.layout, view.content, reusing: old, inputs)
    }
    return view.callSite.marking(
      isOfView: true,
      { StackViewNode.make(view.layout, view.content, reusing: $0, $1) }, reusing: old, inputs)
  }
}
