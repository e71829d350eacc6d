// SPDX-License-Identifier: Apache-2.0
/// A font as it is asked for; what it comes to depends on the environment.
///
/// *How it resolves.* A text style has a size and a line pitch for each Dynamic Type size; a font
/// with a size of its own keeps it. Modifiers such as `bold()` apply in the order they were written,
/// those of the environment (`View.bold()`) last.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle, design: Design?, weight: Weight?)
    case size(CGFloat, weight: Weight?, design: Design?)
    /// `style` makes the size follow Dynamic Type as that style does.
    case named(String, size: CGFloat, style: TextStyle?)
  }

  enum Modifier: Hashable, Sendable {
    case weight(Weight?)
    case bold(Bool)
    case italic(Bool)
    case width(Width?)
    case design(Design?)
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

  public static let extraLargeTitle = style(.extraLargeTitle)
  public static let extraLargeTitle2 = style(.extraLargeTitle2)
  public static let largeTitle = style(.largeTitle)
  public static let title = style(.title)
  public static let title2 = style(.title2)
  public static let title3 = style(.title3)
  public static let headline = style(.headline)
  public static let subheadline = style(.subheadline)
  public static let body = style(.body)
  public static let callout = style(.callout)
  public static let footnote = style(.footnote)
  public static let caption = style(.caption)
  public static let caption2 = style(.caption2)
  /// The font of a text that nobody gives one.
  public static var `default`: Font { .body }

  public static func system(
    _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
  ) -> Font {
    Font(.style(style, design: design, weight: weight))
  }

  @_disfavoredOverload
  public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font {
    Font(.style(style, design: design, weight: nil))
  }

  public static func system(
    size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
  ) -> Font {
    Font(.size(size, weight: weight, design: design))
  }

  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default
  ) -> Font {
    Font(.size(size, weight: weight, design: design))
  }

  /// A font by its name, at a size that follows Dynamic Type as body text does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.named(name, size: size, style: .body))
  }

  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle
  ) -> Font {
    Font(.named(name, size: size, style: textStyle))
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.named(name, size: fixedSize, style: nil))
  }
}

extension Font {
  public func bold() -> Font { modified(.bold(true)) }
  public func bold(_ isActive: Bool) -> Font { modified(.bold(isActive)) }
  public func italic() -> Font { modified(.italic(true)) }
  public func italic(_ isActive: Bool) -> Font { modified(.italic(isActive)) }
  public func weight(_ weight: Font.Weight) -> Font { modified(.weight(weight)) }
  public func width(_ width: Font.Width) -> Font { modified(.width(width)) }
  public func monospaced() -> Font { modified(.monospaced(true)) }
  public func monospaced(_ isActive: Bool) -> Font { modified(.monospaced(isActive)) }
  public func monospacedDigit() -> Font { modified(.monospacedDigit) }
  public func leading(_ leading: Font.Leading) -> Font { modified(.leading(leading)) }
  public func pointSize(_ size: CGFloat) -> Font { modified(.pointSize(size)) }
  public func scaled(by factor: CGFloat) -> Font { modified(.scale(factor)) }

  /// Small capitals for all letters, as `lowercaseSmallCaps` and `uppercaseSmallCaps` together. Where
  /// the font has none, capitals are drawn smaller.
  public func smallCaps() -> Font { smallCaps(true) }
  public func smallCaps(_ isActive: Bool) -> Font {
    modified(.smallCaps(lowercase: isActive, uppercase: isActive))
  }
  public func lowercaseSmallCaps() -> Font { lowercaseSmallCaps(true) }
  public func lowercaseSmallCaps(_ isActive: Bool) -> Font {
    modified(.smallCaps(lowercase: isActive, uppercase: nil))
  }
  public func uppercaseSmallCaps() -> Font { uppercaseSmallCaps(true) }
  public func uppercaseSmallCaps(_ isActive: Bool) -> Font {
    modified(.smallCaps(lowercase: nil, uppercase: isActive))
  }
}

extension Font {
  public enum TextStyle: CaseIterable, Codable, Hashable, Sendable {
    case extraLargeTitle
    case extraLargeTitle2
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
  }

  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  public enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose
  }

  @frozen public struct Weight: Hashable, Sendable {
    /// As in CSS and OpenType: 400 is regular.
    let value: Int

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  public struct Width: Hashable, Sendable {
    /// 0 is standard, less is narrower.
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
}
