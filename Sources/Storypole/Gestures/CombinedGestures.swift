// SPDX-License-Identifier: Apache-2.0
/// Two gestures of which the first that succeeds counts.
@frozen
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>:
  PrimitiveGesture
{
  @frozen public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  nonisolated public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _Recognizer<Value>
  {
    ExclusiveRecognizer(
      First._makeRecognizer(gesture.first, context), Second._makeRecognizer(gesture.second, context)
    ) { ($0 as? Self).map { ($0.first, $0.second) } }
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures, one after the other.
@frozen
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>:
  PrimitiveGesture
{
  @frozen public enum Value {
    /// The first gesture has not ended.
    case first(First.Value)
    /// It has; the second may have begun.
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  nonisolated public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _Recognizer<Value>
  {
    SequenceRecognizer(
      First._makeRecognizer(gesture.first, context), Second._makeRecognizer(gesture.second, context)
    ) { ($0 as? Self).map { ($0.first, $0.second) } }
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures at the same time.
@frozen
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>:
  PrimitiveGesture
{
  @frozen public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  nonisolated public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _Recognizer<Value>
  {
    SimultaneousRecognizer(
      First._makeRecognizer(gesture.first, context), Second._makeRecognizer(gesture.second, context)
    ) { ($0 as? Self).map { ($0.first, $0.second) } }
  }
}

extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}

extension Gesture {
  nonisolated public func exclusively<Other: Gesture>(before other: Other)
    -> ExclusiveGesture<Self, Other>
  { ExclusiveGesture(self, other) }

  @MainActor @preconcurrency
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  nonisolated public func simultaneously<Other: Gesture>(with other: Other)
    -> SimultaneousGesture<Self, Other>
  { SimultaneousGesture(self, other) }
}
