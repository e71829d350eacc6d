// SPDX-License-Identifier: Apache-2.0
/// A finger that moves the content of a scroll view; a mouse has its wheel.
nonisolated struct ScrollGesture: PrimitiveGesture {
  typealias Value = CGSize
  let scroll: (CGSize) -> Void
  /// Called when the finger has let go, with the velocity in points per second; nil when it touches
  /// again.
  let fling: (CGSize?) -> Void

  static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _Recognizer<CGSize> {
    ScrollRecognizer(gesture, context)
  }
}

private final class ScrollRecognizer: _Recognizer<CGSize> {
  private let gesture: ScrollGesture
  private var start: CGPoint?
  private var shown = CGSize.zero
  private var track = VelocityTrack()
  private var velocity = CGSize.zero

  init(_ gesture: ScrollGesture, _ context: _GestureContext) {
    self.gesture = gesture
    super.init(context)
  }

  override func receive(_ event: PointerEvent) {
    track.add(event.location, at: event.time)
    switch event.phase {
    case .down:
      gesture.fling(nil)
      if event.device == .touch { start = event.location } else { status = .failed }
    case .moved, .up:
      guard let start else { return }
      let isFar = start.distance(to: event.location) >= tapSlop
      guard isFar || status == .active else {
        if event.phase == .up { status = .failed }
        return
      }
      velocity = track.velocity(at: event.time)
      move(
        to: event.phase == .up ? .ended : .active,
        CGSize(width: event.location.x - start.x, height: event.location.y - start.y))
    case .cancelled:
      if status == .active { gesture.fling(.zero) }
      status = .failed
    }
  }

  override func deliver() {
    guard status.claims, let value else { return }
    if value != shown {
      gesture.scroll(CGSize(width: value.width - shown.width, height: value.height - shown.height))
    }
    shown = value
    if status == .ended {
      gesture.fling(velocity)
      velocity = .zero
    }
  }
}
