// SPDX-License-Identifier: Apache-2.0
extension Text {
  /// How a date is shown; all but `date` and `time` count from now.
  public struct DateStyle: Codable, Equatable, Sendable {
    enum Kind: Codable, Sendable { case time, date, relative, offset, timer }
    let kind: Kind

    public static let time = DateStyle(kind: .time)
    public static let date = DateStyle(kind: .date)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)
  }

  private init(_ source: any TextSource) { self.init(.formatted(AnyTextSource(source))) }

  public init(_ date: Date, style: Text.DateStyle) {
    self.init(DateStyleSource(date: date.inCalendars, style: style))
  }

  public init(_ dates: ClosedRange<Date>) {
    self.init(
      DateRangeSource(start: dates.lowerBound.inCalendars, end: dates.upperBound.inCalendars))
  }

  public init(_ interval: DateInterval) {
    self.init(DateRangeSource(start: interval.start.inCalendars, end: interval.end.inCalendars))
  }

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

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(StringFormatSource(input: input, format: format))
  }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(AttributedFormatSource(input: input, format: format))
  }

  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(TimeSource(source: source, format: format))
  }

  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(AttributedTimeSource(source: source, format: format))
  }

  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(FormatterSource(string: formatter.string(for: subject) ?? "\(subject)"))
  }

  /// A date as a formatter writes it. Only Apple's Foundation has dates that are `ReferenceConvertible`.
  public init(_ subject: Date, formatter: Formatter) {
    self.init(FormatterSource(string: formatter.string(for: subject) ?? "\(subject)"))
  }

  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(FormatterSource(string: formatter.string(for: subject) ?? subject.description))
  }
}
