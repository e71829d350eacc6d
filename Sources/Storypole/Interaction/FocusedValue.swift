// SPDX-License-Identifier: Apache-2.0

/// A value that the view with the focus offers, or one around it. In a still picture nothing has the focus: only
/// values of scenes are there.
@propertyWrapper public struct FocusedValue<Value> {
  private let read: (FocusedValues) -> Value?
  private var reader: FocusedValueReader?

  /// Creates a property of the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Creates a property of the observable object with a type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0[object: objectType] }
  }

  /// The value; nil if no view with the focus offers one, and outside of a view's body and actions.
  public var wrappedValue: Value? { reader.flatMap { read($0.values) } }
}

extension FocusedValue: InstallableProperty {
  mutating func install(at slot: Int, of node: _ViewNode, store: inout PropertyStore) {
    let read = read
    reader = store.focusedValueReader(at: slot, of: node) { read($0) }
  }
}

/// The value of a binding that the view with the focus offers, or one around it.
@propertyWrapper public struct FocusedBinding<Value> {
  private let read: (FocusedValues) -> Binding<Value>?
  private var reader: FocusedValueReader?

  /// Creates a property of the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    read = { $0[keyPath: keyPath] }
  }

  /// The binding's value; nil if no view with the focus offers a binding. Setting it to nil does nothing.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding to the optional value.
  public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding(
      get: { binding?.wrappedValue }, set: { if let value = $0 { binding?.wrappedValue = value } })
  }

  private var binding: Binding<Value>? { reader.flatMap { read($0.values) } }
}

extension FocusedBinding: InstallableProperty {
  mutating func install(at slot: Int, of node: _ViewNode, store: inout PropertyStore) {
    let read = read
    reader = store.focusedValueReader(at: slot, of: node) { read($0) }
  }
}

/// An observable object that the view with the focus offers, or one around it.
@MainActor @frozen @propertyWrapper @preconcurrency
public struct FocusedObject<ObjectType: ObservableObject> {
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
  nonisolated public init() {}

  /// The object; nil if no view with the focus offers one.
  @MainActor @preconcurrency public var wrappedValue: ObjectType? { object }
  /// The wrapper whose members are bindings to the object's properties; nil without an object.
  @MainActor @preconcurrency public var projectedValue: Wrapper? {
    object.map { Wrapper(object: $0) }
  }
}

extension FocusedObject: @unchecked Sendable {}
extension FocusedObject.Wrapper: @unchecked Sendable {}

extension FocusedObject: InstallableProperty {
  nonisolated mutating func install(
    at slot: Int, of node: _ViewNode, store: inout PropertyStore
  ) {
    let read: (FocusedValues) -> ObjectType? = { $0[object: ObjectType.self] }
    let slots = store.object(at: slot) {
      FocusedObjectSlots<ObjectType>(FocusedValueReader(node, read))
    }
    slots.reader.follow(read)
    object = read(slots.reader.values)
    if let object { slots.observation.observe(object, for: node) }
  }
}

/// The state of a `FocusedObject`.
private final class FocusedObjectSlots<ObjectType: ObservableObject> {
  let reader: FocusedValueReader
  let observation = ObjectObservation<ObjectType>()
  init(_ reader: FocusedValueReader) { self.reader = reader }
}

extension PropertyStore {
  fileprivate mutating func focusedValueReader(
    at slot: Int, of node: _ViewNode, _ read: @escaping (FocusedValues) -> Any?
  ) -> FocusedValueReader {
    let reader = object(at: slot) { FocusedValueReader(node, read) }
    reader.follow(read)
    return reader
  }
}

extension View {
  /// Offers a value while the focus is in the view.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { offer(keyPath, value, isForScene: false) }
  /// Offers a value while the focus is in the view; nil offers none.
  @_disfavoredOverload nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { offer(keyPath, value, isForScene: false) }
  /// Offers an observable object while the focus is in the view; nil offers none.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(isForScene: false) { if let object { $0[object: T.self] = object } })
  }

  /// Offers a value wherever the focus in the window is.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View { offer(keyPath, value, isForScene: true) }
  /// Offers a value wherever the focus in the window is; nil offers none.
  @_disfavoredOverload nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View { offer(keyPath, value, isForScene: true) }
  /// Offers an observable object wherever the focus in the window is; nil offers none.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(isForScene: true) { if let object { $0[object: T.self] = object } })
  }

  /// Offers an observable object while the focus is in the view.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedObject(Optional(object))
  }
  /// Offers an observable object while the focus is in the view; nil offers none.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(isForScene: false) { if let object { $0[object: T.self] = object } })
  }
  /// Offers an observable object wherever the focus in the window is.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneObject(Optional(object))
  }
  /// Offers an observable object wherever the focus in the window is; nil offers none.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(isForScene: true) { if let object { $0[object: T.self] = object } })
  }

  nonisolated private func offer<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?, isForScene: Bool
  ) -> some View {
    nonisolated(unsafe) let keyPath = keyPath
    return modifier(
      FocusedValueModifier(isForScene: isForScene) {
        if let value { $0[keyPath: keyPath] = value }
      })
  }
}
