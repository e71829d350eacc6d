// SPDX-License-Identifier: Apache-2.0
/// A value whose text depends on the environment (on locale, calendar and time zone) and on the time.
package protocol TextSource: Equatable {
  func text(in environment: EnvironmentValues, at now: Date) -> AttributedString
  /// The seconds from `now` until the text changes; nil if it doesn't.
  func delay(at now: Date) -> TimeInterval?
}

extension TextSource {
  package func delay(at now: Date) -> TimeInterval? { nil }
}

/// Sources are immutable values; formatters and inputs of format styles can't declare it.
package struct AnyTextSource: Equatable, @unchecked Sendable {
  let source: any TextSource

  package init(_ source: any TextSource) { self.source = source }

  func text(in environment: EnvironmentValues, at now: Date) -> AttributedString {
    source.text(in: environment, at: now)
  }

  package static func == (a: AnyTextSource, b: AnyTextSource) -> Bool {
    func equals<S: TextSource>(_ source: S) -> Bool { source == b.source as? S }
    return equals(a.source)
  }
}

struct StringFormatSource<F: FormatStyle>: TextSource
where F.FormatInput: Equatable, F.FormatOutput == String {
  var input: F.FormatInput
  var format: F

  func text(in environment: EnvironmentValues, at now: Date) -> AttributedString {
    AttributedString(format.locale(environment.locale).format(input))
  }
}

struct AttributedFormatSource<F: FormatStyle>: TextSource
where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
  var input: F.FormatInput
  var format: F

  func text(in environment: EnvironmentValues, at now: Date) -> AttributedString {
    format.locale(environment.locale).format(input)
  }
}

/// A value that a formatter formatted when the view was made.
struct FormatterSource: TextSource {
  var string: String

  func text(in environment: EnvironmentValues, at now: Date) -> AttributedString {
    AttributedString(string)
  }
}

struct DateStyleSource: TextSource {
  var date: Date
  var style: Text.DateStyle

  func text(in environment: EnvironmentValues, at now: Date) -> AttributedString {
    AttributedString(string(in: environment, now: now))
  }

  func string(in environment: EnvironmentValues, now: Date) -> String {
    let passed = passed(at: now)
    let distance = Duration.bounded(abs(passed))
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
          allowed: Self.units(of: distance), width: .abbreviated, maximumUnitCount: 2,
          fractionalPart: .hide(rounded: .down)
        ).locale(environment.locale))
    case .offset:
      return (passed > 0 ? "-" : "+")
        + distance.formatted(
          .units(
            allowed: Self.units(of: distance), width: .wide, maximumUnitCount: 1,
            fractionalPart: .hide(rounded: .down)
          ).locale(environment.locale))
    case .timer: return TimerSource.string(distance, locale: environment.locale)
    }
  }

  /// The whole seconds since the date; negative before it.
  private func passed(at now: Date) -> Double { now.timeIntervalSince(date).wholeSeconds }

  /// With hours, seconds are omitted: they would change a text that shows at most minutes.
  private static func units(of distance: Duration) -> Set<Duration.UnitsFormatStyle.Unit> {
    distance < .seconds(3600)
      ? [.minutes, .seconds] : [.weeks, .days, .hours, .minutes]
  }

  func delay(at now: Date) -> TimeInterval? {
    let passed = passed(at: now)
    let secondsAreSeen: Bool
    switch style.kind {
    case .time, .date: return nil
    case .relative: secondsAreSeen = abs(passed) < 3600
    case .offset: secondsAreSeen = abs(passed) < 60
    case .timer: secondsAreSeen = true
    }
    var next = passed + 1
    if !secondsAreSeen {
      // A shrinking distance of whole minutes is one minute less a second later.
      next =
        passed < 0
        ? 1 - (-passed / 60).rounded(.down) * 60 : ((passed / 60).rounded(.down) + 1) * 60
    }
    let delay = next - now.timeIntervalSince(date)
    return delay.isFinite ? delay : nil
  }
}

/// Two dates with a dash between them.
struct DateRangeSource: TextSource {
  var start: Date
  var end: Date

  func text(in environment: EnvironmentValues, at now: Date) -> AttributedString {
    var format = Date.IntervalFormatStyle(locale: environment.locale)
    format.calendar = environment.calendar
    format.timeZone = environment.timeZone
    // A date that is not a number is in no range; comparisons of dates don't detect it.
    guard !start.timeIntervalSince1970.isNaN, !end.timeIntervalSince1970.isNaN else {
      return AttributedString()
    }
    let (first, last) = (start.bounded, max(start, end).bounded)
    return AttributedString(format.format(first..<last))
  }
}

extension Date {
  /// The date, clamped to the calendars' first and last one: 100,000,000 days from 1970 (ICU). Formatting a more
  /// distant date crashes.
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

  func text(in environment: EnvironmentValues, at now: Date) -> AttributedString {
    AttributedString(string(in: environment, now: now))
  }

  func string(in environment: EnvironmentValues, now: Date) -> String {
    Self.string(
      .bounded(abs(passed(at: now))), locale: environment.locale, showsHours: showsHours)
  }

  /// The whole seconds since the start, or to the end as a negative number.
  private func passed(at now: Date) -> Double {
    let moment = min(max(pauseTime ?? now, interval.lowerBound), interval.upperBound)
    let origin = countsDown ? interval.upperBound : interval.lowerBound
    return moment.timeIntervalSince(origin).wholeSeconds
  }

  func delay(at now: Date) -> TimeInterval? {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let next = passed(at: now) + 1
    guard pauseTime == nil, next <= (countsDown ? 0 : length) else { return nil }
    let origin = countsDown ? interval.upperBound : interval.lowerBound
    let delay = next - now.timeIntervalSince(origin)
    return delay.isFinite ? delay : nil
  }

  /// Hours appear if there are any.
  static func string(_ duration: Duration, locale: Locale, showsHours: Bool = true) -> String {
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && duration >= .seconds(3600) ? .hourMinuteSecond : .minuteSecond
    return duration.formatted(.time(pattern: pattern).locale(locale))
  }
}

extension Duration {
  /// Makes a duration of seconds that may be infinite or NaN, which would crash. Thirty million years exceed the range
  /// of Foundation's dates.
  fileprivate static func bounded(_ seconds: Double) -> Duration {
    .seconds(seconds.isNaN ? 0 : min(max(seconds, -1e15), 1e15))
  }
}

extension TimeInterval {
  /// The whole seconds, rounded down. Less than a ten-thousandth before the next second counts as that second: dates
  /// far from their origin are no more exact.
  fileprivate var wholeSeconds: Double { (self + 1e-4).rounded(.down) }
}
