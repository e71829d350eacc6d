// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The appearance of a TabView.
public protocol TabViewStyle: Sendable {
  var _isPaged: Bool { get }
  var _showsDots: Bool { get }
}

extension TabViewStyle {
  public var _isPaged: Bool { false }
  public var _showsDots: Bool { false }
}

/// The default style: a bar at the bottom.
public struct DefaultTabViewStyle: TabViewStyle { nonisolated public init() {} }
/// A bar that wide windows show as a sidebar; a bar at the bottom here.
public struct SidebarAdaptableTabViewStyle: TabViewStyle { nonisolated public init() {} }
/// A bar at the bottom.
public struct TabBarOnlyTabViewStyle: TabViewStyle { nonisolated public init() {} }

/// Screens side by side, with a dot for each.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether the dots of pages are shown.
  public struct IndexDisplayMode: Equatable, Sendable {
    let isShown: Bool
    /// The default: the dots are shown. A single page has none.
    public static let automatic = IndexDisplayMode(isShown: true)
    /// The dots are shown. A single page has none.
    public static let always = IndexDisplayMode(isShown: true)
    /// The dots are not shown.
    public static let never = IndexDisplayMode(isShown: false)
  }
  public let _showsDots: Bool
  public var _isPaged: Bool { true }
  /// Creates the style, by default with dots.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    _showsDots = indexDisplayMode.isShown
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default: a bar at the bottom.
  nonisolated public static var automatic: DefaultTabViewStyle { .init() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar at the bottom.
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar at the bottom.
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// Screens side by side, with dots.
  nonisolated public static var page: PageTabViewStyle { .init() }
  /// Screens side by side, with or without dots.
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
  /// Sets the style of the tab views inside. The innermost style counts.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyle, style)
  }

  /// Sets the label of the view in the bar of the TabView around it: an image and a text, or a label.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = AnyView(label())
    return trait { $0.tabItem = label }
  }
}

private enum TabItemTrait: TraitKey {
  static var defaultValue: AnyView? { nil }
  static func merge(_ inner: AnyView?, _ outer: AnyView?) -> AnyView? { inner ?? outer }
}

extension Traits {
  /// The view's item in a tab bar.
  var tabItem: AnyView? {
    get { self[TabItemTrait.self] }
    set { self[TabItemTrait.self] = newValue }
  }
}
