// SPDX-License-Identifier: Apache-2.0
/// An animation with a known duration of a change; nil if it is unknown after all.
protocol TimedAnimation: CustomAnimation {
  func duration<V: VectorArithmetic>(of value: V) -> TimeInterval?
}

extension Animation {
  /// The duration of a change by `value`, if it is known in advance.
  fileprivate func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? {
    (base as? any TimedAnimation)?.duration(of: value)
  }
}

/// Another animation, faster or slower. A speed that is not positive completes the change at once.
struct SpeedAnimation: CustomAnimation, TimedAnimation {
  var base: Animation
  var speed: Double

  private var leadsOn: Bool { speed > 0 && speed.isFinite }

  func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? {
    leadsOn ? base.duration(of: value).map { $0 / speed } : 0
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { leadsOn ? base.animate(value: value, time: time * speed, context: &context) : nil }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }
}

/// Another animation, later. A negative delay begins in the middle; NaN is no delay.
struct DelayAnimation: CustomAnimation, TimedAnimation {
  var base: Animation
  var delay: TimeInterval

  init(base: Animation, delay: TimeInterval) {
    self.base = base
    self.delay = delay.isFinite ? delay : 0
  }

  func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? {
    base.duration(of: value).map { max($0 + delay, 0) }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
  }
}

/// Another animation, several times; nil repeats without end. A count below 1 is 1.
struct RepeatAnimation: CustomAnimation, TimedAnimation {
  var base: Animation
  var count: Int?
  var autoreverses: Bool

  private struct Progress<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Progress { Progress() }
    var done = 0
    var start: TimeInterval = 0
    /// The state of the repeated animation, which may be a repetition too.
    var state = AnimationState<V>()
  }

  func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? {
    count.flatMap { count in base.duration(of: value).map { $0 * Double(max(count, 1)) } }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if let duration = base.duration(of: value) {
      return animate(value, time, every: duration, &context)
    }
    return animateStepByStep(value, time, &context)
  }

  /// The time alone determines any value.
  private func animate<V: VectorArithmetic>(
    _ value: V, _ time: TimeInterval, every duration: TimeInterval,
    _ context: inout AnimationContext<V>
  ) -> V? {
    let done = duration > 0 ? (max(time, 0) / duration).rounded(.down) : .infinity
    if duration <= 0 || done >= Double(max(count ?? .max, 1)) {
      context.isLogicallyComplete = true
      return nil
    }
    var inner = context.withState(AnimationState<V>())
    let moved =
      base.animate(value: value, time: time - done * duration, context: &inner) ?? value
    return autoreverses && done.truncatingRemainder(dividingBy: 2) == 1 ? value - moved : moved
  }

  /// The end of each repetition is found step by step.
  private func animateStepByStep<V: VectorArithmetic>(
    _ value: V, _ time: TimeInterval, _ context: inout AnimationContext<V>
  ) -> V? {
    var progress = context.state[Progress<V>.self]
    defer { context.state[Progress<V>.self] = progress }
    var inner = context.withState(progress.state)
    if let moved = base.animate(value: value, time: time - progress.start, context: &inner) {
      progress.state = inner.state
      return autoreverses && progress.done % 2 == 1 ? value - moved : moved
    }
    progress.done += 1
    progress.start = time
    progress.state = AnimationState()
    if let count, progress.done >= count {
      context.isLogicallyComplete = true
      return nil
    }
    return autoreverses && progress.done % 2 == 1 ? value : .zero
  }
}

/// Another animation that counts as complete after a time.
struct CompletionAnimation: CustomAnimation, TimedAnimation {
  var base: Animation
  var duration: TimeInterval

  func duration<V: VectorArithmetic>(of value: V) -> TimeInterval? { base.duration(of: value) }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let moved = base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time >= duration || moved == nil
    return moved
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { base.velocity(value: value, time: time, context: context) }
}

extension Animation {
  /// Returns the animation `speed` times as fast. A speed of 0, negative or infinite ends it at once.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(base: self, speed: speed))
  }
  /// Returns the animation with a delay in seconds before it. A negative delay begins in the middle; an infinite one is
  /// ignored.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayAnimation(base: self, delay: delay))
  }
  /// Returns the animation repeated; less than 1 counts as 1. With `autoreverses`, every second repetition runs
  /// backward, and the final state is always the end value.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
  }
  /// Returns the animation repeated without end. With `autoreverses`, every second repetition runs backward.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
  }
  /// Returns an animation that counts as complete after a time in seconds, though it may continue.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(CompletionAnimation(base: self, duration: duration))
  }
}
