// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

private struct Item: Identifiable, Hashable {
  var id: Int
  var children: [Item]?
}

/// Lists, forms and navigation as SwiftUI declares them.
@Suite struct ListAPI {
  private let items = [Item(id: 1)]

  @Test func lists() {
    isView(List { leaf })
    isView(List(items) { _ in leaf })
    isView(List(items, id: \.id) { _ in leaf })
    isView(List(0..<3) { _ in leaf })
    isView(List(.constant(items)) { $item in Text("\(item.id)") })
    isView(List(items, children: \.children) { _ in leaf })
    isView(List(selection: .constant(Int?.none)) { leaf })
    isView(List(selection: .constant(Set<Int>())) { leaf })
    isView(List(items, selection: .constant(Int?.none)) { _ in leaf })
    isView(List { leaf }.listStyle(.plain).listStyle(InsetGroupedListStyle()))
    isView(leaf.listRowBackground(Color.red).listRowSeparator(.hidden))
    isView(leaf.listRowBackground(EmptyView?.none).listRowSeparatorTint(.red, edges: .top))
    isView(leaf.swipeActions(edge: .leading) { leaf }.headerProminence(.increased))
    isView(leaf.scrollContentBackground(.hidden).listSectionSeparator(.hidden))
    isView(ForEach(items) { _ in leaf }.onDelete { _ in }.onMove { _, _ in })
    isView(Form { leaf }.formStyle(.grouped))
    isView(Section("Title") { leaf })
    isView(Section("Title", isExpanded: .constant(false)) { leaf })
    isView(
      Section(isExpanded: .constant(true)) {
        leaf
      } header: {
        leaf
      })
  }

  @Test func navigation() {
    isView(NavigationStack { leaf })
    isView(NavigationStack(path: .constant(NavigationPath())) { leaf })
    isView(NavigationStack(path: .constant([1, 2])) { leaf })
    isView(NavigationLink("Title") { leaf })
    isView(NavigationLink("Title", value: 1))
    isView(NavigationLink(value: 1) { leaf })
    isView(
      NavigationLink {
        leaf
      } label: {
        leaf
      })
    isView(leaf.navigationTitle("Title").navigationBarTitleDisplayMode(.inline))
    isView(leaf.navigationTitle(.constant("Title")).navigationBarBackButtonHidden())
    isView(leaf.navigationDestination(for: Int.self) { _ in leaf })
    isView(leaf.navigationDestination(isPresented: .constant(false)) { leaf })
    isView(leaf.searchable(text: .constant(""), prompt: "Find"))
    isView(leaf.toolbar { Button("Add") {} })
    isView(
      leaf.toolbar {
        ToolbarItem(placement: .principal) { leaf }
        ToolbarItemGroup(placement: .bottomBar) {
          leaf
          leaf
        }
      })
    isView(leaf.toolbar(.hidden, for: .navigationBar).toolbarBackground(.red, for: .tabBar))
    var path = NavigationPath([1])
    path.append("two")
    path.removeLast()
    #expect(path.count == 1)
  }

  @Test func tabs() {
    isView(TabView { leaf.tabItem { Text("One") } })
    isView(TabView(selection: .constant(1)) { leaf.tabItem { Text("One") }.tag(1) })
    isView(TabView { leaf }.tabViewStyle(.page(indexDisplayMode: .never)))
    isView(
      TabView(selection: .constant(1)) {
        Tab(value: 1) {
          leaf
        } label: {
          Text("One")
        }
        Tab(value: 2) {
          leaf
        } label: {
          Text("Two")
        }
      })
    isView(
      TabView {
        Tab {
          leaf
        } label: {
          Text("One")
        }
      })
    isView(
      NavigationSplitView {
        leaf
      } detail: {
        leaf
      })
    isView(
      NavigationSplitView {
        leaf
      } content: {
        leaf
      } detail: {
        leaf
      })
  }
}
