// SPDX-License-Identifier: Apache-2.0
// The types of value that the defaults hold.

extension AppStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { $0.object(forKey: $1) as? Bool },
      write: { $0.set($2, forKey: $1) })
  }
}

extension AppStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { $0.object(forKey: $1) as? Int },
      write: { $0.set($2, forKey: $1) })
  }
}

extension AppStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { $0.object(forKey: $1) as? Double },
      write: { $0.set($2, forKey: $1) })
  }
}

extension AppStorage where Value == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { $0.object(forKey: $1) as? String },
      write: { $0.set($2, forKey: $1) })
  }
}

extension AppStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { $0.url(forKey: $1) }, write: { $0.set($2, forKey: $1) })
  }
}

extension AppStorage where Value == Date {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { $0.object(forKey: $1) as? Date },
      write: { $0.set($2, forKey: $1) })
  }
}

extension AppStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue, read: { $0.data(forKey: $1) }, write: { $0.set($2, forKey: $1) })
  }
}

extension AppStorage where Value == Bool? {
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, nil, read: { $0.object(forKey: $1) as? Bool },
      write: {
        if let value = $2 { $0.set(value, forKey: $1) } else { $0.removeObject(forKey: $1) }
      })
  }
}

extension AppStorage where Value == Int? {
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, nil, read: { $0.object(forKey: $1) as? Int },
      write: {
        if let value = $2 { $0.set(value, forKey: $1) } else { $0.removeObject(forKey: $1) }
      })
  }
}

extension AppStorage where Value == Double? {
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, nil, read: { $0.object(forKey: $1) as? Double },
      write: {
        if let value = $2 { $0.set(value, forKey: $1) } else { $0.removeObject(forKey: $1) }
      })
  }
}

extension AppStorage where Value == String? {
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, nil, read: { $0.object(forKey: $1) as? String },
      write: {
        if let value = $2 { $0.set(value, forKey: $1) } else { $0.removeObject(forKey: $1) }
      })
  }
}

extension AppStorage where Value == URL? {
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, nil, read: { $0.url(forKey: $1) },
      write: {
        if let value = $2 { $0.set(value, forKey: $1) } else { $0.removeObject(forKey: $1) }
      })
  }
}

extension AppStorage where Value == Date? {
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, nil, read: { $0.object(forKey: $1) as? Date },
      write: {
        if let value = $2 { $0.set(value, forKey: $1) } else { $0.removeObject(forKey: $1) }
      })
  }
}

extension AppStorage where Value == Data? {
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, nil, read: { $0.data(forKey: $1) },
      write: {
        if let value = $2 { $0.set(value, forKey: $1) } else { $0.removeObject(forKey: $1) }
      })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue,
      read: { ($0.object(forKey: $1) as? Int).flatMap(Value.init(rawValue:)) },
      write: { $0.set($2.rawValue, forKey: $1) })
  }
}

extension AppStorage {
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
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store, wrappedValue,
      read: { ($0.object(forKey: $1) as? String).flatMap(Value.init(rawValue:)) },
      write: { $0.set($2.rawValue, forKey: $1) })
  }
}

extension AppStorage {
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
