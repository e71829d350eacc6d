// SPDX-License-Identifier: Apache-2.0
// The half of a live host that has to do with time. The other half is events; a window and a test
// drive both.
extension ViewHost {
  /// The host's time in seconds, 0 at first.
  package var time: Double { clock.now }

  /// The date that the host's time stands for.
  package var date: Date { startDate.addingTimeInterval(time) }

  /// Whether a frame drawn now would differ from the last one, or the next one from this.
  package var needsFrame: Bool { hasChanges || ticker.areRunning }

  /// Whether something has changed since the last layout.
  private var hasChanges: Bool { !updates.isEmpty || !space.changed.isEmpty || ticker.haveEnded }

  /// The time at which the host wants to be advanced next: now while something moves, later for what
  /// waits for a time; nil when nothing but an event can change a picture.
  package var nextDeadline: Double? {
    if needsFrame { return time }
    return [clock.nextAlarm, gestureDeadline].compactMap { $0 }.min()
  }

  /// Moves the time on where nothing moves, without carrying out what has changed: for a window that has
  /// been at rest, so that animations begin with the frame that shows their beginning.
  package func skip(to time: Double) { if !ticker.areRunning { clock.move(to: time) } }

  /// Moves the time on, never back, and shows the views as they are then. What waits for a time in
  /// between happens at that time.
  package func advance(to time: Double) {
    guard isLive else { return }
    update()
    var rung = 0
    while rung < Self.maximumAlarms {
      // A press that becomes long does so at its own time.
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

  /// Alarms that one step rings before the rest waits for the next.
  private static let maximumAlarms = 10_000

  /// Carries out what has changed, in the window of the last layout.
  package func update() {
    ticker.finish()
    if let window, hasChanges { layout(in: window) }
  }

  func enqueue(_ node: _ViewNode) {
    updates.add(node)
    changed()
  }

  /// Whether a value that is written now is what views see next.
  var takesWritesNow: Bool { !isLive || isUpdating || updates.isNext }

  func warnOfChange(in node: _ViewNode) {
    warn(
      "the state of \(node.path.suffix(3).joined(separator: " > ")) changes while views are "
        + "evaluated; change it in an action, a gesture or onChange instead", once: "change")
  }

  /// Makes views see a value from the present transaction on; at once where no other waits before it.
  func write(_ apply: @escaping () -> Void) {
    updates.add(write: apply)
    changed()
  }

  private func changed() {
    if let frame = TransactionFrame.current { for ticket in frame.tickets { ticket.join(self) } }
    if !isUpdating { wake?() }
  }

  /// Calls `action` in the next update: the animations that it waited for have ended.
  func afterAnimations(_ action: @escaping () -> Void) {
    ticker.ended.append(action)
    wake?()
  }

  /// The view is new at its place, and may come with a transition.
  func noticeInsertion(of node: _ViewNode) {
    if isLive, space.isLaidOut { transitionQueue.insert(node) }
  }

  /// The view is about to leave its place, and may go with a transition.
  func noticeRemoval(of node: _ViewNode) {
    if isLive, space.isLaidOut { transitionQueue.remove(node) }
  }

  /// How a change in this environment is animated now; nil for not at all.
  func animation(in environment: EnvironmentValues) -> Animation? {
    guard isLive else { return nil }
    return transaction(in: environment).animation
  }

  /// The transaction that is being carried out, as the views around see it.
  func transaction(in environment: EnvironmentValues) -> Transaction {
    let transaction = updates.activeFrame?.transaction ?? Transaction()
    guard let scope = environment.transactionScope, !overridesAnimation else {
      return transaction
    }
    return scope.resolve(transaction, group: updates.activeNumber)
  }
}

/// Something that an animation moves.
protocol Moving: AnyObject {
  /// Moves on; whether there is more to come.
  func step(at time: Double) -> Bool
  var isMoving: Bool { get }
}

/// What moves in a host.
final class AnimationTicker {
  private struct Entry { weak var moving: (any Moving)? }
  private var entries: [Entry] = []
  /// What waits for the end of animations that have ended.
  var ended: [() -> Void] = []

  var areRunning: Bool { entries.contains { $0.moving?.isMoving ?? false } }
  var haveEnded: Bool { !ended.isEmpty }

  /// `moving` is not yet among those that move.
  func add(_ moving: any Moving) { entries.append(Entry(moving: moving)) }

  /// Moves everything on to a time, in the order in which it began to move.
  func step(at time: Double) {
    if entries.isEmpty { return }
    // Taken out meanwhile: what is evaluated may begin to move.
    let present = entries
    entries = []
    let left = present.filter { $0.moving?.step(at: time) ?? false }
    entries = left + entries
  }

  /// Calls what waited for animations that have ended.
  func finish() {
    while !ended.isEmpty {
      let actions = ended
      ended = []
      for action in actions { action() }
    }
  }
}
