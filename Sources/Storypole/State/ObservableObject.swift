// SPDX-License-Identifier: Apache-2.0
/// A publisher that announces the changes of an observable object.
public final class ObservableObjectPublisher: Publisher {
  /// No value: a change is only announced.
  public typealias Output = Void
  /// The publisher never fails.
  public typealias Failure = Never
  private let receivers = Receivers<Void>()

  /// Creates a publisher.
  public init() {}

  /// Announces a change.
  public func send() { receivers.send(()) }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable { receivers.add(receive) }
}

/// An object that announces its changes. Views observe it with `@StateObject`, `@ObservedObject` and
/// `@EnvironmentObject`.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// The publisher that announces each change before it happens.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of the object; it announces each change of a `@Published` property before it happens.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.shared.make(for: self) }
}

/// The publishers of objects without a custom one, made on first use: an unobserved object has none.
final class ObjectPublishers: Sendable {
  static let shared = ObjectPublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }
  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var pruneAt = 64
  }
  private let state = Locked(State())

  func make(for object: AnyObject) -> ObservableObjectPublisher {
    state.withLock { state in
      let id = ObjectIdentifier(object)
      // Another object may have existed at this address.
      if let entry = state.entries[id], entry.object === object { return entry.publisher }
      if state.entries.count >= state.pruneAt {
        state.entries = state.entries.filter { $0.value.object != nil }
        state.pruneAt = max(64, state.entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      state.entries[id] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }

  func find(for object: AnyObject) -> ObservableObjectPublisher? {
    state.withLock { state in
      guard let entry = state.entries[ObjectIdentifier(object)], entry.object === object else {
        return nil
      }
      return entry.publisher
    }
  }
}
