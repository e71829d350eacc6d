// SPDX-License-Identifier: Apache-2.0
/// A value that a window keeps. No window keeps it here: the value lives as long as the view, and views don't
/// share it.
@frozen @propertyWrapper public struct SceneStorage<Value> {
  private var state: State<Value>

  init(_ value: Value) { state = State(wrappedValue: value) }

  /// The present value; setting it updates the view.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: InstallableProperty {
  mutating func install(at slot: Int, of node: _ViewNode, store: inout PropertyStore) {
    state.install(at: slot, of: node, store: &store)
  }
}

extension SceneStorage where Value == Bool {
  /// Creates a property of a truth value. The key has no effect.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue) }
}
extension SceneStorage where Value == Bool? {
  /// Creates an optional property of a truth value, which is nil at first. The key has no effect.
  public init(_ key: String) { self.init(nil) }
}

extension SceneStorage where Value == Int {
  /// Creates a property of an integer. The key has no effect.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue) }
}
extension SceneStorage where Value == Int? {
  /// Creates an optional property of an integer, which is nil at first. The key has no effect.
  public init(_ key: String) { self.init(nil) }
}

extension SceneStorage where Value == Double {
  /// Creates a property of a number. The key has no effect.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue) }
}
extension SceneStorage where Value == Double? {
  /// Creates an optional property of a number, which is nil at first. The key has no effect.
  public init(_ key: String) { self.init(nil) }
}

extension SceneStorage where Value == String {
  /// Creates a property of a string. The key has no effect.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue) }
}
extension SceneStorage where Value == String? {
  /// Creates an optional property of a string, which is nil at first. The key has no effect.
  public init(_ key: String) { self.init(nil) }
}

extension SceneStorage where Value == URL {
  /// Creates a property of a URL. The key has no effect.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue) }
}
extension SceneStorage where Value == URL? {
  /// Creates an optional property of a URL, which is nil at first. The key has no effect.
  public init(_ key: String) { self.init(nil) }
}

extension SceneStorage where Value == Date {
  /// Creates a property of a date. The key has no effect.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue) }
}
extension SceneStorage where Value == Date? {
  /// Creates an optional property of a date, which is nil at first. The key has no effect.
  public init(_ key: String) { self.init(nil) }
}

extension SceneStorage where Value == Data {
  /// Creates a property of data. The key has no effect.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue) }
}
extension SceneStorage where Value == Data? {
  /// Creates an optional property of data, which is nil at first. The key has no effect.
  public init(_ key: String) { self.init(nil) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a property of a value with the raw type `Int`. The key has no effect.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue) }
}
extension SceneStorage {
  /// Creates an optional property of a value with the raw type `Int`, which is nil at first. The key has no
  /// effect.
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == Int { self.init(nil) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a property of a value with the raw type `String`. The key has no effect.
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue) }
}
extension SceneStorage {
  /// Creates an optional property of a value with the raw type `String`, which is nil at first. The key has
  /// no effect.
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == String { self.init(nil) }
}
