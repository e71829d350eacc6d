// SPDX-License-Identifier: Apache-2.0
// The time of a live host. Windows and tests drive it, beside events.
extension ViewHost {
  /// Whether a frame drawn now would differ from the last one, or the next frame from this one.
  package var needsFrame: Bool { hasChanges || ticker.areRunning }

  /// Whether something has changed since the last layout.
  private var hasChanges: Bool { !updates.isEmpty || !space.changed.isEmpty || ticker.haveEnded }

  /// The next time for `advance`: now during an animation, later for an alarm; nil when only an event can change a
  /// picture.
  package var nextDeadline: Double? {
    if needsFrame { return time }
    return [clock.nextAlarm, gestureDeadline].compactMap { $0 }.min()
  }

  /// Advances the time without applying changes if no animation is running: for a window that has been idle, so that
  /// animations begin with the frame that shows their first value.
  package func skip(to time: Double) { if !ticker.areRunning { clock.move(to: time) } }

  /// Advances the time, never back, and updates the views. Alarms in between run at their own times.
  package func advance(to time: Double) {
    guard isLive else { return }
    update()
    var rung = 0
    while rung < Self.maximumAlarms {
      // A press becomes a long press at its own time.
      if let due = gestureDeadline, due <= time, due <= clock.nextAlarm ?? .infinity {
        clock.move(to: due)
        ticker.step(at: self.time)
        advanceGestures(to: due)
      } else if let ring = clock.ring(until: time) {
        ticker.step(at: self.time)
        ring()
      } else {
        break
      }
      rung += 1
      update()
    }
    if rung == Self.maximumAlarms {
      warn("a view requests a new time \(rung) times in one step", once: "alarms")
    }
    if time > self.time {
      clock.move(to: time)
      ticker.step(at: time)
    }
    advanceGestures(to: self.time)
    update()
  }

  /// The limit of alarms in one step; the rest wait for the next.
  private static let maximumAlarms = 10_000

  /// Applies the changes, in the window of the last layout.
  package func update() {
    ticker.finish()
    if let window, hasChanges { layout(in: window) }
  }
}
