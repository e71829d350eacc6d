// SPDX-License-Identifier: Apache-2.0
internal import StorypoleRuntime

/// A view that does what a button does: it is pressed while the pointer is down on it, and acts when the
/// pointer comes up there.
struct Pressable<Content: View>: View {
  @GestureState private var isPressed = false
  /// Whether it is met wherever its frame is, over gaps too.
  var fillsFrame = false
  /// Whether it can be reached by the keyboard.
  var isFocusable = true
  let action: @MainActor () -> Void
  @ViewBuilder let content: (Bool) -> Content

  var body: some View {
    let action = onHostThread { (_: Bool) in self.action() }
    content(isPressed).attach(
      PressGesture().updating($isPressed) { value, isPressed, _ in isPressed = value }
        .onEnded(action), fillsFrame: fillsFrame,
      focus: isFocusable ? FocusTarget(activate: { action(true) }) : nil)
  }
}

/// A pointer that goes down and comes up on a view; whether it is there meanwhile. Leaving the view
/// and coming back is not the end of it.
nonisolated struct PressGesture: PrimitiveGesture {
  typealias Value = Bool

  static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _Recognizer<Bool> {
    PressRecognizer(context)
  }
}

private final class PressRecognizer: _Recognizer<Bool> {
  /// How far a finger may leave the view, in points: UIKit's 70. A mouse may not.
  private static let touchMargin: CGFloat = 70

  override func receive(_ event: PointerEvent) {
    guard let node = context.node else { return }
    let margin = event.device == .touch ? Self.touchMargin : 0
    let bounds = CGRect(origin: .zero, size: node.size).insetBy(dx: -margin, dy: -margin)
    let isInside =
      bounds.contains(context.convert(event.location, to: .local))
      // A row of a list is more than its content.
      || node.host.path(at: event.location).contains { $0 === node }
    switch event.phase {
    case .down: move(to: .preparing, true)
    case .moved: move(to: .preparing, isInside)
    case .up: move(to: isInside ? .ended : .failed, isInside)
    case .cancelled: status = .failed
    }
  }
}
