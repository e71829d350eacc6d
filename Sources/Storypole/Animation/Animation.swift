// SPDX-License-Identifier: Apache-2.0
/// The course of a change over time. A still picture shows its end.
@frozen public struct Animation: Sendable {
  /// The custom animation that this one hides.
  public let base: any CustomAnimation

  /// Creates an animation from a custom one.
  public init<A: CustomAnimation>(_ base: A) { self.base = base }

  /// The animation of `withAnimation` without an argument: the same as `spring`.
  public static let `default` = spring
}

extension Animation: Hashable {
  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    func isEqual<A: CustomAnimation>(_ base: A) -> Bool { base == rhs.base as? A }
    return isEqual(lhs.base)
  }

  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { String(describing: base) }
  public var debugDescription: String { "Animation(\(String(reflecting: base)))" }
  /// The mirror of the animation, whose only child is `base`.
  public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}

extension Animation {
  /// Returns the part of `value` that is complete `time` seconds after the beginning; nil once the animation has ended.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { base.animate(value: value, time: time, context: &context) }

  /// Returns the velocity `time` seconds after the beginning, per second; nil if the animation doesn't know it.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { base.velocity(value: value, time: time, context: context) }

  /// Returns whether the animation takes over `previous`, a running one, instead of adding to it.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { base.shouldMerge(previous: previous, value: value, time: time, context: &context) }
}
