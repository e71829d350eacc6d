// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

// Views change while nodes are measured, placed or painted. Nothing may read memory that the change has
// freed, and the result is that of a new host with the same views: derived, by laying out the whole tree
// again.

/// A meddler's changes: the number of boxes next to it, and their lengths.
@Observable private final class Boxes: @unchecked Sendable {
  var items = [1, 2, 3]
  var length: CGFloat = 10
  /// The time of the next change; nil for none.
  @ObservationIgnored var moment: Moment?
  @ObservationIgnored var changes = 0

  func isNow(_ now: Moment) -> Bool { moment == now && changes < 2 }

  func change() {
    changes += 1
    items.append(100 + changes)
    length += 5
  }

  /// Changes and invalidates everything around `node`, without an apparent cause.
  func change(around node: LayoutNode) {
    change()
    var current: LayoutNode? = node
    while let next = current {
      next.invalidate()
      next.invalidateContainer()
      next.invalidateCacheUpwards()
      current = next.parent
    }
  }
}

private enum Moment: CaseIterable { case hints, spacing, size, guide, placement, painting }

/// Changes its surroundings during a measurement.
private struct Meddler: LeafView {
  let boxes: Boxes

  nonisolated func meddle(_ moment: Moment, _ node: LayoutNode) {
    if boxes.isNow(moment) { boxes.change(around: node) }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, node: LayoutNode) -> CGSize {
    meddle(.size, node)
    return CGSize(width: proposal.width.map { min($0, 30) } ?? 20, height: 10)
  }
  func explicit(_ key: AlignmentKey, in proposal: ProposedViewSize, node: LayoutNode) -> CGFloat? {
    meddle(.guide, node)
    return key == HorizontalAlignment.leading.key ? 3 : nil
  }
  func spacing(node: LayoutNode) -> ViewSpacing {
    meddle(.spacing, node)
    return ViewSpacing()
  }
  func hints(node: LayoutNode) -> SizingHints {
    meddle(.hints, node)
    return SizingHints()
  }
  func paint(_ node: LayoutNode, into painter: inout Painter) {
    meddle(.painting, node)
    painter.fill(painter.snapped(node), with: .black)
  }
}

/// Views that change in the middle of a pass.
private struct Members: View {
  let boxes: Boxes

  var body: some View {
    ForEach(boxes.items, id: \.self) { item in
      Color.red.frame(width: boxes.length, height: 10)._probe("\(item)")
    }
    Meddler(boxes: boxes)._probe("meddler")
    GeometryReader { _ in
      let _ = boxes.isNow(.placement) ? boxes.change() : ()
      Color.blue.frame(width: 5)
    }
    .frame(width: 20, height: 10)._probe("reader")
    VStack { ForEach(boxes.items, id: \.self) { _ in Color.green.frame(height: boxes.length / 5) } }
      .frame(width: 20)
  }
}

private struct Flow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.reduce(.zero) { sum, view in
      let size = view.sizeThatFits(.unspecified)
      return CGSize(width: sum.width + size.width, height: max(sum.height, size.height))
    }
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.minX
    for view in subviews {
      view.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += view.sizeThatFits(.unspecified).width
    }
  }
}

