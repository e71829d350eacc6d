// SPDX-License-Identifier: Apache-2.0
/// A press outside of the presentation above the content.
nonisolated struct DismissGesture: PrimitiveGesture {
  typealias Value = Void
  let dismiss: () -> Void

  static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _Recognizer<Void> {
    DismissRecognizer(gesture, context)
  }
}

private final class DismissRecognizer: _Recognizer<Void> {
  private let gesture: DismissGesture

  init(_ gesture: DismissGesture, _ context: _GestureContext) {
    self.gesture = gesture
    super.init(context)
  }

  override func receive(_ event: PointerEvent) {
    guard event.phase == .down, let window = context.node else { return }
    // Presses on the popup itself don't count.
    if window.host.path(at: event.location).first === window {
      move(to: .ended, ())
    } else {
      status = .failed
    }
  }

  private var hasActed = false
  override func deliver() {
    if status == .ended, !hasActed {
      hasActed = true
      gesture.dismiss()
    }
  }
}
