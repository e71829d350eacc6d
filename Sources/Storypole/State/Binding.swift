// SPDX-License-Identifier: Apache-2.0
/// A connection that reads and writes a value of another owner.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// The transaction in which the binding writes; empty by default.
  public var transaction = Transaction()
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  /// Creates a binding from code that reads and code that writes.
  @preconcurrency nonisolated public init(
    get: @escaping () -> Value, set: @escaping (Value) -> Void
  ) {
    getter = get
    setter = { value, _ in set(value) }
  }

  /// Creates a binding from code that reads and code that writes with the binding's transaction.
  @preconcurrency nonisolated public init(
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
  ) {
    getter = get
    setter = set
  }

  /// Returns a binding to a value that never changes; writing has no effect.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value; setting it writes in the binding's transaction.
  public var wrappedValue: Value {
    get { getter() }
    nonmutating set {
      if transaction.isEmpty { return setter(newValue, transaction) }
      withTransaction(transaction) { setter(newValue, transaction) }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from another one, for property wrappers in parameters.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a property of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }

  /// Returns a binding that writes in a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// Returns a binding whose changes are animated; nil changes without an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }
}

/// Two bindings are never known to be the same: the closures don't tell whether the value has changed.
extension Binding: SelfComparing {
  func isSame(as other: Binding) -> Bool { false }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  /// Creates a binding to an optional from a binding to its value; writing nil has no effect.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Creates a binding to the value of an optional; nil if it has none now. Once the optional becomes nil, the binding
  /// keeps its initial value.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// Creates a binding to a hashable value with a hidden type; writing a value of another type has no effect.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// The iterator over bindings to elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the collection of bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The index of the collection.
  public typealias Index = Value.Index
  /// The indices of the collection.
  public typealias Indices = Value.Indices

  /// The index of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The index after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The indices of all elements.
  public var indices: Value.Indices { wrappedValue.indices }
  /// Returns the index after another one.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  /// A binding to the element at an index. Once the element is removed, the binding keeps the last value, and
  /// writing only adds a warning.
  public subscript(position: Value.Index) -> Binding<Value.Element> { element(at: position) }

  /// The element at an index. If the index no longer exists, as after a removal that has not reached the element's view
  /// yet, the binding keeps its last value and ignores writes.
  func element(at index: Value.Index) -> Binding<Value.Element> {
    var last = wrappedValue[index]
    func isThere(in collection: Value) -> Bool {
      index >= collection.startIndex && index < collection.endIndex
    }
    return Binding<Value.Element>(
      get: {
        let collection = wrappedValue
        if isThere(in: collection) { last = collection[index] }
        return last
      },
      set: {
        guard isThere(in: wrappedValue) else {
          return Warnings.shared.add(
            "a write to the binding of a removed element has no effect",
            once: "binding to a removed element")
        }
        wrappedValue[index] = $0
      })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// Returns the index before another one.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
