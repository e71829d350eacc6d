// SPDX-License-Identifier: Apache-2.0
import Foundation
import Storypole

/// The thread and time of a delivery.
public protocol Scheduler {
  /// Calls `action` after a number of seconds.
  func _schedule(after seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable
  /// Whether this is the views' thread.
  var _isMain: Bool { get }
}

extension Scheduler {
  /// The type of the scheduler's times.
  public typealias SchedulerTimeType = SchedulerTime
  /// Schedulers have no options here.
  public typealias SchedulerOptions = Never
}

/// The namespace of schedulers' times.
public struct SchedulerTime {
  /// A length of time, in seconds by default.
  public struct Stride: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
  {
    let seconds: Double

    /// Creates a length of time from seconds.
    public init(floatLiteral value: Double) { seconds = value }
    /// Creates a length of time from whole seconds.
    public init(integerLiteral value: Int) { seconds = Double(value) }
    init(_ seconds: Double) { self.seconds = seconds }

    /// A length of time in whole seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    /// A length of time in seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    /// A length of time in milliseconds.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    /// A length of time in microseconds.
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    /// A length of time in nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
    public static func < (a: Stride, b: Stride) -> Bool { a.seconds < b.seconds }
  }
}

extension DispatchQueue: Scheduler {
  public func _schedule(after seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable {
    nonisolated(unsafe) let action = action
    nonisolated(unsafe) let item = DispatchWorkItem { action() }
    if seconds > 0 {
      asyncAfter(deadline: .now() + seconds, execute: item)
    } else {
      async(execute: item)
    }
    return AnyCancellable { item.cancel() }
  }
  public var _isMain: Bool { self === DispatchQueue.main }
}

extension DispatchQueue {
  private static let mainKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this is the views' thread: the main thread, or its substitute in a program that has given its
  /// main thread away, as programs with an asynchronous `main` do.
  fileprivate static var isMain: Bool {
    Thread.isMainThread || getSpecific(key: mainKey) == true
  }
}

extension RunLoop: Scheduler {
  public func _schedule(after seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable {
    nonisolated(unsafe) let action = action
    let timer = Timer(timeInterval: max(seconds, 0), repeats: false) { _ in action() }
    add(timer, forMode: .common)
    return AnyCancellable { timer.invalidate() }
  }
  public var _isMain: Bool { self === RunLoop.main }
}

extension OperationQueue: Scheduler {
  public func _schedule(after seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable {
    nonisolated(unsafe) let action = action
    let operation = BlockOperation { action() }
    if seconds > 0 {
      let queue = self
      let item = DispatchWorkItem { queue.addOperation(operation) }
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: item)
    } else {
      addOperation(operation)
    }
    return AnyCancellable { operation.cancel() }
  }
  public var _isMain: Bool { self === OperationQueue.main }
}

/// A scheduler that delivers immediately, on the value's thread, without delays.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The shared scheduler.
  public static let shared = ImmediateScheduler()
  public func _schedule(after seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable {
    action()
    return AnyCancellable {}
  }
  public var _isMain: Bool { false }
}

/// A scheduler for one subscription: on the main thread, a view's subscription follows the time of its host.
private struct Delivery {
  let scheduler: any Scheduler
  let clock: LiveClock?

  init(_ scheduler: any Scheduler) {
    self.scheduler = scheduler
    clock = scheduler._isMain ? LiveClock.current : nil
  }

  private var liveClock: LiveClock? { DispatchQueue.isMain && clock?.now != nil ? clock : nil }

  func after(_ seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable {
    liveClock?.after(seconds, action) ?? scheduler._schedule(after: seconds, action)
  }

  var now: Double {
    liveClock?.now ?? Double(DispatchTime.now().uptimeNanoseconds) / 1e9
  }
}

extension Publisher {
  /// Delivers values and the end on a scheduler.
  public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    delay(0, scheduler, "receive")
  }

  /// Delays values and the end by `interval`.
  public func delay<S: Scheduler>(for interval: SchedulerTime.Stride, scheduler: S)
    -> AnyPublisher<Output, Failure>
  { delay(interval.seconds, scheduler, "delay") }

  private func delay(_ seconds: Double, _ scheduler: any Scheduler, _ name: String)
    -> AnyPublisher<Output, Failure>
  {
    AnyPublisher(name, of: self) { receive, complete in
      let delivery = Delivery(scheduler)
      let pending = Pending()
      let upstream = _subscribe(
        { value in
          pending.add {
            delivery.after(seconds, $0)
          } action: {
            receive(value)
          }
        },
        { end in
          pending.add {
            delivery.after(seconds, $0)
          } action: {
            complete(end)
          }
        })
      return AnyCancellable {
        upstream.cancel()
        pending.cancel()
      }
    }
  }

  /// Sends the last value after `dueTime` without another. The end drops a pending value.
  public func debounce<S: Scheduler>(for dueTime: SchedulerTime.Stride, scheduler: S)
    -> AnyPublisher<Output, Failure>
  {
    AnyPublisher("debounce", of: self) { receive, complete in
      let delivery = Delivery(scheduler)
      var waiting: AnyCancellable?
      let upstream = _subscribe(
        { value in
          waiting?.cancel()
          waiting = delivery.after(dueTime.seconds) { receive(value) }
        },
        { end in
          waiting?.cancel()
          waiting = delivery.after(0) { complete(end) }
        })
      return AnyCancellable {
        upstream.cancel()
        waiting?.cancel()
      }
    }
  }

  /// Sends at most one value in each `interval`. The end follows a pending value.
  ///
  /// - Parameter latest: Whether to send the last value of the interval; false sends the first.
  public func throttle<S: Scheduler>(
    for interval: SchedulerTime.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher("throttle", of: self) { receive, complete in
      let delivery = Delivery(scheduler)
      var next = -Double.infinity
      var kept: Output?
      var keptEnd: Subscribers.Completion<Failure>?
      var waiting: AnyCancellable?
      let upstream = _subscribe(
        { value in
          let now = delivery.now
          if now >= next {
            next = now + interval.seconds
            return receive(value)
          }
          if latest || kept == nil { kept = value }
          if waiting != nil { return }
          waiting = delivery.after(next - now) {
            waiting = nil
            next = delivery.now + interval.seconds
            if let value = kept {
              kept = nil
              receive(value)
            }
            if let keptEnd { complete(keptEnd) }
          }
        },
        { end in
          keptEnd = end
          if waiting == nil { waiting = delivery.after(0) { complete(end) } }
        })
      return AnyCancellable {
        upstream.cancel()
        waiting?.cancel()
      }
    }
  }
}

/// Pending deliveries.
private final class Pending: Sendable {
  private struct State {
    var items: [Int: AnyCancellable] = [:]
    var lastID = 0
    var isCancelled = false
  }
  private let state = Locked(State())

  func add(
    _ schedule: (@escaping () -> Void) -> AnyCancellable, action: @escaping () -> Void
  ) {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    var isDone = false
    let item = schedule { [state] in
      isDone = true
      let isCancelled = state.withLock { state in
        state.items[id] = nil
        return state.isCancelled
      }
      if !isCancelled { action() }
    }
    state.withLock { if !isDone { $0.items[id] = item } }
  }

  func cancel() {
    let items = state.withLock { state in
      state.isCancelled = true
      defer { state.items = [:] }
      return state.items
    }
    for item in items.values { item.cancel() }
  }
}
