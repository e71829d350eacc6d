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
    sp_set_thread_executor(executor)
  }

  /// The main actor's executor: two words, of which the first is its object.
  static var executor: UnsafeRawPointer? {
    unsafeBitCast(MainActor.sharedUnownedExecutor, to: (UnsafeRawPointer?, UInt).self).0
  }
}
