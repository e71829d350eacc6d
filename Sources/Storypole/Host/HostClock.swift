// SPDX-License-Identifier: Apache-2.0
/// The time of a host, in seconds. Whoever uses the host moves it: the frames of a window, or a test.
struct HostClock {
  /// Something that waits for a time, unless it is canceled.
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

  /// The time at which the next alarm rings.
  var nextAlarm: Double? { alarms.first { $0.action != nil }?.time }

  /// Calls `action` when the time has come; those of one time in the order in which they were set.
  mutating func set(_ time: Double, _ action: @escaping () -> Void) -> Alarm {
    lastNumber += 1
    // A time that is no number has come already.
    let alarm = Alarm(time >= now ? time : now, lastNumber, action)
    // What is set anew again and again, for a far time, leaves none behind.
    alarms.removeAll { $0.action == nil }
    let place = alarms.firstIndex { $0.time > alarm.time } ?? alarms.count
    alarms.insert(alarm, at: place)
    return alarm
  }

  /// Moves on to the next alarm that rings until `time`, and gives its action.
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
