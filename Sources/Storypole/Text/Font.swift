// SPDX-License-Identifier: Apache-2.0
/// A font of a text style, a size or a name; the environment decides its final size and weight.
///
/// *How it resolves.* A text style has a size and a line pitch for each Dynamic Type size; a font with a
/// fixed size keeps it. Modifiers such as `bold()` apply in the order of their calls, those of the
/// environment (`View.bold()`) last.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle, design: Design?, weight: Weight?)
    case size(CGFloat, weight: Weight?, design: Design?)
    /// `style` makes the size follow that style's Dynamic Type sizes.
    case named(String, size: CGFloat, style: TextStyle?)
  }

  enum Modifier: Hashable, Sendable {
    case weight(Weight)
    case bold(Bool)
    case italic(Bool)
    case width(Width)
    case design(Design)
    case monospaced(Bool)
    case monospacedDigit
    /// nil leaves the letters as they are.
    case smallCaps(lowercase: Bool?, uppercase: Bool?)
    case leading(Leading)
    case pointSize(CGFloat)
    case scale(CGFloat)
  }

  var base: Base
  var modifiers: [Modifier] = []

  init(_ base: Base) { self.base = base }

  func modified(_ modifier: Modifier) -> Font {
    var font = self
    font.modifiers.append(modifier)
    return font
  }
}

extension Font {
  private static func style(_ style: TextStyle) -> Font {
    Font(.style(style, design: nil, weight: nil))
  }

  /// The style of the largest titles: 36 points, bold, at the default Dynamic Type size.
  public static let extraLargeTitle = style(.extraLargeTitle)
  /// The style of very large titles: 28 points, bold, at the default Dynamic Type size.
  public static let extraLargeTitle2 = style(.extraLargeTitle2)
  /// The style of large titles: 34 points at the default Dynamic Type size.
  public static let largeTitle = style(.largeTitle)
  /// The style of titles: 28 points at the default Dynamic Type size.
  public static let title = style(.title)
  /// The style of titles of the second level: 22 points at the default Dynamic Type size.
  public static let title2 = style(.title2)
  /// The style of titles of the third level: 20 points at the default Dynamic Type size.
  public static let title3 = style(.title3)
  /// The style of headings: 17 points, semibold, at the default Dynamic Type size.
  public static let headline = style(.headline)
  /// The style of lesser headings: 15 points at the default Dynamic Type size.
  public static let subheadline = style(.subheadline)
  /// The style of body text: 17 points at the default Dynamic Type size.
  public static let body = style(.body)
  /// The style of callouts: 16 points at the default Dynamic Type size.
  public static let callout = style(.callout)
  /// The style of footnotes: 13 points at the default Dynamic Type size.
  public static let footnote = style(.footnote)
  /// The style of captions: 12 points at the default Dynamic Type size.
  public static let caption = style(.caption)
  /// The style of lesser captions: 11 points at the default Dynamic Type size.
  public static let caption2 = style(.caption2)
  /// The font of texts without one: `body`.
  public static var `default`: Font { .body }

  /// The system font in a text style; nil uses the style's design and weight.
  public static func system(
    _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
  ) -> Font {
    Font(.style(style, design: design, weight: weight))
  }

  /// The system font in a text style and a design.
  @_disfavoredOverload
  public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font {
    Font(.style(style, design: design, weight: nil))
  }

  /// The system font at a size in points that Dynamic Type doesn't change; a negative or infinite size is 0.
  /// nil as the weight is regular.
  public static func system(
    size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
  ) -> Font {
    Font(.size(size, weight: weight, design: design))
  }

  /// The system font at a size in points that Dynamic Type doesn't change; a negative or infinite size is 0.
  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default
  ) -> Font {
    Font(.size(size, weight: weight, design: design))
  }

  /// A font by its name, at a size in points that follows Dynamic Type as body text does. An unknown name
  /// gives the system font.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.named(name, size: size, style: .body))
  }

  /// A font by its name, at a size in points that follows Dynamic Type as a text style does.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle
  ) -> Font {
    Font(.named(name, size: size, style: textStyle))
  }

  /// A font by its name, at a size in points that Dynamic Type doesn't change.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.named(name, size: fixedSize, style: nil))
  }
}

extension Font {
  /// Returns the font in the bold weight of its text style: semibold or bold, and never lighter than before.
  public func bold() -> Font { modified(.bold(true)) }
  /// Returns the font bold, or with its own weight if `isActive` is false.
  public func bold(_ isActive: Bool) -> Font { modified(.bold(isActive)) }
  /// Returns the font with slanted letters.
  public func italic() -> Font { modified(.italic(true)) }
  /// Returns the font with slanted letters, or upright if `isActive` is false.
  public func italic(_ isActive: Bool) -> Font { modified(.italic(isActive)) }
  /// Returns the font in a weight; `bold()` wins over a lighter one.
  public func weight(_ weight: Font.Weight) -> Font { modified(.weight(weight)) }
  /// Returns the font in a width, if it has one.
  public func width(_ width: Font.Width) -> Font { modified(.width(width)) }
  /// Returns the system font in its monospaced design; a custom font stays.
  public func monospaced() -> Font { modified(.monospaced(true)) }
  /// Returns the system font in its monospaced design, or out of it if `isActive` is false; a custom font
  /// stays.
  public func monospaced(_ isActive: Bool) -> Font { modified(.monospaced(isActive)) }
  /// Returns the font with all digits in one width, where it supports that.
  public func monospacedDigit() -> Font { modified(.monospacedDigit) }
  /// Returns the font with lines closer together or further apart.
  public func leading(_ leading: Font.Leading) -> Font { modified(.leading(leading)) }
  /// Returns the font at a size in points; a negative or infinite size is 0. The leading of a text style
  /// stays.
  public func pointSize(_ size: CGFloat) -> Font { modified(.pointSize(size)) }
  /// Returns the font with its size and leading multiplied; a negative or infinite factor is 0.
  public func scaled(by factor: CGFloat) -> Font { modified(.scale(factor)) }

