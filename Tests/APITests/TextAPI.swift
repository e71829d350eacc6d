// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI
import Testing

private struct Mark: TextAttribute {
  let number: Int
}

@Suite struct TextAPI {
  private let date = Date(timeIntervalSince1970: 0)

  @Test func types() {
    // api: Text
    let _: any (Equatable & Sendable & View).Type = Text.self
    // api: Text.AlignmentStrategy; Text.Case; Text.LineStyle; Text.Scale; Text.TruncationMode
    // api: Text.WritingDirectionStrategy
    let _: any (Hashable & Sendable).Type = Text.AlignmentStrategy.self
    let _: any (Hashable & Sendable).Type = Text.Case.self
    let _: any (Hashable & Sendable).Type = Text.LineStyle.self
    let _: any (Hashable & Sendable).Type = Text.Scale.self
    let _: any (Hashable & Sendable).Type = Text.TruncationMode.self
    let _: any (Hashable & Sendable).Type = Text.WritingDirectionStrategy.self
    // api: Text.DateStyle
    let _: any (Codable & Equatable & Sendable).Type = Text.DateStyle.self
  }

  @Test func strings() {
    // api: Text.init(_:tableName:bundle:comment:); Text.init(verbatim:)
    let _: Text = Text("key", tableName: "Table", bundle: .main, comment: "For translators")
    let _: Text = Text(verbatim: "as it is")
    // api: Text.init(_:) | StringProtocol; Text.init(_:) | AttributedString
    // api: Text.init(_:) | LocalizedStringResource; Text.init(_:) | Image
    let _: Text = Text("a string".dropFirst(2))
    let _: Text = Text(AttributedString("attributed"))
    let _: Text = Text(LocalizedStringResource("key"))
    let _: Text = Text(Image(systemName: "star"))
    // api: Text.+(_:_:)
    #expect(Text("a") + Text("b") == Text("a") + Text("b"))
    #expect(Text("a") != Text("b"))
  }

  @Test func values() {
    // api: Text.init(_:) | ClosedRange<Date>; Text.init(_:) | DateInterval
    let _: Text = Text(date...date.addingTimeInterval(60))
    let _: Text = Text(DateInterval(start: date, duration: 60))
    // api: Text.init(_:style:); Text.init(timerInterval:pauseTime:countsDown:showsHours:)
    let _: Text = Text(date, style: .date)
    let _: Text = Text(
      timerInterval: date...date.addingTimeInterval(60), pauseTime: date, countsDown: false,
      showsHours: false)
    // api: Text.init(_:format:) | Equatable, F.FormatOutput == String
    let _: Text = Text(0.5, format: .percent)
    // api: Text.init(_:format:) | Equatable, F.FormatOutput == AttributedString
    let _: Text = Text(date, format: Date.FormatStyle(date: .long, time: .omitted).attributedStyle)
    // api: Text.init(_:format:) | DiscreteFormatStyle, F.FormatOutput == String
    // api: Text.init(_:format:) | DiscreteFormatStyle, F.FormatOutput == AttributedString
    let _: Text = Text(.currentDate, format: Words())
    let _: Text = Text(.currentDate, format: AttributedWords())
    // api: Text.init(_:formatter:) | where Subject : NSObject
    // api: Text.init(_:formatter:) | ReferenceConvertible
    let _: Text = Text(NSNumber(value: 2), formatter: NumberFormatter())
    let _: Text = Text(date, formatter: DateFormatter())
    // api: Text.DateStyle.date; Text.DateStyle.offset; Text.DateStyle.relative
    // api: Text.DateStyle.time; Text.DateStyle.timer
    let styles: [Text.DateStyle] = [.date, .offset, .relative, .time, .timer]
    #expect(styles.count { $0 == .timer } == 1)
  }

