// SPDX-License-Identifier: Apache-2.0
/// The animations of one value. The displayed value is the last set one, minus the remainder of each change that led to
/// it.
struct Animator<V: VectorArithmetic> {
  private struct Change {
    var interval: V
    var start: Double
    var animation: Animation
    var context: AnimationContext<V>
    /// Retained until the change counts as complete, and until it has ended.
    var tickets: [AnimationTicket]
  }
  private var changes: [Change] = []
  /// The value's movement before any animation, recorded on a transaction's request.
  private var tracked: Tracked?

  private struct Tracked {
    var time: Double
    /// The last change of the value, and the time of the change before it.
    var interval: V
    var since: Double?

    /// In changes per second.
    func velocity(at time: Double) -> V? {
      guard let since, self.time > since, time - self.time <= Self.memory else { return nil }
      return interval.scaled(by: 1 / (self.time - since))
    }
    /// A resting finger has no velocity; ours.
    static var memory: Double { 0.1 }
  }

  var isRunning: Bool { !changes.isEmpty }

  /// Records a change without an animation.
  mutating func track(_ interval: V, at time: Double) {
    guard var tracked else {
      tracked = Tracked(time: time, interval: interval)
      return
    }
    if time > tracked.time {
      tracked.since = tracked.time
      tracked.time = time
      tracked.interval = interval
    } else {
      tracked.interval += interval
    }
    self.tracked = tracked
  }

  /// Begins a change by `interval` at `time`. An animation of the same kind as the last one may take it over, as
  /// springs do; others are added to the running ones.
  mutating func add(
    _ interval: V, _ animation: Animation, at time: Double, tickets: [AnimationTicket],
    _ environment: EnvironmentValues
  ) {
    if var last = changes.last {
      // The second part of one change, from a layout with several rounds.
      if last.start == time, last.animation == animation {
        last.interval += interval
        changes[changes.count - 1] = last
        return
      }
      if animation.shouldMerge(
        previous: last.animation, value: last.interval, time: time - last.start,
        context: &last.context)
      {
        last.context.isLogicallyComplete = false
        last.interval += interval
        last.animation = animation
        last.tickets = tickets
        changes[changes.count - 1] = last
        return
      }
    }
    var context = AnimationContext<V>(environment: environment)
    if changes.isEmpty, let velocity = tracked?.velocity(at: time),
      let spring = animation.base as? SpringAnimation
    {
      spring.begin(with: velocity, in: &context)
    }
    tracked = nil
    changes.append(
      Change(
        interval: interval, start: time, animation: animation, context: context, tickets: tickets))
  }

  /// The remainder of the changes at `time`; removes those that have ended.
  mutating func remaining(at time: Double) -> V {
    var sum = V.zero
    changes = changes.compactMap { change in
      var change = change
      let moved = change.animation.animate(
        value: change.interval, time: time - change.start, context: &change.context)
      guard let moved else { return nil }
      if change.context.isLogicallyComplete {
        change.tickets.removeAll { $0.criteria == .logicallyComplete }
      }
      sum += change.interval - moved
      return change
    }
    return sum
  }

  mutating func stop() { changes = [] }
}
