// SPDX-License-Identifier: Apache-2.0
/// Changes the transactions of a view.
nonisolated struct TransactionModifier: ViewModifier {
  typealias Body = Never
  /// Applies only when this value has changed; nil for every change.
  var value: ChangingValue?
  var isOfBody = false
  let change: (inout Transaction) -> Void

  nonisolated static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = old as? TransactionNode ?? TransactionNode(inputs)
    node.update(modifier, content, inputs)
    return node
  }
}

final class TransactionNode: ObservingNode {
  private let scope = TransactionScope()
  private var value: ChangingValue?

  func update(
    _ modifier: TransactionModifier, _ content: (_ViewNode?, _ViewInputs) -> _ViewNode,
    _ inputs: _ViewInputs
  ) {
    scope.outer = inputs.environment.transactionScope
    scope.change = modifier.change
    scope.isOfBody = modifier.isOfBody
    if let new = modifier.value {
      let group = host.updates.activeNumber
      // A changed value counts as changed for the rest of its transaction.
      if ChangingValue.hasChanged(from: value, to: new) {
        scope.group = group
        host.space.moves = host.isLive
      } else if scope.group != group {
        scope.group = -1
      }
      value = new
    } else {
      host.hasTransactionScopes = true
      host.space.moves = host.isLive
    }
    var inputs = inputs
    inputs.environment.transactionScope = scope
    update(inputs, content)
  }
}

extension View {
  /// Animates changes in the view when `value` changes; nil shows them at once.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(
      TransactionModifier(value: ChangingValue(value)) {
        if !$0.disablesAnimations { $0.animation = animation }
      })
  }

  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  /// Animates all changes in the view; nil shows them at once.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Changes the transaction of every change in the view.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  { modifier(TransactionModifier(value: nil, change: transform)) }

  /// Changes the transaction of changes in the view when `value` changes.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { modifier(TransactionModifier(value: ChangingValue(value), change: transform)) }
}

extension ViewModifier {
  /// Animates all changes of the modifier, but not those of the view that it modifies; nil shows them at
  /// once.
  @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Changes the transaction of the modifier's changes, but not of those of the view that it modifies.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some ViewModifier
  { InnerTransactionModifier(base: self, change: transform) }
}

/// A modifier whose own changes have another transaction; the view in it keeps its own.
nonisolated struct InnerTransactionModifier<Base: ViewModifier>: ViewModifier {
  typealias Body = Never
  let base: Base
  let change: (inout Transaction) -> Void

  nonisolated static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let outer = inputs.environment.transactionScope
    return TransactionModifier._makeNode(
      TransactionModifier(value: nil, change: modifier.change),
      content: { old, inputs in
        Base._makeNode(
          modifier.base,
          content: { old, inputs in
            var inputs = inputs
            inputs.environment.transactionScope = outer
            return content(old, inputs)
          }, reusing: old, inputs)
      }, reusing: old, inputs)
  }
}
