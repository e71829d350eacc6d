/// Several screens of which one is seen, with a bar to choose.
///
/// *How it lays out*: it takes what is proposed and stands the chosen screen in what the bar leaves.
/// Measured: the bar takes 83 points at the bottom of the screen, what lies outside the safe area
/// included; pages take nothing. Ours: how the bar looks.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  @Environment(\.tabViewStyle) private var style
  private let selection: SelectionValue?
  private let content: Content

  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection?.wrappedValue
    self.content = content()
  }

  @MainActor @preconcurrency public var body: some View {
    Group(subviews: content) { screens in
      TabScreens(
        screens: screens, chosen: chosen(of: screens), hasPages: style._isPaged,
        showsDots: style._showsDots)
    }
  }

  private func chosen(of screens: SubviewsCollection) -> Int {
    guard let selection else { return 0 }
    return screens.firstIndex { $0.containerValues.hasTag(selection) } ?? 0
  }
}

extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView where Content == _TabList {
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where C.TabValue == SelectionValue {
    self.selection = selection.wrappedValue
    self.content = _TabList(entries: content()._tabs)
  }
}

extension TabView where SelectionValue == Never, Content == _TabList {
  nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where C.TabValue == Never {
    selection = nil
    self.content = _TabList(entries: content()._tabs)
  }
}

nonisolated private struct TabScreens: View {
  var screens: SubviewsCollection
  var chosen: Int
  var hasPages: Bool
  var showsDots: Bool

  /// Outside of the body: a closure of a body's that the standard library calls has to be on the main
  /// actor, and a pool's threads are not.
  private var items: [AnyView?] { screens.map { $0.layout.traits?.tabItem } }

  @MainActor var body: some View {
    GeometryReader { proxy in
      let screen = ZStack { if chosen < screens.count { screens[chosen] } }
        .frame(width: proxy.size.width, height: proxy.size.height)
      if hasPages {
        screen.overlay(alignment: .bottom) {
          if showsDots, screens.count > 1 { PageDots(count: screens.count, chosen: chosen) }
        }
      } else {
        let height = max(83 - proxy.safeAreaInsets.bottom, 49)
        ZStack { if chosen < screens.count { screens[chosen] } }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .safeAreaInset(edge: .bottom, spacing: 0) {
            TabBar(items: items, chosen: chosen)
              .frame(height: height, alignment: .top)
          }
          .frame(width: proxy.size.width, height: proxy.size.height)
      }
    }
  }
}

nonisolated private struct PageDots: View {
  var count: Int
  var chosen: Int

  @MainActor var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<count, id: \.self) { index in
        Circle().fill(Color.white.opacity(index == chosen ? 1 : 0.4)).frame(width: 8, height: 8)
      }
    }
    .padding(.bottom, 16)
  }
}

/// Ours: a capsule of glass, 62 points high; the chosen item is tinted.
nonisolated private struct TabBar: View {
  var items: [AnyView?]
  var chosen: Int
  @Environment(\.colorScheme) private var colorScheme

  @MainActor var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<items.count, id: \.self) { index in
        VStack(spacing: 2) { items[index] ?? AnyView(EmptyView()) }
          .labelStyle(TabLabelStyle())
          .font(.system(size: 10, weight: .medium))
          .lineLimit(1)
          .foregroundStyle(index == chosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
          .frame(maxWidth: .infinity)
          .frame(height: 54)
          .background {
            if index == chosen { Capsule().fill(.quaternary) }
          }
      }
    }
    .padding(4)
    .background {
      Capsule()
        .fill(colorScheme == .dark ? Color(white: 0.17) : .white)
        .shadow(color: .black.opacity(0.1), radius: 10, y: 3)
    }
    .padding(.horizontal, 21)
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

/// How a TabView looks.
public protocol TabViewStyle: Sendable {
  var _isPaged: Bool { get }
  var _showsDots: Bool { get }
}

extension TabViewStyle {
  public var _isPaged: Bool { false }
  public var _showsDots: Bool { false }
}

public struct DefaultTabViewStyle: TabViewStyle { nonisolated public init() {} }
public struct SidebarAdaptableTabViewStyle: TabViewStyle { nonisolated public init() {} }
public struct TabBarOnlyTabViewStyle: TabViewStyle { nonisolated public init() {} }

/// Screens beside one another, with a dot for each.
public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Equatable, Sendable {
    let isShown: Bool
    public static let automatic = IndexDisplayMode(isShown: true)
    public static let always = IndexDisplayMode(isShown: true)
    public static let never = IndexDisplayMode(isShown: false)
  }
  public let _showsDots: Bool
  public var _isPaged: Bool { true }
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    _showsDots = indexDisplayMode.isShown
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  nonisolated public static var automatic: DefaultTabViewStyle { .init() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  nonisolated public static var page: PageTabViewStyle { .init() }
  nonisolated public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { .init(indexDisplayMode: indexDisplayMode) }
}

extension EnvironmentValues {
  private struct TabViewStyleKey: EnvironmentKey {
    static var defaultValue: any TabViewStyle { DefaultTabViewStyle() }
  }

  var tabViewStyle: any TabViewStyle {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyle, style)
  }

  /// What stands for the view in the bar of the TabView around it.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = AnyView(label())
    return modifier(TraitModifier { $0.tabItem = label })
  }
}
