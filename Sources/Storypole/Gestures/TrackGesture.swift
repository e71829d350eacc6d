// SPDX-License-Identifier: Apache-2.0
/// A pointer that moves the thumb of a slider: its middle comes to where the pointer is; ours.
nonisolated package struct TrackGesture: PrimitiveGesture {
  package typealias Value = Double
  let thumbWidth: CGFloat
  let onEditingChanged: (Bool) -> Void
  let set: (Double) -> Void

  package init(
    thumbWidth: CGFloat, onEditingChanged: @escaping (Bool) -> Void, set: @escaping (Double) -> Void
  ) {
    self.thumbWidth = thumbWidth
    self.onEditingChanged = onEditingChanged
    self.set = set
  }

  package static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _Recognizer<
    Double
  > {
    TrackRecognizer(gesture, context)
  }
}

private final class TrackRecognizer: _Recognizer<Double> {
  private var gesture: TrackGesture
  private var isEditing = false

  init(_ gesture: TrackGesture, _ context: _GestureContext) {
    self.gesture = gesture
    super.init(context)
  }

  override func adopt(_ gesture: Any) { self.gesture = gesture as? TrackGesture ?? self.gesture }

  override func receive(_ event: PointerEvent) {
    guard event.phase != .cancelled, let node = context.node else { return status = .failed }
    let distance = node.size.width - gesture.thumbWidth
    let x = context.convert(event.location, to: .local).x - gesture.thumbWidth / 2
    let fraction = distance > 0 ? Double(min(max(x / distance, 0), 1)) : 0
    move(to: event.phase == .up ? .ended : .active, node.isRightToLeft ? 1 - fraction : fraction)
  }

  override func deliver() {
    if status.claims, let value {
      if !isEditing { gesture.onEditingChanged(true) }
      isEditing = true
      gesture.set(value)
    }
    if status.isOver, isEditing {
      isEditing = false
      gesture.onEditingChanged(false)
    }
  }
}
