// SPDX-License-Identifier: Apache-2.0
import Storypole

extension Publisher {
  /// Sends the last values of both when either sends, once both have sent. It ends when both have ended, or
  /// with the first error.
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher("combineLatest", of: self, other) { receive, complete in
      var first: Output?
      var second: P.Output?
      let send = { if let first, let second { receive((first, second)) } }
      let all = Holder()
      let last = LastEnd(of: all, running: 2, complete)
      all.hold(
        _subscribe(
          {
            first = $0
            send()
          }, last.end))
      all.hold(
        other._subscribe(
          {
            second = $0
            send()
          }, last.end))
      return AnyCancellable(all)
    }
  }

  /// Combines the last values of both with a function when either sends.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Sends the last values of three publishers when any of them sends.
  public func combineLatest<P: Publisher, Q: Publisher>(_ second: P, _ third: Q)
    -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// Sends the last values of four publishers when any of them sends.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ second: P, _ third: Q, _ fourth: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(second, third).combineLatest(fourth).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  /// Sends the values of both as they arrive. It ends when both have ended, or with the first error.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher("merge", of: self, other) { receive, complete in
      let all = Holder()
      let last = LastEnd(of: all, running: 2, complete)
      all.hold(_subscribe(receive, last.end))
      all.hold(other._subscribe(receive, last.end))
      return AnyCancellable(all)
    }
  }

  /// Sends pairs of the values of both: first with first, second with second. It ends when either has ended
  /// and has no unpaired value, or with the first error.
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher("zip", of: self, other) { receive, complete in
      var first: (waiting: [Output], hasEnded: Bool) = ([], false)
      var second: (waiting: [P.Output], hasEnded: Bool) = ([], false)
      let all = Holder()
      func end(_ completion: Subscribers.Completion<Failure>) {
        all.cancel()
        complete(completion)
      }
      func send() {
        while !first.waiting.isEmpty, !second.waiting.isEmpty {
          receive((first.waiting.removeFirst(), second.waiting.removeFirst()))
        }
        if first.hasEnded && first.waiting.isEmpty || second.hasEnded && second.waiting.isEmpty {
          end(.finished)
        }
      }
      all.hold(
        _subscribe(
          {
            first.waiting.append($0)
            send()
          },
          {
            first.hasEnded = true
            if case .failure = $0 { end($0) } else { send() }
          }))
      all.hold(
        other._subscribe(
          {
            second.waiting.append($0)
            send()
          },
          {
            second.hasEnded = true
            if case .failure = $0 { end($0) } else { send() }
          }))
      return AnyCancellable(all)
    }
  }
}

/// The namespace of publishers that combine several.
public enum Publishers {
  /// The type of the publisher of `autoconnect()`.
  public typealias Autoconnect = _AutoconnectedPublisher

  /// Sends the last values of two publishers when either sends.
  public static func CombineLatest<A: Publisher, B: Publisher>(_ a: A, _ b: B)
    -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure
  { a.combineLatest(b) }

  /// Sends the last values of three publishers when any of them sends.
  public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
  where A.Failure == B.Failure, A.Failure == C.Failure { a.combineLatest(b, c) }

  /// Sends the values of two publishers as they arrive.
  public static func Merge<A: Publisher, B: Publisher>(_ a: A, _ b: B)
    -> AnyPublisher<A.Output, A.Failure> where A.Output == B.Output, A.Failure == B.Failure
  { a.merge(with: b) }

  /// Sends the values of all publishers as they arrive. Without any it ends immediately.
  public static func MergeMany<A: Publisher>(_ all: [A]) -> AnyPublisher<A.Output, A.Failure> {
    guard let first = all.first else { return Empty().eraseToAnyPublisher() }
    return all.dropFirst().reduce(first.eraseToAnyPublisher()) { $0.merge(with: $1) }
  }

  /// Sends the values of all publishers as they arrive. Without any it ends immediately.
  public static func MergeMany<A: Publisher>(_ all: A...) -> AnyPublisher<A.Output, A.Failure> {
    MergeMany(all)
  }

  /// Sends pairs of the values of two publishers: first with first, second with second.
  public static func Zip<A: Publisher, B: Publisher>(_ a: A, _ b: B)
    -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure
  { a.zip(b) }
}
