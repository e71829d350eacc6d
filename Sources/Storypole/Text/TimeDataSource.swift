// SPDX-License-Identifier: Apache-2.0
/// A value that depends on the time: the current date, or its distance from another. It is read when a view
/// is updated.
public struct TimeDataSource<Value> {
  let value: (Date) -> Value
  private let start: Date?

  init(start: Date?, _ value: @escaping (Date) -> Value) {
    self.start = start
    self.value = value
  }
}

extension TimeDataSource where Value == Date {
  /// The current date, by the machine's clock.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource(start: nil) { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  /// The time from `date` until now; empty while `date` is in the future.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(start: date) { date..<max(date, $0) }
  }

  /// The time from now until `date`; empty once `date` is in the past.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(start: date) { min(date, $0)..<date }
  }
}

extension TimeDataSource where Value == Duration {
  /// The duration from now to `date`; negative once `date` is in the past.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(start: date) { .seconds(date.inCalendars.timeIntervalSince($0.inCalendars)) }
  }
}

extension TimeDataSource: Equatable {
  public static func == (a: TimeDataSource, b: TimeDataSource) -> Bool { a.start == b.start }
}

struct TimeSource<V, F: DiscreteFormatStyle>: TextSource
where V == F.FormatInput, F.FormatOutput == String {
  var source: TimeDataSource<V>
  var format: F

  func text(in environment: EnvironmentValues) -> AttributedString {
    AttributedString(format.locale(environment.locale).format(source.value(Date())))
  }
}

struct AttributedTimeSource<V, F: DiscreteFormatStyle>: TextSource
where V == F.FormatInput, F.FormatOutput == AttributedString {
  var source: TimeDataSource<V>
  var format: F

  func text(in environment: EnvironmentValues) -> AttributedString {
    format.locale(environment.locale).format(source.value(Date()))
  }
}
