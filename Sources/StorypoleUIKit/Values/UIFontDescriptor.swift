// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The description of a font, for creating a variation.
public final class UIFontDescriptor: NSObject, @unchecked Sendable {
  let font: UIFont

  init(_ font: UIFont) { self.font = font }

  /// A design of the system font.
  public struct SystemDesign: Hashable, Sendable {
    let value: Font.Design
    /// The sans-serif design.
    public static let `default` = SystemDesign(value: .default)
    /// The design with round ends of strokes.
    public static let rounded = SystemDesign(value: .rounded)
    /// The design with serifs.
    public static let serif = SystemDesign(value: .serif)
    /// The design with characters of equal width.
    public static let monospaced = SystemDesign(value: .monospaced)
  }

  /// Properties of a font's letters.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt32
    /// Creates a set from its bits; those without a name are kept.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted letters; the raw value is 1.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold letters; the raw value is 2.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Characters of equal width; the raw value is 1024.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  /// The description of the font of a text style.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The size in points.
  public var pointSize: CGFloat { font.pointSize }

  /// Returns the descriptor with another design; nil for a named font, which has no designs.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard font.name == nil else { return nil }
    let designed = Font.system(
      size: font.pointSize, weight: font.weight.value, design: design.value)
    return UIFontDescriptor(UIFont(designed, size: font.pointSize, weight: font.weight))
  }

  /// Returns the descriptor with these traits in place of its own.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var changed = font.font
    if traits.contains(.traitBold) { changed = changed.weight(.bold) }
    if traits.contains(.traitItalic) { changed = changed.italic() }
    if traits.contains(.traitMonoSpace) { changed = changed.monospaced() }
    let weight = traits.contains(.traitBold) ? UIFont.Weight.bold : font.weight
    return UIFontDescriptor(
      UIFont(changed, size: font.pointSize, name: font.name, weight: weight))
  }

  /// Returns the descriptor with another size in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    font.withSize(newPointSize).fontDescriptor
  }
}

/// Scales lengths and fonts with the Dynamic Type size of a text style.
public final class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// Returns a length scaled like the style in the views last shown on this thread.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    let font = Font.system(style.value)
    let now = font.resolve(in: Surroundings.current.environment.fontResolutionContext).pointSize
    let usual = font.resolve(in: EnvironmentValues().fontResolutionContext).pointSize
    return value * now / usual
  }

  /// Returns a font scaled like the style.
  public func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }
}
