// SPDX-License-Identifier: Apache-2.0
// The types of value that the defaults hold.

extension AppStorage where Value == Bool {
  /// Creates a property of a truth value, with the value to use while the store has none under `key`. nil as
  /// the store is that of the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { $0.object(forKey: $1) as? Bool },
      write: { $0.set($2, forKey: $1) })
  }
}

extension AppStorage where Value == Int {
  /// Creates a property of an integer, with the value to use while the store has none under `key`. nil as the
  /// store is that of the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { $0.object(forKey: $1) as? Int },
      write: { $0.set($2, forKey: $1) })
  }
}

extension AppStorage where Value == Double {
  /// Creates a property of a number, with the value to use while the store has none under `key`. nil as the
  /// store is that of the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { $0.object(forKey: $1) as? Double },
      write: { $0.set($2, forKey: $1) })
  }
}

extension AppStorage where Value == String {
  /// Creates a property of a string, with the value to use while the store has none under `key`. nil as the
  /// store is that of the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { $0.object(forKey: $1) as? String },
      write: { $0.set($2, forKey: $1) })
  }
}

extension AppStorage where Value == URL {
  /// Creates a property of a URL, with the value to use while the store has none under `key`. nil as the
  /// store is that of the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { $0.url(forKey: $1) }, write: { $0.set($2, forKey: $1) })
  }
}

extension AppStorage where Value == Date {
  /// Creates a property of a date, with the value to use while the store has none under `key`. nil as the
  /// store is that of the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { $0.object(forKey: $1) as? Date },
      write: { $0.set($2, forKey: $1) })
  }
}

extension AppStorage where Value == Data {
  /// Creates a property of data, with the value to use while the store has none under `key`. nil as the store
  /// is that of the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { $0.data(forKey: $1) }, write: { $0.set($2, forKey: $1) })
  }
}

extension AppStorage where Value == Bool? {
  /// Creates a property of a truth value, or nil if the store has none under `key`. nil as the store is that
  /// of the environment.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, nil, read: { $0.object(forKey: $1) as? Bool },
      write: {
        if let value = $2 { $0.set(value, forKey: $1) } else { $0.removeObject(forKey: $1) }
      })
  }
}

extension AppStorage where Value == Int? {
  /// Creates a property of an integer, or nil if the store has none under `key`. nil as the store is that of
  /// the environment.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, nil, read: { $0.object(forKey: $1) as? Int },
      write: {
        if let value = $2 { $0.set(value, forKey: $1) } else { $0.removeObject(forKey: $1) }
      })
  }
}

extension AppStorage where Value == Double? {
  /// Creates a property of a number, or nil if the store has none under `key`. nil as the store is that of
  /// the environment.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, nil, read: { $0.object(forKey: $1) as? Double },
      write: {
        if let value = $2 { $0.set(value, forKey: $1) } else { $0.removeObject(forKey: $1) }
      })
  }
}

extension AppStorage where Value == String? {
  /// Creates a property of a string, or nil if the store has none under `key`. nil as the store is that of
  /// the environment.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, nil, read: { $0.object(forKey: $1) as? String },
      write: {
        if let value = $2 { $0.set(value, forKey: $1) } else { $0.removeObject(forKey: $1) }
      })
  }
}

extension AppStorage where Value == URL? {
  /// Creates a property of a URL, or nil if the store has none under `key`. nil as the store is that of the
  /// environment.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, nil, read: { $0.url(forKey: $1) },
      write: {
        if let value = $2 { $0.set(value, forKey: $1) } else { $0.removeObject(forKey: $1) }
      })
  }
}

extension AppStorage where Value == Date? {
  /// Creates a property of a date, or nil if the store has none under `key`. nil as the store is that of the
  /// environment.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, nil, read: { $0.object(forKey: $1) as? Date },
      write: {
        if let value = $2 { $0.set(value, forKey: $1) } else { $0.removeObject(forKey: $1) }
      })
  }
}

extension AppStorage where Value == Data? {
  /// Creates a property of data, or nil if the store has none under `key`. nil as the store is that of the
  /// environment.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, nil, read: { $0.data(forKey: $1) },
      write: {
        if let value = $2 { $0.set(value, forKey: $1) } else { $0.removeObject(forKey: $1) }
      })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a property of a value with the raw type Int, with the value to use while the store has no valid
  /// one under `key`. nil as the store is that of the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue,
      read: { ($0.object(forKey: $1) as? Int).flatMap(Value.init(rawValue:)) },
      write: { $0.set($2.rawValue, forKey: $1) })
  }
}

extension AppStorage {
  /// Creates a property of a value with the raw type Int, or nil if the store has no valid one under `key`.
  /// nil as the store is that of the environment.
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
  /// Creates a property of a value with the raw type String, with the value to use while the store has no
  /// valid one under `key`. nil as the store is that of the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue,
      read: { ($0.object(forKey: $1) as? String).flatMap(Value.init(rawValue:)) },
      write: { $0.set($2.rawValue, forKey: $1) })
  }
}

extension AppStorage {
  /// Creates a property of a value with the raw type String, or nil if the store has no valid one under
  /// `key`. nil as the store is that of the environment.
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