  @Test func modifiers() {
    let text = Text("text")
    // api: Text.bold(); Text.bold(_:); Text.italic(); Text.italic(_:); Text.monospaced(_:)
    // api: Text.monospacedDigit()
    let _: [Text] = [text.bold(), text.bold(false), text.italic(), text.italic(false)]
    let _: [Text] = [text.monospaced(), text.monospaced(false), text.monospacedDigit()]
    // api: Text.font(_:); Text.fontDesign(_:); Text.fontWeight(_:); Text.fontWidth(_:)
    let _: [Text] = [text.font(.title), text.font(nil), text.fontDesign(.serif)]
    let _: [Text] = [text.fontWeight(.thin), text.fontWidth(.condensed)]
    // api: Text.baselineOffset(_:); Text.foregroundColor(_:); Text.foregroundStyle(_:)
    // api: Text.kerning(_:); Text.textScale(_:isEnabled:); Text.tracking(_:)
    let _: [Text] = [text.foregroundColor(.red), text.foregroundStyle(.tint)]
    let _: [Text] = [text.baselineOffset(2), text.kerning(1), text.tracking(1)]
    let _: Text = text.textScale(.secondary, isEnabled: false)
    // api: Text.strikethrough(_:color:); Text.strikethrough(_:pattern:color:)
    // api: Text.underline(_:color:); Text.underline(_:pattern:color:)
    let _: [Text] = [text.strikethrough(), text.strikethrough(pattern: .dot, color: .red)]
    let _: [Text] = [text.underline(false, color: .red), text.underline(pattern: .dash)]
    // api: Text.customAttribute(_:); Text.textVariant(_:)
    let _: Text = text.customAttribute(Mark(number: 1))
    isView(text.textVariant(.sizeDependent))
    // api: Text.speechAdjustedPitch(_:); Text.speechAlwaysIncludesPunctuation(_:)
    // api: Text.speechAnnouncementsQueued(_:); Text.speechSpellsOutCharacters(_:)
    let _: Text = text.speechAdjustedPitch(0.5).speechAlwaysIncludesPunctuation()
    let _: Text = text.speechAnnouncementsQueued().speechSpellsOutCharacters()
    // api: Text.accessibilityHeading(_:); Text.accessibilityTextContentType(_:)
    let _: Text = text.accessibilityHeading(.h1).accessibilityTextContentType(.narrative)
    // api: Text.accessibilityLabel(_:) | label: Text
    // api: Text.accessibilityLabel(_:) | LocalizedStringKey
    // api: Text.accessibilityLabel(_:) | StringProtocol
    // api: Text.accessibilityLabel(_:) | LocalizedStringResource
    let _: Text = text.accessibilityLabel(Text("label")).accessibilityLabel("key")
    let _: Text = text.accessibilityLabel("a string".dropFirst(2))
    let _: Text = text.accessibilityLabel(LocalizedStringResource("key"))
  }

  @Test func choices() {
    // api: Text.AlignmentStrategy.default; Text.AlignmentStrategy.layoutBased
    // api: Text.AlignmentStrategy.writingDirectionBased
    #expect(Text.AlignmentStrategy.layoutBased != .writingDirectionBased)
    let _: Text.AlignmentStrategy = .default
    // api: Text.WritingDirectionStrategy.contentBased; Text.WritingDirectionStrategy.default
    // api: Text.WritingDirectionStrategy.layoutBased
    #expect(Text.WritingDirectionStrategy.layoutBased != .contentBased)
    let _: Text.WritingDirectionStrategy = .default
    // api: Text.Case.lowercase; Text.Case.uppercase; Text.Scale.default; Text.Scale.secondary
    #expect(Text.Case.lowercase != .uppercase)
    #expect(Text.Scale.secondary != .default)
    // api: Text.TruncationMode.head; Text.TruncationMode.middle; Text.TruncationMode.tail
    #expect(Set<Text.TruncationMode>([.head, .middle, .tail]).count == 3)
    // api: Text.LineStyle.Pattern; Text.LineStyle.init(pattern:color:); Text.LineStyle.single
    // api: Text.LineStyle.Pattern.dash; Text.LineStyle.Pattern.dashDot
    // api: Text.LineStyle.Pattern.dashDotDot; Text.LineStyle.Pattern.dot
    // api: Text.LineStyle.Pattern.solid
    let _: any Sendable.Type = Text.LineStyle.Pattern.self
    let lines: Set<Text.LineStyle> = [
      .single, Text.LineStyle(pattern: .dash), Text.LineStyle(pattern: .dashDot),
      Text.LineStyle(pattern: .dashDotDot), Text.LineStyle(pattern: .dot, color: .red),
    ]
    #expect(lines.count == 5)
    #expect(Text.LineStyle(pattern: .solid) == .single)
  }
}
