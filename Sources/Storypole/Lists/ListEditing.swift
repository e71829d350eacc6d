// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The state of finger gestures on a list's rows: swiping a row away from its buttons, or moving
/// it.
final class ListEditing {
  /// The row being moved, and its distance.
  struct Moved {
    weak var row: ListRowNode?
    var distance: CGFloat
  }

  var moved: Moved?
  /// The row with visible buttons.
  weak var open: ListRowNode?
  /// The place where dragged values would be inserted.
  var gap: RowGap?
}

/// Makes the buttons beside a row. They are controls, which the engine doesn't know.
package struct SwipeViews {
  /// The buttons of a row at an edge; each first puts the row back to its place.
  let buttons: (AnyView, HorizontalEdge, _ close: @escaping () -> Void) -> AnyView
  /// A button that deletes the row.
  let delete: (@escaping () -> Void) -> AnyView

  package init(
    buttons: @escaping (AnyView, HorizontalEdge, _ close: @escaping () -> Void) -> AnyView,
    delete: @escaping (@escaping () -> Void) -> AnyView
  ) {
    self.buttons = buttons
    self.delete = delete
  }
}

/// The buttons beside a swiped row.
final class RowActions {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  /// Retains the buttons.
  private let view: _ViewNode
  let layout: LayoutNode?
  /// The row's offset: negative if the buttons are at the trailing edge.
  var shift: CGFloat = 0

  init(
    _ edge: HorizontalEdge, _ actions: SwipeActions, _ views: SwipeViews, in row: ListRowNode,
    _ inputs: _ViewInputs
  ) {
    self.edge = edge
    allowsFullSwipe = actions.allowsFullSwipe
    let buttons = views.buttons(actions.content, edge) { [weak row] in row?.list?.close() }
    view = AnyView._makeNode(buttons, reusing: nil, inputs)
    layout = view.layouts.first
    layout?.enter(row)
  }

  func place(in size: CGSize) {
    guard let layout else { return }
    let width = width(in: size)
    layout.place(
      at: CGPoint(x: edge == .leading ? 0 : size.width - width, y: 0),
      proposal: ProposedViewSize(width: width, height: size.height))
  }

  /// The width of the buttons, larger while the row is swiped further.
  private func width(in size: CGSize) -> CGFloat { max(available(in: size), abs(shift)) }

  /// The width of the buttons at rest.
  func available(in size: CGSize) -> CGFloat {
    layout?.size(for: ProposedViewSize(width: nil, height: size.height)).width ?? 0
  }

  /// The enabled buttons as actions, the one at the edge first.
  func semanticsActions(in size: CGSize) -> [SemanticsAction] {
    guard let layout else { return [] }
    place(in: size)
    var pass = SemanticsPass()
    pass.visit(layout)
    let actions: [SemanticsAction] = pass.elements.flatMap(\.flattened).compactMap { button in
      guard let label = button.label, !button.isStatic, button.isEnabled else { return nil }
      // The action keeps the buttons.
      return SemanticsAction(name: label) { [self] in
        withExtendedLifetime(self) { button.activate() }
      }
    }
    return edge == .leading ? actions : actions.reversed()
  }

  /// Performs the action of the button at the edge.
  func performFirst() {
    func visit(_ node: LayoutNode) -> [LayoutNode] {
      node.responder?.focus?.activate == nil ? node.children.flatMap(visit) : [node]
    }
    let buttons = layout.map(visit) ?? []
    (edge == .leading ? buttons.first : buttons.last)?.responder?.focus?.activate?()
  }
}

extension ListNode {
  /// Begins or ends editing.
  func edit(_ isEditing: Bool) {
    if isEditing == self.isEditing { return }
    self.isEditing = isEditing
    close()
    for row in rows { row.invalidate() }
    invalidate()
  }

  /// Moves the row back to its position.
  func close() {
    guard let row = editing.open else { return }
    editing.open = nil
    row.actions = nil
    row.invalidate()
    host.wake?()
  }

  /// Swipes a row away from the buttons at an edge; nil without buttons.
  func pull(_ row: ListRowNode, from edge: HorizontalEdge) -> RowActions? {
    if editing.open === row, row.actions?.edge == edge { return row.actions }
    guard let actions = actions(of: row, at: edge) else { return nil }
    close()
    row.actions = actions
    editing.open = row
    return actions
  }

