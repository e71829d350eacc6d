// SPDX-License-Identifier: Apache-2.0
import Storypole

/// Several screens, one of them visible, with a bar to choose.
///
/// *How it lays out*: it takes the whole proposal, and places the chosen screen in the space without the bar. Measured:
/// the bar takes 83 points at the bottom of the screen, with the part outside of the safe area; pages take nothing.
/// Ours: the bar's appearance.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  @Environment(\.tabViewStyle) private var style
  /// The user's choice, if no binding has a value for it.
  @State private var ownChoice = 0
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Creates a view that shows the screen with the selected tag. Without a match, it shows the user's choice, initially
  /// the first screen.
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  @MainActor @preconcurrency public var body: some View {
    let marks = selection != nil
    Group(subviews: content.changeEnvironment { if marks { $0.marksElements = true } }) { screens in
      let tabs = TabChoices(
        screens: screens, chosen: chosen(of: screens), choose: { choose($0, of: screens) })
      if style._isPaged {
        TabPages(tabs: tabs, showsDots: style._showsDots)
      } else {
        TabScreens(tabs: tabs)
      }
    }
  }

  /// The value of a screen: its tag, or the ID of its element in a ForEach.
  private func value(of screen: Subview) -> SelectionValue? {
    screen.containerValues.tag(for: SelectionValue.self)
      ?? screen.layout.traits?.elementID.flatMap { $0.base as? SelectionValue }
  }

  private func chosen(of screens: SubviewsCollection) -> Int {
    if let selected = selection?.wrappedValue,
      let index = screens.firstIndex(where: { value(of: $0) == selected })
    {
      return index
    }
    return screens.indices.contains(ownChoice) ? ownChoice : 0
  }

  private func choose(_ index: Int, of screens: SubviewsCollection) {
    guard screens.indices.contains(index) else { return }
    if let selection, let value = value(of: screens[index]) {
      selection.wrappedValue = value
    } else {
      ownChoice = index
    }
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a view that keeps the choice itself, initially the first screen.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView where Content == _TabList {
  /// Creates a view that shows the tab with the selected value.
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where C.TabValue == SelectionValue {
    self.selection = selection
    self.content = _TabList(entries: content()._tabs)
  }
}

extension TabView where SelectionValue == Never, Content == _TabList {
  /// Creates a view of tabs that keeps the choice itself, initially the first tab.
  nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where C.TabValue == Never {
    selection = nil
    self.content = _TabList(entries: content()._tabs)
  }
}

/// The screens of a TabView, the visible one, and a closure to choose another.
nonisolated struct TabChoices {
  var screens: SubviewsCollection
  var chosen: Int
  var choose: (Int) -> Void
}

nonisolated private struct TabScreens: View {
  var tabs: TabChoices

  /// Outside of the body: the standard library checks that a closure of a body runs on the main actor, and a host may
  /// be used elsewhere.
  private var items: [TabBar.Item] {
    tabs.screens.map {
      TabBar.Item(label: $0.layout.traits?.tabItem, badge: $0.layout.traits?.badge)
    }
  }

  @MainActor var body: some View {
    GeometryReader { proxy in
      let height = max(83 - proxy.safeAreaInsets.bottom, 49)
      ZStack { if tabs.chosen < tabs.screens.count { tabs.screens[tabs.chosen] } }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .safeAreaInset(edge: .bottom, spacing: 0) {
          TabBar(items: items, chosen: tabs.chosen, choose: tabs.choose)
            .frame(height: height, alignment: .top)
        }
        .frame(width: proxy.size.width, height: proxy.size.height)
    }
  }
}

/// A capsule of glass with the tabs; the chosen one is tinted.
///
/// *How it lays out*. Measured: 94 + 86 (n - 1) + 8 points wide for n tabs, centered: the marks of neighbors, 94 wide,
/// overlap by 8. Ours: tabs get narrower together if space is short, and the capsule is 62 high.
nonisolated private struct TabBar: View {
  struct Item {
    var label: AnyView?
    var badge: Text?
  }

  var items: [Item]
  var chosen: Int
  var choose: (Int) -> Void
  @Environment(\.colorScheme) private var colorScheme

  @MainActor var body: some View {
    HStack(spacing: -8) {
      ForEach(0..<items.count, id: \.self) { index in
        Pressable(fillsFrame: true) {
          choose(index)
        } content: { _ in
          VStack(spacing: 2) { items[index].label ?? AnyView(EmptyView()) }
            .labelStyle(TabLabelStyle())
            .font(.system(size: 10, weight: .medium))
            .lineLimit(1)
            .foregroundStyle(index == chosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
            .frame(maxWidth: 94)
            .frame(height: 54)
            .overlay(alignment: .top) { TabBadge(label: items[index].badge) }
            .background {
              if index == chosen { Capsule().fill(.quaternary) }
            }
        }
        .semantics(.tab)
        .accessibilityAddTraits(index == chosen ? .isSelected : [])
      }
    }
    .semantics(.tabBar, .contained)
    .padding(4)
    .background {
      Capsule()
        .fill(colorScheme == .dark ? Color(white: 0.17) : .white)
        .shadow(color: .black.opacity(0.1), radius: 10, y: 3)
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity)
  }
}

/// The icon above the title.
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon.font(.system(size: 20, weight: .medium)).frame(height: 26)
      configuration.title
    }
  }
}

/// A red capsule to the right of a tab's icon; ours.
private struct TabBadge: View {
  let label: Text?

  var body: some View {
    if let label {
      label
        .font(.system(size: 13))
        .foregroundStyle(.white)
        .lineLimit(1)
        .padding(.horizontal, 5)
        .frame(minWidth: 18, minHeight: 18)
        .background(.red, in: .capsule)
        .fixedSize()
        // Its center is at the corner of an icon 26 points wide and high.
        .alignmentGuide(HorizontalAlignment.center) { $0.width / 2 - 13 }
        .alignmentGuide(.top) { _ in -1 }
    }
  }
}
