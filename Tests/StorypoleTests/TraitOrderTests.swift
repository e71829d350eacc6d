// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

private enum Rank: LayoutValueKey, ContainerValueKey { static let defaultValue = 0 }

extension ContainerValues {
  fileprivate var rank: Int {
    get { self[Rank.self] }
    set { self[Rank.self] = newValue }
  }
}

/// Two values of one kind for the container: the inner one counts. Two recorded pictures of Flow's line
/// breaks and a test of Flow's show it for layout values; Apple's interface declares the other traits in the
/// same way (`_trait`). A layout priority is a separate layout around the view: there the outer one counts.
@Suite struct TraitOrderTests {
  /// Lets a test read its first subview.
  private struct Reader: Layout {
    let read: @Sendable (LayoutSubview) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      read(subviews[0])
      return .zero
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  private func look(_ view: some View, _ read: @escaping @Sendable (LayoutSubview) -> Void) {
    _ = layoutFrames(
      Reader(read: read) { view },
      LayoutRequest(size: CGSize(width: 100, height: 100), textEngine: FixedTextEngine()))
  }

  /// The modifiers that attach 1 or 2, and the container's resulting value.
  nonisolated(unsafe) private static let ways:
    [(String, (AnyView, Int) -> AnyView, (LayoutSubview) -> Int?)] = [
      (
        "layoutValue", { AnyView($0.layoutValue(key: Rank.self, value: $1)) },
        { $0[Rank.self] }
      ),
      (
        "containerValue", { AnyView($0.containerValue(\.rank, $1)) },
        { $0.containerValues.rank }
      ),
      ("tag", { AnyView($0.tag($1)) }, { $0.containerValues.tag(for: Int.self) }),
      (
        "optional tag", { AnyView($0.tag($1)) },
        { $0.containerValues.tag(for: Int?.self) ?? nil }
      ),
      ("zIndex", { AnyView($0.zIndex(Double($1))) }, { $0.node.traits?.zIndex.map { Int($0) } }),
      ("gridCellColumns", { AnyView($0.gridCellColumns($1)) }, { $0.node.traits?.gridColumns }),
      (
        "gridCellAnchor", { AnyView($0.gridCellAnchor(UnitPoint(x: CGFloat($1), y: 0))) },
        { $0.node.traits?.gridAnchor.map { Int($0.x) } }
      ),
      (
        "gridColumnAlignment", { AnyView($0.gridColumnAlignment($1 == 1 ? .leading : .trailing)) },
        { $0.node.traits?.gridColumnAlignment.map { $0 == .leading ? 1 : 2 } }
      ),
      (
        "gridCellUnsizedAxes",
        { AnyView($0.gridCellUnsizedAxes($1 == 1 ? .horizontal : .vertical)) },
        { $0.node.traits?.gridUnsizedAxes.map { $0 == .horizontal ? 1 : $0 == .vertical ? 2 : 3 } }
      ),
      (
        "listRowInsets", { AnyView($0.listRowInsets(EdgeInsets(CGFloat($1)))) },
        { $0.node.traits?.list.rowInsets.map { Int($0.top) } }
      ),
      (
        "listRowSeparator", { AnyView($0.listRowSeparator($1 == 1 ? .visible : .hidden)) },
        { $0.node.traits?.list.separators[.top].map { $0 == .visible ? 1 : 2 } }
      ),
    ]

  @Test(arguments: ways.indices) func theInnerValueCounts(way: Int) {
    let (name, attach, read) = Self.ways[way]
    nonisolated(unsafe) let value = read
    let view = AnyView(Color.red)
    look(attach(attach(view, 1), 2)) { #expect(value($0) == 1, "\(name)") }
    look(attach(attach(view, 2), 1)) { #expect(value($0) == 2, "\(name)") }
    // Through modifiers, groups and other views in between.
    look(attach(AnyView(attach(view, 1).padding().opacity(0.5)), 2)) {
      #expect(value($0) == 1, "\(name)")
    }
    look(attach(AnyView(Group { attach(view, 1) }), 2)) { #expect(value($0) == 1, "\(name)") }
    look(attach(AnyView(Group { Color.red }), 2)) { #expect(value($0) == 2, "\(name)") }
  }

  @Test func theOuterPriorityCounts() {
    look(Color.red.layoutPriority(1).layoutPriority(2)) { #expect($0.priority == 2) }
    look(Color.red.layoutPriority(2).layoutPriority(1)) { #expect($0.priority == 1) }
  }
}
