// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation
import StorypoleRuntime
import SwiftUI

/// Runs a view's tasks, the main queue and timers before a picture, as far as they need no waiting, and
/// advances time for those that wait.
@MainActor
final class TaskRunner {
  let session: ViewSession
  private let image: String
  /// Whether the view's code may wait in ways that can't be observed: an image that calls `Task.sleep` or
  /// `DispatchQueue.asyncAfter` refers to symbols that contain these names.
  private lazy var mayWait: Bool = {
    let code = try? Data(contentsOf: URL(fileURLWithPath: image), options: .alwaysMapped)
    return ["5sleep", "asyncAfter"].contains { code?.contains($0) == true }
  }()
  private var hasChanged = false
  private var rests = true

  /// The number of idle turns after which nothing is left to run.
  private static let quietTurns = 3
  /// The seconds after which a view is drawn although its tasks still run.
  private static let longestSettling = 2.0

  /// - Parameter image: The path of the view's compiled code.
  init(_ session: ViewSession, of image: String) {
    self.session = session
    self.image = image
    session.host.wake = { [weak self] in MainActor.assumeIsolated { self?.hasChanged = true } }
  }

  /// Runs everything that is ready, including work that becomes ready meanwhile.
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

  /// Advances the time of a settled view. If work waits for the clock, lets real time pass.
  func pass(to time: Double) {
    if isWaiting {
      let start = sp_now() - session.host.time
      while session.host.failure == nil {
        let now = sp_now() - start
        if now >= time { break }
        // A change starts to animate when it happens, not when the view came to rest.
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

  /// Whether more may happen without input.
  var isWaiting: Bool {
    openTasks > 0 || hasTimers || mayWait
  }

  /// The run loop's next date is that of its first timer, or far in the future.
  private var hasTimers: Bool {
    RunLoop.main.limitDate(forMode: .default).map { $0 < .distantFuture } ?? false
  }

  private var openTasks: Int { session.host.openTasks?.count ?? 0 }

  /// Warns of unfinished tasks.
  func report() {
    guard rests, openTasks > 0 else { return }
    let (tasks, wait) = openTasks == 1 ? ("1 task", "waits") : ("\(openTasks) tasks", "wait")
    session.host.warn(
      "\(tasks) of the view still \(wait), for a time or an answer: the picture shows the view before. "
        + "--at TIME lets time pass", once: "task")
  }
}
