// SPDX-License-Identifier: Apache-2.0
/// What people may do to the elements of a ForEach.
struct ElementEditing {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

/// How a row of a list is deleted and moved.
struct RowEdit {
  /// The ForEach that made the row: rows move among those of the same one.
  let source: ObjectIdentifier
  /// Of the element that the row was made for.
  let index: Int
  let editing: ElementEditing

  var canMove: Bool { editing.move != nil }
  var canChange: Bool { canMove || editing.delete != nil }
}

/// The buttons at an edge of a row.
struct SwipeActions {
  let content: AnyView
  let allowsFullSwipe: Bool
}

extension EnvironmentValues {
  private struct ElementEditingKey: EnvironmentKey {
    static var defaultValue: ElementEditing? { nil }
  }

  /// What the nearest ForEach inside lets people do.
  var elementEditing: ElementEditing? {
    get { self[ElementEditingKey.self] }
    set { self[ElementEditingKey.self] = newValue }
  }
}

/// A ForEach whose elements people may delete or move.
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
    var editing = inputs.environment.elementEditing ?? ElementEditing()
    view.change(&editing)
    inputs.environment.elementEditing = editing
    return Content._makeNode(view.content, reusing: old, inputs)
  }
}

extension DynamicViewContent {
  /// Lets the user delete elements, by a swipe or while the list is edited; nil does not.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent
  { EditableElements(content: self) { $0.delete = action } }

  /// Lets the user move elements while the list is edited; nil does not.
  ///
  /// - Parameter action: Gets the old places, and the place before which the elements go, counted before they
  ///   move.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?)
    -> some DynamicViewContent
  { EditableElements(content: self) { $0.move = action } }
}
