// SPDX-License-Identifier: Apache-2.0
/// Columns of which later ones show what is chosen in earlier ones.
///
/// *How it lays out*: where less than 700 points are proposed, as on a phone, it is a NavigationStack of
/// the column that `preferredCompactColumn` names, else of the first; where there is more room, the
/// columns stand beside one another, 320 points each but the last. Ours: both numbers.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private var hasContent = true
  private var compact = NavigationSplitViewColumn.sidebar
  private var visibility = NavigationSplitViewVisibility.automatic

  @MainActor @preconcurrency public var body: some View {
    GeometryReader { proxy in
      if proxy.size.width < 700 {
        switch compact {
        case .sidebar: NavigationStack { sidebar }
        case .content: NavigationStack { content }
        default: NavigationStack { detail }
        }
      } else {
        HStack(spacing: 0) {
          if visibility != .detailOnly {
            NavigationStack { sidebar }.frame(width: 320)
            Divider()
            if hasContent {
              NavigationStack { content }.frame(width: 320)
              Divider()
            }
          }
          NavigationStack { detail }
        }
      }
    }
  }

  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
    visibility = columnVisibility.wrappedValue
  }
}

extension NavigationSplitView where Content == EmptyView {
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
    hasContent = false
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
    visibility = columnVisibility.wrappedValue
  }

  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
    compact = preferredCompactColumn.wrappedValue
  }
}

/// A column of a NavigationSplitView.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let value: Int
  public static var sidebar: NavigationSplitViewColumn { .init(value: 0) }
  public static var content: NavigationSplitViewColumn { .init(value: 1) }
  public static var detail: NavigationSplitViewColumn { .init(value: 2) }
}

/// Which columns of a NavigationSplitView are seen.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  private let value: Int
  public static var automatic: NavigationSplitViewVisibility { .init(value: 0) }
  public static var all: NavigationSplitViewVisibility { .init(value: 1) }
  public static var doubleColumn: NavigationSplitViewVisibility { .init(value: 2) }
  public static var detailOnly: NavigationSplitViewVisibility { .init(value: 3) }
}

/// How a NavigationSplitView shares its width; one way is built.
public protocol NavigationSplitViewStyle {}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  nonisolated public init() {}
}
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  nonisolated public init() {}
}
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  nonisolated public init() {}
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  nonisolated public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> some View
  { self }
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
