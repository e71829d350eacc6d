// SPDX-License-Identifier: Apache-2.0
/// A source of values, which may end. Subjects, operators and schedulers are in the product Combine; a
/// program composes its publishers from those.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Calls `receive` with every value, then `complete` if there is an end, until the subscription is
  /// canceled or released.
  func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable

  /// The origin and operators of the values: a view subscribes again when this changes.
  var _identity: [AnyHashable] { get }
}

extension Publisher {
  public var _identity: [AnyHashable] { [AnyHashable(ObjectIdentifier(Self.self))] }
}

extension Publisher where Self: AnyObject {
  public var _identity: [AnyHashable] { [AnyHashable(ObjectIdentifier(self))] }
}

/// The namespace of the end of a publisher.
public enum Subscribers {
  /// The end of a publisher.
  @frozen public enum Completion<Failure: Error> {
    /// All values have been sent.
    case finished
    /// An error has ended the values.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Publisher {
  /// Receives values until the result is canceled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    _subscribe(receiveValue, receiveCompletion)
  }
}

extension Publisher where Failure == Never {
  /// Receives values until the result is canceled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _subscribe(receiveValue, { _ in })
  }

  /// Writes each value to a property of an object, which the subscription keeps alive.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    _subscribe({ object[keyPath: keyPath] = $0 }, { _ in })
  }
}

/// A publisher that sends nothing before `connect()`.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to send values, until the result is canceled or released.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects with the first subscription, and ends with the last.
  public func autoconnect() -> _AutoconnectedPublisher<Self> { _AutoconnectedPublisher(self) }
}

/// A connectable publisher that is connected while it has subscriptions.
public final class _AutoconnectedPublisher<Upstream: ConnectablePublisher>: Publisher {
  /// The type of the values.
  public typealias Output = Upstream.Output
  /// The type of the error.
  public typealias Failure = Upstream.Failure
  /// The connected publisher. Its `connect()` belongs to the subscriptions.
  public let upstream: Upstream
  private var connection: (any Cancellable)?
  private var count = 0

  init(_ upstream: Upstream) { self.upstream = upstream }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let subscription = upstream._subscribe(receive, complete)
    count += 1
    if connection == nil { connection = upstream.connect() }
    return AnyCancellable { [self] in
      subscription.cancel()
      count -= 1
      if count > 0 { return }
      connection?.cancel()
      connection = nil
    }
  }
}
