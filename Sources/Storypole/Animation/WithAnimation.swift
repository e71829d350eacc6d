// SPDX-License-Identifier: Apache-2.0
/// Changes state and animates the views that depend on it; nil changes them at once. A still picture shows
/// the end.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Changes state with an animation, and runs `completion` when the animations of this change have ended; at
/// once if there are none, as in a still picture.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// Changes state in the context of a transaction; values that it doesn't set come from the enclosing transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result)
  rethrows -> Result
{
  let outer = TransactionFrame.current?.transaction ?? Transaction()
  return try TransactionFrame.with(TransactionFrame(transaction.inside(outer)), body)
}

/// Changes state with one value of the transaction set.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// The time at which an animation counts as ended.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoved: Bool
  /// The value is at its target, though a spring may still oscillate slightly; the default.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
  /// Nothing moves any more: a spring has stopped oscillating, and the animation is removed.
  public static let removed = AnimationCompletionCriteria(isRemoved: true)
}
