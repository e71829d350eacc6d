// SPDX-License-Identifier: Apache-2.0
/// An observable object that an enclosing view stored in the environment.
@MainActor @preconcurrency @frozen @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A wrapper whose members are bindings to the object's properties.
  @MainActor @preconcurrency @dynamicMemberLookup @frozen
  public struct Wrapper {
    nonisolated(unsafe) let object: ObjectType

    /// A binding to a property of the object.
    @MainActor @preconcurrency
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
      -> Binding<Subject>
    {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  nonisolated(unsafe) private var object: ObjectType?

  /// Creates a property of the object with this type.
  @MainActor @preconcurrency public init() {}

  /// The object; without one in the environment, reading it crashes.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. "
          + "A View.environmentObject(_:) for \(ObjectType.self) may be missing "
          + "as an ancestor of this view.")
    }
    return object
  }

  /// The wrapper whose members are bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: @unchecked Sendable {}
extension EnvironmentObject.Wrapper: @unchecked Sendable {}

extension EnvironmentObject: InstallableProperty {
  /// The environment decides which object it is.
  nonisolated func isSame(as other: Self) -> Bool { true }

  nonisolated mutating func install(
    at slot: Int, of node: _ViewNode, store: inout PropertyStore
  ) {
    object = node.environment[ObjectType.self]
    guard let object else { return }
    store.object(at: slot) { ObjectObservation<ObjectType>() }.observe(object, for: node)
  }
}

extension View {
  /// Stores an observable object in the environment, under its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    changeEnvironment { $0[T.self] = object }
  }
}