  /// Returns the font with small capitals for all letters, as `lowercaseSmallCaps` and `uppercaseSmallCaps` together.
  /// If the font has none, smaller capitals replace them.
  public func smallCaps() -> Font { smallCaps(true) }
  /// Returns the font with or without small capitals for all letters.
  public func smallCaps(_ isActive: Bool) -> Font {
    modified(.smallCaps(lowercase: isActive, uppercase: isActive))
  }
  /// Returns the font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font { lowercaseSmallCaps(true) }
  /// Returns the font with or without small capitals for lowercase letters.
  public func lowercaseSmallCaps(_ isActive: Bool) -> Font {
    modified(.smallCaps(lowercase: isActive, uppercase: nil))
  }
  /// Returns the font with small capitals for uppercase letters.
  public func uppercaseSmallCaps() -> Font { uppercaseSmallCaps(true) }
  /// Returns the font with or without small capitals for uppercase letters.
  public func uppercaseSmallCaps(_ isActive: Bool) -> Font {
    modified(.smallCaps(lowercase: nil, uppercase: isActive))
  }
}

extension Font {
  /// A role of text, with a size and a line pitch for each Dynamic Type size.
  public enum TextStyle: CaseIterable, Codable, Hashable, Sendable {
    /// The largest titles: 36 points, bold, at the default Dynamic Type size.
    case extraLargeTitle
    /// Very large titles: 28 points, bold, at the default Dynamic Type size.
    case extraLargeTitle2
    /// Large titles: 34 points at the default Dynamic Type size.
    case largeTitle
    /// Titles: 28 points at the default Dynamic Type size.
    case title
    /// Titles of the second level: 22 points at the default Dynamic Type size.
    case title2
    /// Titles of the third level: 20 points at the default Dynamic Type size.
    case title3
    /// Headings: 17 points, semibold, at the default Dynamic Type size.
    case headline
    /// Lesser headings: 15 points at the default Dynamic Type size.
    case subheadline
    /// Body text: 17 points at the default Dynamic Type size.
    case body
    /// Callouts: 16 points at the default Dynamic Type size.
    case callout
    /// Footnotes: 13 points at the default Dynamic Type size.
    case footnote
    /// Captions: 12 points at the default Dynamic Type size.
    case caption
    /// Lesser captions: 11 points at the default Dynamic Type size.
    case caption2
  }

  /// A design of the system font.
  public enum Design: Hashable, Sendable {
    /// The sans-serif design; the default.
    case `default`
    /// The design with serifs.
    case serif
    /// The design with round ends of strokes.
    case rounded
    /// The design with all characters in one width.
    case monospaced
  }

  /// The distance between the lines of a font.
  public enum Leading: Hashable, Sendable {
    /// The distance of the text style; the default. It doesn't undo an earlier `tight` or `loose`.
    case standard
    /// Lines 2 points closer together; the number is ours.
    case tight
    /// Lines 2 points further apart; the number is ours.
    case loose
  }

  /// The thickness of a font's strokes.
  @frozen public struct Weight: Hashable, Sendable {
    /// As in CSS and OpenType: 400 is regular.
    let value: Int

    /// The weight 100 of OpenType.
    public static let ultraLight = Weight(value: 100)
    /// The weight 200 of OpenType.
    public static let thin = Weight(value: 200)
    /// The weight 300 of OpenType.
    public static let light = Weight(value: 300)
    /// The weight 400 of OpenType; the default of most text styles.
    public static let regular = Weight(value: 400)
    /// The weight 500 of OpenType.
    public static let medium = Weight(value: 500)
    /// The weight 600 of OpenType.
    public static let semibold = Weight(value: 600)
    /// The weight 700 of OpenType.
    public static let bold = Weight(value: 700)
    /// The weight 800 of OpenType.
    public static let heavy = Weight(value: 800)
    /// The weight 900 of OpenType.
    public static let black = Weight(value: 900)
  }

  /// The width of a font's letters.
  public struct Width: Hashable, Sendable {
    /// The width relative to the standard one: 0 is standard, and negative values are narrower.
    public var value: CGFloat

    /// Creates a width from its value; 0 is standard, and negative values are narrower.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest width, −0.4.
    public static let compressed = Width(-0.4)
    /// A narrow width, −0.2.
    public static let condensed = Width(-0.2)
    /// The standard width, 0; the default.
    public static let standard = Width(0)
    /// A wide width, 0.2.
    public static let expanded = Width(0.2)
  }
}
