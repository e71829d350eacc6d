// SPDX-License-Identifier: Apache-2.0
/// Decides which of the gestures under the pointer succeeds.
///
/// Gestures of high priority come first, the outermost view's before the others; then the others, the innermost view's
/// first. One that succeeds cancels all others, unless an earlier one is still possible: then it waits for that one to
/// fail (a tap waits for the double tap inside). Only gestures that end by time alone, a long press, don't wait for
/// gestures that haven't begun. Simultaneous gestures neither wait nor cancel. The priorities are documented; the
/// waiting is ours, modeled on UIKit's gestures.
final class GestureArena {
  private final class Participant {
    let node: ObjectIdentifier
    let recognizer: _AnyRecognizer
    let isSimultaneous: Bool

    init(_ node: LayoutNode, _ gesture: AttachedGesture) {
      self.node = ObjectIdentifier(node)
      recognizer = gesture.makeRecognizer(_GestureContext(node))
      isSimultaneous = gesture.priority == .simultaneous
    }
  }

  /// In the order of precedence.
  private var participants: [Participant] = []
  private var winner: Participant?
  private(set) var isPressed = false

  /// The next time at which a gesture needs to know that nothing has happened.
  var deadline: Double? {
    participants.compactMap(\.recognizer.deadline).min()
  }

  /// `path` contains the nodes under the pointer, the innermost first; needed when it goes down.
  func receive(_ event: PointerEvent, path: @autoclosure () -> [LayoutNode]) {
    switch event.phase {
    case .down:
      // A second pointer is ignored.
      if isPressed { return }
      isPressed = true
      begin(path())
    case .up, .cancelled:
      if !isPressed { return }
      isPressed = false
    case .moved:
      if !isPressed { return }
    }
    forEach { $0.receive(event) }
    resolve()
  }

  func tick(_ time: Double) {
    if participants.isEmpty { return }
    forEach { $0.tick(time) }
    resolve()
  }

  private func forEach(_ act: (_AnyRecognizer) -> Void) {
    for participant in participants {
      let recognizer = participant.recognizer
      guard let node = recognizer.context.node, node.isInTree else {
        recognizer.cancel()
        continue
      }
      // The view may have been updated since the last event.
      if let gesture = node.responder?.attachedGesture { recognizer.adopt(gesture.gesture) }
      if !recognizer.status.isOver { act(recognizer) }
    }
  }

  /// Adds the gestures under a pointer that went down; those that wait for another tap continue if they are among them.
  private func begin(_ path: [LayoutNode]) {
    var waiting: [ObjectIdentifier: Participant] = [:]
    for participant in participants where !participant.recognizer.status.isOver {
      waiting[participant.node] = participant
    }
    let kept = participants.filter { $0.recognizer.status == .ended && $0 !== winner }
    var (high, normal, simultaneous): ([Participant], [Participant], [Participant]) = ([], [], [])
    // From the outside in, because a mask affects the gestures inside.
    for node in path.reversed() {
      guard let gesture = node.responder?.attachedGesture, node.environment.isEnabled else {
        continue
      }
      if gesture.mask.contains(.gesture) {
        let participant =
          waiting.removeValue(forKey: ObjectIdentifier(node)) ?? Participant(node, gesture)
        switch gesture.priority {
        case .high: high.append(participant)
        case .normal: normal.insert(participant, at: 0)
        case .simultaneous: simultaneous.insert(participant, at: 0)
        }
      }
      if !gesture.mask.contains(.subviews) { break }
    }
    for participant in participants where waiting[participant.node] != nil {
      participant.recognizer.cancel()
      participant.recognizer.deliver()
    }
    winner = nil
    // A gesture that has succeeded and waits keeps its place, behind the ones it waits for.
    let ordered = high + normal
    participants = ordered + kept.filter { one in !ordered.contains { $0 === one } } + simultaneous
  }

  private func resolve() {
    if winner == nil { findWinner() }
    for participant in participants where participant === winner || participant.isSimultaneous {
      participant.recognizer.deliver()
    }
    if winner != nil {
      for participant in participants where participant !== winner && !participant.isSimultaneous {
        participant.recognizer.cancel()
        participant.recognizer.deliver()
      }
    }
    if !isPressed {
      if winner?.recognizer.status.isOver == true { winner = nil }
      participants.removeAll { participant in
        let status = participant.recognizer.status
        return status == .failed || status == .ended && !isWaiting(participant)
      }
    }
  }

  private func isWaiting(_ participant: Participant) -> Bool {
    held.contains { $0 === participant }
  }

  /// The participants that have succeeded and wait.
  private var held: [Participant] = []

  private func findWinner() {
    held = []
    var isBlocked = false
    var isPrepared = false
    for participant in participants where !participant.isSimultaneous {
      let recognizer = participant.recognizer
      switch recognizer.status {
      case .failed: recognizer.deliver()
      case .possible: isBlocked = true
      case .preparing:
        recognizer.deliver()
        isPrepared = true
      case .active, .ended:
        if isPrepared || isBlocked && !recognizer.isTimed {
          held.append(participant)
          isBlocked = true
        } else {
          winner = participant
          held = []
          return
        }
      }
    }
  }
}
