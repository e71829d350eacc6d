// SPDX-License-Identifier: Apache-2.0
public import StorypoleSystem

/// The edit actions for the elements of a ForEach.
struct ElementEditing {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  var insertion: RowInsertion?
}

/// The deletion and moving of a list's row.
struct RowEdit {
  /// The ForEach that made the row: rows move only among those of the same one.
  let source: ObjectIdentifier
  /// The index of the row's element.
  let index: Int
  var editing = ElementEditing()

  var canMove: Bool { editing.move != nil }
  var canChange: Bool { canMove || editing.delete != nil }
}

/// A ForEach whose elements can be deleted or moved, or that takes new ones.
nonisolated private struct EditableElements<Content: DynamicViewContent>: DynamicViewContent,
  PrimitiveView
{
  let content: Content
  let change: (inout ElementEditing) -> Void

  @MainActor var data: Content.Data { content.data }

  static func _makeNode(
    _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    var inputs = inputs
    let outer = inputs.environment.elementTraits
    inputs.environment.elementTraits = ElementTraits { traits, source, index in
      outer?.set(&traits, source, index)
      var edit = traits.edit ?? RowEdit(source: source, index: index)
      view.change(&edit.editing)
      traits.edit = edit
    }
    return Content._makeNode(view.content, reusing: old, inputs)
  }
}

extension DynamicViewContent {
  /// Lets the user delete elements, by a swipe or while the list is edited; nil disables it.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent
  { EditableElements(content: self) { $0.delete = action } }

  /// Lets the user move elements while the list is edited; nil disables it.
  ///
  /// - Parameter action: Receives the old offsets, and the offset before which the elements are inserted, counted
  ///   before they move.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?)
    -> some DynamicViewContent
  { EditableElements(content: self) { $0.move = action } }

  /// Lets people drop items of some types between the rows of a list. A list without rows takes none, as on Apple's
  /// systems.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of the items.
  ///   - action: Receives the offset before which the elements are to be inserted, and the items.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    inserting(
      RowInsertion(accepts: { $0.hasItemsConforming(to: supportedContentTypes) }) {
        action($0, $1.itemProviders(for: supportedContentTypes))
      })
  }

  /// Lets people drop items between the rows of a list, of types with some identifiers.
  nonisolated public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    inserting(
      RowInsertion(accepts: { $0.hasItemsConforming(to: acceptedTypeIdentifiers) }) {
        action($0, $1.itemProviders(for: acceptedTypeIdentifiers))
      })
  }

  /// Lets people drop values between the rows of a list.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Receives the values, and the offset before which they are to be inserted. Values that have to be
  ///     converted come a moment later.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    inserting(
      RowInsertion(accepts: { info in info.providers.contains { $0.canLoad(T.self) } }) {
        index, info in take(T.self, from: info.providers) { action($0, index) }
      })
  }

  nonisolated private func inserting(_ insertion: RowInsertion) -> some DynamicViewContent {
    EditableElements(content: self) { $0.insertion = insertion }
  }
}

private enum RowEditTrait: TraitKey {
  static var defaultValue: RowEdit? { nil }
  static func merge(_ inner: RowEdit?, _ outer: RowEdit?) -> RowEdit? { inner ?? outer }
}

extension Traits {
  /// The deletion and moving of the view's row in a list.
  var edit: RowEdit? {
    get { self[RowEditTrait.self] }
    set { self[RowEditTrait.self] = newValue }
  }
}
