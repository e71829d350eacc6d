// SPDX-License-Identifier: Apache-2.0
/// A combination of two recognizers.
class PairRecognizer<First, Second, Value>: _Recognizer<Value> {
  final let first: _Recognizer<First>
  final let second: _Recognizer<Second>
  /// The two gestures of an updated value of the same type.
  private let parts: (Any) -> (Any, Any)?

  init(
    _ first: _Recognizer<First>, _ second: _Recognizer<Second>,
    parts: @escaping (Any) -> (Any, Any)?
  ) {
    self.first = first
    self.second = second
    self.parts = parts
    super.init(first.context)
  }

  /// Derives the status and the value from those of the two.
  func follow() { fatalError("abstract") }

  override final func adopt(_ gesture: Any) {
    guard let (first, second) = parts(gesture) else { return }
    self.first.adopt(first)
    self.second.adopt(second)
  }

  override var deadline: Double? { earliest(first.deadline, second.deadline) }
  override func receive(_ event: PointerEvent) {
    if status.isOver { return }
    first.receive(event)
    second.receive(event)
    follow()
  }
  override func tick(_ time: Double) {
    if status.isOver { return }
    first.tick(time)
    second.tick(time)
    follow()
  }
  override func deliver() {
    first.deliver()
    second.deliver()
  }
  override final func cancel() {
    first.cancel()
    second.cancel()
    super.cancel()
  }
}

func earliest(_ a: Double?, _ b: Double?) -> Double? {
  guard let a, let b else { return a ?? b }
  return min(a, b)
}

/// Both at once: ends when both have ended.
final class SimultaneousRecognizer<A: Gesture, B: Gesture>:
  PairRecognizer<A.Value, B.Value, SimultaneousGesture<A, B>.Value>
{
  override func follow() {
    func now<T>(_ recognizer: _Recognizer<T>) -> T? {
      recognizer.status == .possible || recognizer.status == .failed ? nil : recognizer.value
    }
    let value = SimultaneousGesture<A, B>.Value(first: now(first), second: now(second))
    switch (first.status, second.status) {
    case (.failed, .failed): status = .failed
    case (let a, let b) where a.isOver && b.isOver: move(to: .ended, value)
    case (let a, let b) where a.claims || b.claims: move(to: .active, value)
    case (.preparing, _), (_, .preparing): move(to: .preparing, value)
    default: break
    }
  }
}

/// One after the other.
final class SequenceRecognizer<A: Gesture, B: Gesture>:
  PairRecognizer<A.Value, B.Value, SequenceGesture<A, B>.Value>
{
  private var lastDown: PointerEvent?
  private var secondRuns = false

  override var deadline: Double? { secondRuns ? second.deadline : first.deadline }

  override func receive(_ event: PointerEvent) {
    if status.isOver { return }
    if event.phase == .down { lastDown = event }
    if secondRuns {
      second.receive(event)
    } else {
      first.receive(event)
      beginSecond(event.phase == .up)
    }
    follow()
  }

  override func tick(_ time: Double) {
    if status.isOver { return }
    if secondRuns {
      second.tick(time)
    } else {
      first.tick(time)
      beginSecond(false)
    }
    follow()
  }

  /// A pointer that is still down when the first gesture ends begins the second at the point of its press.
  private func beginSecond(_ isUp: Bool) {
    guard first.status == .ended else { return }
    secondRuns = true
    if !isUp, let lastDown { second.receive(lastDown) }
  }

  override func follow() {
    guard let one = first.value else {
      if first.status == .failed { status = .failed }
      return
    }
    if !secondRuns {
      if first.status == .failed { status = .failed } else { move(to: first.status, .first(one)) }
      return
    }
    switch second.status {
    case .failed: status = .failed
    case .ended: move(to: .ended, .second(one, second.value))
    case .possible, .preparing, .active: move(to: .active, .second(one, second.value))
    }
  }

  override func deliver() {
    first.deliver()
    if secondRuns { second.deliver() }
  }
}

/// The first that succeeds; the second waits until the first has failed.
final class ExclusiveRecognizer<A: Gesture, B: Gesture>:
  PairRecognizer<A.Value, B.Value, ExclusiveGesture<A, B>.Value>
{
  override var isTimed: Bool {
    first.status == .failed ? second.isTimed : first.isTimed || second.isTimed
  }

  override func follow() {
    if first.status.claims {
      second.cancel()
      if let value = first.value { move(to: first.status, .first(value)) }
    } else if first.status == .failed {
      status = second.status
      value = second.value.map { .second($0) } ?? value
    } else if first.status == .preparing, let value = first.value {
      move(to: .preparing, .first(value))
    }
  }

  override func deliver() {
    first.deliver()
    if first.status == .failed || second.status == .failed { second.deliver() }
  }
}
