// SPDX-License-Identifier: Apache-2.0
/// A value whose text depends on the environment: on locale, calendar and time zone.
protocol TextSource: Equatable {
  func text(in environment: EnvironmentValues) -> AttributedString
}

/// Sources are values that nobody changes; formatters and inputs of format styles cannot say so.
struct AnyTextSource: Equatable, @unchecked Sendable {
  let source: any TextSource

  init(_ source: any TextSource) { self.source = source }

  func text(in environment: EnvironmentValues) -> AttributedString {
    source.text(in: environment)
  }

  static func == (a: AnyTextSource, b: AnyTextSource) -> Bool {
    func equals<S: TextSource>(_ source: S) -> Bool { source == b.source as? S }
    return equals(a.source)
  }
}

struct StringFormatSource<F: FormatStyle>: TextSource
where F.FormatInput: Equatable, F.FormatOutput == String {
  var input: F.FormatInput
  var format: F

  func text(in environment: EnvironmentValues) -> AttributedString {
    AttributedString(format.locale(environment.locale).format(input))
  }
}

struct AttributedFormatSource<F: FormatStyle>: TextSource
where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
  var input: F.FormatInput
  var format: F

  func text(in environment: EnvironmentValues) -> AttributedString {
    format.locale(environment.locale).format(input)
  }
}

/// A value that a formatter turned into text when the view was made.
struct FormatterSource: TextSource {
  var string: String

  func text(in environment: EnvironmentValues) -> AttributedString { AttributedString(string) }
}

struct DateStyleSource: TextSource {
  var date: Date
  var style: Text.DateStyle

  func text(in environment: EnvironmentValues) -> AttributedString {
    AttributedString(string(in: environment, now: Date()))
  }

  func string(in environment: EnvironmentValues, now: Date) -> String {
    let seconds = date.timeIntervalSince(now)
    let distance = Duration.bounded(abs(seconds).rounded())
    switch style.kind {
    case .time, .date:
      var format = Date.FormatStyle(
        date: style.kind == .date ? .long : .omitted,
        time: style.kind == .time ? .shortened : .omitted, locale: environment.locale)
      format.calendar = environment.calendar
      format.timeZone = environment.timeZone
      return format.format(date)
    case .relative:
      return distance.formatted(
        .units(
          allowed: [.weeks, .days, .hours, .minutes, .seconds], width: .abbreviated,
          maximumUnitCount: 2
        ).locale(environment.locale))
    case .offset:
      return (seconds < 0 ? "-" : "+")
        + distance.formatted(
          .units(
            allowed: [.weeks, .days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 1
          ).locale(environment.locale))
    case .timer: return TimerSource.string(distance, locale: environment.locale)
    }
  }
}

/// Two dates with a dash between them.
struct DateRangeSource: TextSource {
  var start: Date
  var end: Date

  func text(in environment: EnvironmentValues) -> AttributedString {
    var format = Date.IntervalFormatStyle(locale: environment.locale)
    format.calendar = environment.calendar
    format.timeZone = environment.timeZone
    // A date that is no number is in no range; comparing dates does not tell.
    guard !start.timeIntervalSince1970.isNaN, !end.timeIntervalSince1970.isNaN else {
      return AttributedString()
    }
    let (first, last) = (start.bounded, max(start, end).bounded)
    return AttributedString(format.format(first..<last))
  }
}

extension Date {
  /// The date, or the first or last one that calendars count: 100,000,000 days from 1970 (ICU). Formatting
  /// one further away ends the program.
  fileprivate var bounded: Date {
    let most = 8.64e12
    return Date(timeIntervalSince1970: min(max(timeIntervalSince1970, -most), most))
  }
}

/// A clock within an interval.
struct TimerSource: TextSource {
  var interval: ClosedRange<Date>
  var pauseTime: Date?
  var countsDown: Bool
  var showsHours: Bool

  func text(in environment: EnvironmentValues) -> AttributedString {
    AttributedString(string(in: environment, now: Date()))
  }

  func string(in environment: EnvironmentValues, now: Date) -> String {
    let moment = min(max(pauseTime ?? now, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(moment)
      : moment.timeIntervalSince(interval.lowerBound)
    return Self.string(
      .bounded(seconds.rounded(countsDown ? .up : .down)), locale: environment.locale,
      showsHours: showsHours)
  }

  /// Hours appear when there are any.
  static func string(_ duration: Duration, locale: Locale, showsHours: Bool = true) -> String {
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && duration >= .seconds(3600) ? .hourMinuteSecond : .minuteSecond
    return duration.formatted(.time(pattern: pattern).locale(locale))
  }
}

extension Duration {
  /// Of seconds that may be infinite or none: a duration ends the program for these. Thirty million years are
  /// more than Foundation's dates reach.
  fileprivate static func bounded(_ seconds: Double) -> Duration {
    .seconds(seconds.isNaN ? 0 : min(max(seconds, -1e15), 1e15))
  }
}
