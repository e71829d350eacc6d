// SPDX-License-Identifier: Apache-2.0
extension Text {
  /// A format of dates. The distances from now follow the time in windows, films and live previews; a still
  /// picture shows them at its date.
  public struct DateStyle: Codable, Equatable, Sendable {
    enum Kind: Codable, Sendable { case time, date, relative, offset, timer }
    let kind: Kind

    /// The time of day, with hours and minutes.
    public static let time = DateStyle(kind: .time)
    /// The day, with the name of the month.
    public static let date = DateStyle(kind: .date)
    /// The distance from now in its two largest units, abbreviated, without a sign. It changes every second, and from
    /// one hour every minute.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now in its largest unit, with a plus sign for the future and a minus sign for the past. It
    /// changes every second, and from one minute every minute.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now as a clock of minutes and seconds, and of hours from one hour. It changes every second.
    public static let timer = DateStyle(kind: .timer)
  }

  private init(_ source: any TextSource) { self.init(.formatted(AnyTextSource(source))) }

  /// Creates a text of a date in the locale, calendar and time zone of the environment.
  public init(_ date: Date, style: Text.DateStyle) {
    self.init(DateStyleSource(date: date.inCalendars, style: style))
  }

  /// Creates a text of two dates with a dash between them, in the locale, calendar and time zone of the
  /// environment.
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      DateRangeSource(start: dates.lowerBound.inCalendars, end: dates.upperBound.inCalendars))
  }

  /// Creates a text of an interval's two dates with a dash between them.
  public init(_ interval: DateInterval) {
    self.init(DateRangeSource(start: interval.start.inCalendars, end: interval.end.inCalendars))
  }

  /// Creates a text of a clock within an interval, which changes every second.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval; outside of it, the clock shows its first or last value.
  ///   - pauseTime: The time at which the clock is stopped; nil is now.
  ///   - countsDown: Whether the clock shows the time to the end, rather than since the start.
  ///   - showsHours: Whether hours are written from one hour; otherwise, minutes exceed 59.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      TimerSource(
        interval: timerInterval.lowerBound.inCalendars...timerInterval.upperBound.inCalendars,
        pauseTime: pauseTime?.inCalendars, countsDown: countsDown,
        showsHours: showsHours))
  }

  /// Creates a text of a value in a format, whose locale becomes that of the environment.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(StringFormatSource(input: input, format: format))
  }

  /// Creates a text of a value in a format with attributes, in the locale of the environment.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(AttributedFormatSource(input: input, format: format))
  }

  /// Creates a text of the current time in a format, which determines how often it changes.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(TimeSource(source: source, format: format))
  }

  /// Creates a text of the current time in a format with attributes, which determines how often it changes.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(AttributedTimeSource(source: source, format: format))
  }

  /// Creates a text of a value with a formatter, once. A value that the formatter can't format becomes its description.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(FormatterSource(string: formatter.string(for: subject) ?? "\(subject)"))
  }

  /// Creates a text of a date with a formatter, once. Only Apple's Foundation has dates that are
  /// `ReferenceConvertible`.
  public init(_ subject: Date, formatter: Formatter) {
    self.init(FormatterSource(string: formatter.string(for: subject) ?? "\(subject)"))
  }

  /// Creates a text of an object with a formatter, once. An object that the formatter can't format becomes its
  /// description.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(FormatterSource(string: formatter.string(for: subject) ?? subject.description))
  }
}
