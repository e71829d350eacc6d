// SPDX-License-Identifier: Apache-2.0
import Observation
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

// Owners of children lay them out again when these become more, fewer or others. The result must equal a new
// host's with the same views: derived, by laying out the whole tree again.

/// Some views, in one of the forms of several views.
@Observable private final class Brood: @unchecked Sendable {
  enum Form: CaseIterable {
    case forEach, group, section, conditions, erased, erasedGroup, bodies
  }

  enum Kind: CaseIterable {
    case box, text, spacer, divider, column, wide, none, overlaid
  }

  var form = Form.forEach
  var order: [Int] = []
  var kinds: [Kind] = [.box, .text, .box, .text]
  var length: CGFloat = 30

  func kind(_ id: Int) -> Kind { kinds[id % kinds.count] }
}

private struct Child: View {
  let brood: Brood
  let id: Int

  var body: some View {
    switch brood.kind(id) {
    case .box: Color.red.frame(width: brood.length + CGFloat(id) * 10, height: 12)
    case .text: Text("child \(id)")
    case .spacer: Spacer(minLength: 5)
    case .divider: Divider()
    case .column:
      VStack {
        Text("a\(id)")
        Color.blue.frame(width: 20, height: brood.length)
      }
    case .wide: Color.green
    case .none: EmptyView()
    case .overlaid:
      Text("over").overlay { if brood.length > 30 { Color.red } }.layoutPriority(1)
    }
  }
}

private struct Children: View {
  let brood: Brood

  var body: some View {
    switch brood.form {
    case .forEach: all
    case .group: Group { all }
    case .section: Section("Head") { all }
    case .conditions:
      if brood.order.count > 0 { child(0) }
      if brood.order.count > 1 { child(1) } else { EmptyView() }
      if brood.order.count > 2 { child(2) }
    case .erased:
      switch brood.order.count {
      case 0: AnyView(EmptyView())
      case 1: AnyView(child(0))
      default: AnyView(all)
      }
    case .erasedGroup: AnyView(Group { all }.padding(1))
    case .bodies: Inner(brood: brood)
    }
  }

  private var all: some View {
    ForEach(brood.order, id: \.self) { Child(brood: brood, id: $0) }
  }

  @ViewBuilder private func child(_ index: Int) -> some View {
    if index < brood.order.count { Child(brood: brood, id: brood.order[index]) }
  }
}

private struct Inner: View {
  let brood: Brood
  var body: some View {
    ForEach(brood.order, id: \.self) { id in
      Child(brood: brood, id: id)
      if brood.length > 30 { Text("more") }
    }
  }
}

/// Places its views on a diagonal.
private struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(CGSize.zero) {
      let size = $1.sizeThatFits(.unspecified)
      return CGSize(width: $0.width + size.width, height: $0.height + size.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var point = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: point, proposal: .unspecified)
      point = CGPoint(x: point.x + size.width, y: point.y + size.height)
    }
  }
}

/// A view that can own several views.
private enum Owner: CaseIterable {
  case root, row, column, layers, group, section, grid, gridRow, anyLayout, custom
  case overlay, background, mask, overlaid, masked, inset, insetBar, sideBar, safePadding
  case scroll, sideScroll, bothScroll, reader, readerSize, fits, fitsAcross
  case list, form, listSection, listRow, lazyColumn, lazyRow, lazyGrid, lazyRowGrid, lazySection
  case navigation, toolbar, tabs, tabItem, label, labeled, button, toggle, groupBox, disclosure
  case controlGroup, framed, padded, offset, fixed, clipped, turned, opacity, aspect
  case subviews, sections, preference, flipped, canvas, scrollReader, relative, inRelative

  @MainActor @ViewBuilder func view(_ content: some View) -> some View {
    switch self {
    case .root, .row, .column, .layers, .group, .section, .grid, .gridRow, .anyLayout, .custom:
      inContainer(content)
    case .overlay, .background, .mask, .overlaid, .masked, .inset, .insetBar, .sideBar,
      .safePadding:
      asSecondary(content)
    case .scroll, .sideScroll, .bothScroll, .reader, .readerSize, .fits, .fitsAcross:
      inReader(content)
    case .list, .form, .listSection, .listRow, .lazyColumn, .lazyRow, .lazyGrid, .lazyRowGrid,
      .lazySection:
      inList(content)
    case .navigation, .toolbar, .tabs, .tabItem, .label, .labeled, .button, .toggle, .groupBox,
      .disclosure, .controlGroup:
      inControl(content)
    default: inModifier(content)
    }
  }

