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
  /// Makes the text a heading of a level for assistive technologies. Of a joined text, the whole is the heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    styled(.heading(level))
  }
  /// Sets the words that assistive technologies use for this part of a text.
  public func accessibilityLabel(_ label: Text) -> Text { styled(.label(label)) }
  /// Sets the localized words that assistive technologies use for this part of a text.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    styled(.label(Text(labelKey)))
  }
  /// Sets a localized resource that assistive technologies use for this part of a text.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> Text {
    styled(.label(Text(label)))
  }
  /// Sets the string that assistive technologies use for this part of a text.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    styled(.label(Text(label)))
  }
  /// Sets the kind of content. Accepted; has no effect here, because nothing reads texts aloud.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}

extension Text {
  /// Whether the words or the role differ from the visible characters.
  private var differsInSpeech: Bool {
    if styles.contains(where: \.isSpoken) { return true }
    switch content {
    case .image: return true
    case .joined(let first, let second): return first.differsInSpeech || second.differsInSpeech
    default: return false
    }
  }

  /// The words for assistive technologies; nil if they are the visible characters.
  func ownWords(in environment: EnvironmentValues, _ host: ViewHost) -> String? {
    differsInSpeech ? spoken(in: environment, host) : nil
  }

  /// The words for assistive technologies.
  package func spoken(in environment: EnvironmentValues, _ host: ViewHost) -> String {
    for case .label(let label) in styles { return label.spoken(in: environment, host) }
    switch content {
    case .joined(let first, let second):
      return first.spoken(in: environment, host) + second.spoken(in: environment, host)
    case .image(let image): return image.label?.words.spoken(in: environment, host.space) ?? ""
    default:
      var plain = self
      plain.styles.removeAll(where: \.isSpoken)
      return ResolvedText(plain, in: environment, host: host).string
    }
  }

  /// The level of the heading; nil if the text is none.
  var headingLevel: AccessibilityHeadingLevel? {
    for case .heading(let level) in styles { return level }
    guard case .joined(let first, let second) = content else { return nil }
    return first.headingLevel ?? second.headingLevel
  }
}

extension TextStyle {
  fileprivate var isSpoken: Bool {
    switch self {
    case .label, .heading: true
    default: false
    }
  }
}

extension Text: SpokenWords {
  package func spoken(in environment: EnvironmentValues, _ space: LayoutSpace) -> String {
    spoken(in: environment, space.host!)
  }
  package func isEqual(to other: any SpokenWords) -> Bool { other as? Text == self }
}
