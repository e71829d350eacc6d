// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

/// Texts that follow the host's time. Documented: they show the time relative to now.
@Suite @MainActor struct TextTimeTests {
  private let start = Date(timeIntervalSinceReferenceDate: 1_000_000)

  private func host(_ view: some View, isLive: Bool = true) -> ViewHost {
    let host = ViewHost(textEngine: FixedTextEngine())
    host.isLive = isLive
    host.startDate = start
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = TimeZone(identifier: "UTC")!
    host.show(view, environment: environment)
    host.layout(in: HostWindow(size: CGSize(width: 300, height: 300)))
    return host
  }

  private func string(_ host: ViewHost, at time: Double) -> String? {
    host.advance(to: time)
    return host.texts.first?.string
  }

  @Test func aStillPictureShowsItsDate() {
    let host = host(Text(start + 312, style: .timer), isLive: false)
    #expect(host.texts.map(\.string) == ["5:12"])
    #expect(host.nextDeadline == nil)
  }

  @Test func timersTick() {
    let down = host(Text(start + 61, style: .timer))
    #expect(down.nextDeadline == 1 && !down.needsFrame)
    #expect(string(down, at: 0.5) == "1:01")
    #expect(string(down, at: 1) == "1:00")
    #expect(down.nextDeadline == 2)
    #expect(string(down, at: 59.5) == "0:02")
    #expect(string(down, at: 63) == "0:02")
    let up = host(Text("since \(start - 0.25, style: .timer)"))
    #expect(up.nextDeadline == 0.75)
    #expect(string(up, at: 0.7) == "since 0:00")
    #expect(string(up, at: 1) == "since 0:01")
  }

  // Ours: seconds are visible for an hour, and in one unit for a minute. From two hours and one minute on,
  // the next minute is complete a second later, and then every 60 seconds.
  @Test func distancesTick() {
    let relative = host(Text(start + 7260, style: .relative))
    #expect(string(relative, at: 0) == "2 hr, 1 min")
    #expect(relative.nextDeadline == 1)
    #expect(string(relative, at: 1) == "2 hr")
    #expect(relative.nextDeadline == 61)
    #expect(string(relative, at: 61) == "1 hr, 59 min")
    #expect(string(relative, at: 7195) == "1 min, 5 sec")
    #expect(relative.nextDeadline == 7196)
    let offset = host(Text(start - 59, style: .offset))
    #expect(string(offset, at: 0) == "-59 seconds")
    #expect(string(offset, at: 1) == "-1 minute")
    #expect(offset.nextDeadline == 61)
    #expect(string(offset, at: 60.5) == "-1 minute")
    #expect(string(offset, at: 61) == "-2 minutes")
  }

  @Test func intervalsEnd() {
    let interval = (start + 1)...(start + 2.5)
    let down = host(Text(timerInterval: interval))
    #expect(string(down, at: 0) == "0:02")
    // The time left is one second at 1.5.
    #expect(down.nextDeadline == 1.5)
    #expect(string(down, at: 1.5) == "0:01")
    #expect(string(down, at: 2.5) == "0:00")
    #expect(down.nextDeadline == nil)
    let up = host(Text(timerInterval: interval, countsDown: false))
    #expect(up.nextDeadline == 2)
    #expect(string(up, at: 2) == "0:01")
    #expect(up.nextDeadline == nil)
    let paused = host(Text(timerInterval: interval, pauseTime: start + 1.5, countsDown: false))
    #expect(paused.nextDeadline == nil)
  }

  /// The remaining whole seconds.
  private struct Words: DiscreteFormatStyle, Sendable {
    func format(_ value: Range<Date>) -> String {
      "\(value.upperBound.timeIntervalSince(value.lowerBound).rounded(.up))"
    }
    func discreteInput(before input: Range<Date>) -> Range<Date>? { nil }
    func discreteInput(after input: Range<Date>) -> Range<Date>? {
      min(input.lowerBound + 1, input.upperBound)..<input.upperBound
    }
    func input(before input: Range<Date>) -> Range<Date>? { nil }
    func input(after input: Range<Date>) -> Range<Date>? { nil }
  }

  @Test func formatsOfTheTime() {
    let clock = host(
      Text(
        .currentDate, format: .dateTime.hour().minute().second().locale(.init(identifier: "en_GB")))
    )
    // 1,000,000 seconds are 11 days, 13 hours, 46 minutes and 40 seconds.
    #expect(string(clock, at: 0)?.contains("46:40") == true)
    #expect(isNear(clock.nextDeadline, 1, 0.001))
    #expect(string(clock, at: 1)?.contains("46:41") == true)
    let offset = host(
      Text(.durationOffset(to: start + 90), format: .time(pattern: .minuteSecond)))
    #expect(string(offset, at: 0) == "1:30")
    #expect(string(offset, at: 30.1) == "1:00")
    let past = host(
      Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond)))
    #expect(string(past, at: 65) == "-1:05")
    // A finished range doesn't change.
    let over = host(Text(.dateRange(endingAt: start - 5), format: Words()))
    #expect(over.nextDeadline == nil)
  }

  @Test func textsWithoutTimeCostNothing() {
    #expect(host(Text("a")).nextDeadline == nil)
    #expect(host(Text(start, style: .date)).nextDeadline == nil)
    #expect(host(Text(0.5, format: .percent)).nextDeadline == nil)
  }

  @Test func aTextThatIsGoneIsSilent() {
    let stage = Stage()
    struct Shown: View {
      let stage: Stage
      let date: Date
      var body: some View {
        if stage.isOn { Color.red } else { Text(date, style: .timer) }
      }
    }
    let host = host(Shown(stage: stage, date: start))
    #expect(host.nextDeadline == 1)
    stage.isOn = true
    host.update()
    #expect(host.nextDeadline == nil)
  }

  @Test func alarmsThatAreCancelledGo() {
    var clock = HostClock()
    weak var cancelled: HostClock.Alarm?
    do {
      let alarm = clock.set(1e9) {}
      alarm.cancel()
      cancelled = alarm
    }
    _ = clock.set(1) {}
    #expect(cancelled == nil)
    #expect(clock.nextAlarm == 1)
  }

  // Derived: no date in a string ends the program.
  @Test(arguments: [.nan, .infinity, -.infinity, 1e300, -1e300, 1e16])
  func hostileDates(seconds: Double) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let far = min(date, start)...max(date, start)
    let view = VStack {
      Text("\(date, style: .date) \(date, style: .timer) \(date, style: .relative)")
      Text("\(far)")
      Text("\(DateInterval(start: start, duration: 1e300))")
      Text("\(timerInterval: far)")
    }
    #expect(host(view).texts.count == 4)
  }
}
