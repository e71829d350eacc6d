// SPDX-License-Identifier: Apache-2.0
internal import StorypoleRuntime

/// What makes the data of a picture, on any thread.
protocol RenderWork: Sendable {
  /// Gives up when nobody waits any more.
  func data(isWanted: () -> Bool) throws -> Data
}

/// A picture that a pool is asked for, and whoever waits for it. It is finished once: made, failed or
/// canceled, whatever comes first.
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

  /// From now on somebody waits. A task may have been canceled before that.
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

/// The threads of a pool, and the jobs that wait for one in the order in which they came.
final class RenderQueue: @unchecked Sendable {
  private let condition = NSCondition()
  private var waiting: [RenderJob] = []
  /// Threads without a job.
  private var idle = 0
  private var isClosed = false

  /// Whether the job was taken: there is a thread for it, or room to wait.
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

  /// Threads end after the job that they are at.
  func close() {
    condition.withLock {
      isClosed = true
      condition.broadcast()
    }
  }

  func startThread(_ number: Int) {
    condition.withLock { idle += 1 }
    let thread = Thread {
      // Of the running thread only: so debuggers and /proc show it.
      Thread.current.name = "RenderPool \(number)"
      MainActorStandIn.begin()
      while let job = self.take() {
        let result = job.run()
        // Before the answer: whoever gets it may ask for the next picture at once.
        self.condition.withLock { self.idle += 1 }
        job.finish(result)
      }
    }
    // Layout brings a stack of its own; drawing layers in layers needs more than threads have.
    thread.stackSize = 16 << 20
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
