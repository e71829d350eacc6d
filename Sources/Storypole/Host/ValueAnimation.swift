// SPDX-License-Identifier: Apache-2.0
/// The value that a node displays during an animated change.
class ValueAnimation<Value> {
  /// The animation of a value; nil if nothing of it can be interpolated.
  static func make() -> ValueAnimation<Value>? {
    func open<A: Animatable>(_ type: A.Type) -> ValueAnimation<Value>? {
      if A.AnimatableData.self == EmptyAnimatableData.self { return nil }
      return AnimatableValueAnimation<A>() as AnyObject as? ValueAnimation<Value>
    }
    guard let type = Value.self as? any Animatable.Type else { return nil }
    return open(type)
  }

  /// Animates a change of the value, and returns the value to display now.
  func change(
    from old: Value, to new: Value, _ animation: Animation?, in host: ViewHost,
    _ environment: EnvironmentValues, show: @escaping (Value) -> Void
  ) -> Value { new }
}

private final class AnimatableValueAnimation<A: Animatable>: ValueAnimation<A>, Moving {
  private var target: A?
  private var animator = Animator<A.AnimatableData>()
  private var show: (A) -> Void = { _ in }
  private var isListed = false

  override func change(
    from old: A, to new: A, _ animation: Animation?, in host: ViewHost,
    _ environment: EnvironmentValues, show: @escaping (A) -> Void
  ) -> A {
    let interval = new.animatableData - (target ?? old).animatableData
    target = new
    self.show = show
    if interval != .zero {
      if let animation {
        animator.add(
          interval, animation, at: host.time, tickets: host.updates.activeFrame?.tickets ?? [],
          environment)
      } else {
        animator.stop()
        if host.transaction(in: environment).tracksVelocity {
          animator.track(interval, at: host.time)
        }
      }
    }
    guard animator.isRunning else { return new }
    let shown = value(at: host.time)
    if animator.isRunning, !isListed {
      isListed = true
      host.ticker.add(self)
    }
    return shown
  }

  private func value(at time: Double) -> A {
    var value = target!
    value.animatableData -= animator.remaining(at: time)
    return value
  }

  var isMoving: Bool { animator.isRunning }

  func step(at time: Double) -> Bool {
    guard animator.isRunning else {
      isListed = false
      return false
    }
    show(value(at: time))
    isListed = animator.isRunning
    return isListed
  }
}
