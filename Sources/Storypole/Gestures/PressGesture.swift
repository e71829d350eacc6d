// SPDX-License-Identifier: Apache-2.0
/// A press and release of the pointer on a view; whether the pointer is on it meanwhile. Leaving the view and returning
/// doesn't end it.
nonisolated package struct PressGesture: PrimitiveGesture {
  package typealias Value = Bool

  package init() {}

  package static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _Recognizer<
    Bool
  > {
    PressRecognizer(context)
  }
}

private final class PressRecognizer: _Recognizer<Bool> {
  /// The distance by which a finger may leave the view, in points: UIKit's 70. A mouse may not.
  private static let touchMargin: CGFloat = 70

  override func receive(_ event: PointerEvent) {
    guard let node = context.node else { return }
    let margin = event.device == .touch ? Self.touchMargin : 0
    let bounds = CGRect(origin: .zero, size: node.size).insetBy(dx: -margin, dy: -margin)
    let isInside =
      bounds.contains(context.convert(event.location, to: .local))
      // A row of a list is larger than its content.
      || node.host.path(at: event.location).contains { $0 === node }
    switch event.phase {
    case .down: move(to: .preparing, true)
    case .moved: move(to: .preparing, isInside)
    case .up: move(to: isInside ? .ended : .failed, isInside)
    case .cancelled: status = .failed
    }
  }
}
