// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

private struct Scaled: View {
  // api: ScaledMetric; ScaledMetric.init(wrappedValue:)
  // api: ScaledMetric.init(wrappedValue:relativeTo:)
  @ScaledMetric private var size = 20.0
  @ScaledMetric(relativeTo: .largeTitle) private var icon: CGFloat = 34
  let seen: (Double, CGFloat) -> Void

  var body: some View {
    // api: ScaledMetric.wrappedValue
    let _ = seen(size, icon)
    Color.red.frame(width: size, height: icon)
  }
}

@Suite struct TextLayoutAPI {
  @Test func dynamicTypeSizes() {
    // api: DynamicTypeSize; DynamicTypeSize.allCases
    let _: any (CaseIterable & Comparable & Hashable & Sendable).Type = DynamicTypeSize.self
    // api: DynamicTypeSize.xSmall; DynamicTypeSize.small; DynamicTypeSize.medium
    // api: DynamicTypeSize.large; DynamicTypeSize.xLarge; DynamicTypeSize.xxLarge
    // api: DynamicTypeSize.xxxLarge; DynamicTypeSize.accessibility1; DynamicTypeSize.accessibility2
    // api: DynamicTypeSize.accessibility3; DynamicTypeSize.accessibility4
    // api: DynamicTypeSize.accessibility5
    let sizes: [DynamicTypeSize] = [
      .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1,
      .accessibility2, .accessibility3, .accessibility4, .accessibility5,
    ]
    #expect(DynamicTypeSize.allCases == sizes)
    #expect(sizes.sorted() == sizes)
    // api: DynamicTypeSize.isAccessibilitySize
    #expect(sizes.filter(\.isAccessibilitySize) == Array(sizes.suffix(5)))
    // api: View.dynamicTypeSize(_:) | _ size:; View.dynamicTypeSize(_:) | _ range:
    isView(leaf.dynamicTypeSize(.xLarge))
    isView(leaf.dynamicTypeSize(...DynamicTypeSize.xxxLarge))
    isView(leaf.dynamicTypeSize(.small ... .large))
  }

