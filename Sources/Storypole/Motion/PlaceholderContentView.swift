// SPDX-License-Identifier: Apache-2.0
/// The view that a modifier or a transition changes, as its closure receives it.
nonisolated public struct PlaceholderContentView<Value>: PrimitiveView {
  let make: (_ViewNode?, _ViewInputs) -> _ViewNode

  nonisolated init<Content: View>(_ content: Content) {
    make = { Content._makeNode(content, reusing: $0, $1) }
  }

  /// The view uses the transactions from outside of the closure that changes it.
  nonisolated init<Content: View>(outsideOfBody content: Content) {
    make = { old, inputs in
      var inputs = inputs
      inputs.environment.transactionScope = inputs.environment.transactionScope?.outsideOfBody
      return Content._makeNode(content, reusing: old, inputs)
    }
  }

  nonisolated public static func _makeNode(
    _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    view.make(old, inputs)
  }
}

extension View {
  /// Applies `body` to the view, and animates all changes of the modifiers in `body`, but not those of the view
  /// itself; nil shows them at once.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Applies `body` to the view, and changes the transaction of the modifiers in `body`, but not that of the
  /// view itself.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(outsideOfBody: self))
      .modifier(TransactionModifier(value: nil, isOfBody: true, change: transform))
  }
}
