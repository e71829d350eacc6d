// SPDX-License-Identifier: Apache-2.0
import Foundation
import Storypole

/// A publisher whose values a program sends.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all receivers. After the end it does nothing.
  func send(_ value: Output)
  /// Ends the values for all receivers. Later calls do nothing.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends a signal without a value.
  public func send() { send(()) }
}

/// A subject that passes values on to its current receivers.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let values = Receivers<Output>()
  private let ends = Receivers<Subscribers.Completion<Failure>>()
  private let end = Locked<Subscribers.Completion<Failure>?>(nil)

  /// Creates a subject without receivers.
  public init() {}

  /// Sends a value to the current receivers. After the end it does nothing.
  public func send(_ value: Output) {
    if end.withLock({ $0 == nil }) { values.send(value) }
  }

  /// Ends the values. Later subscriptions receive the end immediately.
  public func send(completion: Subscribers.Completion<Failure>) {
    let isFirst = end.withLock { end in
      defer { end = end ?? completion }
      return end == nil
    }
    if isFirst { ends.send(completion) }
  }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if let end = end.withLock({ $0 }) {
      complete(end)
      return AnyCancellable {}
    }
    let (value, end) = (values.add(receive), ends.add(complete))
    return AnyCancellable {
      value.cancel()
      end.cancel()
    }
  }
}

/// A subject that keeps the last value, and sends it to each new receiver.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let subject = PassthroughSubject<Output, Failure>()
  private let state: Locked<(current: Output, hasEnded: Bool)>

  /// Creates a subject with its first value.
  public init(_ value: Output) { state = Locked((value, false)) }

  /// The last value; setting it sends it.
  public var value: Output {
    get { state.withLock { $0.current } }
    set { send(newValue) }
  }

  /// Keeps a value and sends it to all receivers. After the end it does nothing.
  public func send(_ value: Output) {
    let isRunning = state.withLock { state in
      if !state.hasEnded { state.current = value }
      return !state.hasEnded
    }
    if isRunning { subject.send(value) }
  }

  /// Ends the values. Later subscriptions receive the end immediately, without a value.
  public func send(completion: Subscribers.Completion<Failure>) {
    state.withLock { $0.hasEnded = true }
    subject.send(completion: completion)
  }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if state.withLock({ !$0.hasEnded }) { receive(value) }
    return subject._subscribe(receive, complete)
  }
}
