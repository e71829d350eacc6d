/// Changes state and animates what follows from it; a still picture shows the end.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// As above; `completion` runs when the animation has ended, which it has at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result)
  rethrows -> Result
{
  let result = try body()
  transaction.complete()
  return result
}

public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// When an animation counts as ended.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoved: Bool
  /// When the value is where it goes, though it may still swing a little.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

extension View {
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    self
  }
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  nonisolated public func animation(_ animation: Animation?) -> some View { self }
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  { self }
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
}

extension ViewModifier {
  @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some ViewModifier {
    self
  }
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some ViewModifier
  { self }
}
