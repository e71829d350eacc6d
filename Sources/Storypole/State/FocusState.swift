// SPDX-License-Identifier: Apache-2.0
/// Says where the focus is, and moves it (`focused(_:equals:)`). In a still picture nothing has it: the
/// value is what the views set.
@frozen @propertyWrapper public struct FocusState<Value: Hashable> {
  /// A way to read and write where the focus is.
  @frozen @propertyWrapper public struct Binding {
    private let value: Storypole.Binding<Value>
    private let unset: Value

    init(_ value: Storypole.Binding<Value>, unset: Value) {
      self.value = value
      self.unset = unset
    }

    /// The focus is nowhere that the value could say.
    func reset() { value.wrappedValue = unset }

    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  var state: State<Value>
  private let unset: Value

  public init() where Value == Bool {
    state = State(wrappedValue: false)
    unset = false
  }
  public init<T: Hashable>() where Value == T? {
    state = State(wrappedValue: nil)
    unset = nil
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding { Binding(state.projectedValue, unset: unset) }
}

extension FocusState: InstallableProperty {
  mutating func install(at slot: Int, of node: _ViewNode, store: inout PropertyStore) {
    state.install(at: slot, of: node, store: &store)
  }
}
