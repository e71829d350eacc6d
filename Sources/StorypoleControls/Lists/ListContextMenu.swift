// SPDX-License-Identifier: Apache-2.0
import Storypole

// Actions on the rows of a list: a context menu and a primary action.

extension View {
  /// Adds a menu to the rows of a list with a selection, and an action for a double click or Return.
  ///
  /// Documented: on a selected row, the menu is for all selected items; on another row, for that row; beside the rows,
  /// for none. A menu without entries does not open. Ours: a list without a selection of `itemType` has no menu, and a
  /// warning reports it.
  /// - Parameters:
  ///   - itemType: The type of the list's selected values.
  ///   - menu: Makes the entries of the menu for some items.
  ///   - primaryAction: Runs with the selected items; nil does nothing.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { modifier(ListContextMenu(menu: menu, primaryAction: primaryAction)) }
}

private nonisolated struct ListContextMenu<Item: Hashable, Entries: View>: ViewModifier {
  let menu: (Set<Item>) -> Entries
  let primaryAction: ((Set<Item>) -> Void)?

  @MainActor func body(content: Content) -> some View {
    content.modifier(OpenListMenu(menu: menu, primaryAction: primaryAction))
  }
}

private struct OpenListMenu<Item: Hashable, Entries: View>: ViewModifier {
  private struct Opened {
    var items: Set<Item>
    /// The position of the request, in the view.
    var point: CGPoint
  }

  @State private var opened: Opened?
  let menu: (Set<Item>) -> Entries
  let primaryAction: ((Set<Item>) -> Void)?

  init(menu: @escaping (Set<Item>) -> Entries, primaryAction: ((Set<Item>) -> Void)?) {
    self.menu = menu
    self.primaryAction = primaryAction
  }

  func body(content: Content) -> some View {
    let (menu, primaryAction) = (menu, primaryAction)
    let isOpen = Binding(get: { opened != nil }, set: { if !$0 { opened = nil } })
    content
      .changeEnvironment {
        $0.listPrimaryAction = primaryAction.map { action in
          ListItemAction { items, row in
            if let items = Self.items(items, of: row) { action(items) }
          }
        }
        $0.listMenu = ListItemAction { items, row in open(items, at: row) }
      }
      .opensMenu(open)
      .highPriorityGesture(MenuPressGesture().onEnded(open))
      .popup(
        isPresented: isOpen,
        at: .rect(.rect(CGRect(origin: opened?.point ?? .zero, size: .zero)))
      ) {
        MenuContent(
          close: { opened = nil },
          // Opens no card now, but a later request may have entries.
          content: menu(opened?.items ?? []).modifier(WhereEmpty { opened = nil }))
      }
  }

  private func open(_ place: MenuPlace) {
    guard let row = place.path.lazy.compactMap(\.selectionTarget).first else {
      opened = Opened(items: [], point: place.point)
      return
    }
    let asked = row.selectedItems ?? []
    if let items = Self.items(asked, of: row) { opened = Opened(items: items, point: place.point) }
  }

  /// Opens the menu in the middle of a row.
  private func open(_ items: Set<AnyHashable>, at row: ListRowNode) {
    guard let items = Self.items(items, of: row) else { return }
    let (frame, around) = (row.drawnFrameInRoot, row.parent?.drawnFrameInRoot ?? .zero)
    opened = Opened(
      items: items, point: CGPoint(x: frame.midX - around.minX, y: frame.midY - around.minY))
  }

  /// The items with their type; nil, with a warning, if the list's selection has another type.
  private static func items(_ items: Set<AnyHashable>, of row: ListRowNode) -> Set<Item>? {
    if row.environment.listSelection?.type == Item.self {
      return Set(items.compactMap { $0.base as? Item })
    }
    let has = row.environment.listSelection.map { "one of \($0.type)" } ?? "none"
    row.host.warn(
      "contextMenu(forSelectionType:) needs a list with a selection of \(Item.self); this one has \(has)",
      once: "contextMenu(forSelectionType:) \(Item.self)")
    return nil
  }
}

/// Calls an action if a view has no layout nodes.
private nonisolated struct WhereEmpty: ViewModifier {
  typealias Body = Never
  let action: () -> Void

  static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = old as? ObservingNode ?? ObservingNode(inputs)
    node.update(inputs, content)
    if node.layouts.isEmpty {
      inputs.host.afterPlacing {
        modifier.action()
        return true
      }
    }
    return node
  }
}
