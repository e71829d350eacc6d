// SPDX-License-Identifier: Apache-2.0
internal import CStorypole

/// One call of `withTransaction`: all changes in it, in any view, are one change.
final class TransactionFrame {
  let transaction: Transaction
  /// Retained by every animation of this transaction.
  let tickets: [AnimationTicket]

  init(_ transaction: Transaction, tickets: [AnimationTicket]) {
    self.transaction = transaction
    self.tickets = tickets
  }

  init(_ transaction: Transaction) {
    self.transaction = transaction
    tickets = transaction.completions.map { AnimationTicket($0.criteria, $0.action) }
  }

  /// The innermost call on the current thread.
  static var current: TransactionFrame? {
    sp_transaction().map { Unmanaged<TransactionFrame>.fromOpaque($0).takeUnretainedValue() }
  }

  static func with<R>(_ frame: TransactionFrame?, _ work: () throws -> R) rethrows -> R {
    let outer = sp_set_transaction(frame.map { Unmanaged.passUnretained($0).toOpaque() })
    defer { _ = sp_set_transaction(outer) }
    return try withExtendedLifetime(frame) { try work() }
  }
}

/// Runs an action when it is released: when the last animation of its transaction has ended, or at
/// once if there was none.
final class AnimationTicket {
  let criteria: AnimationCompletionCriteria
  private let action: () -> Void
  /// Runs the action in an update of the changing views; nil until a view has changed.
  private var runInUpdate: ((@escaping () -> Void) -> Void)?

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// `run` receives the action when it is due, instead of an immediate call.
  func join(_ run: @escaping (@escaping () -> Void) -> Void) { runInUpdate = run }

  deinit {
    if let runInUpdate { runInUpdate(action) } else { action() }
  }
}
