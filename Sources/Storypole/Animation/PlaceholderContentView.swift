// SPDX-License-Identifier: Apache-2.0
/// The view that a modifier or a transition changes, as its closure receives it.
nonisolated public struct PlaceholderContentView<Value>: PrimitiveView {
  let make: (_ViewNode?, _ViewInputs) -> _ViewNode

  nonisolated init<Content: View>(_ content: Content) {
    make = { Content._makeNode(content, reusing: $0, $1) }
  }

  nonisolated public static func _makeNode(
    _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    view.make(old, inputs)
  }
}

extension View {
  /// Applies `body` to the view. The animation has no effect here: changes in `body` follow the transaction
  /// around the view.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(self)) }

  /// Applies `body` to the view. `transform` has no effect here: changes in `body` follow the transaction
  /// around the view.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(self)) }
}
