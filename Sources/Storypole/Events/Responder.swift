// SPDX-License-Identifier: Apache-2.0
/// What a node does with events that meet it or come to it.
package struct Responder {
  var gesture: AttachedGesture?
  var hover: HoverModifier?
  var focus: FocusTarget?
  /// Keys that go to a view inside, before that view has them.
  var keys: KeyHandler?
  /// Opens the view's own menu.
  var menu: ((MenuPlace) -> Void)?
  /// Takes what is dropped on the view.
  var drop: DropTarget?
  /// The keys that activate what is inside, wherever the focus is.
  var shortcut: KeyboardShortcut?
}

/// Where a menu is asked for.
package struct MenuPlace {
  /// In the coordinates of the view whose menu it is.
  package var point: CGPoint
  /// What is there, the innermost node first.
  package var path: [LayoutNode]
}

/// A view that keys go to while it has the focus.
package struct FocusTarget {
  /// Whether a press of the pointer gives it the focus, as with what can be edited.
  var takesFocusOnPress = false
  /// What Space and Return do; nil where they do nothing.
  var activate: (() -> Void)?
  /// Whether the key was of use.
  var onKey: (KeyEvent) -> Bool = { _ in false }
  /// nil where no text can be entered.
  var text: TextInput?
  var onChange: (Bool) -> Void = { _ in }

  package init(
    takesFocusOnPress: Bool = false, activate: (() -> Void)? = nil,
    onKey: @escaping (KeyEvent) -> Bool = { _ in false }
  ) {
    self.takesFocusOnPress = takesFocusOnPress
    self.activate = activate
    self.onKey = onKey
  }
}

/// A view that text is entered into.
struct TextInput {
  var receive: (TextEvent) -> Void
  /// The caret in the node's coordinates.
  var caret: () -> CGRect
}

/// Keys that a view wants to see.
struct KeyHandler {
  var phases: KeyPress.Phases
  var matches: (KeyEvent) -> Bool
  var action: (KeyPress) -> KeyPress.Result
}

/// Attaches a responder; changes nothing else.
nonisolated struct ResponderModifier: UnaryLayoutModifier {
  var responder: Responder?
  var name: String
  /// Whether the view is met wherever its frame is, over gaps too.
  var fillsFrame = false

  func hitTest(_ point: CGPoint, node: LayoutNode, child: LayoutNode, _ hit: inout HitTest) -> Bool
  {
    hit.visit(child, in: node, at: point) || fillsFrame && node.boundsContain(point)
  }

  func paint(_ node: LayoutNode, child: LayoutNode, into painter: inout Painter) {
    painter.paintChildren(of: node)
    guard let focus = responder?.focus, focus.text == nil else { return }
    node.host.paintFocusRing(around: node, into: &painter)
  }
}