  @MainActor @ViewBuilder private func inContainer(_ content: some View) -> some View {
    switch self {
    case .row:
      HStack {
        Text("x")
        content
      }
    case .column: VStack(alignment: .leading) { content }
    case .layers: ZStack(alignment: .topLeading) { content }
    case .group: HStack { Group { content }.padding(2) }
    case .section:
      VStack {
        Section {
          content
        } header: {
          Text("H")
        } footer: {
          content
        }
      }
    case .grid:
      Grid {
        GridRow {
          Text("a")
          Text("b")
        }
        content
      }
    case .gridRow:
      Grid {
        GridRow { content }
        GridRow { Text("a") }
      }
    case .anyLayout:
      let layout = AnyLayout(HStackLayout())
      layout { content }
    case .custom:
      let layout = Diagonal()
      layout { content }
    default: content
    }
  }

  @MainActor @ViewBuilder private func asSecondary(_ content: some View) -> some View {
    let base = Color.yellow.frame(width: 150, height: 100)
    switch self {
    case .overlay: base.overlay(alignment: .bottomTrailing) { content }
    case .background: Text("base").background(alignment: .leading) { content }
    case .mask: base.mask { content }
    case .overlaid: HStack { content.overlay { Text("o") } }
    case .masked: content.mask { Color.red }
    case .inset: VStack { content.safeAreaInset(edge: .top) { Text("bar") } }
    case .insetBar: base.safeAreaInset(edge: .bottom, alignment: .leading) { content }
    case .sideBar: base.safeAreaInset(edge: .leading) { content }
    default: content.safeAreaPadding(5)
    }
  }

  @MainActor @ViewBuilder private func inReader(_ content: some View) -> some View {
    switch self {
    case .scroll: ScrollView { content }
    case .sideScroll: ScrollView(.horizontal) { content }
    case .bothScroll: ScrollView([.horizontal, .vertical]) { VStack { content } }
    case .reader:
      GeometryReader { proxy in
        content
        Text("\(Int(proxy.size.width))")
      }
    case .readerSize:
      VStack {
        content
        GeometryReader { proxy in
          Color.red.frame(width: proxy.frame(in: .global).minY, height: proxy.size.height / 2)
        }
      }
    case .fits:
      ViewThatFits {
        content
        Text("f")
      }
    default: ViewThatFits(in: .horizontal) { content }.frame(width: 45)
    }
  }

  @MainActor @ViewBuilder private func inList(_ content: some View) -> some View {
    switch self {
    case .list: List { content }
    case .form: Form { content }
    case .listSection: List { Section("S") { content } }
    case .listRow: List { HStack { content } }
    case .lazyColumn: ScrollView { LazyVStack { content } }
    case .lazyRow: LazyHStack { content }
    case .lazyGrid: LazyVGrid(columns: [GridItem(), GridItem()]) { content }
    case .lazyRowGrid: LazyHGrid(rows: [GridItem(), GridItem()]) { content }
    default: LazyVStack { Section("S") { content } }
    }
  }

  @MainActor @ViewBuilder private func inControl(_ content: some View) -> some View {
    switch self {
    case .navigation: NavigationStack { content.navigationTitle("T") }
    case .toolbar:
      NavigationStack { Text("x").toolbar { ToolbarItem(placement: .primaryAction) { content } } }
    case .tabs: TabView { content.tabItem { Text("t") } }
    case .tabItem: TabView { Text("x").tabItem { content } }
    case .label:
      Label {
        content
      } icon: {
        content
      }
    case .labeled:
      LabeledContent {
        content
      } label: {
        content
      }
    case .button:
      Button {
      } label: {
        content
      }
    case .toggle: Toggle(isOn: .constant(true)) { content }
    case .groupBox:
      GroupBox {
        content
      } label: {
        content
      }
    case .disclosure:
      DisclosureGroup(isExpanded: .constant(true)) {
        content
      } label: {
        content
      }
    default: ControlGroup { content }
    }
  }

