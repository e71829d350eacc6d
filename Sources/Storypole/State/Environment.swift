// SPDX-License-Identifier: Apache-2.0
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
