// SPDX-License-Identifier: Apache-2.0
/// A value that a gesture changes while it is active (`updating(_:body:)`), and that returns to its initial value when
/// the gesture ends or is canceled.
@propertyWrapper @frozen public struct GestureState<Value> {
  private let initial: Value
  let reset: (Value, inout Transaction) -> Void
  var state: State<Value>

  /// Creates a value that returns to its initial one without an animation.
  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }
  /// Creates a value that returns to its initial one without an animation.
  public init(initialValue: Value) {
    self.init(initialValue: initialValue, reset: { _, _ in })
  }
  /// Creates a value that returns to its initial one in a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
  }
  /// Creates a value that returns to its initial one in a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: initialValue, reset: { $1 = resetTransaction })
  }
  /// Creates a value; `reset` receives its last value and changes the transaction in which it returns to the
  /// initial one.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: wrappedValue, reset: reset)
  }
  /// Creates a value; `reset` receives its last value and changes the transaction in which it returns to the
  /// initial one.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = initialValue
    self.reset = reset
    state = State(wrappedValue: initialValue)
  }

  /// The present value; the initial one while the gesture is inactive. Only the gesture can change it.
  public var wrappedValue: Value { state.wrappedValue }
  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  /// Resets the value to the initial one.
  func fallBack() {
    var transaction = Transaction()
    reset(state.wrappedValue, &transaction)
    withTransaction(transaction) { state.wrappedValue = initial }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a value that is initially nil and returns to it in a transaction.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(initialValue: nil, resetTransaction: resetTransaction)
  }
  /// Creates a value that is initially nil; `reset` changes the transaction in which it returns to that.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: nil, reset: reset)
  }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: InstallableProperty {
  /// The initial value applies only once.
  func isSame(as other: Self) -> Bool { true }

  mutating func install(at slot: Int, of node: _ViewNode, store: inout PropertyStore) {
    state.install(at: slot, of: node, store: &store)
  }
}

/// A gesture that changes a gesture state while it is active.
@frozen nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public typealias Value = Base.Value
  /// The gesture that changes the state.
  public var base: Base
  /// The state that changes.
  public var state: GestureState<State>
  /// The code that changes the state; its transaction is continuous, without an animation.
  public var body: (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that changes a state.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }

  nonisolated public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _Recognizer<Value>
  {
    StateRecognizer(gesture, Base._makeRecognizer(gesture.base, context))
  }
}

/// Whether two values can be compared and are equal.
private func isSame<T>(_ a: T, _ b: T?) -> Bool {
  func compare<E: Equatable>(_ a: E) -> Bool { a == b as? E }
  return (a as? any Equatable).map { compare($0) } ?? false
}

private final class StateRecognizer<Base: Gesture, State>:
  WrappingRecognizer<Base.Value, Base.Value>
{
  private var gesture: GestureStateGesture<Base, State>
  private var isChanged = false
  private var last: Base.Value?

  init(_ gesture: GestureStateGesture<Base, State>, _ inner: _Recognizer<Base.Value>) {
    self.gesture = gesture
    super.init(inner)
  }

  override func outer(_ value: Base.Value) -> Base.Value { value }
  override func adopt(_ gesture: Any) {
    guard let gesture = gesture as? GestureStateGesture<Base, State> else { return }
    self.gesture = gesture
    inner.adopt(gesture.base)
  }

  override func deliver() {
    super.deliver()
    switch status {
    case .possible: break
    case .preparing, .active:
      guard let value, !isSame(value, last) else { return }
      isChanged = true
      last = value
      var transaction = Transaction()
      transaction.isContinuous = true
      var state = gesture.state.wrappedValue
      gesture.body(value, &state, &transaction)
      withTransaction(transaction) { gesture.state.state.wrappedValue = state }
    case .ended, .failed:
      if isChanged { gesture.state.fallBack() }
      isChanged = false
    }
  }
}