  /// New buttons for a row; nil if it has none at the edge.
  func actions(of row: ListRowNode, at edge: HorizontalEdge) -> RowActions? {
    guard let swipeViews, let offered = row.offeredActions(at: edge, swipeViews) else { return nil }
    return RowActions(
      edge, offered, swipeViews, in: row,
      _ViewInputs(host: host, environment: row.environment, parent: owner))
  }

  /// Shows the buttons of a row.
  func open(_ row: ListRowNode) {
    guard let actions = pull(row, from: .trailing) else { return }
    actions.shift = -actions.available(in: row.size)
    row.invalidate()
  }

  /// Moves the row to its drop position.
  func drop(_ row: ListRowNode, at distance: CGFloat) {
    guard let edit = row.edit, let move = edit.editing.move else { return }
    let middle = row.origin.y + row.size.height / 2
    let others = rows.filter { $0 !== row && $0.edit?.source == edit.source }
    let before = others.filter { $0.origin.y + $0.size.height / 2 < middle }
    let place = (before.compactMap { $0.edit?.index }.max() ?? -1) + 1
    let first = others.compactMap { $0.edit?.index }.min() ?? 0
    let goal = before.isEmpty ? min(first, edit.index) : max(place, 0)
    if goal != edit.index, goal != edit.index + 1 { move(IndexSet(integer: edit.index), goal) }
  }
}

extension ListRowNode {
  var canDelete: Bool {
    edit?.editing.delete != nil && traits?.list.isDeleteDisabled != true
  }
  var canMove: Bool { edit?.canMove == true && traits?.list.isMoveDisabled != true }
  var hasSwipeActions: Bool { traits?.list.swipes.isEmpty == false }

  /// The actions of the row's elements: its swipe buttons, which need not be seen for that, and the menu of its list.
  var semanticsActions: [SemanticsAction] {
    var actions = [HorizontalEdge.leading, .trailing].flatMap { edge in
      list?.actions(of: self, at: edge)?.semanticsActions(in: size) ?? []
    }
    if let menu = environment.listMenu, let items = selectedItems {
      actions.append(
        SemanticsAction(name: SemanticsAction.showMenu) { menu.perform(items, self) })
    }
    return actions
  }

  /// The buttons beside the row at an edge: custom ones, or at the trailing edge the delete button.
  func offeredActions(at edge: HorizontalEdge, _ views: SwipeViews) -> SwipeActions? {
    if let own = traits?.list.swipes[edge] { return own }
    guard edge == .trailing, canDelete else { return nil }
    let delete = views.delete { [weak self] in
      guard let edit = self?.edit else { return }
      edit.editing.delete?(IndexSet(integer: edit.index))
    }
    return SwipeActions(content: delete, allowsFullSwipe: true)
  }

  /// The centers of the row's delete mark and grip; logical.
  private var markMiddle: CGFloat { ListAppearance.rowInsets.leading + 11 }
  private var gripMiddle: CGFloat { size.width - 13.5 }

  func isMark(_ x: CGFloat) -> Bool { isEditing && canDelete && abs(x - markMiddle) <= 20 }
  func isGrip(_ x: CGFloat) -> Bool { isEditing && canMove && abs(x - gripMiddle) <= 20 }

  /// Draws the row's delete mark and grip; their appearance is ours, but not their space.
  func paintEditing(into painter: inout Painter) {
    func box(_ middle: CGFloat, _ width: CGFloat, _ height: CGFloat, _ dy: CGFloat = 0) -> CGRect {
      let x = (isRightToLeft ? size.width - middle : middle) + (actions?.shift ?? 0)
      return painter.snapped(
        CGRect(
          x: x - width / 2, y: (size.height - height) / 2 + dy, width: width, height: height))
    }
    if canDelete {
      painter.fill(
        Circle(), in: box(markMiddle, 22, 22), with: Color.red, FillStyle(),
        environment: environment)
      painter.fill(
        Rectangle(), in: box(markMiddle, 11, 2), with: Color.white, FillStyle(),
        environment: environment)
    }
    if canMove {
      for line in -1...1 {
        painter.fill(
          Rectangle(), in: box(gripMiddle, 15, 1.5, CGFloat(line) * 5), with: Color.gray,
          FillStyle(), environment: environment)
      }
    }
  }
}
