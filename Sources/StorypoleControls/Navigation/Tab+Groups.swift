// SPDX-License-Identifier: Apache-2.0
import Storypole

// Tabs in collections and groups.

extension ForEach: TabContent where Content: TabContent {
  /// The type of the values that select the tabs.
  public typealias TabValue = Content.TabValue
  public nonisolated var _tabs: _Tabs {
    _Tabs(entries: data.flatMap { content($0)._tabs.entries })
  }

  /// Makes tabs for each element of a collection.
  nonisolated public init<V: Hashable>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, V == Content.TabValue, Data.Element: Identifiable {
    self.init(data: data, content: content, identify: { $0.id })
  }

  /// Makes tabs for each element of a collection with a property for its identity.
  nonisolated public init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }

  /// Makes tabs for each number of a constant range.
  nonisolated public init<V: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, V == Content.TabValue {
    self.init(data: data, content: content, identify: { $0 })
  }
}

extension Group: TabContent where Content: TabContent {
  /// The type of the values that select the tabs.
  public typealias TabValue = Content.TabValue
  public nonisolated var _tabs: _Tabs { content._tabs }

  /// Makes a group of tabs.
  nonisolated public init<V: Hashable>(@TabContentBuilder<V> content: () -> Content)
  where V == Content.TabValue { self.init(content: content()) }
}

extension TabSection where Header == Text {
  /// Creates a section with a string for its title, which is not shown.
  @_disfavoredOverload nonisolated public init<C: TabContent, S: StringProtocol>(
    _ title: S, @TabContentBuilder<Value> content: () -> C
  ) where C.TabValue == Value {
    self.init(content: content) { Text(title) }
  }
}

extension TabSection where Header == EmptyView {
  /// Creates a section without a header.
  nonisolated public init<C: TabContent>(@TabContentBuilder<Value> content: () -> C)
  where C.TabValue == Value {
    self.init(content: content) { EmptyView() }
  }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let value: Int
  /// The tab with the search of the app. Ours: it is like the others.
  public static let search = TabRole(value: 0)
}

extension Tab {
  /// Creates a tab with a role, which has no effect here, that is selected by a value.
  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(value: value, content: content, label: label) }
}

extension Tab where Value == Never {
  /// Creates a tab with a role, which has no effect here.
  nonisolated public init(
    role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(content: content, label: label) }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab that is selected by a value. A search is named “Search” and has a magnifier.
  nonisolated public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) { DefaultTabLabel.search }
  }

  /// Creates a tab with a localized title, a symbol and a role, which has no effect here.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) { self.init(titleKey, systemImage: systemImage, value: value, content: content) }

  /// Creates a tab with a string for its title, a symbol and a role, which has no effect here.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) { self.init(title, systemImage: systemImage, value: value, content: content) }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a role. A search is named “Search” and has a magnifier.
  nonisolated public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(content: content) { DefaultTabLabel.search }
  }

  /// Creates a tab with a localized title, a symbol and a role, which has no effect here.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) { self.init(titleKey, systemImage: systemImage, content: content) }
}

extension DefaultTabLabel {
  fileprivate static var search: DefaultTabLabel {
    DefaultTabLabel(title: Text("Search"), symbol: "magnifyingglass")
  }
}

/// Tabs, some of which are hidden.
nonisolated private struct HiddenTabs<Base: TabContent>: TabContent {
  typealias TabValue = Base.TabValue
  let base: Base
  let isHidden: Bool
  var _tabs: _Tabs { isHidden ? _Tabs() : base._tabs }
}

extension TabContent {
  /// Leaves the tabs out.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    HiddenTabs(base: self, isHidden: hidden)
  }
  /// Accepted; has no effect here, because people can't customize tabs.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
}
