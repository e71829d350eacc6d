// SPDX-License-Identifier: Apache-2.0
/// An algorithm that moves a value: the part of a change that is complete at a time.
@preconcurrency public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the part of `value`, the whole change, that is complete `time` seconds after the beginning; nil once the
  /// animation has ended.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  /// Returns the velocity at a time, per second; nil by default, which means unknown.
  nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?
  /// Returns whether this animation takes over a running one instead of adding to it; false by default.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Returns nil: the velocity is unknown.
  nonisolated public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// Returns false: the animation adds to the previous one.
  nonisolated public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The inputs of an animation in addition to value and time.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values that the animation keeps between calls.
  public var state: AnimationState<Value>
  /// Whether the change counts as complete, though it may still move; false initially.
  public var isLogicallyComplete = false
  /// The environment of the view that changes.
  public internal(set) var environment: EnvironmentValues

  init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues) {
    self.state = state
    self.environment = environment
  }

  /// Returns the same context with another state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state, environment: environment)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// The values that an animation keeps between calls, by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state in which every key has its default value.
  public init() {}

  /// The value of a key; its default value until it is set.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of a value that an animation keeps between calls.
public protocol AnimationStateKey {
  associatedtype Value
  /// The value before one is set.
  static var defaultValue: Self.Value { get }
}
