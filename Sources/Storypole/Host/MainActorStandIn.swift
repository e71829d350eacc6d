// SPDX-License-Identifier: Apache-2.0
internal import CStorypole

/// Lets the code of views run on a thread that is not the main one. Closures in a body belong to the main
/// actor as the body does, and check that they run there; one thread at a time uses a view, which is
/// all that they need.
package enum MainActorStandIn {
  private static let isInstalled: Void = sp_install_isolation_check()

  /// From now on code of the main actor may run on the calling thread.
  package static func begin() {
    isInstalled
    let executor = MainActor.sharedUnownedExecutor
    // Two words, of which the first is the executor's object.
    sp_set_thread_executor(
      unsafeBitCast(executor, to: (UnsafeRawPointer?, UInt).self).0)
  }
}
