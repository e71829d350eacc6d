// SPDX-License-Identifier: Apache-2.0
/// The animations of one value. What is shown is the value that was set last, less what remains of
/// each change that led to it.
struct Animator<V: VectorArithmetic> {
  private struct Change {
    var interval: V
    var start: Double
    var animation: Animation
    var context: AnimationContext<V>
    /// Kept until the change counts as complete, and until it is over.
    var tickets: [AnimationTicket]
  }
  private var changes: [Change] = []
  /// How the value moved before any animation, where a transaction asked to follow that.
  private var tracked: Tracked?

  private struct Tracked {
    var time: Double
    /// By how much the value changed at `time`, and since when.
    var interval: V
    var since: Double?

    /// In changes a second.
    func velocity(at time: Double) -> V? {
      guard let since, self.time > since, time - self.time <= Self.memory else { return nil }
      return interval.scaled(by: 1 / (self.time - since))
    }
    /// A finger that rests has no velocity; ours.
    static var memory: Double { 0.1 }
  }

  var isRunning: Bool { !changes.isEmpty }

  /// Follows a change without an animation.
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

  /// Begins with a change by `interval` at `time`. An animation of the same kind as the last one may
  /// take it over, as springs do; others add to what is running.
  mutating func add(
    _ interval: V, _ animation: Animation, at time: Double, tickets: [AnimationTicket],
    _ environment: EnvironmentValues
  ) {
    if var last = changes.last {
      // The second part of one change: what a layout moved in several rounds.
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

  /// What remains of the changes at `time`; gives up those that are over.
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
