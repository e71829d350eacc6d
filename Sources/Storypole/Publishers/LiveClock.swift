// SPDX-License-Identifier: Apache-2.0
/// The time of a live host, for subscriptions that are made while its views are made or updated: timers and delays then
/// follow the host's time, and a test can advance it.
package final class LiveClock {
  private weak var host: ViewHost?
  private static let key = "storypole.clock"

  init(_ host: ViewHost) { self.host = host }

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
  package var now: Double? { host?.time }

  var date: Date { host?.date ?? Date() }

  /// Calls `action` in a number of seconds, unless the result is canceled or released.
  package func after(_ seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable {
    guard let host else { return AnyCancellable {} }
    let alarm = host.clock.set(host.time + max(seconds, 0), action)
    host.wake?()
    return AnyCancellable { alarm.cancel() }
  }
}
