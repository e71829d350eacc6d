/// Another animation, faster or slower.
struct SpeedAnimation: CustomAnimation {
  var base: Animation
  var speed: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { base.animate(value: value, time: time * speed, context: &context) }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }
}

/// Another animation, later.
struct DelayAnimation: CustomAnimation {
  var base: Animation
  var delay: TimeInterval

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

/// Another animation, several times; nil is for ever.
struct RepeatAnimation: CustomAnimation {
  var base: Animation
  var count: Int?
  var autoreverses: Bool

  private struct Progress<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Progress { Progress() }
    var done = 0
    var start: TimeInterval = 0
    /// What the repeated animation keeps, which may repeat something itself.
    var state = AnimationState<V>()
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
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
struct CompletionAnimation: CustomAnimation {
  var base: Animation
  var duration: TimeInterval

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
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(base: self, speed: speed))
  }
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayAnimation(base: self, delay: delay))
  }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
  }
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(CompletionAnimation(base: self, duration: duration))
  }
}
