/// A value that a view owns: it lives as long as the view stays at its place, and a change of it
/// evaluates the view's body again.
@propertyWrapper public struct State<Value> {
  private var initial: () -> Value
  private var box: StateBox<Value>?

  nonisolated public init(wrappedValue value: Value) { initial = { value } }
  nonisolated public init(initialValue value: Value) { initial = { value } }
  /// Evaluates `wrappedValue` once, when the view first appears.
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> Value)
  where Value: AnyObject, Value: Observable { initial = thunk }

  public var wrappedValue: Value {
    get { box?.value ?? initial() }
    nonmutating set { box?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial()) }
    return Binding(get: { box.value }, set: { box.set($0) })
  }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  nonisolated public init() { self.init(wrappedValue: nil) }
}

extension State: InstallableProperty {
  mutating func install(at slot: Int, of node: _ViewNode, store: inout PropertyStore) {
    let initial = initial
    let box = store.object(at: slot) { StateBox(initial()) }
    box.owner = node
    self.box = box
  }
}

/// Where a piece of state lives.
final class StateBox<Value>: @unchecked Sendable {
  private(set) var value: Value
  weak var owner: _ViewNode?

  init(_ value: Value) { self.value = value }

  func set(_ value: Value) {
    self.value = value
    owner?.setNeedsUpdate()
  }
}
