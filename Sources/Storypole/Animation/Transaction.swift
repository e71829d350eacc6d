// SPDX-License-Identifier: Apache-2.0
/// A key of a transaction's value, and the value until one is set.
public protocol TransactionKey {
  associatedtype Value
  /// The value of transactions that don't set one.
  static var defaultValue: Self.Value { get }
}

/// The context of a change of state, primarily its animation.
@frozen public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The actions to call when the animations of the transaction have ended.
  private(set) var completions: [(criteria: AnimationCompletionCriteria, action: () -> Void)] = []

  /// Creates a transaction without any values.
  public init() {}
  /// Creates a transaction with an animation; nil changes state without one.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a key; its default value until it is set.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The animation of the change; nil, the default, is none.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }
  /// Whether `animation(_:value:)` modifiers don't change the transaction; false by default.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }
  /// Whether the change is one of many, as during a drag; false by default.
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }
  /// Whether changes without an animation record the velocity of a value: a spring that follows within a
  /// tenth of a second begins with it. False by default.
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }

  /// Adds an action to run when the animations of the transaction have ended; at once if there are none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append((criteria, completion))
  }

  /// Whether the transaction has no values and no completions.
  var isEmpty: Bool { values.isEmpty && completions.isEmpty }

  /// These values override those of an outer transaction.
  func inside(_ outer: Transaction) -> Transaction {
    var result = self
    result.values = outer.values.merging(values) { $1 }
    return result
  }

  private struct AnimationKey: TransactionKey { static var defaultValue: Animation? { nil } }
  private struct DisablesAnimationsKey: TransactionKey { static let defaultValue = false }
  private struct IsContinuousKey: TransactionKey { static let defaultValue = false }
  private struct TracksVelocityKey: TransactionKey { static let defaultValue = false }
}
