// SPDX-License-Identifier: Apache-2.0
/// A value that depends on the time: the current date, or its distance from another. A text of it changes with the
/// time.
public struct TimeDataSource<Value> {
  let value: (Date) -> Value
  /// The date at which the source has a value.
  let date: (Value) -> Date
  /// Whether values increase with the time.
  let grows: Bool
  private let start: Date?

  init(
    start: Date?, grows: Bool = true, date: @escaping (Value) -> Date,
    _ value: @escaping (Date) -> Value
  ) {
    self.start = start
    self.grows = grows
    self.date = date
    self.value = value
  }
}

extension TimeDataSource where Value == Date {
  /// The current date.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(start: nil, date: { $0 }) { $0 }
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// The time from `date` until now; empty while `date` is in the future.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(start: date, date: \.upperBound) { date..<max(date, $0) }
  }

  /// The time from now until `date`; empty once `date` is in the past.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(start: date, date: \.lowerBound) { min(date, $0)..<date }
  }
}

extension TimeDataSource where Value == Duration {
  /// The duration from now to `date`; negative once `date` is in the past.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(
      start: date, grows: false,
      date: { date.inCalendars.addingTimeInterval(-($0 / .seconds(1))) },
      { .seconds(date.inCalendars.timeIntervalSince($0.inCalendars)) })
  }
}

extension TimeDataSource: Equatable {
  public static func == (a: TimeDataSource, b: TimeDataSource) -> Bool { a.start == b.start }
}

struct TimeSource<V, F: DiscreteFormatStyle>: TextSource
where V == F.FormatInput, F.FormatOutput == String {
  var source: TimeDataSource<V>
  var format: F

  func text(in environment: EnvironmentValues, at now: Date) -> AttributedString {
    AttributedString(format.locale(environment.locale).format(source.value(at: now)))
  }

  func delay(at now: Date) -> TimeInterval? { source.delay(at: now, format) }
}

struct AttributedTimeSource<V, F: DiscreteFormatStyle>: TextSource
where V == F.FormatInput, F.FormatOutput == AttributedString {
  var source: TimeDataSource<V>
  var format: F

  func text(in environment: EnvironmentValues, at now: Date) -> AttributedString {
    format.locale(environment.locale).format(source.value(at: now))
  }

  func delay(at now: Date) -> TimeInterval? { source.delay(at: now, format) }
}

extension TimeDataSource {
  /// Increasing values are those of a millionth of a second later: a date meant as the start of a second may be
  /// slightly before it.
  fileprivate func value(at now: Date) -> Value {
    value(grows ? now.addingTimeInterval(1e-6) : now)
  }

  /// The seconds from `now` until `format` may format the value differently; nil if it never does.
  fileprivate func delay<F: DiscreteFormatStyle>(at now: Date, _ format: F) -> TimeInterval?
  where F.FormatInput == Value {
    let value = value(at: now)
    let next = grows ? format.discreteInput(after: value) : format.discreteInput(before: value)
    // A value on the border may already be the next one; a constant value is far behind.
    guard let delay = next.map({ date($0).timeIntervalSince(now) }), delay > -1e-3, delay.isFinite
    else { return nil }
    // The duration of a screen's frame: nothing is shown more often.
    return max(delay, 1.0 / 60)
  }
}
