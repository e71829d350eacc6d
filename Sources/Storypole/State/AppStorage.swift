// SPDX-License-Identifier: Apache-2.0
/// A value in the user's defaults, shared by all views with the same key and store. Changes outside of `@AppStorage`
/// don't update views.
@frozen @propertyWrapper public struct AppStorage<Value> {
  private let key: String
  private let store: UserDefaults?
  private let fallback: Value
  private let read: (UserDefaults, String) -> Value?
  private let write: (UserDefaults, String, Value) -> Void
  private var installed: UserDefaults?

  init(
    _ key: String, _ store: UserDefaults?, _ fallback: Value,
    read: @escaping (UserDefaults, String) -> Value?,
    write: @escaping (UserDefaults, String, Value) -> Void
  ) {
    self.key = key
    self.store = store
    self.fallback = fallback
    self.read = read
    self.write = write
  }

  private var defaults: UserDefaults { store ?? installed ?? .standard }

  /// The value in the store; the property's own value while the store has none. Setting it updates every view
  /// with the key.
  public var wrappedValue: Value {
    get { read(defaults, key) ?? fallback }
    nonmutating set {
      write(defaults, key, newValue)
      DefaultsReaders.changed(key, in: defaults)
    }
  }

  /// A binding to the value in the store.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: InstallableProperty {
  mutating func install(at slot: Int, of node: _ViewNode, store: inout PropertyStore) {
    installed = node.environment[DefaultAppStorageKey.self]
    let reader = store.object(at: slot) { DefaultsReader() }
    DefaultsReaders.add(reader, key: key, of: defaults, node: node)
  }
}

/// A view that shows a value of the defaults.
final class DefaultsReader {
  fileprivate weak var node: _ViewNode?
  fileprivate var place: DefaultsReaders.Place?
}

/// The readers of each key. Changes outside of `@AppStorage` are not noticed.
enum DefaultsReaders {
  struct Place: Hashable {
    let store: ObjectIdentifier
    let key: String
  }
  private struct Weak { weak var reader: DefaultsReader? }

  private static let readers = Locked<[Place: [Weak]]>([:])

  static func add(_ reader: DefaultsReader, key: String, of store: UserDefaults, node: _ViewNode) {
    let place = Place(store: ObjectIdentifier(store), key: key)
    reader.node = node
    if reader.place == place { return }
    reader.place = place
    readers.withLock { readers in
      readers[place, default: []].removeAll { $0.reader == nil }
      readers[place, default: []].append(Weak(reader: reader))
    }
  }

  static func changed(_ key: String, in store: UserDefaults) {
    let place = Place(store: ObjectIdentifier(store), key: key)
    for weak in readers.withLock({ $0[place] ?? [] }) {
      guard let reader = weak.reader, reader.place == place else { continue }
      reader.node?.setNeedsUpdate()
    }
  }
}

struct DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension View {
  /// Sets the store of `@AppStorage` properties in the view that don't set one.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    nonisolated(unsafe) let store = store
    return changeEnvironment { $0[DefaultAppStorageKey.self] = store }
  }
}
