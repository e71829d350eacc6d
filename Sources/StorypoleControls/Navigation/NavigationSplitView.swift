// SPDX-License-Identifier: Apache-2.0
import Storypole

/// Columns of which later ones show the details of a choice in earlier ones.
///
/// *How it lays out*: with less than 700 points, as on a phone, it is a NavigationStack of the column that
/// `preferredCompactColumn` names, else of the first; otherwise the columns are side by side, 320 points each but the
/// last. Ours: both numbers.
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
          if showsSidebar {
            NavigationStack { sidebar }.frame(width: 320)
            Divider()
          }
          if hasContent, visibility != .detailOnly {
            NavigationStack { content }.frame(width: 320)
            Divider()
          }
          NavigationStack { detail }
        }
      }
    }
  }

  /// Of three columns, `doubleColumn` omits the first; of two it shows both.
  private var showsSidebar: Bool {
    visibility != .detailOnly && !(visibility == .doubleColumn && hasContent)
  }

  /// Creates a view of three columns.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Creates a view of three columns.
  ///
  /// - Parameter columnVisibility: The columns to show; it is read and never set.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
    visibility = columnVisibility.wrappedValue
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a view of two columns.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
    hasContent = false
  }

  /// Creates a view of two columns.
  ///
  /// - Parameter columnVisibility: The columns to show; it is read and never set.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
    visibility = columnVisibility.wrappedValue
  }

  /// Creates a view of two columns.
  ///
  /// - Parameter preferredCompactColumn: The column that a narrow view shows; it is read and never set.
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
  /// The first column.
  public static var sidebar: NavigationSplitViewColumn { .init(value: 0) }
  /// The column in the middle of three.
  public static var content: NavigationSplitViewColumn { .init(value: 1) }
  /// The last column.
  public static var detail: NavigationSplitViewColumn { .init(value: 2) }
}

/// The visible columns of a NavigationSplitView.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  private let value: Int
  /// The default: all columns.
  public static var automatic: NavigationSplitViewVisibility { .init(value: 0) }
  /// All columns.
  public static var all: NavigationSplitViewVisibility { .init(value: 1) }
  /// The last two columns of three; of two, both.
  public static var doubleColumn: NavigationSplitViewVisibility { .init(value: 2) }
  /// Only the last column.
  public static var detailOnly: NavigationSplitViewVisibility { .init(value: 3) }
}

/// The division of the width of a NavigationSplitView; all styles are the same here.
public protocol NavigationSplitViewStyle {}
/// The default style of the columns; all styles are the same here.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
}
/// Columns that divide the width; the same as the default here.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
}
/// A last column of constant width behind the others; the same as the default here.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default: columns side by side.
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns that divide the width; the same as the default here.
  nonisolated public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A last column of constant width; the same as the default here.
  nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
  /// Accepted; has no effect here, because all styles are the same.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> some View
  { self }
  /// Accepted; has no effect here: columns are 320 points wide, and the last one takes the rest.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  /// Accepted; has no effect here: columns are 320 points wide, and the last one takes the rest.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
