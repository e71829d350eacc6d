// SPDX-License-Identifier: Apache-2.0
/// An observable object of another owner; its changes evaluate the view's body again.
@MainActor @preconcurrency @propertyWrapper @frozen
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// A wrapper whose members are bindings to the object's properties.
  @MainActor @preconcurrency @dynamicMemberLookup @frozen
  public struct Wrapper {
    nonisolated(unsafe) let object: ObjectType

    nonisolated init(_ object: ObjectType) { self.object = object }

    /// A binding to a property of the object.
    @MainActor @preconcurrency
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
      -> Binding<Subject>
    {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  nonisolated(unsafe) private var object: ObjectType

  /// Creates the property of an object.
  @MainActor @preconcurrency public init(initialValue: ObjectType) { object = initialValue }
  /// Creates the property of an object.
  @MainActor @preconcurrency public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// The wrapper whose members are bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object) }
}

extension ObservedObject: @unchecked Sendable {}
extension ObservedObject.Wrapper: @unchecked Sendable {}

extension ObservedObject: InstallableProperty {
  nonisolated func isSame(as other: Self) -> Bool { object === other.object }

  nonisolated mutating func install(
    at slot: Int, of node: _ViewNode, store: inout PropertyStore
  ) {
    store.object(at: slot) { ObjectObservation<ObjectType>() }.observe(object, for: node)
  }
}

/// Marks a node dirty when an observable object is about to change.
final class ObjectObservation<ObjectType: ObservableObject> {
  private(set) var object: ObjectType?
  private var subscription: AnyCancellable?

  func observe(_ object: ObjectType, for node: _ViewNode) {
    if self.object === object { return }
    self.object = object
    subscription = object.objectWillChange.sink { [weak node] _ in node?.setNeedsUpdate() }
  }
}
