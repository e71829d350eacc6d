// SPDX-License-Identifier: Apache-2.0
/// The changes of enclosing views to the transactions of their content.
final class TransactionScope {
  var outer: TransactionScope?
  var change: (inout Transaction) -> Void = { _ in }
  /// The only group of changes that it affects; nil for all.
  var group: Int?
  /// Whether it ends at the view that a closure changes.
  var isOfBody = false

  /// The scope around the innermost closure that changes a view.
  var outsideOfBody: TransactionScope? { isOfBody ? outer : outer?.outsideOfBody }

  /// `transaction` with the changes of this scope.
  func resolve(_ transaction: Transaction, group: Int) -> Transaction {
    var result = outer?.resolve(transaction, group: group) ?? transaction
    if self.group == nil || self.group == group { change(&result) }
    return result
  }
}

extension EnvironmentValues {
  /// The changes that enclosing views make to transactions.
  var transactionScope: TransactionScope? {
    get { scopeOfTransactions.map { unsafeDowncast($0, to: TransactionScope.self) } }
    set { scopeOfTransactions = newValue }
  }
}

/// A value of any type that can be compared with its predecessor.
struct ChangingValue {
  private let value: Any
  private let isSame: (Any) -> Bool

  init<V: Equatable>(_ value: V) {
    self.value = value
    isSame = { $0 as? V == value }
  }

  /// Whether there are two different values: an added or removed value has not changed.
  static func hasChanged(from old: ChangingValue?, to new: ChangingValue?) -> Bool {
    guard let old, let new else { return false }
    return !new.isSame(old.value)
  }
}
