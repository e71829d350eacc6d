// SPDX-License-Identifier: Apache-2.0
/// Counts the unfinished tasks of views.
package final class OpenTasks: Sendable {
  private let open = Locked(0)
  package var count: Int { open.withLock { $0 } }

  package init() {}

  func add(_ task: Task<Void, Never>) {
    open.withLock { $0 += 1 }
    Task {
      await task.value
      open.withLock { $0 -= 1 }
    }
  }
}
