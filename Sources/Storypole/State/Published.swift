// SPDX-License-Identifier: Apache-2.0
/// A property of an observable object that announces its changes before they happen.
@propertyWrapper public struct Published<Value> {
  private let storage: PublishedStorage<Value>

  /// Creates a property with its first value.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }
  /// Creates a property with its first value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Unavailable: the property must belong to a class.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }

  /// The value of the property in its object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.send(newValue, owner: object) }
  }

  /// The publisher of the property in its object; setting it makes the property follow another one.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      storage.owner = object
      return Publisher(storage: storage)
    }
    set { object[keyPath: storageKeyPath].storage.follow(newValue) }
  }

  /// The publisher of the property; setting it makes the property follow another one.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { storage.follow(newValue) }
  }

  /// A publisher of the present value, then of each value that is about to be set.
  public struct Publisher: Storypole.Publisher {
    /// The value of the property.
    public typealias Output = Value
    /// The publisher never fails.
    public typealias Failure = Never
    fileprivate let storage: PublishedStorage<Value>

    public var _identity: [AnyHashable] { [AnyHashable(ObjectIdentifier(storage))] }

    public func _subscribe(
      _ receive: @escaping (Value) -> Void,
      _ complete: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      receive(storage.value)
      return storage.receivers.add(receive)
    }
  }
}

extension Publisher where Failure == Never {
  /// Sets a published property to each value, while the property exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.storage.follow(self)
  }
}

private final class PublishedStorage<Value> {
  private(set) var value: Value
  let receivers = Receivers<Value>()
  /// The object with the property, known once its publisher was used.
  weak var owner: AnyObject?
  private var source: AnyCancellable?

  init(_ value: Value) { self.value = value }

  func send(_ value: Value, owner: AnyObject?) {
    if let owner { ObjectPublishers.shared.find(for: owner)?.send() }
    receivers.send(value)
    self.value = value
  }

  func follow<P: Publisher>(_ publisher: P) where P.Output == Value {
    if let own = publisher as? Published<Value>.Publisher, own.storage === self { return }
    source = publisher._subscribe({ [weak self] in self?.send($0, owner: self?.owner) }, { _ in })
  }
}
