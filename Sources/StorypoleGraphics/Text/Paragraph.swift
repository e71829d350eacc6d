// SPDX-License-Identifier: Apache-2.0
/// A text with its attributes resolved, before shaping: everything that determines its glyphs and its size.
/// Colors are outside of the shaping key: they change no metric.
public struct Paragraph: Hashable, Sendable {
  /// The text in runs of equal attributes.
  public var runs: [TextRun]
  /// The alignment of lines that are narrower than the text.
  public var alignment: TextAlignment = .leading
  /// The maximum number of lines; nil for no limit.
  public var lineLimit: Int?
  /// The least number of lines that the height fits.
  public var reservedLines: Int = 0
  /// The position of the ellipsis in a text that is too long.
  public var truncation: Truncation = .tail
  /// The spacing between lines: the pitch is at least the line height plus this, in points.
  public var lineSpacing: CGFloat = 0
  /// The distance between baselines, regardless of the fonts; nil uses the fonts'.
  public var lineHeight: LineHeight?
  /// The least scale to which the text may shrink before it is truncated; 1 never shrinks.
  public var minimumScaleFactor: CGFloat = 1
  /// Whether the spacing of characters may shrink before the text is truncated.
  public var allowsTightening = false
  /// Whether the paragraph runs from right to left; false by default.
  public var isRightToLeft = false
  /// Whether `isRightToLeft` determines the paragraph's writing direction, rather than its first letter.
  public var followsLayoutDirection = false
  /// The language as a BCP 47 tag; it determines line breaking and the face of Han characters.
  public var locale: String = "en"
  /// Pixels per point: sizes are rounded up to whole pixels.
  public var displayScale: CGFloat = 2

  /// The bytes of `runs` that `append` added, plus those that it left out.
  var length: Int
  var leftOut = 0

  /// The position of the ellipsis in a text that is too long.
  public enum Truncation: Hashable, Sendable { case head, middle, tail }

  /// The distance between baselines.
  public enum LineHeight: Hashable, Sendable {
    /// The ascent and descent of each line's fonts, without leading.
    case fonts
    /// The same for each line: a multiple of the text's largest size, plus points.
    case fixed(factor: CGFloat, points: CGFloat)

    func scaled(by scale: CGFloat) -> LineHeight {
      if case .fixed(let factor, let points) = self {
        return .fixed(factor: factor, points: points * scale)
      }
      return self
    }
  }

  /// Makes a text from its runs. Every text engine cuts a text after 200,000 bytes of UTF-8, with a warning.
  public init(runs: [TextRun]) {
    self.runs = runs
    length = runs.reduce(0) { $0 + $1.string.utf8.count }
  }

  /// Texts mostly differ in their characters and fonts; the comparison checks the rest.
  public func hash(into hasher: inout Hasher) {
    for run in runs {
      hasher.combine(run.string)
      hasher.combine(run.font.size)
      hasher.combine(run.font.weight)
    }
  }
}

/// A part of a text with one set of attributes.
public struct TextRun: Hashable, Sendable {
  /// The characters of the run.
  public var string: String
  /// The font of the run.
  public var font: FontRequest
  /// The color of the run; nil uses the whole text's paint.
  public var color: ResolvedColor?
  /// The number of the caller's paint, such as a gradient; nil for none.
  public var paint: Int?
  /// The distance added after each character, in points; ligatures stay.
  public var kerning: CGFloat = 0
  /// The distance added after each character, in points, without ligatures; other than 0, it replaces
  /// `kerning`.
  public var tracking: CGFloat = 0
  /// The distance by which the run is raised, in points; negative lowers it.
  public var baselineOffset: CGFloat = 0
  /// The attributes that few runs have: a long document has a million of runs. nil if none is set.
  private var rare: RareAttributes?

  /// The font whose height and baseline the line uses; nil uses those of `font`.
  public var lineFont: FontRequest? {
    get { rare?.values.lineFont }
    set { change(newValue == nil) { $0.lineFont = newValue } }
  }
  /// The line under the run; nil for none.
  public var underline: Decoration? {
    get { rare?.values.underline }
    set { change(newValue == nil) { $0.underline = newValue } }
  }
  /// The line through the run; nil for none.
  public var strikethrough: Decoration? {
    get { rare?.values.strikethrough }
    set { change(newValue == nil) { $0.strikethrough = newValue } }
  }
  /// The color behind the run; nil for none.
  public var background: ResolvedColor? {
    get { rare?.values.background }
    set { change(newValue == nil) { $0.background = newValue } }
  }
  /// The address of the run's link; nil for none.
  public var link: String? {
    get { rare?.values.link }
    set { change(newValue == nil) { $0.link = newValue } }
  }
  /// The picture in place of the run's one character; nil for letters.
  public var attachment: Attachment? {
    get { rare?.values.attachment }
    set { change(newValue == nil) { $0.attachment = newValue } }
  }

