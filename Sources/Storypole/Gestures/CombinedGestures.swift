// SPDX-License-Identifier: Apache-2.0
/// Two gestures of which one succeeds; the first has precedence over the second.
@frozen
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>:
  PrimitiveGesture
{
  /// The value of the gesture that succeeds.
  @frozen public enum Value {
    /// The first gesture succeeds.
    case first(First.Value)
    /// The second gesture succeeds, after the first has failed.
    case second(Second.Value)
  }
  /// The gesture with precedence.
  public var first: First
  /// The gesture that waits until the first has failed.
  public var second: Second

  /// Creates a gesture from two others.
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

/// Two gestures, one after the other. A pointer that is still down when the first ends begins the second.
@frozen
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>:
  PrimitiveGesture
{
  /// The state of the two gestures.
  @frozen public enum Value {
    /// The first gesture hasn't ended.
    case first(First.Value)
    /// The first gesture has ended; the second has a value once it has begun.
    case second(First.Value, Second.Value?)
  }
  /// The gesture that comes first.
  public var first: First
  /// The gesture that follows.
  public var second: Second

  /// Creates a gesture from two others.
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

/// Two gestures at the same time. It ends when both have ended, or one has ended and the other failed.
@frozen
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>:
  PrimitiveGesture
{
  /// The values of both gestures.
  @frozen public struct Value {
    /// The value of the first gesture; nil while it is inactive.
    public var first: First.Value?
    /// The value of the second gesture; nil while it is inactive.
    public var second: Second.Value?
  }
  /// One of the gestures.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// Creates a gesture from two others.
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
  /// Returns a gesture of which one part succeeds: this one, or `other` after this one has failed.
  nonisolated public func exclusively<Other: Gesture>(before other: Other)
    -> ExclusiveGesture<Self, Other>
  { ExclusiveGesture(self, other) }

  /// Returns a gesture of this and then another one.
  @MainActor @preconcurrency
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Returns a gesture of this and another one at the same time.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other)
    -> SimultaneousGesture<Self, Other>
  { SimultaneousGesture(self, other) }
}
