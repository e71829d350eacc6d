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
    var transactionScope: AnyObject?
    var colorSchemeReads: ColorSchemeReads?

    init() {}

    init(_ other: Storage) {
      values = other.values
      objects = other.objects
      layoutDirection = other.layoutDirection
      transactionScope = other.transactionScope
      colorSchemeReads = other.colorSchemeReads
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

  /// The changes that enclosing views make to transactions, a `TransactionScope`.
  var scopeOfTransactions: AnyObject? {
    get { storage.transactionScope }
    set { change().transactionScope = newValue }
  }

  /// Notes whether a view asks for the color scheme; nil notes nothing.
  package var colorSchemeReads: ColorSchemeReads? {
    get { storage.colorSchemeReads }
    set { if newValue !== storage.colorSchemeReads { change().colorSchemeReads = newValue } }
  }

  /// Whether no value was set between the two; environments with equal values can still differ.
  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

  /// Whether all values are known to be equal.
  func isEqual(to other: EnvironmentValues) -> Bool {
    let (first, second) = (storage, other.storage)
    return first.layoutDirection == second.layoutDirection
      && first.transactionScope === second.transactionScope
      && first.colorSchemeReads === second.colorSchemeReads
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