  private mutating func change(_ isRemoved: Bool, _ change: (inout RareValues) -> Void) {
    if rare == nil, isRemoved { return }
    var values = rare?.values ?? RareValues()
    change(&values)
    rare = values == RareValues() ? nil : RareAttributes(values)
  }

  private struct RareValues: Hashable, Sendable {
    var lineFont: FontRequest?
    var underline: Decoration?
    var strikethrough: Decoration?
    var background: ResolvedColor?
    var link: String?
    var attachment: Attachment?
  }

  private final class RareAttributes: Hashable, Sendable {
    let values: RareValues

    init(_ values: RareValues) { self.values = values }

    static func == (a: RareAttributes, b: RareAttributes) -> Bool {
      a === b || a.values == b.values
    }
    func hash(into hasher: inout Hasher) { hasher.combine(values) }
  }

  /// The size of a picture on the baseline, in points.
  public struct Attachment: Hashable, Sendable {
    /// The width in points.
    public var width: CGFloat
    /// The height above the baseline, in points.
    public var ascent: CGFloat
    /// The depth below the baseline, in points.
    public var descent: CGFloat

    /// Makes the size of a picture.
    public init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }

    func scaled(by scale: CGFloat) -> Attachment {
      Attachment(width: width * scale, ascent: ascent * scale, descent: descent * scale)
    }
  }

  /// An underline or strikethrough.
  public struct Decoration: Hashable, Sendable {
    /// The pattern of the line.
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    /// The pattern of the line; solid by default.
    public var pattern: Pattern = .solid
    /// The color of the line; nil uses the text's own.
    public var color: ResolvedColor?
    /// Makes a decoration; by default a solid line in the text's own color.
    public init(pattern: Pattern = .solid, color: ResolvedColor? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  /// Makes a run without further attributes.
  public init(_ string: String, font: FontRequest) {
    self.string = string
    self.font = font
  }
}

/// The description of a font, before it is matched with a file.
public struct FontRequest: Hashable, Sendable {
  /// The family of a font.
  public enum Family: Hashable, Sendable {
    /// The system's font in one of its designs.
    case system(Design)
    /// A family or PostScript name, with its own metrics.
    case named(String)
  }
  /// The designs of the system's font.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// The family; the system's default design by default.
  public var family: Family = .system(.default)
  /// The size in points.
  public var size: CGFloat
  /// The weight from 100 (ultra-light) over 400 (regular) to 900 (black), as in CSS and OpenType.
  public var weight: Int = 400
  /// Whether the letters are slanted; false by default.
  public var italic = false
  /// The width: 1 is normal, less is condensed, more expanded.
  public var width: CGFloat = 1
  /// Whether all digits have the same width; false by default.
  public var monospacedDigits = false
  /// Whether lowercase letters become small capitals; false by default.
  public var lowercaseSmallCaps = false
  /// Whether capitals become small capitals; false by default.
  public var uppercaseSmallCaps = false
  /// The distance that the text style adds between lines (pitch − line height), in points; may be negative. 0
  /// for fonts made from a size.
  public var leading: CGFloat = 0

  /// Makes a request; by default for the system's font with regular weight.
  public init(family: Family = .system(.default), size: CGFloat, weight: Int = 400) {
    self.family = family
    self.size = size
    self.weight = weight
  }
}

/// A line's vertical metrics in points, which determine the distance to the views above and below.
public struct FontMetrics: Hashable, Sendable {
  /// The height above the baseline.
  public var ascent: CGFloat
  /// The depth below the baseline; positive.
  public var descent: CGFloat
  /// The height of capitals.
  public var capHeight: CGFloat
  /// The distance that the font adds between lines; may be negative.
  public var leading: CGFloat
  /// The ascent and the descent together.
  public var lineHeight: CGFloat { ascent + descent }

  /// Makes metrics from lengths in points.
  public init(ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, leading: CGFloat) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.leading = leading
  }

  package static let zero = FontMetrics(ascent: 0, descent: 0, capHeight: 0, leading: 0)
}
