// SPDX-License-Identifier: Apache-2.0
/// The position of the focus, which `focused(_:equals:)` reports and this value moves. In a still picture nothing has
/// the focus: the value is the one that views set.
@frozen @propertyWrapper public struct FocusState<Value: Hashable> {
  /// A connection that reads and moves the focus.
  @frozen @propertyWrapper public struct Binding {
    private let value: Storypole.Binding<Value>
    private let unset: Value

    init(_ value: Storypole.Binding<Value>, unset: Value) {
      self.value = value
      self.unset = unset
    }

    /// Resets the value, because the focus is in none of its views.
    func reset() { value.wrappedValue = unset }

    /// The position of the focus; setting it moves the focus.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  var state: State<Value>
  private let unset: Value

  /// Creates the state of a single view's focus; initially false.
  public init() where Value == Bool {
    state = State(wrappedValue: false)
    unset = false
  }
  /// Creates the state of the focus among several views; nil initially, and while none of them has it.
  public init<T: Hashable>() where Value == T? {
    state = State(wrappedValue: nil)
    unset = nil
  }

  /// The position of the focus; setting it moves the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A binding to the focus, for `focused(_:equals:)`.
  public var projectedValue: Binding { Binding(state.projectedValue, unset: unset) }
}

extension FocusState: InstallableProperty {
  /// The initial value applies only once.
  func isSame(as other: Self) -> Bool { true }

  mutating func install(at slot: Int, of node: _ViewNode, store: inout PropertyStore) {
    state.install(at: slot, of: node, store: &store)
  }
}
