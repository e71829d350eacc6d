// SPDX-License-Identifier: Apache-2.0

/// A view's main-actor code for the host's thread. Only one thread at a time uses a host, which
/// suffices for views; usually it is the main thread.
@inlinable package func onHostThread<A, R>(_ code: @escaping @MainActor (A) -> R) -> (A) -> R {
  // A global actor is part of a function's type, but not of its representation.
  unsafeBitCast(code, to: ((A) -> R).self)
}

/// Main-actor code that makes a view on a pool's thread, which then is the view's only one.
package func onPoolThread<R>(
  _ code: @escaping @MainActor @Sendable () -> R
) -> @Sendable () -> R {
  unsafeBitCast(code, to: (@Sendable () -> R).self)
}

/// Adds `Sendable` to a value that was sendable before it became an `any Hashable`.
package func sendable(_ value: any Hashable) -> any Hashable & Sendable {
  // A marker protocol adds nothing to an existential, and cannot be a cast's target.
  // "as" keeps the existential closed.
  unsafeBitCast(value as any Hashable, to: (any Hashable & Sendable).self)
}
