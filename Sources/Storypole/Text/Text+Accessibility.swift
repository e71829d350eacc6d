// SPDX-License-Identifier: Apache-2.0
/// The kind of content of a text, for people who listen to it. No type has an effect here, because nothing
/// reads texts aloud.
public struct AccessibilityTextContentType: Sendable {
  private let name: String

  /// Text of no special kind.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Output or input of a console.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names and paths of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages of a conversation.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// Prose, such as a book or an article.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source code of a program.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Cells of a spreadsheet.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document in a word processor.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

// Speech has no effect on a picture.
extension Text {
  /// Sets the pitch of the spoken text. Accepted; has no effect here, because nothing reads texts aloud.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// Speaks punctuation marks. Accepted; has no effect here, because nothing reads texts aloud.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// Queues announcements behind current speech. Accepted; has no effect here, because nothing reads texts
  /// aloud.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  /// Spells the text out. Accepted; has no effect here, because nothing reads texts aloud.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// Marks the text as a heading. Accepted; has no effect here, because nothing reads texts aloud.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
  /// Labels this part of a text by a text. Accepted; has no effect here, because nothing reads texts aloud.
  public func accessibilityLabel(_ label: Text) -> Text { self }
  /// Labels this part of a text by a localized string. Accepted; has no effect here, because nothing reads
  /// texts aloud.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }
  /// Labels this part of a text by a localized resource. Accepted; has no effect here, because nothing reads
  /// texts aloud.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> Text { self }
  /// Labels this part of a text by a string. Accepted; has no effect here, because nothing reads texts aloud.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }
  /// Sets the kind of content. Accepted; has no effect here, because nothing reads texts aloud.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}
