// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

@Suite struct FontAPI {
  @Test func types() {
    // api: Font
    let _: any (Hashable & Sendable).Type = Font.self
    // api: Font.Context
    let _: any (CustomDebugStringConvertible & Hashable & Sendable).Type = Font.Context.self
    // api: Font.Design; Font.Leading; Font.Resolved
    let _: any (Hashable & Sendable).Type = Font.Design.self
    let _: any (Hashable & Sendable).Type = Font.Leading.self
    let _: any (Hashable & Sendable).Type = Font.Resolved.self
    // api: Font.TextStyle
    let _: any (CaseIterable & Codable & Hashable & Sendable).Type = Font.TextStyle.self
    // api: Font.Weight; Font.Width
    let _: any (Hashable & Sendable).Type = Font.Weight.self
    let _: any (Hashable & Sendable).Type = Font.Width.self
  }

  /// Documented: sizes of the styles at large (Human Interface Guidelines, iOS). Those of the two
  /// extra large titles are of visionOS.
  @Test func styles() {
    // api: Font.body; Font.callout; Font.caption; Font.caption2; Font.default
    // api: Font.extraLargeTitle; Font.extraLargeTitle2; Font.footnote; Font.headline
    // api: Font.largeTitle; Font.subheadline; Font.title; Font.title2; Font.title3
    let sizes: [(Font, CGFloat)] = [
      (.default, 17), (.body, 17), (.callout, 16), (.caption, 12), (.caption2, 11), (.footnote, 13),
      (.headline, 17), (.largeTitle, 34), (.subheadline, 15), (.title, 28), (.title2, 22),
      (.title3, 20), (.extraLargeTitle, 36), (.extraLargeTitle2, 28),
    ]
    let context = EnvironmentValues().fontResolutionContext
    for (font, size) in sizes { #expect(font.resolve(in: context).pointSize == size) }
    // api: Font.TextStyle.allCases; Font.TextStyle.body; Font.TextStyle.callout
    // api: Font.TextStyle.caption; Font.TextStyle.caption2; Font.TextStyle.extraLargeTitle
    // api: Font.TextStyle.extraLargeTitle2; Font.TextStyle.footnote; Font.TextStyle.headline
    // api: Font.TextStyle.largeTitle; Font.TextStyle.subheadline; Font.TextStyle.title
    // api: Font.TextStyle.title2; Font.TextStyle.title3
    let styles: [Font.TextStyle] = [
      .body, .callout, .caption, .caption2, .extraLargeTitle, .extraLargeTitle2, .footnote,
      .headline, .largeTitle, .subheadline, .title, .title2, .title3,
    ]
    #expect(Set(Font.TextStyle.allCases) == Set(styles))
    // api: Font.system(_:design:)
    let _: Font = .system(.body, design: .serif as Font.Design)
    // api: Font.system(_:design:weight:)
    #expect(Font.system(.title, weight: .thin).resolve(in: context).weight == .thin)
  }

  @Test func sizes() {
    let context = EnvironmentValues().fontResolutionContext
    // api: Font.system(size:weight:design:) | Font.Weight = .regular
    // api: Font.system(size:weight:design:) | Font.Weight? = nil
    let plain: Font = .system(
      size: 20, weight: .bold as Font.Weight, design: .rounded as Font.Design)
    #expect(plain.resolve(in: context).weight == .bold)
    let optional: Font = .system(
      size: 20, weight: nil as Font.Weight?, design: nil as Font.Design?)
    #expect(optional.resolve(in: context).pointSize == 20)
    // api: Font.custom(_:fixedSize:); Font.custom(_:size:); Font.custom(_:size:relativeTo:)
    let custom: [Font] = [
      .custom("Inter", size: 20), .custom("Inter", size: 20, relativeTo: .title),
      .custom("Inter", fixedSize: 20),
    ]
    for font in custom { #expect(font.resolve(in: context).pointSize == 20) }
    // api: Font.pointSize(_:); Font.scaled(by:)
    #expect(Font.body.pointSize(30).resolve(in: context).pointSize == 30)
    #expect(Font.body.scaled(by: 2).resolve(in: context).pointSize == 34)
  }

  @Test func modifiers() {
    // api: EnvironmentValues.fontResolutionContext; Font.resolve(in:)
    let context = EnvironmentValues().fontResolutionContext
    func resolved(_ font: Font) -> Font.Resolved { font.resolve(in: context) }
    // api: Font.bold(); Font.bold(_:); Font.italic(); Font.italic(_:); Font.leading(_:)
    // api: Font.weight(_:); Font.width(_:); Font.Resolved.isBold; Font.Resolved.isItalic
    // api: Font.Resolved.leading; Font.Resolved.pointSize; Font.Resolved.weight
    // api: Font.Resolved.width
    #expect(resolved(.body.bold()).isBold)
    #expect(!resolved(.body.bold().bold(false)).isBold)
    #expect(resolved(.body.italic()).isItalic)
    #expect(!resolved(.body.italic().italic(false)).isItalic)
    #expect(resolved(.body.weight(.heavy)).weight == .heavy)
    #expect(abs(resolved(.body.width(.condensed)).width.value - Font.Width.condensed.value) < 1e-9)
    #expect(resolved(.body.leading(.loose)).leading == .loose)
    #expect(resolved(.body).pointSize == 17)
    // api: Font.monospaced(); Font.monospaced(_:); Font.monospacedDigit()
    // api: Font.Resolved.isMonospaced
    #expect(resolved(.body.monospaced()).isMonospaced)
    #expect(!resolved(.body.monospaced(false)).isMonospaced)
    #expect(!resolved(.body.monospacedDigit()).isMonospaced)
    // api: Font.lowercaseSmallCaps(); Font.lowercaseSmallCaps(_:); Font.smallCaps()
    // api: Font.uppercaseSmallCaps(); Font.uppercaseSmallCaps(_:)
    // api: Font.Resolved.isLowercaseSmallCaps; Font.Resolved.isSmallCaps
    // api: Font.Resolved.isUppercaseSmallCaps
    #expect(resolved(.body.smallCaps()).isSmallCaps)
    #expect(!resolved(.body.smallCaps(false)).isSmallCaps)
    #expect(resolved(.body.lowercaseSmallCaps()).isLowercaseSmallCaps)
    #expect(!resolved(.body.lowercaseSmallCaps(false)).isLowercaseSmallCaps)
    #expect(resolved(.body.uppercaseSmallCaps()).isUppercaseSmallCaps)
    #expect(!resolved(.body.uppercaseSmallCaps(false)).isUppercaseSmallCaps)
  }

  @Test func values() {
    // api: Font.Design.default; Font.Design.monospaced; Font.Design.rounded; Font.Design.serif
    // api: Font.Leading.loose; Font.Leading.standard; Font.Leading.tight
    #expect(Set<Font.Design>([.default, .monospaced, .rounded, .serif]).count == 4)
    #expect(Set<Font.Leading>([.loose, .standard, .tight]).count == 3)
    // api: Font.Weight.black; Font.Weight.bold; Font.Weight.heavy; Font.Weight.light
    // api: Font.Weight.medium; Font.Weight.regular; Font.Weight.semibold; Font.Weight.thin
    // api: Font.Weight.ultraLight
    let weights: Set<Font.Weight> = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.count == 9)
    // api: Font.Width.init(_:); Font.Width.compressed; Font.Width.condensed; Font.Width.expanded
    // api: Font.Width.standard; Font.Width.value
    let widths: [Font.Width] = [.compressed, .condensed, .standard, .expanded]
    #expect(widths.map(\.value).sorted() == widths.map(\.value))
    #expect(Font.Width(0.3).value == 0.3)
  }

  @Test func environment() {
    var environment = EnvironmentValues()
    // api: EnvironmentValues.calendar; EnvironmentValues.font; EnvironmentValues.legibilityWeight
    // api: EnvironmentValues.locale; EnvironmentValues.redactionReasons
    // api: EnvironmentValues.timeZone
    #expect(environment.font == nil)
    environment.font = .title
    #expect(environment.font == .title)
    environment.legibilityWeight = .bold
    #expect(environment.legibilityWeight == .bold)
    environment.locale = Locale(identifier: "de_CH")
    #expect(environment.locale.identifier == "de_CH")
    environment.calendar = Calendar(identifier: .buddhist)
    #expect(environment.calendar.identifier == .buddhist)
    environment.timeZone = .gmt
    #expect(environment.timeZone == .gmt)
    environment.redactionReasons = .placeholder
    #expect(environment.redactionReasons == .placeholder)
    // api: RedactionReasons
    let _: any (OptionSet & Sendable).Type = RedactionReasons.self
    // api: RedactionReasons.init(rawValue:); RedactionReasons.invalidated
    // api: RedactionReasons.placeholder; RedactionReasons.privacy; RedactionReasons.rawValue
    let all: RedactionReasons = [.invalidated, .placeholder, .privacy]
    #expect(RedactionReasons(rawValue: all.rawValue) == all)
  }

  @Test func views() {
    // api: View.bold(_:); View.font(_:); View.fontDesign(_:); View.fontWeight(_:)
    // api: View.fontWidth(_:); View.italic(_:); View.monospaced(_:); View.monospacedDigit()
    isView(leaf.bold().bold(false))
    isView(leaf.font(.title).font(nil))
    isView(leaf.fontDesign(.serif).fontDesign(nil))
    isView(leaf.fontWeight(.thin).fontWeight(nil))
    isView(leaf.fontWidth(.condensed).fontWidth(nil))
    isView(leaf.italic().italic(false))
    isView(leaf.monospaced().monospaced(false))
    isView(leaf.monospacedDigit())
    // api: View.strikethrough(_:pattern:color:); View.underline(_:pattern:color:)
    isView(leaf.strikethrough(pattern: .dash, color: .red))
    isView(leaf.underline(true, pattern: .dot, color: nil))
    // api: View.redacted(reason:); View.textScale(_:isEnabled:); View.textSelection(_:)
    // api: View.unredacted()
    isView(leaf.redacted(reason: .placeholder).unredacted())
    isView(leaf.textScale(.secondary, isEnabled: true))
    isView(leaf.textSelection(.enabled))
    isView(leaf.textSelection(.disabled))
  }
}
