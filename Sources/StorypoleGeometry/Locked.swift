// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A value that many threads may change in turn. The engine asks one for each view that it makes, so that other
/// modules specialize it.
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
