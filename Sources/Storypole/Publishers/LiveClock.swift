// SPDX-License-Identifier: Apache-2.0
/// The time of a live host, for subscriptions that are made while its views are made or updated: timers and delays then
/// follow the host's time, and a test can advance it.
package final class LiveClock {
  private static let key = "storypole.clock"
  private let time: () -> Double?
  private let today: () -> Date
  private let schedule: (Double, @escaping () -> Void) -> AnyCancellable

  /// - Parameters:
  ///   - time: The host's time in seconds; nil if the host no longer exists.
  ///   - today: The date at that time.
  ///   - schedule: Calls an action in a number of seconds, unless the result is canceled or released.
  init(
    time: @escaping () -> Double?, today: @escaping () -> Date,
    schedule: @escaping (Double, @escaping () -> Void) -> AnyCancellable
  ) {
    self.time = time
    self.today = today
    self.schedule = schedule
  }

  /// The clock of the host whose views this thread is updating.
  package static var current: LiveClock? {
    Thread.current.threadDictionary[key] as? LiveClock
  }

  static func with(_ clock: LiveClock, _ work: () -> Void) {
    let values = Thread.current.threadDictionary
    let outer = values[key]
    values[key] = clock
    work()
    values[key] = outer
  }

  /// The time in seconds; nil if the host no longer exists.
  package var now: Double? { time() }

  var date: Date { today() }

  /// Calls `action` in a number of seconds, unless the result is canceled or released.
  package func after(_ seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable {
    schedule(seconds, action)
  }
}
