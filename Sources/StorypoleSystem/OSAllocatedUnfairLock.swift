// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A lock around a value, which copies of the lock share.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock around a value that isn't sendable.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs code while the lock is held.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs code that isn't sendable while the lock is held.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs code if the lock is free; otherwise returns nil.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock around a value.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a value.
  public init() { self.init(uncheckedState: ()) }

  /// Waits for the lock and acquires it.
  public func lock() { storage.lock.lock() }
  /// Releases the lock, which the same thread must have acquired.
  public func unlock() { storage.lock.unlock() }
  /// Acquires the lock if it is free; returns whether it was.
  public func lockIfAvailable() -> Bool { storage.lock.try() }
  /// Runs code while the lock is held.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}
