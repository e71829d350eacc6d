// SPDX-License-Identifier: Apache-2.0
// The part of a live host that handles time. The other part handles events; windows and tests drive both.
extension ViewHost {
  /// The host's time in seconds, initially 0.
  package var time: Double { clock.now }

  /// The date of the host's time.
  package var date: Date { startDate.addingTimeInterval(time) }

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

  func enqueue(_ node: _ViewNode) {
    updates.add(node)
    changed()
  }

  /// Whether views see a value that is written now in the next update.
  var takesWritesNow: Bool { !isLive || isUpdating || updates.isNext }

  func warnOfChange(in node: _ViewNode) {
    warn(
      "the state of \(node.path.suffix(3).joined(separator: " > ")) changes while views are "
        + "evaluated; change it in an action, a gesture or onChange instead", once: "change")
  }

  /// Shows a value to views from the present transaction on; at once if no other transaction is pending.
  func write(_ apply: @escaping () -> Void) {
    updates.add(write: apply)
    changed()
  }

  private func changed() {
    if let frame = TransactionFrame.current { for ticket in frame.tickets { ticket.join(self) } }
    if !isUpdating { wake?() }
  }

  /// Calls `action` in the next update: its animations have ended.
  func afterAnimations(_ action: @escaping () -> Void) {
    ticker.ended.append(action)
    wake?()
  }

  /// The view is new at its place, and may have a transition.
  func noticeInsertion(of node: _ViewNode) {
    if isLive, space.isLaidOut { transitionQueue.insert(node) }
  }

  /// The view is about to be removed, and may have a transition.
  func noticeRemoval(of node: _ViewNode) {
    if isLive, space.isLaidOut { transitionQueue.remove(node) }
  }

  /// The animation of a present change in this environment; nil for none.
  func animation(in environment: EnvironmentValues) -> Animation? {
    guard isLive else { return nil }
    return transaction(in: environment).animation
  }

  /// The transaction in progress, with the modifications of the views around.
  func transaction(in environment: EnvironmentValues) -> Transaction {
    let transaction = updates.activeFrame?.transaction ?? Transaction()
    guard let scope = environment.transactionScope, !overridesAnimation else {
      return transaction
    }
    return scope.resolve(transaction, group: updates.activeNumber)
  }
}

/// An object that an animation changes.
protocol Moving: AnyObject {
  /// Advances; returns whether the animation continues.
  func step(at time: Double) -> Bool
  var isMoving: Bool { get }
}

/// The running animations of a host.
final class AnimationTicker {
  private struct Entry { weak var moving: (any Moving)? }
  private var entries: [Entry] = []
  /// The actions to call for ended animations.
  var ended: [() -> Void] = []

  var areRunning: Bool { entries.contains { $0.moving?.isMoving ?? false } }
  var haveEnded: Bool { !ended.isEmpty }

  /// Adds `moving`, which must not be present.
  func add(_ moving: any Moving) { entries.append(Entry(moving: moving)) }

  /// Advances all animations to a time, in the order in which they began.
  func step(at time: Double) {
    if entries.isEmpty { return }
    // Moved out meanwhile: evaluated views may start animations.
    let present = entries
    entries = []
    let left = present.filter { $0.moving?.step(at: time) ?? false }
    entries = left + entries
  }

  /// Calls the actions for ended animations.
  func finish() {
    while !ended.isEmpty {
      let actions = ended
      ended = []
      for action in actions { action() }
    }
  }
}
