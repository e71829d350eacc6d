// SPDX-License-Identifier: Apache-2.0
extension Timer {
  /// Returns a publisher that sends the date repeatedly, once it is connected.
  ///
  /// If a view connects it, `interval` is in seconds of the view's host: in a test, of the test's time. Elsewhere it is
  /// real time on `runLoop`. An interval of 0, a negative one or NaN counts as a ten-thousandth of a second, as for
  /// Foundation's timers. The tolerance is ignored.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: Never? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, runLoop: runLoop, mode: mode)
  }

  /// A publisher of dates at equal intervals.
  public final class TimerPublisher: ConnectablePublisher {
    /// A timer sends the date of each tick.
    public typealias Output = Date
    /// A timer never fails.
    public typealias Failure = Never
    /// The time between two ticks in seconds, at least 0.0001.
    public let interval: TimeInterval
    /// The run loop of a timer outside of a view.
    public let runLoop: RunLoop
    /// The mode of the run loop in which the timer runs.
    public let mode: RunLoop.Mode
    private let receivers = Receivers<Date>()

    /// Creates a timer that ticks once it is connected. The tolerance is ignored.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode
    ) {
      self.interval = interval > 0.0001 ? interval : 0.0001
      self.runLoop = runLoop
      self.mode = mode
    }

    public func _subscribe(
      _ receive: @escaping (Date) -> Void,
      _ complete: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { receivers.add(receive) }

    /// Starts the timer; the first tick follows after one interval. The timer stops when the result is canceled or
    /// released.
    public func connect() -> any Cancellable {
      if let clock = LiveClock.current, let now = clock.now {
        return Ticks(clock, from: now, every: interval, receivers)
      }
      let receivers = receivers
      let timer = Timer(timeInterval: interval, repeats: true) { _ in receivers.send(Date()) }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }

  /// A timer on a host's clock: every tick at its exact time.
  private final class Ticks: Cancellable {
    private var next: AnyCancellable?

    init(
      _ clock: LiveClock, from start: Double, every interval: Double, _ receivers: Receivers<Date>
    ) {
      tick(1, clock, start, interval, receivers)
    }

    private func tick(
      _ number: Double, _ clock: LiveClock, _ start: Double, _ interval: Double,
      _ receivers: Receivers<Date>
    ) {
      guard let now = clock.now else { return }
      next = clock.after(start + number * interval - now) { [weak self] in
        receivers.send(clock.date)
        self?.tick(number + 1, clock, start, interval, receivers)
      }
    }

    func cancel() { next = nil }
  }
}

extension NotificationCenter {
  /// Returns a publisher of the notifications of a name, from one object or, with nil, from all.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications.
  public struct Publisher: Storypole.Publisher {
    /// A publisher of notifications sends them unchanged.
    public typealias Output = Notification
    /// Notifications never fail.
    public typealias Failure = Never
    /// The center of the notifications.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object of the notifications; nil for any.
    public let object: AnyObject?

    /// Creates a publisher of notifications of a name; a nil object means any object.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public var _identity: [AnyHashable] {
      [ObjectIdentifier(center), name, object.map { ObjectIdentifier($0) }]
    }

    public func _subscribe(
      _ receive: @escaping (Notification) -> Void,
      _ complete: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      nonisolated(unsafe) let receive = receive
      nonisolated(unsafe) let token = center.addObserver(
        forName: name, object: object, queue: nil
      ) { receive($0) }
      let center = center
      return AnyCancellable { center.removeObserver(token) }
    }
  }
}
