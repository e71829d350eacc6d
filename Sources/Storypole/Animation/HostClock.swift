// SPDX-License-Identifier: Apache-2.0
/// The time of a host, in seconds. The host's owner moves it: the frames of a window, or a test.
struct HostClock {
  /// An action at a given time, unless it is canceled.
  final class Alarm {
    let time: Double
    fileprivate let number: Int
    fileprivate var action: (() -> Void)?

    fileprivate init(_ time: Double, _ number: Int, _ action: @escaping () -> Void) {
      self.time = time
      self.number = number
      self.action = action
    }

    func cancel() { action = nil }
  }

  private(set) var now = 0.0
  private var alarms: [Alarm] = []
  private var lastNumber = 0

  /// The time of the next alarm.
  var nextAlarm: Double? { alarms.first { $0.action != nil }?.time }

  /// Calls `action` at the given time; alarms of equal time run in the order in which they were set.
  mutating func set(_ time: Double, _ action: @escaping () -> Void) -> Alarm {
    lastNumber += 1
    // A time that is not a number counts as reached.
    let alarm = Alarm(time >= now ? time : now, lastNumber, action)
    // Alarms that are set and canceled repeatedly, for a far time, don't accumulate.
    alarms.removeAll { $0.action == nil }
    let place = alarms.firstIndex { $0.time > alarm.time } ?? alarms.count
    alarms.insert(alarm, at: place)
    return alarm
  }

  /// Moves to the next alarm until `time`, and returns its action.
  mutating func ring(until time: Double) -> (() -> Void)? {
    while let alarm = alarms.first, alarm.time <= time {
      alarms.removeFirst()
      guard let action = alarm.action else { continue }
      now = max(now, alarm.time)
      return action
    }
    return nil
  }

  mutating func move(to time: Double) { now = max(now, time) }
}
