// SPDX-License-Identifier: Apache-2.0
/// Which rows of a list are selected, and how one becomes so. A row stands for its `tag(_:)`, or for the
/// ID of the element that a `ForEach` made it for.
package struct ListSelection {
  /// Of what a row stands for.
  package let type: Any.Type
  /// What a row with these traits stands for; nil for nothing that can be selected.
  let value: (Traits) -> AnyHashable?
  /// All that is selected, seen or not.
  let all: () -> Set<AnyHashable>
  /// Whether a row with these traits is selected; nil for a row that cannot be.
  let contains: (Traits) -> Bool?
  /// Selects a row; the second value says whether the others stay selected.
  let select: (Traits, Bool) -> Void

  /// What something is done to that is asked for on a row: to all that is selected if the row is (documented), and
  /// else to the row.
  func items(at traits: Traits) -> Set<AnyHashable> {
    if contains(traits) == true { return all() }
    return value(traits).map { [$0] } ?? []
  }

  private static func value<V: Hashable>(_ traits: Traits, _ type: V.Type) -> V? {
    traits.containerValues.tag(for: V.self) ?? traits.elementID.flatMap { $0.base as? V }
  }

  /// One row at a time.
  package static func one<V: Hashable>(_ selection: Binding<V?>) -> ListSelection {
    ListSelection(
      type: V.self, value: { value($0, V.self).map { AnyHashable($0) } },
      all: { selection.wrappedValue.map { [AnyHashable($0)] } ?? [] },
      contains: { value($0, V.self).map { $0 == selection.wrappedValue } },
      select: { traits, _ in
        if let value = value(traits, V.self) { selection.wrappedValue = value }
      })
  }

  /// Any rows; one that is selected again beside others is so no longer.
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

/// What a list does to items, whatever their type is.
package struct ListPrimaryAction {
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
    static var defaultValue: ListPrimaryAction? { nil }
  }

  package var listPrimaryAction: ListPrimaryAction? {
    get { self[ListPrimaryActionKey.self] }
    set { self[ListPrimaryActionKey.self] = newValue }
  }
}
