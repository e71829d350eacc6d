/// Something that sends values. What `ObservableObject` and `@Published` need of it; a publisher is
/// observed through `sink(receiveValue:)`.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Calls `receive` with every value until the subscription is cancelled or released.
  func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _subscribe(receiveValue)
  }

  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    _subscribe { object[keyPath: keyPath] = $0 }
  }
}

/// Something that can be stopped.
public protocol Cancellable {
  func cancel()
}

/// A subscription; it ends when it is cancelled or released.
public final class AnyCancellable: Cancellable, Hashable {
  private var stop: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { stop = cancel }
  public init<C: Cancellable>(_ canceller: C) { stop = canceller.cancel }

  deinit { stop?() }

  public func cancel() {
    stop?()
    stop = nil
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The receivers of a publisher, in the order in which they subscribed.
final class Receivers<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var receivers: [(id: Int, receive: (Value) -> Void)] = []
  private var lastID = 0

  func add(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
    let id = lock.withLock {
      lastID += 1
      receivers.append((lastID, receive))
      return lastID
    }
    return AnyCancellable { [weak self] in
      guard let self else { return }
      lock.withLock { self.receivers.removeAll { $0.id == id } }
    }
  }

  func send(_ value: Value) {
    for receiver in lock.withLock({ receivers }) { receiver.receive(value) }
  }
}

/// Says that an observable object is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let receivers = Receivers<Void>()

  public init() {}

  public func send() { receivers.send(()) }

  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    receivers.add(receive)
  }
}

/// An object that says before it changes; views observe it with `@StateObject`, `@ObservedObject`
/// and `@EnvironmentObject`.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before each change of a `@Published` property.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.shared.make(for: self) }
}

/// The publishers of the objects that have none of their own, made when first asked for: an object
/// that nobody observes has none.
final class ObjectPublishers: @unchecked Sendable {
  static let shared = ObjectPublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var pruneAt = 64

  func make(for object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let id = ObjectIdentifier(object)
      // Another object may have lived at this address before.
      if let entry = entries[id], entry.object === object { return entry.publisher }
      if entries.count >= pruneAt {
        entries = entries.filter { $0.value.object != nil }
        pruneAt = max(64, entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      entries[id] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }

  func find(for object: AnyObject) -> ObservableObjectPublisher? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
        return nil
      }
      return entry.publisher
    }
  }
}
