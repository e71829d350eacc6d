// SPDX-License-Identifier: Apache-2.0
/// A value that a window keeps. A still picture's window has kept nothing: the value lives as long as
/// the view.
@frozen @propertyWrapper public struct SceneStorage<Value> {
  private var state: State<Value>

  init(_ value: Value) { state = State(wrappedValue: value) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: InstallableProperty {
  mutating func install(at slot: Int, of node: _ViewNode, store: inout PropertyStore) {
    state.install(at: slot, of: node, store: &store)
  }
}

extension SceneStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue) }
}
extension SceneStorage where Value == Bool? {
  public init(_ key: String) { self.init(nil) }
}

extension SceneStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue) }
}
extension SceneStorage where Value == Int? {
  public init(_ key: String) { self.init(nil) }
}

extension SceneStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue) }
}
extension SceneStorage where Value == Double? {
  public init(_ key: String) { self.init(nil) }
}

extension SceneStorage where Value == String {
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue) }
}
extension SceneStorage where Value == String? {
  public init(_ key: String) { self.init(nil) }
}

extension SceneStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue) }
}
extension SceneStorage where Value == URL? {
  public init(_ key: String) { self.init(nil) }
}

extension SceneStorage where Value == Date {
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue) }
}
extension SceneStorage where Value == Date? {
  public init(_ key: String) { self.init(nil) }
}

extension SceneStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue) }
}
extension SceneStorage where Value == Data? {
  public init(_ key: String) { self.init(nil) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue) }
}
extension SceneStorage {
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == Int { self.init(nil) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue) }
}
extension SceneStorage {
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == String { self.init(nil) }
}
