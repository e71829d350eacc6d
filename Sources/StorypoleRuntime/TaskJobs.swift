// SPDX-License-Identifier: Apache-2.0
internal import CStorypole
import Foundation

/// The ready parts of tasks, in a process that runs them all on its main thread: so a still picture knows when
/// nothing is left to run, and is the same each time.
@MainActor package enum TaskJobs {
  /// Collects the jobs of tasks without an actor. Call it once, before the first task.
  package static func collect() { sp_collect_jobs() }

  /// Whether another thread is running, which may make work ready.
  package static var othersRun: Bool { sp_other_threads_run() }

  /// Runs ready work: collected jobs, the main actor's, the main queue's and, if `timers` is true, timers that
  /// are due. Returns whether a collected job was among them.
  package static func runReady(timers: Bool) -> Bool {
    var hasRun = false
    // Work that a job makes ready waits for the next call, so that a task that never waits does not run forever.
    for _ in 0..<1000 {
      guard sp_run_job() else { break }
      hasRun = true
    }
    MainQueue.drain()
    if timers { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
    return hasRun
  }
}
