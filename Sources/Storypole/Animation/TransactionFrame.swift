// SPDX-License-Identifier: Apache-2.0
internal import CStorypole

/// One call of `withTransaction`: what is changed in it, in whatever view, changes as one.
final class TransactionFrame {
  let transaction: Transaction
  /// Kept by everything that moves because of this transaction.
  let tickets: [AnimationTicket]

  init(_ transaction: Transaction, tickets: [AnimationTicket]) {
    self.transaction = transaction
    self.tickets = tickets
  }

  init(_ transaction: Transaction) {
    self.transaction = transaction
    tickets = transaction.completions.map { AnimationTicket($0.criteria, $0.action) }
  }

  /// The innermost call that the thread is in.
  static var current: TransactionFrame? {
    sp_transaction().map { Unmanaged<TransactionFrame>.fromOpaque($0).takeUnretainedValue() }
  }

  static func with<R>(_ frame: TransactionFrame?, _ work: () throws -> R) rethrows -> R {
    let outer = sp_set_transaction(frame.map { Unmanaged.passUnretained($0).toOpaque() })
    defer { _ = sp_set_transaction(outer) }
    return try withExtendedLifetime(frame) { try work() }
  }
}

/// Runs an action when nobody keeps it any more: when the last animation that was begun with it has
/// ended, or at once where none was.
final class AnimationTicket {
  let criteria: AnimationCompletionCriteria
  private let action: () -> Void
  /// What the host of the views that change is asked through; nil as long as no view has changed.
  private var space: LayoutSpace?

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// The action runs in an update of `host`, and not at all when the host is gone by then.
  func join(_ host: ViewHost) { space = host.space }

  deinit {
    guard let space else { return action() }
    space.host?.afterAnimations(action)
  }
}
