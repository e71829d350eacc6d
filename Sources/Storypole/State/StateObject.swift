// SPDX-License-Identifier: Apache-2.0
/// An observable object that the view owns: created once, when the view first appears, and kept while the view stays at
/// its place.
@MainActor @preconcurrency @frozen @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated(unsafe) private let make: () -> ObjectType
  nonisolated(unsafe) private var object: ObjectType?

  /// Creates the property; the expression is evaluated once, when the view first appears.
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object. Outside of a view's body and actions, each reading creates a new one.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { object ?? make() }

  /// The wrapper whose members are bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(wrappedValue)
  }
}

extension StateObject: @unchecked Sendable {}

extension StateObject: InstallableProperty {
  /// The object is made only once.
  nonisolated func isSame(as other: Self) -> Bool { true }

  nonisolated mutating func install(
    at slot: Int, of node: _ViewNode, store: inout PropertyStore
  ) {
    let observation = store.object(at: slot) { ObjectObservation<ObjectType>() }
    let object = observation.object ?? make()
    observation.observe(object, for: node)
    self.object = object
  }
}
