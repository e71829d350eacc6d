// SPDX-License-Identifier: Apache-2.0
/// Several views as one value: modifiers apply to each of them, and containers arrange each of
/// them.
@frozen nonisolated public struct Group<Content> {
  package var content: Content

  package init(content: Content) { self.content = content }
}

extension Group: View, PrimitiveView where Content: View {
  /// Makes a group of views.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  nonisolated public static func _makeNode(
    _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    Content._makeNode(view.content, reusing: old, inputs)
  }
}
