// SPDX-License-Identifier: Apache-2.0
// The time of a host, and the changes that wait for its next update.
extension ViewHost {
  var clock: HostClock {
    get { space.clock }
    _modify { yield &space.clock }
  }
  var updates: UpdateQueue {
    get { space.updates }
    _modify { yield &space.updates }
  }
  var ticker: AnimationTicker { space.ticker }

  /// The host's time in seconds, initially 0.
  package var time: Double { space.time }

  /// The date of the host's time.
  package var date: Date { startDate.addingTimeInterval(time) }

  func enqueue(_ node: any Updatable) {
    updates.add(node)
    changed()
  }

  /// Whether views see a value that is written now in the next update.
  var takesWritesNow: Bool { !isLive || isUpdating || updates.isNext }

  func warnOfChange(in node: any Updatable) {
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
}

extension ViewHost {
  /// The animation of a present change in this environment; nil for none.
  func animation(in environment: EnvironmentValues) -> Animation? {
    space.animation(in: environment)
  }

  /// The transaction in progress, with the modifications of the views around.
  func transaction(in environment: EnvironmentValues) -> Transaction {
    space.transaction(in: environment)
  }
}

extension AnimationTicket {
  /// The action runs in an update of `host`, and never if the host no longer exists.
  func join(_ host: ViewHost) {
    join { [space = host.space] action in space.host?.afterAnimations(action) }
  }
}

extension LiveClock {
  convenience init(_ host: ViewHost) {
    self.init(
      time: { [weak host] in host?.time },
      today: { [weak host] in host?.date ?? Date() },
      schedule: { [weak host] seconds, action in
        guard let host else { return AnyCancellable {} }
        let alarm = host.clock.set(host.time + max(seconds, 0), action)
        host.wake?()
        return AnyCancellable { alarm.cancel() }
      })
  }
}
