// SPDX-License-Identifier: Apache-2.0
/// A gesture that calls an action when it ends.
nonisolated public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  public typealias Value = Content.Value
  let content: Content
  let action: (Content.Value) -> Void

  nonisolated public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _Recognizer<Value>
  {
    EndedRecognizer(gesture, Content._makeRecognizer(gesture.content, context))
  }
}

/// A gesture that calls an action when its value changes.
nonisolated public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture
where Content.Value: Equatable {
  public typealias Value = Content.Value
  let content: Content
  let action: (Content.Value) -> Void

  nonisolated public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _Recognizer<Value>
  {
    ChangedRecognizer(gesture, Content._makeRecognizer(gesture.content, context))
  }
}

/// A gesture with a converted value.
nonisolated public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
  let content: Content
  let transform: (Content.Value) -> Value

  nonisolated public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _Recognizer<Value>
  {
    MapRecognizer(gesture, Content._makeRecognizer(gesture.content, context))
  }
}

/// A gesture that requires pressed modifier keys.
nonisolated public struct _ModifiersGesture<Content: Gesture>: PrimitiveGesture {
  public typealias Value = Content.Value
  let content: Content
  let modifiers: EventModifiers

  nonisolated public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _Recognizer<Value>
  {
    ModifiersRecognizer(gesture, Content._makeRecognizer(gesture.content, context))
  }
}

extension Gesture {
  /// Calls `action` with the last value when the gesture succeeds.
  nonisolated public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Returns the gesture with its values changed by `body`.
  nonisolated public func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  /// Changes a gesture state while the gesture is active; the state returns to its initial value at the end.
  @MainActor @preconcurrency
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Self.Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }

  /// Returns a gesture that fails unless these keys are held down when the pointer goes down.
  @MainActor @preconcurrency
  public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(content: self, modifiers: modifiers)
  }
}

extension Gesture where Self.Value: Equatable {
  /// Calls `action` whenever the value of the gesture changes, including its first value.
  @MainActor @preconcurrency
  public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

// MARK: Recognizers

/// A recognizer that acts on another one with the same values.
private class ActingRecognizer<Content: Gesture, G: Gesture>:
  WrappingRecognizer<Content.Value, Content.Value>
{
  final var gesture: G
  private let content: (G) -> Content

  init(_ gesture: G, content: @escaping (G) -> Content, _ inner: _Recognizer<Content.Value>) {
    self.gesture = gesture
    self.content = content
    super.init(inner)
  }

  override final func outer(_ value: Content.Value) -> Content.Value { value }
  override final func adopt(_ gesture: Any) {
    guard let gesture = gesture as? G else { return }
    self.gesture = gesture
    inner.adopt(content(gesture))
  }
}

private final class EndedRecognizer<Content: Gesture>:
  ActingRecognizer<Content, _EndedGesture<Content>>
{
  private var hasActed = false

  init(_ gesture: _EndedGesture<Content>, _ inner: _Recognizer<Content.Value>) {
    super.init(gesture, content: { $0.content }, inner)
  }

  override func deliver() {
    super.deliver()
    guard status == .ended, !hasActed, let value else { return }
    hasActed = true
    gesture.action(value)
  }
}

private final class ChangedRecognizer<Content: Gesture>:
  ActingRecognizer<Content, _ChangedGesture<Content>>
where Content.Value: Equatable {
  private var last: Content.Value?

  init(_ gesture: _ChangedGesture<Content>, _ inner: _Recognizer<Content.Value>) {
    super.init(gesture, content: { $0.content }, inner)
  }

  override func deliver() {
    super.deliver()
    guard status == .preparing || status == .active, let value, value != last else { return }
    last = value
    gesture.action(value)
  }
}

private final class MapRecognizer<Content: Gesture, Value>:
  WrappingRecognizer<Content.Value, Value>
{
  private var gesture: _MapGesture<Content, Value>

  init(_ gesture: _MapGesture<Content, Value>, _ inner: _Recognizer<Content.Value>) {
    self.gesture = gesture
    super.init(inner)
  }

  override func outer(_ value: Content.Value) -> Value { gesture.transform(value) }
  override func adopt(_ gesture: Any) {
    guard let gesture = gesture as? _MapGesture<Content, Value> else { return }
    self.gesture = gesture
    inner.adopt(gesture.content)
  }
}

private final class ModifiersRecognizer<Content: Gesture>:
  ActingRecognizer<Content, _ModifiersGesture<Content>>
{
  init(_ gesture: _ModifiersGesture<Content>, _ inner: _Recognizer<Content.Value>) {
    super.init(gesture, content: { $0.content }, inner)
  }

  override func receive(_ event: PointerEvent) {
    if event.phase == .down, !event.modifiers.isSuperset(of: gesture.modifiers) { cancel() }
    super.receive(event)
  }
}
