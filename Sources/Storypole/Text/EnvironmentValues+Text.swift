// SPDX-License-Identifier: Apache-2.0
/// The environment's text settings without a public name.
package struct EnvironmentTextStyle: Sendable {
  var kerning: CGFloat = 0
  var tracking: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var scale = Text.Scale.default
  /// The number of lines to reserve height for.
  package var reservedLines = 0
  /// The language for line breaking, if it is not the locale's.
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
  // Like the default locale, these are not the machine's: a picture is the same on every machine.
  private struct CalendarKey: EnvironmentKey {
    static let defaultValue = {
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = Locale(identifier: "en_US")
      calendar.timeZone = .gmt
      return calendar
    }()
  }
  private struct TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.gmt }

  /// The font of texts that set none themselves; nil, the default, is body.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The font modifiers of `View.bold()` and its like, the outermost first.
  var fontModifiers: [Font.Modifier] {
    get { self[FontModifiersKey.self] }
    set { self[FontModifiersKey.self] = newValue }
  }

  package var textStyle: EnvironmentTextStyle {
    get { self[TextStyleKey.self] }
    set { self[TextStyleKey.self] = newValue }
  }

  /// The largest number of lines; nil, the default, is no limit, and less than 1 counts as 1.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The least distance in points from the bottom of a line to the top of the next; 0, the default, leaves it
  /// to the font.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// The alignment of lines in a text that is wider than they are; leading by default.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  package var setsMultilineTextAlignment: Bool { sets(AlignmentKey.self) }

  /// The part that an ellipsis replaces where a text doesn't fit; `tail` by default.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// Whether a text with a line limit of 1 may move its characters together to fit; false by default.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// The smallest fraction of its size to which text may shrink before it is truncated; 1, the default, never shrinks.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }

  /// The case of letters in texts; nil, the default, leaves it as written.
  public var textCase: Text.Case? {
    get { self[CaseKey.self] }
    set { self[CaseKey.self] = newValue }
  }

  /// The user's preference for bold text: `bold` draws every font at least semibold or bold, as its text style defines.
  /// nil, the default, changes nothing.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityKey.self] }
    set { self[LegibilityKey.self] = newValue }
  }

  /// The calendar that dates in texts use; Gregorian in `en_US` and GMT by default, on every machine.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone that dates in texts use; GMT by default, on every machine.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
