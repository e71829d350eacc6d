// SPDX-License-Identifier: Apache-2.0
// The value types of user defaults.

extension AppStorage where Value == Bool {
  /// Creates a property of a truth value; `wrappedValue` applies while the store has none under `key`.
  /// Without a store, that of the environment is used.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { $0.object(forKey: $1) as? Bool },
      write: { $0.set($2, forKey: $1) })
  }
}

extension AppStorage where Value == Int {
  /// Creates a property of an integer; `wrappedValue` applies while the store has none under `key`. Without a
  /// store, that of the environment is used.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { $0.object(forKey: $1) as? Int },
      write: { $0.set($2, forKey: $1) })
  }
}

extension AppStorage where Value == Double {
  /// Creates a property of a number; `wrappedValue` applies while the store has none under `key`. Without a
  /// store, that of the environment is used.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { $0.object(forKey: $1) as? Double },
      write: { $0.set($2, forKey: $1) })
  }
}

extension AppStorage where Value == String {
  /// Creates a property of a string; `wrappedValue` applies while the store has none under `key`. Without a
  /// store, that of the environment is used.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { $0.object(forKey: $1) as? String },
      write: { $0.set($2, forKey: $1) })
  }
}

extension AppStorage where Value == URL {
  /// Creates a property of a URL; `wrappedValue` applies while the store has none under `key`. Without a
  /// store, that of the environment is used.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { $0.url(forKey: $1) }, write: { $0.set($2, forKey: $1) })
  }
}

extension AppStorage where Value == Date {
  /// Creates a property of a date; `wrappedValue` applies while the store has none under `key`. Without a
  /// store, that of the environment is used.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { $0.object(forKey: $1) as? Date },
      write: { $0.set($2, forKey: $1) })
  }
}

extension AppStorage where Value == Data {
  /// Creates a property of data; `wrappedValue` applies while the store has none under `key`. Without a
  /// store, that of the environment is used.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { $0.data(forKey: $1) }, write: { $0.set($2, forKey: $1) })
  }
}

extension AppStorage where Value == Bool? {
  /// Creates an optional property of a truth value; it is nil while the store has none under `key`. Without a
  /// store, that of the environment is used.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, nil, read: { $0.object(forKey: $1) as? Bool },
      write: {
        if let value = $2 { $0.set(value, forKey: $1) } else { $0.removeObject(forKey: $1) }
      })
  }
}

extension AppStorage where Value == Int? {
  /// Creates an optional property of an integer; it is nil while the store has none under `key`. Without a
  /// store, that of the environment is used.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, nil, read: { $0.object(forKey: $1) as? Int },
      write: {
        if let value = $2 { $0.set(value, forKey: $1) } else { $0.removeObject(forKey: $1) }
      })
  }
}

extension AppStorage where Value == Double? {
  /// Creates an optional property of a number; it is nil while the store has none under `key`. Without a
  /// store, that of the environment is used.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, nil, read: { $0.object(forKey: $1) as? Double },
      write: {
        if let value = $2 { $0.set(value, forKey: $1) } else { $0.removeObject(forKey: $1) }
      })
  }
}

extension AppStorage where Value == String? {
  /// Creates an optional property of a string; it is nil while the store has none under `key`. Without a
  /// store, that of the environment is used.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, nil, read: { $0.object(forKey: $1) as? String },
      write: {
        if let value = $2 { $0.set(value, forKey: $1) } else { $0.removeObject(forKey: $1) }
      })
  }
}

extension AppStorage where Value == URL? {
  /// Creates an optional property of a URL; it is nil while the store has none under `key`. Without a store,
  /// that of the environment is used.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, nil, read: { $0.url(forKey: $1) },
      write: {
        if let value = $2 { $0.set(value, forKey: $1) } else { $0.removeObject(forKey: $1) }
      })
  }
}

extension AppStorage where Value == Date? {
  /// Creates an optional property of a date; it is nil while the store has none under `key`. Without a store,
  /// that of the environment is used.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, nil, read: { $0.object(forKey: $1) as? Date },
      write: {
        if let value = $2 { $0.set(value, forKey: $1) } else { $0.removeObject(forKey: $1) }
      })
  }
}

extension AppStorage where Value == Data? {
  /// Creates an optional property of data; it is nil while the store has none under `key`. Without a store,
  /// that of the environment is used.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, nil, read: { $0.data(forKey: $1) },
      write: {
        if let value = $2 { $0.set(value, forKey: $1) } else { $0.removeObject(forKey: $1) }
      })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a property of a value with the raw type `Int`; `wrappedValue` applies while the store has no
  /// valid one under `key`. Without a store, that of the environment is used.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue,
      read: { ($0.object(forKey: $1) as? Int).flatMap(Value.init(rawValue:)) },
      write: { $0.set($2.rawValue, forKey: $1) })
  }
}

extension AppStorage {
  /// Creates an optional property of a value with the raw type `Int`; it is nil while the store has no valid
  /// one under `key`. Without a store, that of the environment is used.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(
      key, store, nil,
      read: { ($0.object(forKey: $1) as? Int).flatMap(R.init(rawValue:)) },
      write: {
        if let value = $2 {
          $0.set(value.rawValue, forKey: $1)
        } else {
          $0.removeObject(forKey: $1)
        }
      })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a property of a value with the raw type `String`; `wrappedValue` applies while the store has no
  /// valid one under `key`. Without a store, that of the environment is used.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue,
      read: { ($0.object(forKey: $1) as? String).flatMap(Value.init(rawValue:)) },
      write: { $0.set($2.rawValue, forKey: $1) })
  }
}

extension AppStorage {
  /// Creates an optional property of a value with the raw type `String`; it is nil while the store has no
  /// valid one under `key`. Without a store, that of the environment is used.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(
      key, store, nil,
      read: { ($0.object(forKey: $1) as? String).flatMap(R.init(rawValue:)) },
      write: {
        if let value = $2 {
          $0.set(value.rawValue, forKey: $1)
        } else {
          $0.removeObject(forKey: $1)
        }
      })
  }
}
