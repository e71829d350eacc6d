// SPDX-License-Identifier: Apache-2.0
/// A value that a view owns. It exists while the view stays at its place, and a change evaluates the view's body again.
@propertyWrapper public struct State<Value> {
  private var initial: () -> Value
  private var box: StateBox<Value>?

  /// Creates a state with an initial value, which applies when the view appears.
  nonisolated public init(wrappedValue value: Value) { initial = { value } }
  /// Creates a state with an initial value, which applies when the view appears.
  nonisolated public init(initialValue value: Value) { initial = { value } }
  /// Creates a state of an observable object; the expression is evaluated once, when the view first appears.
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> Value)
  where Value: AnyObject, Value: Observable { initial = thunk }

  /// The present value. Outside of a view's body and actions, it is the initial one, and setting it has no
  /// effect.
  public var wrappedValue: Value {
    get { box?.value ?? initial() }
    nonmutating set { box?.set(newValue) }
  }

  /// A binding to the value; a constant one outside of a view's body and actions.
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial()) }
    return Binding(get: { box.value }, set: { box.set($0) })
  }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is initially nil.
  nonisolated public init() { self.init(wrappedValue: nil) }
}

extension State: InstallableProperty {
  /// The initial value applies only once.
  func isSame(as other: Self) -> Bool { true }

  mutating func install(at slot: Int, of node: _ViewNode, store: inout PropertyStore) {
    let initial = initial
    let box = store.object(at: slot) { StateBox(initial()) }
    box.owner = node
    self.box = box
  }
}

/// The storage of a state.
final class StateBox<Value>: @unchecked Sendable {
  /// The value that views use.
  private var current: Value
  /// The last written value, and the number of writes that views don't use yet.
  private var latest: Value?
  private var waiting = 0
  weak var owner: _ViewNode?

  init(_ value: Value) { current = value }

  /// The user's code reads its last write; a view's evaluation reads the writes of all transactions up to the present
  /// one.
  var value: Value {
    guard waiting > 0, let latest, owner?.host.isUpdating == false else { return current }
    return latest
  }

  func set(_ value: Value) {
    guard let owner else {
      current = value
      return
    }
    let host = owner.host
    if host.isUpdating { host.warnOfChange(in: owner) }
    if host.takesWritesNow {
      current = value
      if waiting > 0 { latest = value }
    } else {
      latest = value
      waiting += 1
      host.write { [self] in
        current = value
        waiting -= 1
        if waiting == 0 { latest = nil }
      }
    }
    owner.setNeedsUpdate()
  }
}
