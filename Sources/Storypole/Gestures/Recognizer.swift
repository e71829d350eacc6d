// SPDX-License-Identifier: Apache-2.0
/// One gesture of one view, while the user may be doing it. Events change its status; the arena then
/// decides whose actions run (`deliver`).
public class _Recognizer<Value>: _AnyRecognizer {
  /// What the gesture has come to; nil until there is anything to say.
  final var value: Value?

  /// The gesture has gone on to `value`.
  final func move(to status: RecognizerStatus, _ value: Value) {
    self.value = value
    self.status = status
  }
}

/// How far a gesture has come.
enum RecognizerStatus {
  /// It may still happen.
  case possible
  /// It has a value that others may see, but takes nothing away from other gestures: a press.
  case preparing
  /// It goes on, and others do not.
  case active
  case ended
  case failed

  var isOver: Bool { self == .ended || self == .failed }
  var claims: Bool { self == .active || self == .ended }
}

/// A recognizer, whatever its values are.
public class _AnyRecognizer {
  final let context: _GestureContext
  final var status = RecognizerStatus.possible

  init(_ context: _GestureContext) { self.context = context }

  /// When the recognizer wants to know that nothing has happened, in seconds.
  var deadline: Double? { nil }
  /// Whether time alone has ended the gesture: then others that may still happen don't hold it up.
  var isTimed: Bool { false }

  func receive(_ event: PointerEvent) {}
  /// The time has come to `time`.
  func tick(_ time: Double) {}
  /// Runs the actions for what has changed since the last call.
  func deliver() {}
  /// Another gesture has won, or the view has gone: what was not delivered never will be.
  func cancel() { status = .failed }
  /// The view was updated: `gesture` is of the same type and has newer actions.
  func adopt(_ gesture: Any) {}
}

/// Where a gesture happens.
public final class _GestureContext {
  private let space: LayoutSpace
  private let reference: NodeTable.Reference

  init(_ node: LayoutNode) {
    space = node.space
    reference = node.reference
  }

  /// The node that the gesture is attached to, while it lives.
  var node: LayoutNode? {
    space.host == nil ? nil : space.layoutNodes.object(reference, as: LayoutNode.self)
  }

  func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    node?.convert(point, to: space) ?? point
  }
}
