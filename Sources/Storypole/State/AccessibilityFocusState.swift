// SPDX-License-Identifier: Apache-2.0
/// Says where an assistive technology's focus is. In a still picture nothing has it.
@frozen @propertyWrapper public struct AccessibilityFocusState<Value: Hashable> {
  @frozen @propertyWrapper public struct Binding {
    private let value: Storypole.Binding<Value>

    init(_ value: Storypole.Binding<Value>) { self.value = value }

    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }

  var state: State<Value>

  public init() where Value == Bool { state = State(wrappedValue: false) }
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding { Binding(state.projectedValue) }
}

extension AccessibilityFocusState: InstallableProperty {
  mutating func install(at slot: Int, of node: _ViewNode, store: inout PropertyStore) {
    state.install(at: slot, of: node, store: &store)
  }
}

extension View {
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    -> some View
  { self }
}
