// SPDX-License-Identifier: Apache-2.0
/// The rows of a list, in a scroll view.
nonisolated package struct ListRows<Content: View>: PrimitiveView {
  var content: Content
  var appearance: ListAppearance
  var swipeViews: SwipeViews

  package init(
    content: Content, appearance: ListAppearance, swipeViews: SwipeViews
  ) {
    self.content = content
    self.appearance = appearance
    self.swipeViews = swipeViews
  }

  nonisolated package static func _makeNode(
    _ view: ListRows, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    var inputs = inputs
    inputs.environment.isInListRow = true
    return makeLazyNode(
      view.content, reusing: old, inputs, make: { ListNode(name: "List", $0) },
      configure: {
        $0.appearance = view.appearance
        $0.swipeViews = view.swipeViews
        $0.edit(inputs.environment.editMode?.wrappedValue.isEditing == true)
      })
  }
}
