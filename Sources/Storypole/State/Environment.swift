// SPDX-License-Identifier: Apache-2.0
/// A key of the environment, and the value until a view sets one.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value in environments that don't set one.
  static var defaultValue: Self.Value { get }
}

/// The values that views inherit from the views around them.
public struct EnvironmentValues: CustomStringConvertible {
  /// Shared by all views between two changes.
  private final class Storage {
    var values: [ObjectIdentifier: Any] = [:]
    var objects: [ObjectIdentifier: AnyObject] = [:]
    var layoutDirection = LayoutDirection.leftToRight
    var transactionScope: TransactionScope?

    init() {}

    init(_ other: Storage) {
      values = other.values
      objects = other.objects
      layoutDirection = other.layoutDirection
      transactionScope = other.transactionScope
    }
  }

  // Never modified: a change makes a new storage.
  nonisolated(unsafe) private static let empty = Storage()
  private var storage: Storage

  /// Creates an environment with the default values.
  public init() { storage = Self.empty }

  /// The direction of rows; left-to-right by default.
  public var layoutDirection: LayoutDirection {
    get { storage.layoutDirection }
    set { if newValue != storage.layoutDirection { change().layoutDirection = newValue } }
  }

  /// The changes that enclosing views make to transactions.
  var transactionScope: TransactionScope? {
    get { storage.transactionScope }
    set { change().transactionScope = newValue }
  }

  /// Whether no value was set between the two; environments with equal values can still differ.
  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

  /// Whether all values are known to be equal.
  func isEqual(to other: EnvironmentValues) -> Bool {
    let (first, second) = (storage, other.storage)
    return first.layoutDirection == second.layoutDirection
      && first.transactionScope === second.transactionScope
      && first.values.count == second.values.count && first.objects.count == second.objects.count
      && first.objects.allSatisfy { $0.value === second.objects[$0.key] }
      && first.values.allSatisfy { key, value in
        second.values[key].map { ViewComparison.areEqual(value, $0) } ?? false
      }
  }

  private mutating func change() -> Storage {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
    return storage
  }

  /// The value of a key; its default value until one is set.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // Not `as? K.Value` of the optional: a missing value would be a nil of an optional `Value`.
      guard let value = storage.values[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { change().values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether an enclosing view set the value, even to the default.
  func sets<K: EnvironmentKey>(_ key: K.Type) -> Bool {
    storage.values[ObjectIdentifier(key)] != nil
  }

  /// The observable object of a type that `environment(_:)` set; nil without one.
  public subscript<T: AnyObject>(objectType: T.Type) -> T? {
    get { storage.objects[ObjectIdentifier(objectType)] as? T }
    set { change().objects[ObjectIdentifier(objectType)] = newValue }
  }

  public var description: String {
    "EnvironmentValues(\(storage.values.count + storage.objects.count) set)"
  }
}

/// A value of the environment around the view.
@propertyWrapper public struct Environment<Value> {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?)
    case value(Value)
  }
  private var source: Source
  private var installed: EnvironmentValues?

  /// Creates a property of the value at a key path.
  nonisolated public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// Creates a property of the observable object with a type, which an enclosing view must set.
  nonisolated public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object { $0[objectType] }
  }

  /// Creates a property of the observable object with a type; nil if no enclosing view sets one.
  nonisolated public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object { .some($0[objectType]) }
  }

  /// The value. Outside of a view it is the default; a missing object that isn't optional crashes.
  public var wrappedValue: Value {
    let environment = installed ?? EnvironmentValues()
    switch source {
    case .keyPath(let keyPath): return environment[keyPath: keyPath]
    case .value(let value): return value
    case .object(let find):
      guard let object = find(environment) else {
        fatalError(
          "No object of type \(Value.self) in the environment: "
            + "an ancestor must set it with .environment(_:)")
      }
      return object
    }
  }

  package mutating func install(_ environment: EnvironmentValues) { installed = environment }
}

extension Environment: InstallableProperty {
  static var remembers: Bool { false }

  func isSame(as other: Self) -> Bool {
    switch (source, other.source) {
    case (.keyPath(let first), .keyPath(let second)): first == second
    // The type of the property is the type of the object.
    case (.object, .object): true
    default: false
    }
  }

  mutating func install(at slot: Int, of node: _ViewNode, store: inout PropertyStore) {
    installed = node.environment
  }
}

/// Changes the environment of a view; makes no node.
nonisolated public struct _EnvironmentModifier: ViewModifier {
  public typealias Body = Never
  let change: (inout EnvironmentValues) -> Void

  nonisolated public static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    var inputs = inputs
    modifier.change(&inputs.environment)
    return content(old, inputs)
  }
}

extension View {
  /// Sets a value of the environment in the view.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  )
    -> some View
  {
    nonisolated(unsafe) let keyPath = keyPath
    return changeEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Stores an observable object in the environment, under its type; nil removes it.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    changeEnvironment { $0[T.self] = object }
  }

  /// Changes a value of the environment in the view.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    changeEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  nonisolated package func changeEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void)
    -> ModifiedContent<Self, _EnvironmentModifier>
  {
    modifier(_EnvironmentModifier(change: change))
  }
}