  @MainActor @ViewBuilder private func inModifier(_ content: some View) -> some View {
    switch self {
    case .framed: HStack { content.frame(width: 60, height: 40) }
    case .padded: content.padding(4)
    case .offset: VStack { content.offset(x: 3) }
    case .fixed: content.fixedSize()
    case .clipped: HStack { content.clipShape(Circle()) }
    case .turned: VStack { content.rotationEffect(.degrees(30)) }
    case .opacity: HStack { content.opacity(0.5) }
    case .aspect: VStack { content.aspectRatio(2, contentMode: .fit) }
    case .subviews: Group(subviews: content) { views in ForEach(views) { $0.border(.red) } }
    case .sections:
      Group(sections: content) { sections in
        ForEach(sections) { section in
          VStack {
            section.header
            section.content
          }
        }
      }
    case .preference:
      VStack { content }.overlayPreferenceValue(Count.self) { Text("\($0)") }
    case .flipped: HStack { content }.environment(\.layoutDirection, .rightToLeft)
    case .canvas:
      Canvas { context, _ in
        context.draw(Text("c"), at: .zero)
      } symbols: {
        content
      }
    case .scrollReader: ScrollViewReader { _ in content }
    case .relative: ScrollView { content.containerRelativeFrame(.horizontal) }
    default: VStack { content.visualEffect { view, proxy in view.offset(x: proxy.size.width / 9) } }
    }
  }
}

private struct Count: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Scene: View {
  let brood: Brood
  let owner: Owner
  var body: some View { owner.view(Children(brood: brood)) }
}

@Suite @MainActor struct LiveChildrenTests {
  private let window = HostWindow(size: CGSize(width: 320, height: 240))

  private func host(_ brood: Brood, _ owner: Owner) -> ViewHost {
    let host = ViewHost(textEngine: FixedTextEngine())
    host.show(Scene(brood: brood, owner: owner), environment: EnvironmentValues())
    host.layout(in: window)
    return host
  }

  private func text(_ host: ViewHost) -> [String] {
    let lines = (try? host.describe()) ?? []
    let frames = lines.map { "\($0.depth) \($0.name) \($0.frame) \($0.firstBaseline)" }
    return frames + host.drawnCommands(in: window.size).map { "\($0)" }
  }

  @Test(arguments: Owner.allCases) fileprivate func equalsAFreshHost(owner: Owner) {
    ViewHost.onBigStack {
      let brood = Brood()
      let live = host(brood, owner)
      var steps: [String] = []
      @MainActor func compare(_ step: String) -> Bool {
        steps.append(step)
        live.layout(in: window)
        let (mine, fresh) = (text(live), text(host(brood, owner)))
        if mine == fresh {
          let contradictions = live.findContradictions()
          #expect(contradictions.isEmpty, "\(owner), \(steps.suffix(4))")
          return contradictions.isEmpty
        }
        let index = zip(mine, fresh).prefix { $0 == $1 }.count
        func line(_ lines: [String]) -> String {
          index < lines.count ? String(lines[index].prefix(200)) : "nothing"
        }
        Issue.record(
          "\(owner), \(steps.suffix(4)): line \(index) \(line(mine)), not \(line(fresh))")
        return false
      }
      // From each number of views to each other.
      let counts = [0, 1, 0, 2, 0, 3, 1, 2, 1, 3, 2, 3, 0]
      for form in Brood.Form.allCases {
        brood.form = form
        guard compare("\(form)") else { return }
        for count in counts {
          brood.order = Array(0..<count)
          guard compare("\(count)") else { return }
        }
      }
      for form in Brood.Form.allCases {
        brood.form = form
        for (order, length) in [([0, 1], 30.0), ([1, 0], 40), ([2], 40), ([3, 2, 1], 30)] {
          brood.order = order
          guard compare("\(form) \(order)") else { return }
          brood.length = length
          guard compare("length \(length)") else { return }
          for kind in Brood.Kind.allCases {
            brood.kinds[order[0]] = kind
            guard compare("\(kind)") else { return }
          }
        }
      }
    }
  }
}
