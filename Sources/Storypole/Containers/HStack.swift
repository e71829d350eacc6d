// SPDX-License-Identifier: Apache-2.0
/// Arranges views in a row, aligned on a vertical guide.
///
///     HStack(alignment: .firstTextBaseline) { Text("12").font(.title); Text("pt") }
///
/// *How it lays out*: see `StackPlan`. In a right-to-left environment the row starts at the right.
@frozen nonisolated public struct HStack<Content: View>: PrimitiveView {
  private let layout: HStackLayout
  private let content: Content
  private let callSite: _CallSite

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: The guide that aligns the children; the center by default.
  ///   - spacing: The distance between neighbors in points; nil lets each pair decide.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    callSite = _CallSite()
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  nonisolated public static func _makeNode(
    _ view: HStack, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    guard view.callSite.isRecorded else {
      return StackViewNode.make(view.layout, view.content, reusing: old, inputs)
    }
    return view.callSite.marking(
      isOfView: true,
      { StackViewNode.make(view.layout, view.content, reusing: $0, $1) }, reusing: old, inputs)
  }
}
