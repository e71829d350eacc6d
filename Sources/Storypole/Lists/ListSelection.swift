// SPDX-License-Identifier: Apache-2.0
/// The selection of a list. A row represents its `tag(_:)`, or the ID of its element in a `ForEach`.
package struct ListSelection {
  /// The type of the rows' values.
  package let type: Any.Type
  /// The value of a row with these traits; nil if it can't be selected.
  let value: (Traits) -> AnyHashable?
  /// The whole selection, visible or not.
  let all: () -> Set<AnyHashable>
  /// Whether a row with these traits is selected; nil if it can't be.
  let contains: (Traits) -> Bool?
  /// Selects a row; the second value is whether the others stay selected.
  let select: (Traits, Bool) -> Void

  /// The items of an action on a row: the whole selection if the row is selected (documented), otherwise the row.
  func items(at traits: Traits) -> Set<AnyHashable> {
    if contains(traits) == true { return all() }
    return value(traits).map { [$0] } ?? []
  }

  private static func value<V: Hashable>(_ traits: Traits, _ type: V.Type) -> V? {
    traits.containerValues.tag(for: V.self) ?? traits.elementID.flatMap { $0.base as? V }
  }

  /// A selection of one row at a time.
  package static func one<V: Hashable>(_ selection: Binding<V?>) -> ListSelection {
    ListSelection(
      type: V.self, value: { value($0, V.self).map { AnyHashable($0) } },
      all: { selection.wrappedValue.map { [AnyHashable($0)] } ?? [] },
      contains: { value($0, V.self).map { $0 == selection.wrappedValue } },
      select: { traits, _ in
        if let value = value(traits, V.self) { selection.wrappedValue = value }
      })
  }

  /// A selection of any rows; extending the selection by a selected row deselects it.
  package static func several<V: Hashable>(_ selection: Binding<Set<V>>) -> ListSelection {
    ListSelection(
      type: V.self, value: { value($0, V.self).map { AnyHashable($0) } },
      all: { Set(selection.wrappedValue.map { AnyHashable($0) }) },
      contains: { value($0, V.self).map { selection.wrappedValue.contains($0) } },
      select: { traits, extends in
        guard let value = value(traits, V.self) else { return }
        if extends {
          selection.wrappedValue.formSymmetricDifference([value])
        } else {
          selection.wrappedValue = [value]
        }
      })
  }
}

extension EnvironmentValues {
  private struct ListSelectionKey: EnvironmentKey {
    static var defaultValue: ListSelection? { nil }
  }

  package var listSelection: ListSelection? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }
}

/// An action of a list on items of any type: its primary action, or the opening of its menu.
package struct ListItemAction {
  /// The row belongs to the list.
  let perform: (Set<AnyHashable>, ListRowNode) -> Void

  package init(
    _ perform: @escaping (Set<AnyHashable>, ListRowNode) -> Void
  ) {
    self.perform = perform
  }
}

extension EnvironmentValues {
  private struct ListPrimaryActionKey: EnvironmentKey {
    static var defaultValue: ListItemAction? { nil }
  }
  private struct ListMenuKey: EnvironmentKey {
    static var defaultValue: ListItemAction? { nil }
  }

  package var listPrimaryAction: ListItemAction? {
    get { self[ListPrimaryActionKey.self] }
    set { self[ListPrimaryActionKey.self] = newValue }
  }

  /// Opens the list's menu for items at a row; nil for a list without one.
  package var listMenu: ListItemAction? {
    get { self[ListMenuKey.self] }
    set { self[ListMenuKey.self] = newValue }
  }
}
