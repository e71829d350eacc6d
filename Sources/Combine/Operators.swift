// SPDX-License-Identifier: Apache-2.0
import Foundation
import Storypole

extension Publisher {
  /// A publisher that handles each value of this one.
  private func each<T>(
    _ name: String,
    _ handle: @escaping () -> (_ value: Output, _ send: (T) -> Void) -> Void
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher(name, of: self) { receive, complete in
      let handle = handle()
      return _subscribe({ handle($0, receive) }, complete)
    }
  }

  /// Sends the result of a function for each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    each("map") { { $1(transform($0)) } }
  }

  /// Sends a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Sends the non-nil results of a function.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    each("compactMap") { { value, send in if let value = transform(value) { send(value) } } }
  }

  /// Sends the values for which a function returns true.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    each("filter") { { value, send in if isIncluded(value) { send(value) } } }
  }

  /// Sends each value combined with the result for the one before; `initial` itself is not sent.
  public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T)
    -> AnyPublisher<T, Failure>
  {
    each("scan") {
      var result = initial
      return { value, send in
        result = next(result, value)
        send(result)
      }
    }
  }

  /// Drops values equal to the one sent before.
  public func removeDuplicates(by isSame: @escaping (Output, Output) -> Bool)
    -> AnyPublisher<Output, Failure>
  {
    each("removeDuplicates") {
      var last: Output?
      return { value, send in
        if let last, isSame(last, value) { return }
        last = value
        send(value)
      }
    }
  }

  /// Drops the first values; a negative count drops none.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    each("dropFirst") {
      var left = count
      return { value, send in
        if left > 0 { left -= 1 } else { send(value) }
      }
    }
  }

  /// Sends the first values and then ends; a count of 0 or less ends immediately.
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher("prefix", of: self) { receive, complete in
      var left = count
      let holder = Holder()
      func end() {
        holder.cancel()
        complete(.finished)
      }
      if left <= 0 {
        end()
        return AnyCancellable {}
      }
      holder.hold(
        _subscribe(
          {
            if left <= 0 { return }
            left -= 1
            receive($0)
            if left == 0 { end() }
          }, { if left > 0 { complete($0) } }))
      return AnyCancellable(holder)
    }
  }

  /// Sends the first value and then ends.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Sends some values before the others.
  public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher("prepend", of: self) { receive, complete in
      for value in values { receive(value) }
      return _subscribe(receive, complete)
    }
  }

  /// Sends some values after the others, unless those end with an error.
  public func append(_ values: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher("append", of: self) { receive, complete in
      _subscribe(receive) {
        if case .finished = $0 { for value in values { receive(value) } }
        complete($0)
      }
    }
  }

  /// Sends all values in one array when the publisher ends; after an error it sends none.
  public func collect() -> AnyPublisher<[Output], Failure> {
    AnyPublisher("collect", of: self) { receive, complete in
      var values: [Output] = []
      return _subscribe({ values.append($0) }) {
        if case .finished = $0 { receive(values) }
        complete($0)
      }
    }
  }

  /// Calls functions for values, the end and the cancellation. A subscription released before its end counts
  /// as canceled.
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher("handleEvents", of: self) { receive, complete in
      var hasEnded = false
      let subscription = _subscribe(
        {
          receiveOutput?($0)
          receive($0)
        },
        {
          hasEnded = true
          receiveCompletion?($0)
          complete($0)
        })
      return AnyCancellable {
        if !hasEnded { receiveCancel?() }
        subscription.cancel()
      }
    }
  }

  /// Sends the values of a publisher for each value, all concurrently. It ends when this publisher and all of
  /// those have ended, or with the first error.
  public func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P)
    -> AnyPublisher<P.Output, Failure> where P.Failure == Failure
  {
    AnyPublisher("flatMap", of: self) { receive, complete in
      let all = Holder()
      // This publisher counts as one.
      let last = LastEnd(of: all, running: 1, complete)
      all.hold(
        _subscribe(
          {
            last.running += 1
            all.hold(transform($0)._subscribe(receive, last.end))
          }, last.end))
      return AnyCancellable(all)
    }
  }

  /// Sends the values of the latest publisher. It ends when this publisher and that one have ended, or with
  /// the first error.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher("switchToLatest", of: self) { receive, complete in
      var latest = 0
      var inner: AnyCancellable?
      var (isInnerRunning, isOuterRunning) = (false, true)
      let outer = Holder()
      func endIfDone(_ completion: Subscribers.Completion<Failure>) {
        if case .finished = completion, isInnerRunning || isOuterRunning { return }
        inner?.cancel()
        outer.cancel()
        complete(completion)
      }
      outer.hold(
        _subscribe(
          { publisher in
            inner?.cancel()
            latest += 1
            let number = latest
            isInnerRunning = true
            let subscription = publisher._subscribe(
              { if number == latest { receive($0) } },
              {
                if number != latest { return }
                isInnerRunning = false
                endIfDone($0)
              })
            // The value may already have caused the next publisher.
            if number == latest { inner = subscription }
          },
          {
            isOuterRunning = false
            endIfDone($0)
          }))
      return AnyCancellable {
        outer.cancel()
        inner?.cancel()
      }
    }
  }

  /// Replaces an error with another one.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    AnyPublisher("mapError", of: self) { receive, complete in
      _subscribe(receive) {
        switch $0 {
        case .finished: complete(.finished)
        case .failure(let error): complete(.failure(transform(error)))
        }
      }
    }
  }

  /// Sends a value in place of an error, and ends.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    AnyPublisher("replaceError", of: self) { receive, complete in
      _subscribe(receive) {
        if case .failure = $0 { receive(output) }
        complete(.finished)
      }
    }
  }

  /// Continues with another publisher after an error.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P)
    -> AnyPublisher<Output, P.Failure> where P.Output == Output
  {
    AnyPublisher("catch", of: self) { receive, complete in
      let all = Holder()
      all.hold(
        _subscribe(receive) {
          switch $0 {
          case .finished: complete(.finished)
          case .failure(let error): all.hold(handler(error)._subscribe(receive, complete))
          }
        })
      return AnyCancellable(all)
    }
  }

  /// Sends the result of a function for each value; an error that it throws ends the publisher.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    AnyPublisher("tryMap", of: self) { receive, complete in
      let holder = Holder()
      var hasFailed = false
      holder.hold(
        _subscribe(
          {
            if hasFailed { return }
            do {
              receive(try transform($0))
            } catch {
              hasFailed = true
              complete(.failure(error))
              holder.cancel()
            }
          },
          {
            switch $0 {
            case _ where hasFailed: break
            case .finished: complete(.finished)
            case .failure(let error): complete(.failure(error))
            }
          }))
      return AnyCancellable(holder)
    }
  }

  /// Shares one subscription among all receivers. A later receiver misses the earlier values.
  public func share() -> AnyPublisher<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    var upstream: AnyCancellable?
    var count = 0
    return AnyPublisher("share", of: self) { receive, complete in
      let subscription = subject._subscribe(receive, complete)
      count += 1
      if upstream == nil {
        upstream = _subscribe({ subject.send($0) }, { subject.send(completion: $0) })
      }
      return AnyCancellable {
        subscription.cancel()
        count -= 1
        if count == 0 { upstream = nil }
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Drops values that are equal to the one sent before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publisher where Failure == Never {
  /// Gives a publisher that never fails an error type.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher("setFailureType", of: self) { receive, complete in
      _subscribe(receive) { _ in complete(.finished) }
    }
  }
}

/// Subscriptions that end together.
final class Holder: Cancellable {
  private var held: [AnyCancellable] = []
  private var isCancelled = false

  func hold(_ subscription: AnyCancellable) {
    if isCancelled { subscription.cancel() } else { held.append(subscription) }
  }

  func cancel() {
    isCancelled = true
    let held = held
    self.held = []
    for subscription in held { subscription.cancel() }
  }
}

/// Ends several subscriptions when the last of their publishers has finished, or at the first failure.
final class LastEnd<Failure: Error> {
  /// The publishers that have not ended.
  var running: Int
  private let all: Holder
  private let complete: (Subscribers.Completion<Failure>) -> Void

  init(
    of all: Holder, running: Int,
    _ complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.all = all
    self.running = running
    self.complete = complete
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    running -= 1
    if case .finished = completion, running > 0 { return }
    all.cancel()
    complete(completion)
  }
}
