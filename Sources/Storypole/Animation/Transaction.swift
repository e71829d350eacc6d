// SPDX-License-Identifier: Apache-2.0
/// A key of a transaction and the value that holds where nobody sets one.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// The context of a change of state: above all how it is animated.
@frozen public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]
  /// What to call when the animations of the transaction have ended.
  private(set) var completions: [(criteria: AnimationCompletionCriteria, action: () -> Void)] = []

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }
  /// Whether the change is one of many, as while a finger drags.
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }
  /// Whether changes without an animation say how fast a value moves: a spring that follows within a tenth
  /// of a second begins with that velocity.
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }

  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append((criteria, completion))
  }

  /// Whether the transaction says nothing at all.
  var isEmpty: Bool { values.isEmpty && completions.isEmpty }

  /// These values over those of an outer transaction.
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
