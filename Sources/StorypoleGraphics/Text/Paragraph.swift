// SPDX-License-Identifier: Apache-2.0
/// A text with its attributes resolved, before shaping: all that decides its glyphs and its size.
/// Colours are beside the shaping key: they change no metric.
public struct Paragraph: Hashable, Sendable {
  public var runs: [TextRun]
  public var alignment: TextAlignment = .leading
  /// At most this many lines; nil is no limit.
  public var lineLimit: Int?
  /// Height is reserved for at least this many lines.
  public var reservedLines: Int = 0
  public var truncation: Truncation = .tail
  /// Added between lines: the pitch is at least the line height plus this, in points.
  public var lineSpacing: CGFloat = 0
  /// How far baselines are apart, whatever the fonts ask for; nil leaves it to the fonts.
  public var lineHeight: LineHeight?
  /// The text may shrink to this share of its size before it is truncated; 1 never shrinks.
  public var minimumScaleFactor: CGFloat = 1
  public var allowsTightening = false
  public var isRightToLeft = false
  /// Whether `isRightToLeft` decides how the paragraph is written, and not its first letter.
  public var followsLayoutDirection = false
  /// BCP 47; decides line breaking and which face draws Han characters.
  public var locale: String = "en"
  /// Pixels per point: sizes are rounded up to whole pixels.
  public var displayScale: CGFloat = 2

  /// The bytes of `runs` as far as `append` added them, and those that found no room.
  var length: Int
  var leftOut = 0

  public enum Truncation: Hashable, Sendable { case head, middle, tail }

  public enum LineHeight: Hashable, Sendable {
    /// Ascent and descent of the fonts of each line, without leading.
    case fonts
    /// The same for each line: a multiple of the text's largest size, and points.
    case fixed(factor: CGFloat, points: CGFloat)

    func scaled(by scale: CGFloat) -> LineHeight {
      if case .fixed(let factor, let points) = self {
        return .fixed(factor: factor, points: points * scale)
      }
      return self
    }
  }

  /// A text in its runs. A text longer than 200,000 bytes of UTF-8 is cut there by every text
  /// engine, with a warning.
  public init(runs: [TextRun]) {
    self.runs = runs
    length = runs.reduce(0) { $0 + $1.string.utf8.count }
  }

  /// Texts mostly differ in their characters and fonts; the rest is left to the comparison.
  public func hash(into hasher: inout Hasher) {
    for run in runs {
      hasher.combine(run.string)
      hasher.combine(run.font.size)
      hasher.combine(run.font.weight)
    }
  }
}

/// A stretch of text with one set of attributes.
public struct TextRun: Hashable, Sendable {
  public var string: String
  public var font: FontRequest
  /// The font whose height and baseline the line takes; nil takes those of `font`.
  public var lineFont: FontRequest?
  /// nil takes the paint that the whole text is drawn with.
  public var color: ResolvedColor?
  /// The number of a paint that whoever draws the text keeps (a gradient); nil has none.
  public var paint: Int?
  /// Added after each character, in points; kerning also keeps ligatures, tracking does not.
  public var kerning: CGFloat = 0
  public var tracking: CGFloat = 0
  /// Raises the run, in points.
  public var baselineOffset: CGFloat = 0
  public var underline: Decoration?
  public var strikethrough: Decoration?
  public var background: ResolvedColor?
  public var link: String?
  /// A picture that stands for the run's one character; nil for letters.
  public var attachment: Attachment?

  /// The room of a picture on the baseline, in points.
  public struct Attachment: Hashable, Sendable {
    public var width: CGFloat
    public var ascent: CGFloat
    public var descent: CGFloat

    public init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }

    func scaled(by scale: CGFloat) -> Attachment {
      Attachment(width: width * scale, ascent: ascent * scale, descent: descent * scale)
    }
  }

  public struct Decoration: Hashable, Sendable {
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    public var pattern: Pattern = .solid
    /// nil takes the text's own colour.
    public var color: ResolvedColor?
    public init(pattern: Pattern = .solid, color: ResolvedColor? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  public init(_ string: String, font: FontRequest) {
    self.string = string
    self.font = font
  }
}

/// A font as asked for, before a file is found for it.
public struct FontRequest: Hashable, Sendable {
  public enum Family: Hashable, Sendable {
    case system(Design)
    /// A family or PostScript name; its own metrics are used.
    case named(String)
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  public var family: Family = .system(.default)
  /// In points.
  public var size: CGFloat
  /// 100 (ultra-light) … 400 (regular) … 900 (black), as in CSS and OpenType.
  public var weight: Int = 400
  public var italic = false
  /// 1 is normal, less is condensed, more expanded.
  public var width: CGFloat = 1
  public var monospacedDigits = false
  /// Small capitals instead of small letters, and instead of capitals.
  public var lowercaseSmallCaps = false
  public var uppercaseSmallCaps = false
  /// Distance that the text style adds between lines (pitch − line height), in points; may be
  /// negative. 0 for fonts made from a size.
  public var leading: CGFloat = 0

  public init(family: Family = .system(.default), size: CGFloat, weight: Int = 400) {
    self.family = family
    self.size = size
    self.weight = weight
  }
}

/// A line's vertical metrics in points: what decides the distance to the views above and below.
public struct FontMetrics: Hashable, Sendable {
  public var ascent: CGFloat
  public var descent: CGFloat
  public var capHeight: CGFloat
  public var leading: CGFloat
  public var lineHeight: CGFloat { ascent + descent }

  public init(ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, leading: CGFloat) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.leading = leading
  }

  package static let zero = FontMetrics(ascent: 0, descent: 0, capHeight: 0, leading: 0)
}
