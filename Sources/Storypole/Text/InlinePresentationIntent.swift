// SPDX-License-Identifier: Apache-2.0
/// The Markdown meaning of a part of a line. Foundation has this type on Apple's systems only.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The bits of the intents.
  public var rawValue: UInt
  /// Creates intents from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis, drawn italic; the raw value is 1.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strong emphasis, drawn bold; the raw value is 2.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code, drawn monospaced; the raw value is 4.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Deleted text, drawn with a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// The end of a line in the source, which is a space in the text.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line break in the source; the raw value is 128.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// HTML within a line, which stays as written.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// A block of HTML, which stays as written.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes.FoundationAttributes {
  /// The key of a run's intents.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    /// The name of the attribute in descriptions and encodings of a string.
    public static let name = "NSInlinePresentationIntent"
  }

  /// The intents of a run, for key paths. Reading the value itself crashes.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    fatalError("names a type in key paths and has no value")
  }
}