  @Test func contentSizeCategories() {
    // api: ContentSizeCategory; ContentSizeCategory.allCases
    let _: any (CaseIterable & Hashable).Type = ContentSizeCategory.self
    // api: ContentSizeCategory.extraSmall; ContentSizeCategory.small; ContentSizeCategory.medium
    // api: ContentSizeCategory.large; ContentSizeCategory.extraLarge
    // api: ContentSizeCategory.extraExtraLarge; ContentSizeCategory.extraExtraExtraLarge
    // api: ContentSizeCategory.accessibilityMedium; ContentSizeCategory.accessibilityLarge
    // api: ContentSizeCategory.accessibilityExtraLarge
    // api: ContentSizeCategory.accessibilityExtraExtraLarge
    // api: ContentSizeCategory.accessibilityExtraExtraExtraLarge
    let sizes: [ContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    #expect(ContentSizeCategory.allCases == sizes)
    // api: ContentSizeCategory.isAccessibilityCategory
    #expect(sizes.filter(\.isAccessibilityCategory) == Array(sizes.suffix(5)))
    // api: ContentSizeCategory.<(_:_:); ContentSizeCategory.>(_:_:)
    // api: ContentSizeCategory.<=(_:_:); ContentSizeCategory.>=(_:_:)
    #expect(ContentSizeCategory.small < .medium)
    #expect(ContentSizeCategory.accessibilityLarge > .extraExtraExtraLarge)
    #expect(ContentSizeCategory.small <= .small)
    #expect(ContentSizeCategory.small >= .extraSmall)
  }

  @Test func environment() {
    var environment = EnvironmentValues()
    // api: EnvironmentValues.allowsTightening; EnvironmentValues.minimumScaleFactor
    #expect(!environment.allowsTightening)
    #expect(environment.minimumScaleFactor == 1)
    environment.allowsTightening = true
    environment.minimumScaleFactor = 0.5
    #expect(environment.allowsTightening)
    #expect(environment.minimumScaleFactor == 0.5)
    // api: EnvironmentValues.dynamicTypeSize; EnvironmentValues.sizeCategory
    environment.dynamicTypeSize = .accessibility1
    #expect(environment.sizeCategory == .accessibilityMedium)
    environment.sizeCategory = .extraSmall
    #expect(environment.dynamicTypeSize == .xSmall)
    // api: EnvironmentValues.layoutDirection
    #expect(environment.layoutDirection == .leftToRight)
    environment.layoutDirection = .rightToLeft
    #expect(environment.layoutDirection == .rightToLeft)
    // api: EnvironmentValues.lineHeight
    #expect(environment.lineHeight == nil)
    environment.lineHeight = .exact(points: 30)
    #expect(environment.lineHeight == .exact(points: 30))
    // api: EnvironmentValues.lineLimit; EnvironmentValues.lineSpacing
    #expect(environment.lineLimit == nil)
    #expect(environment.lineSpacing == 0)
    environment.lineLimit = 2
    environment.lineSpacing = 4
    #expect(environment.lineLimit == 2)
    #expect(environment.lineSpacing == 4)
    // api: EnvironmentValues.multilineTextAlignment; EnvironmentValues.textCase
    // api: EnvironmentValues.truncationMode
    #expect(environment.multilineTextAlignment == .leading)
    #expect(environment.textCase == nil)
    #expect(environment.truncationMode == .tail)
    environment.multilineTextAlignment = .center
    environment.textCase = .uppercase
    environment.truncationMode = .middle
    #expect(environment.multilineTextAlignment == .center)
    #expect(environment.textCase == .uppercase)
    #expect(environment.truncationMode == .middle)
  }

  @Test func directions() {
    // api: LayoutDirection; LayoutDirection.allCases
    let _: any (CaseIterable & Hashable & Sendable).Type = LayoutDirection.self
    // api: LayoutDirection.leftToRight; LayoutDirection.rightToLeft
    #expect(LayoutDirection.allCases == [.leftToRight, .rightToLeft])
    // api: View.flipsForRightToLeftLayoutDirection(_:)
    isView(leaf.flipsForRightToLeftLayoutDirection(true))
  }

  @Test func alignments() {
    // api: TextAlignment; TextAlignment.allCases
    let _: any (CaseIterable & Hashable & Sendable).Type = TextAlignment.self
    // api: TextAlignment.leading; TextAlignment.center; TextAlignment.trailing
    #expect(TextAlignment.allCases == [.leading, .center, .trailing])
    // api: View.multilineTextAlignment(_:); View.multilineTextAlignment(strategy:)
    isView(leaf.multilineTextAlignment(.trailing))
    isView(leaf.multilineTextAlignment(strategy: .writingDirectionBased))
    // api: View.writingDirection(strategy:)
    isView(leaf.writingDirection(strategy: .layoutBased))
  }

  @Test func lines() {
    // api: View.lineLimit(_:) | ClosedRange; View.lineLimit(_:) | PartialRangeFrom
    isView(leaf.lineLimit(2...4))
    isView(leaf.lineLimit(2...))
    // api: View.lineLimit(_:) | PartialRangeThrough; View.lineLimit(_:) | Int?
    isView(leaf.lineLimit(...4))
    isView(leaf.lineLimit(nil))
    isView(leaf.lineLimit(3))
    // api: View.lineLimit(_:reservesSpace:)
    isView(leaf.lineLimit(3, reservesSpace: true))
    // api: View.lineSpacing(_:); View.lineHeight(_:)
    isView(leaf.lineSpacing(4))
    isView(leaf.lineHeight(.loose))
    isView(leaf.lineHeight(nil))
    // api: View.truncationMode(_:); View.minimumScaleFactor(_:); View.allowsTightening(_:)
    isView(leaf.truncationMode(.head))
    isView(leaf.minimumScaleFactor(0.5))
    isView(leaf.allowsTightening(true))
  }

  @Test func letters() {
    // api: View.kerning(_:); View.tracking(_:); View.baselineOffset(_:)
    isView(leaf.kerning(1))
    isView(leaf.tracking(1))
    isView(leaf.baselineOffset(-2))
    // api: View.textCase(_:)
    isView(leaf.textCase(.lowercase))
    isView(leaf.textCase(nil))
    // api: View.typesettingLanguage(_:isEnabled:) | Locale.Language
    // api: View.typesettingLanguage(_:isEnabled:) | TypesettingLanguage
    isView(leaf.typesettingLanguage(Locale.Language(identifier: "th")))
    isView(leaf.typesettingLanguage(.automatic, isEnabled: false))
  }

  /// Documented: the sizes of body and large title at xxxLarge, 23 and 40 points, are 23/17 and 40/34
  /// of those at large.
  @MainActor @Test func scaledMetrics() throws {
    var seen: [(Double, CGFloat)] = []
    let renderer = ImageRenderer(
      content: Scaled { seen.append(($0, $1)) }.dynamicTypeSize(.xxxLarge))
    _ = try renderer.pngData()
    let last = try #require(seen.last)
    #expect(abs(last.0 - 20 * 23 / 17) < 1e-9)
    #expect(abs(last.1 - 40) < 1e-9)
  }
}
