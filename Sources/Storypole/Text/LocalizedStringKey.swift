// SPDX-License-Identifier: Apache-2.0
/// A string of the user interface, with interpolated values, to be looked up in a table of translations.
nonisolated public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation,
  Sendable
{
  enum Segment: Equatable, Sendable {
    case literal(String)
    case argument(Argument)

    func string(in environment: EnvironmentValues) -> String {
      switch self {
      case .literal(let string): string
      case .argument(let argument): argument.string(in: environment)
      }
    }
  }

  var segments: [Segment]
  /// The string's key in tables, if it differs from the string.
  var tableKey: String?

  /// Creates a key from a string, unchanged.
  public init(_ value: String) { segments = [.literal(value)] }
  /// Creates a key from a string literal.
  public init(stringLiteral value: String) { segments = [.literal(value)] }
  /// Creates a key from a literal with values; in tables, specifiers such as `%@` and `%lld` replace the
  /// values.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    segments = stringInterpolation.segments
  }

  private var arguments: [Argument] {
    segments.compactMap { if case .argument(let value) = $0 { value } else { nil } }
  }

  /// The key in tables: `%@` and its like for values.
  var key: String {
    if let tableKey { return tableKey }
    let hasArguments = segments.contains { if case .argument = $0 { true } else { false } }
    return segments.map {
      switch $0 {
      case .literal(let string):
        hasArguments ? string.replacingOccurrences(of: "%", with: "%%") : string
      case .argument(let argument): argument.specifier
      }
    }.joined()
  }

  /// The string in a table's translation; the key itself if no table has it.
  func segments(in table: LocalizedTable, _ locale: Locale) -> [Segment] {
    let key = key
    guard
      let (format, language) = StringTables.of(table.bundle)
        .format(for: key, table: table.name, in: locale)
    else { return segments }
    var expansion = FormatExpansion(arguments: arguments, language: language)
    let segments = expansion.segments(of: format)
    if let problem = expansion.problem {
      let message = "the string for '\(key.shortened)' in '\(language)' \(problem)"
      Warnings.shared.add(message, once: message)
    }
    return segments
  }

  /// The text without styles.
  func string(in environment: EnvironmentValues, _ table: LocalizedTable = LocalizedTable())
    -> String
  {
    segments(in: table, environment.locale).map { $0.string(in: environment) }.joined()
  }
}

extension LocalizedStringKey {
  /// An interpolated value.
  enum Argument: Equatable, Sendable {
    case string(String)
    case number(_FormatNumber, specifier: String)
    case text(Text)
    case image(Image)
    case attributed(AttributedString)
    case formatted(AnyTextSource)

    var specifier: String {
      if case .number(_, let specifier) = self { specifier } else { "%@" }
    }

    func string(in environment: EnvironmentValues) -> String {
      switch self {
      case .string(let string): string
      case .number(let number, let specifier):
        number.formatted(specifier, locale: environment.locale)
      case .text(let text): ResolvedText(text, in: environment).string
      case .image: ResolvedText.imageCharacter
      case .attributed(let string): String(string.characters)
      case .formatted(let source): String(source.text(in: environment, at: Date()).characters)
      }
    }
  }

  /// The parts of a key during its construction.
  nonisolated public struct StringInterpolation: StringInterpolationProtocol {
    var segments: [Segment] = []

    /// Creates an empty key with capacity for its parts.
    public init(literalCapacity: Int, interpolationCount: Int) {
      segments.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Appends characters of the literal.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { segments.append(.literal(literal)) }
    }

    private mutating func append(_ argument: Argument) { segments.append(.argument(argument)) }

    /// Appends a string; its specifier is `%@`.
    public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

    /// Appends a number, with the specifier of its type, such as `%lld` for `Int` and `%lf` for `Double`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(.number(value._number, specifier: value._specifier))
    }

    /// Appends a number with a `printf` specifier, such as “%.2f”. A specifier of another type converts the
    /// number.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(.number(value._number, specifier: specifier))
    }

    /// Appends a text with its styles; its specifier is `%@`.
    public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

    /// Appends an image between the characters; its specifier is `%@`.
    public mutating func appendInterpolation(_ image: Image) { append(.image(image)) }

    /// Appends a string with its attributes; its specifier is `%@`.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.attributed(attributedString))
    }

    /// Appends a resource, which is looked up in its own table.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.text(Text(resource)))
    }

    /// Appends a value, formatted in the environment's locale.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.formatted(AnyTextSource(StringFormatSource(input: input, format: format))))
    }

    /// Appends a value, formatted with attributes in the environment's locale.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append(.formatted(AnyTextSource(AttributedFormatSource(input: input, format: format))))
    }

    /// Appends a value that changes with the time, as a string.
    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
      _ source: TimeDataSource<V>, format: F
    ) where V == F.FormatInput, F.FormatOutput == String {
      append(.text(Text(source, format: format)))
    }

    /// Appends a value that changes with the time, as a string with attributes.
    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
      _ source: TimeDataSource<V>, format: F
    ) where V == F.FormatInput, F.FormatOutput == AttributedString {
      append(.text(Text(source, format: format)))
    }

    /// Appends a value in a formatter's format; without a formatter, its description.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.string(formatter?.string(for: subject) ?? "\(subject)"))
    }

    /// Appends a date in a formatter's format; without a formatter, its description. Only Apple's Foundation has dates
    /// that are `ReferenceConvertible`.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
      append(.string(formatter?.string(for: subject) ?? "\(subject)"))
    }

    /// Appends an object in a formatter's format; without a formatter, its description.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.string(formatter?.string(for: subject) ?? subject.description))
    }

    /// Appends a date in a style, in the environment's locale.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(date, style: style)))
    }

    /// Appends a range of dates, in the environment's locale.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(.text(Text(dates)))
    }

    /// Appends an interval of time as a range of dates.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(.text(Text(interval)))
    }

    /// Appends a timer, which counts down by default.
    ///
    /// - Parameter pauseTime: The date at which the timer stops; nil lets it run.
    /// - Parameter showsHours: Whether hours are separate from minutes.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      append(
        .text(
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
            showsHours: showsHours)))
    }

    /// Appends the description of a color.
    public mutating func appendInterpolation(accessibilityName color: Color) {
      append(.string(color.description))
    }
  }
}
