// SPDX-License-Identifier: Apache-2.0
/// A node's handlers of events.
package struct Responder {
  /// The gesture on the view.
  var gesture: (any GestureHandler)?
  var hover: HoverHandler?
  var focus: FocusTarget?
  /// Handles the keys of a view inside before that view.
  var keys: KeyHandler?
  /// Opens the view's menu.
  var menu: ((MenuPlace) -> Void)?
  /// Takes values that are dropped on the view.
  var drop: (any DropHandler)?
  /// The keys that activate the content, regardless of the focus.
  var shortcut: KeyboardShortcut?
}

/// A gesture on a view; only the arena knows more of it.
package protocol GestureHandler {}

/// The action for the pointer over a view.
struct HoverHandler {
  /// Whether movements over the view count, in addition to entering and leaving.
  var isContinuous: Bool
  var space: CoordinateSpace
  var action: (HoverPhase) -> Void
}

/// Takes values that are dropped on a view; only a drag knows more of it.
package protocol DropHandler {}

/// The position of a requested menu.
package struct MenuPlace {
  /// The point in the coordinates of the view that has the menu.
  package var point: CGPoint
  /// The nodes at the point, the innermost first.
  package var path: [LayoutNode]
}

/// A view that receives keys while it has the focus.
package struct FocusTarget {
  /// Whether a press of the pointer moves the focus to it, as for editable views.
  var takesFocusOnPress = false
  /// The action of Space and Return; nil for none.
  var activate: (() -> Void)?
  /// Returns whether the key was handled.
  var onKey: (KeyEvent) -> Bool = { _ in false }
  /// nil if the view has no text input.
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

/// A view with text input.
struct TextInput {
  var receive: (TextEvent) -> Void
  /// The caret in the node's coordinates.
  var caret: () -> CGRect
  /// The characters and the selection; nil if they are secret.
  var edited: () -> EditedText?
}

/// The text in a field during editing. Positions are counted in Unicode scalars.
package struct EditedText: Equatable {
  package var text: String
  /// The end of the selection that doesn't move; the caret without a selection.
  package var anchor: Int
  package var caret: Int

  /// A text that nobody edits.
  package init(_ text: String) { (self.text, anchor, caret) = (text, 0, 0) }

  init(_ characters: [Character], anchor: Int, caret: Int) {
    func scalars(before place: Int) -> Int {
      characters[..<place].reduce(0) { $0 + $1.unicodeScalars.count }
    }
    text = String(characters)
    (self.anchor, self.caret) = (scalars(before: anchor), scalars(before: caret))
  }
}

/// Keys that a view handles.
struct KeyHandler {
  var phases: KeyPress.Phases
  var matches: (KeyEvent) -> Bool
  var action: (KeyPress) -> KeyPress.Result
}
