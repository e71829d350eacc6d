// SPDX-License-Identifier: Apache-2.0
/// The state of one gesture of one view during events. Events change its status; the arena then decides whose actions
/// run (`deliver`).
public class _Recognizer<Value>: _AnyRecognizer {
  /// The present value of the gesture; nil until it has one.
  final var value: Value?

  /// Changes the status and the value.
  final func move(to status: RecognizerStatus, _ value: Value) {
    self.value = value
    self.status = status
  }
}

/// The progress of a gesture.
enum RecognizerStatus {
  /// It may still succeed.
  case possible
  /// It has a value that others can use, but doesn't cancel other gestures: a press.
  case preparing
  /// It is active and cancels others.
  case active
  case ended
  case failed

  var isOver: Bool { self == .ended || self == .failed }
  var claims: Bool { self == .active || self == .ended }
}

/// A recognizer with values of any type.
public class _AnyRecognizer {
  final let context: _GestureContext
  final var status = RecognizerStatus.possible

  init(_ context: _GestureContext) { self.context = context }

  /// The time in seconds at which the recognizer needs to know that nothing has happened.
  var deadline: Double? { nil }
  /// Whether time alone has ended the gesture: then other possible gestures don't delay it.
  var isTimed: Bool { false }

  func receive(_ event: PointerEvent) {}
  /// Advances the time to `time`.
  func tick(_ time: Double) {}
  /// Runs the actions for the changes since the last call.
  func deliver() {}
  /// Another gesture has won, or the view was removed: undelivered changes are dropped.
  func cancel() { status = .failed }
  /// The view was updated: `gesture` is of the same type and has newer actions.
  func adopt(_ gesture: Any) {}
}

/// The context of a gesture.
public final class _GestureContext {
  private let space: LayoutSpace
  private let reference: NodeTable.Reference

  init(_ node: LayoutNode) {
    space = node.space
    reference = node.reference
  }

  /// The node of the gesture, while it exists.
  var node: LayoutNode? {
    space.host == nil ? nil : space.layoutNodes.object(reference, as: LayoutNode.self)
  }

  func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    node?.convert(point, to: space) ?? point
  }
}
