// SPDX-License-Identifier: Apache-2.0
/// A gesture attached to a view.
package struct AttachedGesture: GestureHandler {
  package enum Priority {
    case normal, high, simultaneous
  }

  var priority: Priority
  var mask: GestureMask
  /// The gesture, for recognizers that were made from an older value of the same type.
  var gesture: Any
  var makeRecognizer: (_GestureContext) -> _AnyRecognizer

  init<G: Gesture>(_ gesture: G, _ priority: Priority = .normal, mask: GestureMask = .all) {
    self.priority = priority
    self.mask = mask
    self.gesture = gesture
    makeRecognizer = { G._makeRecognizer(gesture, $0) }
  }
}

extension Responder {
  var attachedGesture: AttachedGesture? { gesture as? AttachedGesture }
}

extension View {
  /// Attaches a gesture, and optionally the action of keys while the view has the focus. A role makes the view one
  /// element for assistive technologies.
  nonisolated package func attach<G: Gesture>(
    _ gesture: G, _ priority: AttachedGesture.Priority = .normal, mask: GestureMask = .all,
    fillsFrame: Bool = false, focus: FocusTarget? = nil, role: SemanticsNode.Role? = nil
  ) -> some View {
    modifier(
      ResponderModifier(
        responder: Responder(
          gesture: AttachedGesture(gesture, priority, mask: mask), focus: focus),
        name: "gesture", fillsFrame: fillsFrame, role: role))
  }

  /// Lets the view have its own menu, which `open` shows.
  nonisolated package func opensMenu(_ open: @escaping (MenuPlace) -> Void) -> some View {
    modifier(ResponderModifier(responder: Responder(menu: open), name: "contextMenu"))
  }

  /// Makes the view focusable, without a gesture.
  nonisolated package func focusTarget(_ focus: FocusTarget) -> some View {
    modifier(ResponderModifier(responder: Responder(focus: focus), name: "focus"))
  }
}
