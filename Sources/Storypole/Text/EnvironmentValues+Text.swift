// SPDX-License-Identifier: Apache-2.0
/// What the environment says about text beyond the values that have a public name.
struct EnvironmentTextStyle: Sendable {
  var kerning: CGFloat = 0
  var tracking: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var scale = Text.Scale.default
  /// Lines that height is reserved for.
  var reservedLines = 0
  /// The language that decides how lines break, where it is not the locale's.
  var language: String?
  var alignmentStrategy = Text.AlignmentStrategy.default
  var writingDirectionStrategy = Text.WritingDirectionStrategy.default
}

extension EnvironmentValues {
  private struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
  private struct FontModifiersKey: EnvironmentKey { static let defaultValue: [Font.Modifier] = [] }
  private struct TextStyleKey: EnvironmentKey { static let defaultValue = EnvironmentTextStyle() }
  private struct LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
  private struct LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
  private struct AlignmentKey: EnvironmentKey {
    static let defaultValue = TextAlignment.leading
  }
  private struct TruncationKey: EnvironmentKey {
    static let defaultValue = Text.TruncationMode.tail
  }
  private struct TighteningKey: EnvironmentKey { static let defaultValue = false }
  private struct ScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
  private struct CaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
  private struct LegibilityKey: EnvironmentKey {
    static let defaultValue: LegibilityWeight? = nil
  }
  // Like the default locale these are not the machine's: a picture is the same wherever it is drawn.
  private struct CalendarKey: EnvironmentKey {
    static let defaultValue = {
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = Locale(identifier: "en_US")
      calendar.timeZone = .gmt
      return calendar
    }()
  }
  private struct TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.gmt }

  /// The font of text that says nothing itself; nil is the default, body.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// What `View.bold()` and its like do to fonts, the outermost first.
  var fontModifiers: [Font.Modifier] {
    get { self[FontModifiersKey.self] }
    set { self[FontModifiersKey.self] = newValue }
  }

  var textStyle: EnvironmentTextStyle {
    get { self[TextStyleKey.self] }
    set { self[TextStyleKey.self] = newValue }
  }

  /// At most this many lines; nil is no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Between the bottom of a line and the top of the next, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  var setsMultilineTextAlignment: Bool { sets(AlignmentKey.self) }

  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// The least share of its size that text may shrink to before it is truncated.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }

  public var textCase: Text.Case? {
    get { self[CaseKey.self] }
    set { self[CaseKey.self] = newValue }
  }

  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityKey.self] }
    set { self[LegibilityKey.self] = newValue }
  }

  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
