// SPDX-License-Identifier: Apache-2.0
import Foundation
import Storypole

/// A publisher of one value, then the end.
@frozen public struct Just<Output>: Publisher {
  /// A single value never fails.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Creates a publisher of one value.
  public init(_ output: Output) { self.output = output }

  public var _identity: [AnyHashable] {
    ["Just", (output as? any Hashable).map { AnyHashable($0) }]
  }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    receive(output)
    complete(.finished)
    return AnyCancellable {}
  }
}

/// A publisher without values; by default, it ends immediately.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether the publisher ends immediately; false makes it silent permanently.
  public let completeImmediately: Bool

  /// Creates a publisher without values.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if completeImmediately { complete(.finished) }
    return AnyCancellable {}
  }
}

/// A publisher that fails immediately.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Creates a publisher that fails with an error.
  public init(error: Failure) { self.error = error }
  /// Creates a publisher that fails with an error, with an explicit type of its values.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    complete(.failure(error))
    return AnyCancellable {}
  }
}

/// A publisher of one later value, computed once for all receivers.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// A function that fulfills the future. Only the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let result = Locked<Result<Output, Failure>?>(nil)
  private let results = Receivers<Result<Output, Failure>>()

  /// Creates a future and calls `attemptToFulfill` immediately, before any subscription.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] new in
      let isFirst = result.withLock { result in
        defer { result = result ?? new }
        return result == nil
      }
      if isFirst { results.send(new) }
    }
  }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    func deliver(_ result: Result<Output, Failure>) {
      switch result {
      case .success(let value):
        receive(value)
        complete(.finished)
      case .failure(let error): complete(.failure(error))
      }
    }
    if let result = result.withLock({ $0 }) {
      deliver(result)
      return AnyCancellable {}
    }
    return results.add(deliver)
  }
}

/// A publisher that is created for each subscription.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The type of the values.
  public typealias Output = DeferredPublisher.Output
  /// The type of the error.
  public typealias Failure = DeferredPublisher.Failure
  /// The function that makes the publisher for a subscription.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher that calls `createPublisher` for each subscription.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { createPublisher()._subscribe(receive, complete) }
}

extension Sequence {
  /// A publisher of the elements, then the end, for each subscription.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher("sequence") { receive, complete in
      for element in self { receive(element) }
      complete(.finished)
      return AnyCancellable {}
    }
  }
}

extension Result {
  /// A publisher of a result: its value and the end, or its error.
  public struct Publisher: Storypole.Publisher {
    /// The type of the value.
    public typealias Output = Success
    /// The result.
    public let result: Result

    /// Creates a publisher of a result.
    public init(_ result: Result) { self.result = result }
    /// Creates a publisher of a value.
    public init(_ output: Success) { result = .success(output) }
    /// Creates a publisher of an error.
    public init(_ failure: Failure) { result = .failure(failure) }

    public func _subscribe(
      _ receive: @escaping (Success) -> Void,
      _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      switch result {
      case .success(let value):
        receive(value)
        complete(.finished)
      case .failure(let error): complete(.failure(error))
      }
      return AnyCancellable {}
    }
  }

  /// A publisher of the result.
  public var publisher: Publisher { Publisher(self) }
}

/// A decoder of whole inputs, such as `JSONDecoder`.
public protocol TopLevelDecoder<Input> {
  /// The type of the inputs.
  associatedtype Input
  /// Decodes a value.
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

/// An encoder of whole outputs, such as `JSONEncoder`.
public protocol TopLevelEncoder<Output> {
  /// The type of the outputs.
  associatedtype Output
  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher {
  /// Decodes each value; an error ends the publisher.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Output: Encodable {
  /// Encodes each value; an error ends the publisher.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> AnyPublisher<Coder.Output, any Error> { tryMap { try encoder.encode($0) } }
}
