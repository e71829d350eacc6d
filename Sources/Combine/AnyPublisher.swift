// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A publisher whose type is hidden; the result of every operator.
@frozen public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let subscribe:
    (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) ->
      AnyCancellable
  public let _identity: [AnyHashable]

  /// Creates a publisher that hides the type of another one.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    subscribe = publisher._subscribe
    _identity = publisher._identity
  }

  /// The operator `name` on other publishers. It ends once, and sends nothing after its end.
  init(
    _ name: String, of upstream: any Publisher...,
    subscribe:
      @escaping (
        @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable
  ) {
    self.subscribe = { receive, complete in
      var hasEnded = false
      return subscribe(
        { if !hasEnded { receive($0) } },
        {
          if hasEnded { return }
          hasEnded = true
          complete($0)
        })
    }
    _identity = upstream.flatMap { $0._identity } + [AnyHashable(name)]
  }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { subscribe(receive, complete) }
}

extension Publisher {
  /// Hides the type of the publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
