// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation
import StorypoleRuntime
import SwiftUI

/// Runs the tasks of a view, the main queue and timers before a picture, as far as they need no waiting, and
/// lets time pass for those that wait.
@MainActor
final class TaskRunner {
  let session: ViewSession
  private let image: String
  /// Whether the code of the view may wait by means that nobody can look into: an image that calls them refers
  /// to `Task.sleep` and `DispatchQueue.asyncAfter`, of whose names these are parts.
  private lazy var mayWait: Bool = {
    let code = try? Data(contentsOf: URL(fileURLWithPath: image), options: .alwaysMapped)
    return ["5sleep", "asyncAfter"].contains { code?.range(of: Data($0.utf8)) != nil }
  }()
  private var hasChanged = false
  private var rests = true

  /// Nothing is left to run after so many turns in which nothing ran.
  private static let quietTurns = 3
  /// Seconds after which a view is drawn although its tasks never rest.
  private static let longestSettling = 2.0

  /// - Parameter image: The path of the compiled code that the view comes from.
  init(_ session: ViewSession, of image: String) {
    self.session = session
    self.image = image
    session.host.wake = { [weak self] in MainActor.assumeIsolated { self?.hasChanged = true } }
  }

  /// Runs everything that is ready, and what that makes ready.
  func settle() {
    let end = sp_now() + Self.longestSettling
    var quiet = 0
    while sp_now() < end {
      if runReady() {
        quiet = 0
      } else if TaskJobs.othersRun {
        quiet = 0
        usleep(100)
      } else {
        quiet += 1
        if quiet == Self.quietTurns { return }
      }
    }
    rests = false
    session.host.warn(
      "the view's tasks do not rest: the picture shows the view after \(Int(Self.longestSettling)) s",
      once: "turns")
  }

  private func runReady() -> Bool {
    hasChanged = false
    let hasRun = TaskJobs.runReady(timers: session.host.time > 0)
    if hasChanged { session.perform { _ in } }
    return hasRun || hasChanged
  }

  /// Moves the time of a settled view on. If something waits by the clock, as much time passes.
  func pass(to time: Double) {
    if isWaiting {
      let start = sp_now() - session.host.time
      while session.host.failure == nil {
        let now = sp_now() - start
        if now >= time { break }
        // A change begins to move when it happens, not when the view came to rest.
        if session.host.needsFrame {
          session.advance(to: now)
        } else {
          session.host.skip(to: now)
        }
        if !runReady() { usleep(1000) }
      }
    }
    session.advance(to: time)
    settle()
  }

  /// Whether more may happen by itself.
  var isWaiting: Bool {
    openTasks > 0 || hasTimers || mayWait
  }

  /// The run loop's next date is that of its first timer, or far in the future.
  private var hasTimers: Bool {
    RunLoop.main.limitDate(forMode: .default).map { $0 < .distantFuture } ?? false
  }

  private var openTasks: Int { session.host.openTasks?.count ?? 0 }

  /// Warns of tasks that have not ended.
  func report() {
    guard rests, openTasks > 0 else { return }
    let (tasks, wait) = openTasks == 1 ? ("1 task", "waits") : ("\(openTasks) tasks", "wait")
    session.host.warn(
      "\(tasks) of the view still \(wait), for a time or an answer: the picture shows the view before. "
        + "--at TIME lets time pass", once: "task")
  }
}
