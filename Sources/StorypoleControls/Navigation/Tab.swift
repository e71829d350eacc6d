// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A tab: a screen, its item in the bar, and its value.
struct TabEntry {
  var screen: AnyView
  var label: AnyView
  /// Marks the screen with the tab's value.
  var tag: (inout ContainerValues) -> Void
  var badge: Text?
}

/// The tabs of tab content.
public struct _Tabs {
  var entries: [TabEntry] = []
}

/// The tabs of a TabView.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  nonisolated var _tabs: _Tabs { get }
}

/// A screen of a TabView.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  /// The type of the value that selects the tab.
  public typealias TabValue = Value
  private let value: Value?
  private let content: Content
  private let label: Label

  public var _tabs: _Tabs {
    let value = value
    return _Tabs(entries: [
      TabEntry(screen: AnyView(content), label: AnyView(label)) { values in
        guard let value else { return }
        values.setTag(value)
        values.setTag(Optional(value))
      }
    ])
  }

  /// Creates a tab that is selected by a value.
  nonisolated public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.content = content()
    self.label = label()
  }
}

extension Tab where Value == Never {
  /// Creates a tab without a value.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    value = nil
    self.content = content()
    self.label = label()
  }
}

/// A tab's title and its symbol.
nonisolated public struct DefaultTabLabel: View {
  let title: Text
  let symbol: String

  @MainActor @preconcurrency public var body: some View {
    Label(title: { title }, icon: { Image(systemName: symbol) })
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a localized title and a symbol that is selected by a value.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(title: Text(titleKey), symbol: systemImage)
    }
  }

  /// Creates a tab with a string title and a symbol that is selected by a value.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(title: Text(title), symbol: systemImage)
    }
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a localized title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { DefaultTabLabel(title: Text(titleKey), symbol: systemImage) }
  }

  /// Creates a tab with a string title and a symbol.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { DefaultTabLabel(title: Text(title), symbol: systemImage) }
  }
}

/// Several tabs in the order of a builder.
nonisolated public struct _TabGroup<TabValue: Hashable>: TabContent {
  public let _tabs: _Tabs
}

/// The screens of tabs, as views.
nonisolated public struct _TabList: View {
  let entries: _Tabs

  init(entries: _Tabs) { self.entries = entries }

  @MainActor @preconcurrency public var body: some View {
    ForEach(0..<entries.entries.count, id: \.self) { index in
      let entry = entries.entries[index]
      entry.screen.trait {
        $0.tabItem = entry.label
        $0.badge = entry.badge
        entry.tag(&$0.containerValues)
      }
    }
  }
}

/// Builds the tabs of a `TabView`.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// Accepts a tab unchanged.
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }
  /// Joins tabs.
  public static func buildBlock<each C: TabContent>(_ content: repeat each C)
    -> _TabGroup<TabValue>
  {
    var tabs = _Tabs()
    repeat tabs.entries += (each content)._tabs.entries
    return _TabGroup(_tabs: tabs)
  }
  /// Adds the tabs of an `if` without an `else`; nil is none.
  public static func buildOptional<C: TabContent>(_ content: C?) -> _TabGroup<TabValue> {
    _TabGroup(_tabs: content?._tabs ?? _Tabs())
  }
  /// Adds the tabs of the first branch of a condition.
  public static func buildEither<C: TabContent>(first: C) -> _TabGroup<TabValue> {
    _TabGroup(_tabs: first._tabs)
  }
  /// Adds the tabs of the second branch of a condition.
  public static func buildEither<C: TabContent>(second: C) -> _TabGroup<TabValue> {
    _TabGroup(_tabs: second._tabs)
  }
}

/// A group of tabs; the bar shows them beside the others.
nonisolated public struct TabSection<Header: View, Value: Hashable>: TabContent {
  /// The type of the values that select the tabs.
  public typealias TabValue = Value
  public let _tabs: _Tabs

  /// Creates a section; its header is not shown.
  nonisolated public init<C: TabContent>(
    @TabContentBuilder<Value> content: () -> C, @ViewBuilder header: () -> Header
  ) where C.TabValue == Value {
    _tabs = content()._tabs
  }
}

extension TabSection where Header == Text {
  /// Creates a section with a localized title, which is not shown.
  nonisolated public init<C: TabContent>(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<Value> content: () -> C
  ) where C.TabValue == Value {
    _tabs = content()._tabs
  }
}
