// SPDX-License-Identifier: Apache-2.0
internal import StorypoleRuntime

/// Work that makes a picture's data, on any thread.
protocol RenderWork: Sendable {
  /// Throws when no caller waits any longer.
  func data(isWanted: () -> Bool) throws -> Data
}

/// A pool's picture and its waiting caller. It ends once: finished, failed or canceled, whichever comes
/// first.
final class RenderJob: Sendable {
  typealias Answer = CheckedContinuation<Data, any Error>

  private struct State {
    var answer: Answer?
    var result: Result<Data, any Error>?
  }

  private let state = Locked(State())
  private let work: any RenderWork

  init(_ work: some RenderWork) { self.work = work }

  var isFinished: Bool { state.withLock { $0.result != nil } }

  /// Sets the waiting caller. Its task may have been canceled before.
  func begin(_ answer: Answer) {
    let result = state.withLock { state in
      if state.result == nil { state.answer = answer }
      return state.result
    }
    if let result { answer.resume(with: result) }
  }

  func finish(_ result: Result<Data, any Error>) {
    let answer = state.withLock { state -> Answer? in
      defer { state.answer = nil }
      if state.result == nil { state.result = result }
      return state.answer
    }
    answer?.resume(with: result)
  }

  func run() -> Result<Data, any Error> { Result { try work.data { !isFinished } } }
}

/// The threads of a pool, and the waiting jobs in order of arrival.
final class RenderQueue: @unchecked Sendable {
  private let condition = NSCondition()
  private var waiting: [RenderJob] = []
  /// Threads without a job.
  private var idle = 0
  private var isClosed = false

  /// In bytes. Layout brings its own stack; drawing nested layers needs more than threads have.
  static let threadStack = 16 << 20

  /// Adds the job, if there is a thread for it or it may wait; returns whether it did.
  func add(_ job: RenderJob, waitingLimit: Int?) -> Bool {
    condition.withLock {
      if let waitingLimit, waiting.count - idle >= waitingLimit { return false }
      waiting.append(job)
      condition.signal()
      return true
    }
  }

  func remove(_ job: RenderJob) {
    condition.withLock { waiting.removeAll { $0 === job } }
  }

  /// Ends threads after their current jobs.
  func close() {
    condition.withLock {
      isClosed = true
      condition.broadcast()
    }
  }

  func startThread(_ number: Int) {
    condition.withLock { idle += 1 }
    let thread = Thread {
      // Names the running thread, for debuggers and /proc.
      Thread.current.name = "RenderPool \(number)"
      MainActorStandIn.begin()
      while let job = self.take() {
        let result = job.run()
        // Before the answer: its receiver may request the next picture immediately.
        self.condition.withLock { self.idle += 1 }
        job.finish(result)
      }
    }
    thread.stackSize = Self.threadStack
    thread.start()
  }

  private func take() -> RenderJob? {
    condition.withLock {
      while waiting.isEmpty {
        if isClosed { return nil }
        condition.wait()
      }
      idle -= 1
      return waiting.removeFirst()
    }
  }
}
