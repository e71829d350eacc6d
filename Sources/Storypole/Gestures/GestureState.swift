/// A value that a gesture changes while it goes on, and that falls back when it ends. In a still
/// picture no gesture goes on.
@propertyWrapper @frozen public struct GestureState<Value> {
  private let initial: Value
  let reset: (Value, inout Transaction) -> Void

  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }
  public init(initialValue: Value) {
    self.init(initialValue: initialValue, reset: { _, _ in })
  }
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
  }
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: initialValue, reset: { $1 = resetTransaction })
  }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: wrappedValue, reset: reset)
  }
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = initialValue
    self.reset = reset
  }

  public var wrappedValue: Value { initial }
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(initialValue: nil, resetTransaction: resetTransaction)
  }
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: nil, reset: reset)
  }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}