private let containers: [(name: String, make: @Sendable (Boxes) -> AnyView)] = [
  ("VStack", { m in AnyView(VStack { Members(boxes: m) }) }),
  (
    "VStack of leading",
    { m in AnyView(VStack(alignment: .leading, spacing: 3) { Members(boxes: m) }) }
  ),
  ("HStack", { m in AnyView(HStack { Members(boxes: m) }) }),
  ("HStack without spacing", { m in AnyView(HStack(spacing: 0) { Members(boxes: m) }) }),
  ("ZStack", { m in AnyView(ZStack { Members(boxes: m) }) }),
  (
    "stacks in stacks",
    { m in
      AnyView(
        VStack {
          HStack {
            VStack { Members(boxes: m) }; Members(boxes: m)
          }
        })
    }
  ),
  (
    "Grid",
    { m in
      AnyView(
        Grid {
          GridRow { Members(boxes: m) }; GridRow { Members(boxes: m) }
        })
    }
  ),
  ("LazyVStack", { m in AnyView(ScrollView { LazyVStack { Members(boxes: m) } }) }),
  ("LazyHStack", { m in AnyView(ScrollView(.horizontal) { LazyHStack { Members(boxes: m) } }) }),
  (
    "LazyVStack of elements",
    { m in
      AnyView(ScrollView { LazyVStack { ForEach(0..<4) { _ in VStack { Members(boxes: m) } } } })
    }
  ),
  (
    "LazyVGrid",
    { m in
      AnyView(ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { Members(boxes: m) } })
    }
  ),
  (
    "LazyHGrid",
    { m in
      AnyView(
        ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(), GridItem()]) { Members(boxes: m) } })
    }
  ),
  (
    "lazy grid without a scroll view",
    { m in AnyView(VStack { LazyVGrid(columns: [GridItem(), GridItem()]) { Members(boxes: m) } }) }
  ),
  ("List", { m in AnyView(List { Members(boxes: m) }) }),
  ("Form", { m in AnyView(Form { Section { Members(boxes: m) } }) }),
  ("ScrollView", { m in AnyView(ScrollView { Members(boxes: m) }) }),
  (
    "ScrollView of both axes",
    { m in AnyView(ScrollView([.horizontal, .vertical]) { VStack { Members(boxes: m) } }) }
  ),
  (
    "ViewThatFits",
    { m in
      AnyView(
        VStack {
          ViewThatFits {
            HStack { Members(boxes: m) }; VStack { Members(boxes: m) }
          }
        })
    }
  ),
  ("Group", { m in AnyView(Group { Members(boxes: m) }.padding(1)) }),
  ("overlay", { m in AnyView(HStack { Color.gray.overlay { Members(boxes: m) } }) }),
  (
    "background",
    { m in
      AnyView(
        HStack { Members(boxes: m) }.background(alignment: .leading) {
          VStack { Members(boxes: m) }
        })
    }
  ),
  ("mask", { m in AnyView(Color.gray.mask { VStack { Members(boxes: m) } }) }),
  (
    "safeAreaInset",
    { m in
      AnyView(
        VStack { Members(boxes: m) }.safeAreaInset(edge: .top) { HStack { Members(boxes: m) } })
    }
  ),
  (
    "NavigationStack",
    { m in AnyView(NavigationStack { VStack { Members(boxes: m) }.navigationTitle("Title") }) }
  ),
  ("TabView", { m in AnyView(TabView { VStack { Members(boxes: m) }.tabItem { Text("Tab") } }) }),
  ("GroupBox", { m in AnyView(GroupBox("Box") { Members(boxes: m) }) }),
  ("LabeledContent", { m in AnyView(LabeledContent("Label") { Members(boxes: m) }) }),
  (
    "GeometryReader",
    { m in AnyView(VStack { GeometryReader { _ in HStack { Members(boxes: m) } } }) }
  ),
  ("AnyLayout", { m in AnyView(AnyLayout(VStackLayout()).callAsFunction { Members(boxes: m) }) }),
  ("a layout of the user's", { m in AnyView(Flow().callAsFunction { Members(boxes: m) }) }),
  (
    "modifiers",
    { m in
      AnyView(
        HStack {
          HStack { Members(boxes: m) }.fixedSize().aspectRatio(2, contentMode: .fit).frame(
            maxWidth: 90)
        })
    }
  ),
]

@Suite struct ChangeInPassTests {
  private let window = HostWindow(size: CGSize(width: 320, height: 240))

  private func host(_ view: AnyView) -> ViewHost {
    let host = ViewHost(textEngine: FixedTextEngine())
    host.show(view, environment: EnvironmentValues())
    host.layout(in: window)
    return host
  }

  private func commands(_ host: ViewHost) -> [DrawCommand] {
    host.drawnCommands(in: window.size)
  }

  @Test(arguments: containers.indices) func aChangeInAPassWaits(index: Int) {
    let container = containers[index]
    for moment in Moment.allCases {
      ViewHost.onBigStack {
        let boxes = Boxes()
        boxes.moment = moment
        let live = host(container.make(boxes))
        _ = commands(live)
        live.layout(in: window)
        // Again after everything is placed.
        boxes.changes = 0
        boxes.length += 3
        live.layout(in: window)
        for _ in 0..<2 { _ = commands(live) }
        boxes.moment = nil
        boxes.items.removeFirst()
        for _ in 0..<2 {
          live.layout(in: window)
          _ = commands(live)
        }
        let fresh = host(container.make(boxes))
        #expect(live.failure == nil)
        let (mine, other) = (LayoutResult(host: live).frames, LayoutResult(host: fresh).frames)
        #expect(mine == other, "\(container.name), \(moment)")
        #expect(commands(live) == commands(fresh), "\(container.name), \(moment)")
      }
    }
  }

  /// An action that requests a layout during one is answered by a round of that one.
  @Test func aLayoutInALayoutIsOne() {
    final class Box: @unchecked Sendable { var host: ViewHost? }
    let box = Box()
    let live = ViewHost(textEngine: FixedTextEngine())
    box.host = live
    let window = window
    live.show(
      VStack {
        Color.red.frame(width: 10, height: 10).onAppear { box.host?.layout(in: window) }
        Flow().callAsFunction { Color.blue.frame(width: 10, height: 10) }
      }, environment: EnvironmentValues())
    live.layout(in: window)
    box.host = nil
    #expect(live.failure == nil && live.warnings.isEmpty)
    #expect(live.rootNode?.size == CGSize(width: 10, height: 28))
  }

  /// A subview that is placed outside of a placement doesn't move.
  @Test func placingOutsideOfPlacementWarns() {
    struct Hasty: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
      {
        for view in subviews { view.place(at: .zero, proposal: .unspecified) }
        return CGSize(width: 20, height: 20)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    let live = host(AnyView(Hasty().callAsFunction { Color.red.frame(width: 10, height: 10) }))
    #expect(live.warnings.contains { $0.contains("outside placeSubviews") })
  }
}
