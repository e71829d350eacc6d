// SPDX-License-Identifier: Apache-2.0
internal import CStorypole

/// Lets views' code run on a thread other than the main one. Closures in a body belong to the main actor, as
/// the body does, and check that they run there; only one thread at a time uses a view, which suffices for
/// them.
package enum MainActorStandIn {
  private static let isInstalled: Void = sp_install_isolation_check()

  /// Allows main-actor code on the calling thread from now on.
  package static func begin() {
    isInstalled
    sp_set_thread_executor(executor)
  }

  /// The main actor's executor: two words, the first of which is its object.
  static var executor: UnsafeRawPointer? {
    unsafeBitCast(MainActor.sharedUnownedExecutor, to: (UnsafeRawPointer?, UInt).self).0
  }
}
