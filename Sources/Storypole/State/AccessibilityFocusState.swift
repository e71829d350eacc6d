// SPDX-License-Identifier: Apache-2.0
/// The position of an assistive technology's focus. Only views set it here.
@frozen @propertyWrapper public struct AccessibilityFocusState<Value: Hashable> {
  /// A connection that reads and sets the value.
  @frozen @propertyWrapper public struct Binding {
    private let value: Storypole.Binding<Value>

    init(_ value: Storypole.Binding<Value>) { self.value = value }

    /// The value that views set.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }

  var state: State<Value>

  /// Creates the state of a single view's focus; initially false.
  public init() where Value == Bool { state = State(wrappedValue: false) }
  /// Creates the state of the focus among several views; initially nil.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  /// The value that views set; setting it updates the view.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A binding to the value, for `accessibilityFocused(_:equals:)`.
  public var projectedValue: Binding { Binding(state.projectedValue) }
}

extension AccessibilityFocusState: InstallableProperty {
  /// The initial value applies only once.
  func isSame(as other: Self) -> Bool { true }

  mutating func install(at slot: Int, of node: _ViewNode, store: inout PropertyStore) {
    state.install(at: slot, of: node, store: &store)
  }
}

extension View {
  /// Connects the view with a value of the focus. Accepted; has no effect here, because no assistive
  /// technology is connected.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  /// Connects the view with the focus. Accepted; has no effect here, because no assistive technology is
  /// connected.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    -> some View
  { self }
}
