// SPDX-License-Identifier: Apache-2.0
/// A value that all views in a window with the same key and type share. It exists as long as the window, and is not
/// restored.
@propertyWrapper public struct SceneStorage<Value> {
  private let key: String
  private let initial: Value
  private var reader: SceneReader<Value>?

  init(_ key: String, _ initial: Value) {
    self.key = key
    self.initial = initial
  }

  /// The present value; setting it updates every view in the window with the key.
  public var wrappedValue: Value {
    get { reader?.box.value ?? initial }
    nonmutating set { reader?.value.set(newValue) }
  }
  /// A binding to the value; a constant one outside of a view's body and actions.
  public var projectedValue: Binding<Value> {
    guard let reader else { return .constant(initial) }
    return Binding(get: { reader.box.value }, set: { reader.value.set($0) })
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: InstallableProperty {
  mutating func install(at slot: Int, of node: _ViewNode, store: inout PropertyStore) {
    let value = node.host.sceneValues.value(of: key, initial: initial)
    let reader = store.object(at: slot) { SceneReader(value) }
    reader.follow(value)
    reader.box.owner = node
    self.reader = reader
  }
}

extension ViewHost {
  fileprivate var sceneValues: SceneValues { feature { SceneValues() } }
}

/// The values of a window, by key and type.
private final class SceneValues {
  private struct Key: Hashable {
    let name: String
    let type: ObjectIdentifier
  }
  private var values: [Key: AnyObject] = [:]

  func value<Value>(of name: String, initial: Value) -> SceneValue<Value> {
    let key = Key(name: name, type: ObjectIdentifier(Value.self))
    if let value = values[key] as? SceneValue<Value> { return value }
    let value = SceneValue(initial)
    values[key] = value
    return value
  }
}

/// A value that views share.
final class SceneValue<Value> {
  private struct Weak { weak var box: StateBox<Value>? }
  private var latest: Value
  private var boxes: [Weak] = []

  init(_ value: Value) { latest = value }

  /// A view's copy of the value, which changes with the view's transactions.
  func makeBox() -> StateBox<Value> {
    let box = StateBox(latest)
    boxes.removeAll { $0.box == nil }
    boxes.append(Weak(box: box))
    return box
  }

  func set(_ value: Value) {
    latest = value
    for weak in boxes { weak.box?.set(value) }
  }
}

/// A view that reads a shared value.
final class SceneReader<Value> {
  private(set) var value: SceneValue<Value>
  private(set) var box: StateBox<Value>

  init(_ value: SceneValue<Value>) {
    self.value = value
    box = value.makeBox()
  }

  /// Switches to the value of another key.
  func follow(_ value: SceneValue<Value>) {
    if value === self.value { return }
    self.value = value
    box = value.makeBox()
  }
}

extension SceneStorage where Value == Bool {
  /// Creates a property of a truth value.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}
extension SceneStorage where Value == Bool? {
  /// Creates an optional property of a truth value, which is initially nil.
  public init(_ key: String) { self.init(key, nil) }
}

extension SceneStorage where Value == Int {
  /// Creates a property of an integer.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}
extension SceneStorage where Value == Int? {
  /// Creates an optional property of an integer, which is initially nil.
  public init(_ key: String) { self.init(key, nil) }
}

extension SceneStorage where Value == Double {
  /// Creates a property of a number.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}
extension SceneStorage where Value == Double? {
  /// Creates an optional property of a number, which is initially nil.
  public init(_ key: String) { self.init(key, nil) }
}

extension SceneStorage where Value == String {
  /// Creates a property of a string.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}
extension SceneStorage where Value == String? {
  /// Creates an optional property of a string, which is initially nil.
  public init(_ key: String) { self.init(key, nil) }
}

extension SceneStorage where Value == URL {
  /// Creates a property of a URL.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}
extension SceneStorage where Value == URL? {
  /// Creates an optional property of a URL, which is initially nil.
  public init(_ key: String) { self.init(key, nil) }
}

extension SceneStorage where Value == Date {
  /// Creates a property of a date.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}
extension SceneStorage where Value == Date? {
  /// Creates an optional property of a date, which is initially nil.
  public init(_ key: String) { self.init(key, nil) }
}

extension SceneStorage where Value == Data {
  /// Creates a property of data.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}
extension SceneStorage where Value == Data? {
  /// Creates an optional property of data, which is initially nil.
  public init(_ key: String) { self.init(key, nil) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a property of a value with the raw type `Int`.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}
extension SceneStorage {
  /// Creates an optional property of a value with the raw type `Int`, which is initially nil.
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == Int { self.init(key, nil) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a property of a value with the raw type `String`.
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}
extension SceneStorage {
  /// Creates an optional property of a value with the raw type `String`, which is initially nil.
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == String { self.init(key, nil) }
}
