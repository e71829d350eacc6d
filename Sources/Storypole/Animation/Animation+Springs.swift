// SPDX-License-Identifier: Apache-2.0
/// Moves like a mass on a spring. With a `blendDuration`, whose length has no effect, it takes over value and velocity
/// of a running spring at once; without one, it adds to the running one.
struct SpringAnimation: CustomAnimation, TimedAnimation {
  var spring: Spring
  var blendDuration: TimeInterval?
  /// In whole changes per second.
  var initialVelocity = 0.0

  /// The value and velocity at which the spring took over from another one.
  private struct Start<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Start? { nil }
    var time: TimeInterval
    var value: V
    var velocity: V
  }

  private func start<V: VectorArithmetic>(_ value: V, _ state: AnimationState<V>) -> Start<V> {
    state[Start<V>.self]
      ?? Start(time: 0, value: .zero, velocity: value.scaled(by: initialVelocity))
  }

  /// Starts with a velocity, in changes per second.
  func begin<V: VectorArithmetic>(with velocity: V, in context: inout AnimationContext<V>) {
    context.state[Start<V>.self] = Start(time: 0, value: .zero, velocity: velocity)
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let start = start(value, context.state)
    let time = time - start.time
    if time >= spring.duration { context.isLogicallyComplete = true }
    guard time < settlingTime(value - start.value, start.velocity) else { return nil }
    return start.value
      + spring.value(target: value - start.value, initialVelocity: start.velocity, time: time)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let start = start(value, context.state)
    return spring.velocity(
      target: value - start.value, initialVelocity: start.velocity, time: time - start.time)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard blendDuration != nil, let other = previous.base as? SpringAnimation,
      other.blendDuration != nil, other.spring.canSettle
    else { return false }
    let moved = previous.animate(value: value, time: time, context: &context) ?? value
    let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
    context.state[Start<V>.self] = Start(time: time, value: moved, velocity: velocity)
    return true
  }

  func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? {
    settlingTime(value, value.scaled(by: initialVelocity))
  }

  /// Distances below a thousandth of a point are invisible. An invalid spring, such as one with a response of 0,
  /// settles at once.
  private func settlingTime<V: VectorArithmetic>(_ distance: V, _ velocity: V) -> TimeInterval {
    spring.canSettle
      ? spring.settlingDuration(target: distance, initialVelocity: velocity, epsilon: 0.001) : 0
  }
}

extension Spring {
  /// Whether the spring moves at all, and converges.
  fileprivate var canSettle: Bool {
    stiffness > 0 && stiffness.isFinite && mass > 0 && mass.isFinite && damping >= 0
      && damping.isFinite
  }
}

extension Animation {
  /// A spring of half a second without a bounce; the same as `default`.
  public static var spring: Animation { spring() }
  /// A spring that keeps the velocity of the previous spring.
  ///
  /// - Parameters:
  ///   - duration: The time of one swing in seconds; 0 ends at once.
  ///   - bounce: 0 for none, up to 1 for endless swings, and negative for a slower end.
  ///   - blendDuration: Accepted; its length has no effect here.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }
  /// A spring by the time in seconds of one undamped swing and the fraction of critical damping: below 1 it overshoots.
  /// The length of `blendDuration` has no effect here.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }
  /// A spring of the given physics. The length of `blendDuration` has no effect here.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(SpringAnimation(spring: spring, blendDuration: blendDuration))
  }

  /// A spring of half a second without a bounce.
  public static var smooth: Animation { smooth() }
  /// A spring of a duration in seconds, with `extraBounce` as its bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  /// A spring of half a second with a small bounce, 0.15.
  public static var snappy: Animation { snappy() }
  /// A spring of a duration in seconds, with a bounce of 0.15 plus `extraBounce`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  /// A spring of half a second with a bounce of 0.3.
  public static var bouncy: Animation { bouncy() }
  /// A spring of a duration in seconds, with a bounce of 0.3 plus `extraBounce`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A stiff spring for views that follow a finger: one swing takes 0.15 seconds.
  public static var interactiveSpring: Animation { interactiveSpring() }
  /// A stiff spring by the time in seconds of one undamped swing and the fraction of critical damping. The length of
  /// `blendDuration` has no effect here.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }
  /// A stiff spring of a duration in seconds, with a bounce of 0.14 plus `extraBounce`. The length of
  /// `blendDuration` has no effect here.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    // The bounce that corresponds to the default damping fraction of 0.86 is 0.14.
    spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration)
  }

  /// A spring of half a second without a bounce that adds to the running one instead of replacing it.
  public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }
  /// A spring by its physics that adds to the running one. `initialVelocity` is in whole changes per second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }
  /// A spring of a duration in seconds and a bounce that adds to the running one. `initialVelocity` is in whole changes
  /// per second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }
  /// A spring of the given physics that adds to the running one. `initialVelocity` is in whole changes per second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0)
    -> Animation
  {
    Animation(
      SpringAnimation(spring: spring, blendDuration: nil, initialVelocity: initialVelocity))
  }
}
