// SPDX-License-Identifier: Apache-2.0
/// A property wrapper that creates bindings to the properties of an observable object.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value
  /// The wrapper itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }

  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  /// Unavailable: the value must be an observable object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  /// Unavailable: the value must be an observable object.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable where Value: ObservableObject {
  /// Creates the wrapper of an object that conforms to `ObservableObject`.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates the wrapper of an object that conforms to `ObservableObject`, without a label.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates the wrapper from another one, for property wrappers in parameters.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Creates the wrapper of an object that conforms to `Observable`.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates the wrapper of an object that conforms to `Observable`, without a label.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates the wrapper from another one, for property wrappers in parameters.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
