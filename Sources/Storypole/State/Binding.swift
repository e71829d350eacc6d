// SPDX-License-Identifier: Apache-2.0
/// A way to read and write a value that is owned elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public var transaction = Transaction()
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  @preconcurrency nonisolated public init(
    get: @escaping () -> Value, set: @escaping (Value) -> Void
  ) {
    getter = get
    setter = { value, _ in set(value) }
  }

  @preconcurrency nonisolated public init(
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
  ) {
    getter = get
    setter = set
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { getter() }
    nonmutating set {
      if transaction.isEmpty { return setter(newValue, transaction) }
      withTransaction(transaction) { setter(newValue, transaction) }
    }
  }

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  /// A binding to an optional from a binding to its value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding to the value of an optional; nil when there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  public subscript(position: Value.Index) -> Binding<Value.Element> { element(at: position) }

  /// The element at an index. Once the index is gone, as after a removal that the view of the element has
  /// not been told of yet, the binding has the last value that it had, and takes no other.
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
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
