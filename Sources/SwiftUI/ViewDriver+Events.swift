// SPDX-License-Identifier: Apache-2.0
// User input. Every action happens at the driver's time, and its effects show immediately.
extension ViewDriver {
  /// Clicks or taps the text `label`: the button, row or view that shows it.
  ///
  /// - Parameter count: The number of clicks; 2 is a double click.
  /// - Throws: An error that lists the visible texts, if `label` isn't one of them.
  public func tap(_ label: String, count: Int = 1) throws {
    if session.tap(label, count: count) { return }
    let texts = texts.map { "'\($0)'" }.joined(separator: ", ")
    throw ViewDriverError(
      "There is no text '\(label)' to tap; "
        + (texts.isEmpty ? "the view has no text." : "the texts are \(texts)."))
  }

  /// Clicks or taps a point of the window `count` times, from one to ten.
  public func tap(at point: CGPoint, count: Int = 1) { session.tap(at: point, count: count) }

  /// Presses the pointer's second button at a point, which opens the context menu there.
  public func openContextMenu(at point: CGPoint) { send(.menu(at: point)) }

  /// Presses at a point for `duration` seconds, which advances time.
  public func press(at point: CGPoint, duration: TimeInterval = 1) {
    pointer(.down, point)
    advance(by: duration)
    pointer(.up, point)
  }

  /// Presses at `start`, moves to `end` within `duration` seconds, and releases; this advances time.
  ///
  /// - Parameter steps: The number of movements; at least 1.
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25, steps: Int = 10
  ) {
    beginDrag(at: start)
    let (begin, count) = (time, max(steps, 1))
    for step in 1...count {
      let fraction = Double(step) / Double(count)
      advance(to: begin + duration * fraction)
      drag(
        to: CGPoint(
          x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
    }
    endDrag(at: end)
  }

  /// Presses at a point; `drag(to:)` and `endDrag(at:)` continue.
  public func beginDrag(at point: CGPoint) { pointer(.down, point) }
  /// Moves the pressed pointer to a point.
  public func drag(to point: CGPoint) { pointer(.moved, point) }
  /// Moves the pressed pointer to a point and releases it.
  public func endDrag(at point: CGPoint) { pointer(.up, point) }

  /// Moves the pointer without pressing.
  public func hover(at point: CGPoint) { pointer(.moved, point) }

  /// Scrolls the content at a point by points: a negative height shows content farther down.
  public func scroll(at point: CGPoint, by delta: CGSize) {
    send(.scroll(ScrollEvent(at: point, by: delta, time: time)))
  }

  /// Presses and releases a key.
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    for phase in [KeyPress.Phases.down, .up] {
      send(.key(KeyEvent(key, modifiers: modifiers, phase: phase, time: time)))
    }
  }

  /// Types text into the focused view.
  public func type(_ text: String) { send(.text(.insert(text))) }

  private func pointer(_ phase: PointerEvent.Phase, _ point: CGPoint) {
    send(.pointer(PointerEvent(phase, at: point, time: time)))
  }

  private func send(_ event: Event) { session.perform { $0.send(event) } }
}

/// The error of an action that the views don't allow.
public struct ViewDriverError: Error, CustomStringConvertible {
  /// The problem, in a sentence.
  public let description: String
  init(_ description: String) { self.description = description }
}
