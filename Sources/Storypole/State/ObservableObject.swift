// SPDX-License-Identifier: Apache-2.0
/// Says that an observable object is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let receivers = Receivers<Void>()

  public init() {}

  public func send() { receivers.send(()) }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable { receivers.add(receive) }
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
