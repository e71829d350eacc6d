// SPDX-License-Identifier: Apache-2.0
import ServerProtocol

/// The pictures that are wanted: equal requests share one.
///
/// - Parameter Waiter: One that waits for a picture.
struct RenderQueue<Waiter> {
  struct Job {
    /// Its number for the command.
    var number: UInt32
    var key: String
    var request: RenderRequest
    /// By the numbers of their requests.
    var waiters: [Int: Waiter]
    /// When it was wanted, in seconds.
    var start: Double
  }

  private var waiting: [String: Job] = [:]
  /// The keys of the waiting, in order.
  private var order: [String] = []
  private var drawn: [UInt32: Job] = [:]
  private var keys: [String: UInt32] = [:]
  private var last: UInt32 = 0
  private let workers: Int
  private let most: Int

  /// - Parameters:
  ///   - workers: The number of pictures that are drawn at once.
  ///   - most: The limit of those that wait.
  init(workers: Int, most: Int) { (self.workers, self.most) = (workers, most) }

  var waitingCount: Int { waiting.count }
  var drawnCount: Int { drawn.count }
  var isEmpty: Bool { waiting.isEmpty && drawn.isEmpty }

  enum Entry { case shared, added, full }

  mutating func add(
    _ waiter: Waiter, _ id: Int, key: String, _ request: RenderRequest, now: Double
  ) -> Entry {
    if let number = keys[key] {
      drawn[number]?.waiters[id] = waiter
      return .shared
    }
    if waiting[key] != nil {
      waiting[key]?.waiters[id] = waiter
      return .shared
    }
    guard drawn.count < workers || waiting.count < most else { return .full }
    last = last == .max ? 1 : last + 1
    waiting[key] = Job(number: last, key: key, request: request, waiters: [id: waiter], start: now)
    order.append(key)
    return .added
  }

  /// Whether a picture is wanted, and not begun.
  func isWaiting(_ key: String) -> Bool { waiting[key] != nil }

  /// The next picture to draw, if a worker is free.
  mutating func next() -> Job? {
    guard drawn.count < workers else { return nil }
    while !order.isEmpty {
      guard let job = waiting.removeValue(forKey: order.removeFirst()) else { continue }
      drawn[job.number] = job
      keys[job.key] = job.number
      return job
    }
    return nil
  }

  /// A picture is done.
  mutating func finish(_ number: UInt32) -> Job? {
    guard let job = drawn.removeValue(forKey: number) else { return nil }
    keys[job.key] = nil
    return job
  }

  /// Somebody waits no longer. A picture that nobody waits for, and that isn't begun, isn't drawn.
  mutating func leave(_ id: Int, key: String) {
    if let number = keys[key] {
      drawn[number]?.waiters[id] = nil
    } else if waiting[key] != nil {
      waiting[key]?.waiters[id] = nil
      if waiting[key]?.waiters.isEmpty == true {
        waiting[key] = nil
        order.removeAll { $0 == key }
      }
    }
  }
}
