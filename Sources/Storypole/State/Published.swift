// SPDX-License-Identifier: Apache-2.0
/// A property of an observable object that says before it changes.
@propertyWrapper public struct Published<Value> {
  private let storage: PublishedStorage<Value>

  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.send(newValue, owner: object) }
  }

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

  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { storage.follow(newValue) }
  }

  /// Sends the value there is, then each one that is about to be set.
  public struct Publisher: Storypole.Publisher {
    public typealias Output = Value
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
  /// Sets a published property to each value, for as long as that property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.storage.follow(self)
  }
}

private final class PublishedStorage<Value> {
  private(set) var value: Value
  let receivers = Receivers<Value>()
  /// The object that holds the property, known once its publisher was asked for.
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
