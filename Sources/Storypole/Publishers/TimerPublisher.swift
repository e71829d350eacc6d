// SPDX-License-Identifier: Apache-2.0
extension Timer {
  /// Sends the date again and again, once it is connected.
  ///
  /// Where it is connected by a view, `interval` is time of the view's host: in a test, time that the
  /// test moves. Elsewhere it is real time on `runLoop`. An interval of 0, below, or that is no number
  /// counts as a ten-thousandth of a second, as Foundation's timers have it.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: Never? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, runLoop: runLoop, mode: mode)
  }

  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    private let receivers = Receivers<Date>()

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
  /// The notifications of a name, from one object or from all.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  public struct Publisher: Storypole.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

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
