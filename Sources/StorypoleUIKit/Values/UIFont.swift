// SPDX-License-Identifier: Apache-2.0
import Storypole
internal import StorypoleCairo

/// A UIKit font, with a size in points.
///
/// `Font(UIFont.systemFont(ofSize: 20))` is the same font in SwiftUI. Every font has the metrics of Apple's
/// system font: (1950, 494, 1443, 1078) of 2048 units for ascender, descender, capitals and lowercase letters.
open class UIFont: NSObject, @unchecked Sendable {
  let font: Font
  /// The size in points.
  public let pointSize: CGFloat
  let name: String?
  let weight: Weight

  init(_ font: Font, size: CGFloat, name: String? = nil, weight: Weight = .regular) {
    self.font = font
    pointSize = size
    self.name = name
    self.weight = weight
  }

  /// Creates a font with its name. With an unknown name, the system font is drawn, where UIKit returns nil here.
  public convenience init?(name: String, size: CGFloat) {
    if name.isEmpty { return nil }
    self.init(.custom(name, fixedSize: Self.size(size)), size: Self.size(size), name: name)
  }

  /// Creates a font from a descriptor; a size of 0 uses the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let font = descriptor.font
    let size = size > 0 ? size : font.pointSize
    self.init(font.font.pointSize(size), size: size, name: font.name, weight: font.weight)
  }

  // UIKit uses 12 points if the size is 0 or negative.
  private static func size(_ size: CGFloat) -> CGFloat { size > 0 && size.isFinite ? size : 12 }

  /// The system font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system font with a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    let size = size(fontSize)
    return UIFont(.system(size: size, weight: weight.value), size: size, weight: weight)
  }

  /// The system font with a weight and a width.
  open class func systemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width
  ) -> UIFont {
    let size = size(fontSize)
    return UIFont(
      .system(size: size, weight: weight.value).width(Font.Width(width.rawValue)), size: size,
      weight: weight)
  }

  /// The system font in bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    // UIKit's bold system font is semibold: Apple's documentation of `boldSystemFont` gives no weight; the
    // description of the returned font does.
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// The system font with slanted letters.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    let size = size(fontSize)
    return UIFont(.system(size: size).italic(), size: size)
  }

  /// The system font in its monospaced design.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    let size = size(fontSize)
    return UIFont(
      .system(size: size, weight: weight.value, design: .monospaced), size: size, weight: weight)
  }

  /// The system font with digits of equal width.
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    let size = size(fontSize)
    return UIFont(
      .system(size: size, weight: weight.value).monospacedDigit(), size: size, weight: weight)
  }

  /// The font of a text style, in the Dynamic Type size of the views last shown on this thread.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style, in the Dynamic Type size of the traits.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    let environment = traits?.environment ?? Surroundings.current.environment
    let font = Font.system(style.value)
    let resolved = font.resolve(in: environment.fontResolutionContext)
    return UIFont(
      .system(size: resolved.pointSize, weight: resolved.weight), size: resolved.pointSize,
      weight: resolved.isBold ? .semibold : .regular)
  }

  /// The names of the installed families, sorted.
  open class var familyNames: [String] { PangoTextEngine.installedFamilies.keys.sorted() }
  /// The names of the fonts of an installed family, sorted; empty for another.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    PangoTextEngine.installedFamilies[familyName]?.sorted() ?? []
  }

  /// The size of button titles: 18 points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of labels: 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of small text: 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of the system font: 14 points.
  open class var systemFontSize: CGFloat { 14 }

  /// Returns the font at another size in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    let size = Self.size(fontSize)
    return UIFont(font.pointSize(size), size: size, name: name, weight: weight)
  }

  /// The name of the font, or of Apple's system font.
  open var fontName: String { name ?? ".SFUI-Regular" }
  /// The name of the font, or of Apple's system font.
  open var familyName: String { name ?? ".AppleSystemUIFont" }
  /// The height of a line from the ascender to the descender.
  open var lineHeight: CGFloat { ascender - descender }
  /// The distance of the top of a line from its baseline.
  open var ascender: CGFloat { pointSize * 1950 / 2048 }
  /// The offset of the bottom of a line from its baseline, below 0.
  open var descender: CGFloat { -pointSize * 494 / 2048 }
  /// The height of capitals.
  open var capHeight: CGFloat { pointSize * 1443 / 2048 }
  /// The height of lowercase letters.
  open var xHeight: CGFloat { pointSize * 1078 / 2048 }
  /// The space between two lines: 0.
  open var leading: CGFloat { 0 }
  /// The description of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont).map { $0.font == font } ?? false
  }

  open override var hash: Int { font.hashValue }
}

extension UIFont {
  /// The weight of a font, from −1 to 1.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// −0.8 for the thinnest, 0 for regular, 0.62 for the thickest.
    public let rawValue: CGFloat
    /// Creates a weight; the nearest named one is drawn.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight; the nearest named one is drawn.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    // The values of UIKit's constants.

    /// −0.8.
    public static let ultraLight = Weight(-0.8)
    /// −0.6.
    public static let thin = Weight(-0.6)
    /// −0.4.
    public static let light = Weight(-0.4)
    /// 0.
    public static let regular = Weight(0)
    /// 0.23.
    public static let medium = Weight(0.23)
    /// 0.3.
    public static let semibold = Weight(0.3)
    /// 0.4.
    public static let bold = Weight(0.4)
    /// 0.56.
    public static let heavy = Weight(0.56)
    /// 0.62.
    public static let black = Weight(0.62)

    var value: Font.Weight {
      let all: [(Weight, Font.Weight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
        (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
        (.black, .black),
      ]
      return all.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }!.1
    }
  }

  /// The width of a font's letters.
  public struct Width: Hashable, RawRepresentable, Sendable {
    /// 0 is standard; negative values are narrower.
    public let rawValue: CGFloat
    /// Creates a width.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The narrowest width, −0.4.
    public static let compressed = Width(rawValue: -0.4)
    /// A narrow width, −0.2.
    public static let condensed = Width(rawValue: -0.2)
    /// The standard width, 0.
    public static let standard = Width(rawValue: 0)
    /// A wide width, 0.2.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// A role of text, with a font size for each Dynamic Type size.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// UIKit's name of the style.
    public let rawValue: String
    /// Creates a style with UIKit's name; an unknown one is body text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Large titles, `UICTFontTextStyleTitle0`.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Titles, `UICTFontTextStyleTitle1`.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Titles of the second level, `UICTFontTextStyleTitle2`.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Titles of the third level, `UICTFontTextStyleTitle3`.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings, `UICTFontTextStyleHeadline`.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Lesser headings, `UICTFontTextStyleSubhead`.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Body text, `UICTFontTextStyleBody`.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts, `UICTFontTextStyleCallout`.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes, `UICTFontTextStyleFootnote`.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions, `UICTFontTextStyleCaption1`.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Lesser captions, `UICTFontTextStyleCaption2`.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    var value: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      default: .body
      }
    }
  }
}

extension Font {
  /// Creates a font from a UIKit font. Its size doesn't follow Dynamic Type.
  public init(_ font: UIFont) { self = font.font }
}
