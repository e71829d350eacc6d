// SPDX-License-Identifier: Apache-2.0
/// An observable object that the view owns: made once, when the view first appears, and kept as
/// long as the view stays at its place.
@MainActor @preconcurrency @frozen @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated(unsafe) private let make: () -> ObjectType
  nonisolated(unsafe) private var object: ObjectType?

  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// Outside a body, where no view is, a new object each time.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { object ?? make() }

  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(wrappedValue)
  }
}

extension StateObject: @unchecked Sendable {}

extension StateObject: InstallableProperty {
  nonisolated mutating func install(
    at slot: Int, of node: _ViewNode, store: inout PropertyStore
  ) {
    let observation = store.object(at: slot) { ObjectObservation<ObjectType>() }
    let object = observation.object ?? make()
    observation.observe(object, for: node)
    self.object = object
  }
}
