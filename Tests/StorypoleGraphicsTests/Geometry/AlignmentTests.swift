// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

/// Origins: the defaults and the merge of `combineExplicit(_:)` are Apple's documentation; that the
/// six frame guides stay out of a container is this project's decision where sources disagree.
@Suite struct AlignmentTests {
  /// A view of 100×60 that sets the test's guides.
  private final class Guides: ExplicitGuides {
    var values: [AlignmentKey: CGFloat] = [:]
    var proposals: [ProposedViewSize] = []

    func explicit(_ key: AlignmentKey, in size: ProposedViewSize) -> CGFloat? {
      proposals.append(size)
      return values[key]
    }
  }

  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  private enum BelowCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.center] + 5
    }
  }

  private enum Last: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
      parentValue = childValue
    }
  }

  @Test func defaults() {
    let view = ViewDimensions(width: 100, height: 60)
    #expect(view[.leading] == 0)
    #expect(view[HorizontalAlignment.center] == 50)  // 100 / 2
    #expect(view[.trailing] == 100)
    #expect(view[.listRowSeparatorLeading] == 0)
    #expect(view[.listRowSeparatorTrailing] == 100)
    #expect(view[.top] == 0)
    #expect(view[VerticalAlignment.center] == 30)  // 60 / 2
    #expect(view[.bottom] == 60)
    #expect(view[.firstTextBaseline] == 60)
    #expect(view[.lastTextBaseline] == 60)
    #expect(view[explicit: .leading] == nil)
  }

  @Test func customGuides() {
    let guide = HorizontalAlignment(Third.self)
    let view = ViewDimensions(width: 90, height: 60)
    #expect(view[guide] == 30)  // 90 / 3
    #expect(view[VerticalAlignment(BelowCenter.self)] == 35)  // 60 / 2 + 5
    #expect(guide == HorizontalAlignment(Third.self))
    #expect(guide != HorizontalAlignment(Last.self))
    #expect(guide.key != VerticalAlignment(Third.self).key)
    #expect(isClose(guide.key.fraction, 1.0 / 3))
    #expect(VerticalAlignment.firstTextBaseline.key.fraction == 1)
  }

  @Test func explicitValuesWinAndKnowTheProposal() {
    let guides = Guides()
    guides.values = [HorizontalAlignment.leading.key: 12]
    let proposal = ProposedViewSize(width: 200, height: nil)
    let view = ViewDimensions(width: 100, height: 60, proposal: proposal, explicit: guides)
    #expect(view[.leading] == 12)
    #expect(view[explicit: .leading] == 12)
    #expect(view[.trailing] == 100)
    #expect(view[explicit: .trailing] == nil)
    #expect(guides.proposals == Array(repeating: proposal, count: 4))
    #expect(view == ViewDimensions(width: 100, height: 60, proposal: proposal, explicit: guides))
    #expect(view != ViewDimensions(width: 100, height: 60, proposal: proposal, explicit: Guides()))
  }

  private func merged(_ key: AlignmentKey, _ values: [CGFloat]) -> CGFloat? {
    var result: CGFloat?
    for (n, value) in values.enumerated() { key.combine(childValue: value, n: n, into: &result) }
    return result
  }

  @Test func mergeInContainers() throws {
    let mean = try #require(merged(HorizontalAlignment(Third.self).key, [1, 3, 8]))
    #expect(isClose(mean, 4))  // (1 + 3 + 8) / 3
    #expect(merged(HorizontalAlignment(Last.self).key, [1, 3, 8]) == 8)
    #expect(merged(VerticalAlignment.firstTextBaseline.key, [5, 3, 8]) == 3)
    #expect(merged(VerticalAlignment.lastTextBaseline.key, [5, 3, 8]) == 8)
    let frame: [AlignmentKey] = [
      .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom,
    ]
    for key in frame { #expect(merged(key, [5, 3, 8]) == nil) }
  }

  @Test func combineExplicitAsDocumented() {
    #expect(HorizontalAlignment.leading.combineExplicit([1, 3, 5, nil, nil]) == 3)  // 9 / 3
    #expect(HorizontalAlignment(Third.self).combineExplicit([nil, 2, 4]) == 3)
    #expect(VerticalAlignment.bottom.combineExplicit([2, 4]) == 3)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([4, nil, 2]) == 2)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([4, nil, 2]) == 4)
    #expect(VerticalAlignment.center.combineExplicit([nil, nil]) == nil)
  }

  @Test func pairs() {
    #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top))
    #expect(Alignment.center == Alignment(horizontal: .center, vertical: .center))
    #expect(Alignment.leadingLastTextBaseline.vertical == .lastTextBaseline)
  }
}
