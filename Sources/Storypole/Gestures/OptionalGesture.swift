// SPDX-License-Identifier: Apache-2.0

/// A gesture that may be absent: nil never succeeds.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  @MainActor @preconcurrency public var body: Never {
    fatalError("Optional is a primitive gesture and has no body")
  }

  nonisolated public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _Recognizer<Wrapped.Value>
  {
    OptionalRecognizer(gesture, context)
  }
}

private final class OptionalRecognizer<G: Gesture>: WrappingRecognizer<G.Value, G.Value> {
  init(_ gesture: G?, _ context: _GestureContext) {
    super.init(gesture.map { G._makeRecognizer($0, context) } ?? NoRecognizer(context))
  }

  override func outer(_ value: G.Value) -> G.Value { value }
  override func adopt(_ gesture: Any) {
    if let gesture = gesture as? G { inner.adopt(gesture) }
  }
}

private final class NoRecognizer<Value>: _Recognizer<Value> {
  override init(_ context: _GestureContext) {
    super.init(context)
    status = .failed
  }
}
