// SPDX-License-Identifier: Apache-2.0
/// An activity that can be stopped.
public protocol Cancellable {
  /// Ends the activity.
  func cancel()
}

/// A subscription; it ends when it is canceled or released.
public final class AnyCancellable: Cancellable, Hashable {
  private var stop: (() -> Void)?

  /// Creates a subscription that calls `cancel` once, when it ends.
  public init(_ cancel: @escaping () -> Void) { stop = cancel }
  /// Creates a subscription that cancels another activity when it ends.
  public init<C: Cancellable>(_ canceller: C) { stop = canceller.cancel }

  deinit { stop?() }

  /// Ends the subscription now. A second call does nothing.
  public func cancel() {
    let stop = stop
    self.stop = nil
    stop?()
  }

  /// Stores the subscription in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Appends the subscription to a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The receivers of a publisher, in the order in which they subscribed.
package final class Receivers<Value>: Sendable {
  private struct State {
    var receivers: [(id: Int, receive: (Value) -> Void)] = []
    var lastID = 0
  }
  private let state = Locked(State())

  package init() {}

  package func add(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
    let id = state.withLock { state in
      state.lastID += 1
      state.receivers.append((state.lastID, receive))
      return state.lastID
    }
    return AnyCancellable { [weak self] in
      self?.state.withLock { $0.receivers.removeAll { $0.id == id } }
    }
  }

  package func send(_ value: Value) {
    for receiver in state.withLock({ $0.receivers }) { receiver.receive(value) }
  }
}
