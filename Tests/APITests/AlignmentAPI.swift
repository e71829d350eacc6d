// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

@Suite struct AlignmentAPI {
  private enum Middle: AlignmentID {
    // api: AlignmentID; AlignmentID.defaultValue(in:)
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  @Test func alignment() {
    // api: Alignment
    let _: any (Equatable & Sendable).Type = Alignment.self
    // api: Alignment.init(horizontal:vertical:)
    var top = Alignment(horizontal: .center, vertical: .top)
    // api: Alignment.top; Alignment.bottom; Alignment.leading; Alignment.trailing
    // api: Alignment.center; Alignment.topLeading; Alignment.topTrailing
    // api: Alignment.bottomLeading; Alignment.bottomTrailing
    #expect(top == .top)
    #expect(Alignment.bottom == Alignment(horizontal: .center, vertical: .bottom))
    #expect(Alignment.leading == Alignment(horizontal: .leading, vertical: .center))
    #expect(Alignment.trailing == Alignment(horizontal: .trailing, vertical: .center))
    #expect(Alignment.center == Alignment(horizontal: .center, vertical: .center))
    #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top))
    #expect(Alignment.topTrailing == Alignment(horizontal: .trailing, vertical: .top))
    #expect(Alignment.bottomLeading == Alignment(horizontal: .leading, vertical: .bottom))
    #expect(Alignment.bottomTrailing == Alignment(horizontal: .trailing, vertical: .bottom))
    // api: Alignment.horizontal; Alignment.vertical
    top.horizontal = .leading
    top.vertical = .bottom
    #expect(top.horizontal == .leading)
    #expect(top.vertical == .bottom)
  }

  @Test func baselines() {
    // api: Alignment.leadingFirstTextBaseline; Alignment.leadingLastTextBaseline
    // api: Alignment.centerFirstTextBaseline; Alignment.centerLastTextBaseline
    // api: Alignment.trailingFirstTextBaseline; Alignment.trailingLastTextBaseline
    let first: [Alignment] = [
      .leadingFirstTextBaseline, .centerFirstTextBaseline, .trailingFirstTextBaseline,
    ]
    let last: [Alignment] = [
      .leadingLastTextBaseline, .centerLastTextBaseline, .trailingLastTextBaseline,
    ]
    #expect(first.map(\.horizontal) == [.leading, .center, .trailing])
    #expect(last.map(\.horizontal) == [.leading, .center, .trailing])
    #expect(first.map(\.vertical) == [.firstTextBaseline, .firstTextBaseline, .firstTextBaseline])
    #expect(last.map(\.vertical) == [.lastTextBaseline, .lastTextBaseline, .lastTextBaseline])
  }

  @Test func horizontal() {
    // api: HorizontalAlignment
    let _: any (Equatable & Sendable).Type = HorizontalAlignment.self
    // api: HorizontalAlignment.init(_:)
    let middle = HorizontalAlignment(Middle.self)
    #expect(middle == HorizontalAlignment(Middle.self))
    // api: HorizontalAlignment.leading; HorizontalAlignment.center; HorizontalAlignment.trailing
    // api: HorizontalAlignment.listRowSeparatorLeading
    // api: HorizontalAlignment.listRowSeparatorTrailing
    let all: [HorizontalAlignment] = [
      .leading, .center, .trailing, .listRowSeparatorLeading, .listRowSeparatorTrailing, middle,
    ]
    for (index, guide) in all.enumerated() { #expect(all.firstIndex(of: guide) == index) }
    // api: HorizontalAlignment.combineExplicit(_:)
    #expect(HorizontalAlignment.leading.combineExplicit([2, nil, 4]) == 3)
    #expect(HorizontalAlignment.leading.combineExplicit([nil, nil]) == nil)
  }

  @Test func vertical() {
    // api: VerticalAlignment
    let _: any (Equatable & Sendable).Type = VerticalAlignment.self
    // api: VerticalAlignment.init(_:)
    let middle = VerticalAlignment(Middle.self)
    // api: VerticalAlignment.top; VerticalAlignment.center; VerticalAlignment.bottom
    // api: VerticalAlignment.firstTextBaseline; VerticalAlignment.lastTextBaseline
    let all: [VerticalAlignment] = [
      .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline, middle,
    ]
    for (index, guide) in all.enumerated() { #expect(all.firstIndex(of: guide) == index) }
    // api: VerticalAlignment.combineExplicit(_:)
    #expect(VerticalAlignment.center.combineExplicit([2, 4]) == 3)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([4, nil, 2]) == 2)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([4, nil, 2]) == 4)
  }

  @Test func dimensions() {
    // api: ViewDimensions
    let _: any Equatable.Type = ViewDimensions.self
    // api: View.alignmentGuide(_:computeValue:) | HorizontalAlignment
    let view = leaf.alignmentGuide(.leading) { dimensions in
      // api: ViewDimensions.width; ViewDimensions.height
      // api: ViewDimensions.subscript(_:) | HorizontalAlignment
      // api: ViewDimensions.subscript(_:) | VerticalAlignment
      dimensions.width + dimensions.height + dimensions[.trailing] + dimensions[.bottom]
        // api: ViewDimensions.subscript(explicit:) | HorizontalAlignment
        // api: ViewDimensions.subscript(explicit:) | VerticalAlignment
        + (dimensions[explicit: HorizontalAlignment.leading] ?? 0)
        + (dimensions[explicit: VerticalAlignment.top] ?? 0)
    }
    // api: View.alignmentGuide(_:computeValue:) | VerticalAlignment
    isView(view.alignmentGuide(VerticalAlignment.top) { $0.height })
  }
}

// Programs add these, as `@retroactive` in separate packages (as in Tests/Consumer): the module
// must not have them.
extension HorizontalAlignment: Hashable {
  public func hash(into hasher: inout Hasher) {}
}

extension VerticalAlignment: Hashable {
  public func hash(into hasher: inout Hasher) {}
}

extension Alignment: Hashable {
  public func hash(into hasher: inout Hasher) {}
}

@Suite struct RetroactiveConformances {
  @Test func alignmentsBecomeHashable() {
    #expect(Set([Alignment.top, .top, .bottom]).count == 2)
    #expect(Set([HorizontalAlignment.leading, .leading]).count == 1)
    #expect(Set([VerticalAlignment.top, .top]).count == 1)
  }
}
