// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A value that several threads can change under a lock. The engine uses one for each view that it makes, so
/// other modules specialize it.
@usableFromInline package final class Locked<Value>: @unchecked Sendable {
  @usableFromInline let lock = NSLock()
  @usableFromInline var value: Value

  package init(_ value: Value) { self.value = value }

  @inlinable package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows
    -> Result
  {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
