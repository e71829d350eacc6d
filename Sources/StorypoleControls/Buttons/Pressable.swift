// SPDX-License-Identifier: Apache-2.0
import Storypole
internal import StorypoleRuntime

/// A view that acts like a button: it is pressed while the pointer is down on it, and acts when the
/// pointer comes up there.
struct Pressable<Content: View>: View {
  @GestureState private var isPressed = false
  /// Whether it is met wherever its frame is, over gaps too.
  var fillsFrame = false
  /// Whether it can be reached by the keyboard.
  var isFocusable = true
  /// The role for assistive technologies.
  var role = SemanticsNode.Role.button
  let action: @MainActor () -> Void
  @ViewBuilder let content: (Bool) -> Content

  var body: some View {
    let action = onHostThread { (_: Bool) in self.action() }
    content(isPressed).attach(
      PressGesture().updating($isPressed) { value, isPressed, _ in isPressed = value }
        .onEnded(action), fillsFrame: fillsFrame,
      focus: isFocusable ? FocusTarget(activate: { action(true) }) : nil, role: role)
  }
}
