// SPDX-License-Identifier: Apache-2.0
internal import CStorypole
import Foundation

/// The parts of tasks that are ready to run, in a process that runs them all on its main thread: so a still
/// picture knows when nothing is left to run, and is the same each time.
@MainActor package enum TaskJobs {
  /// Collects the jobs of tasks that belong to no actor. To be called once, before the first task.
  package static func collect() { sp_collect_jobs() }

  /// Whether another thread is at work, which may make something ready.
  package static var othersRun: Bool { sp_other_threads_run() }

  /// Runs what is ready: collected jobs, the main actor's, the main queue's work and, if `timers` is true, timers
  /// that are due. Returns whether a collected job was among them.
  package static func runReady(timers: Bool) -> Bool {
    var hasRun = false
    // What a job makes ready waits for the next call, so that a task that never waits does not run forever.
    for _ in 0..<1000 {
      guard sp_run_job() else { break }
      hasRun = true
    }
    MainQueue.drain()
    if timers { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
    return hasRun
  }
}
