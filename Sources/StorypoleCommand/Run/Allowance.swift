// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation

/// How long a process may take for one answer, in seconds.
struct Allowance {
  /// Of processor time: a busy machine does not count against a view.
  var processor: Double
  /// By the clock: code that waits uses no processor.
  var clock: Double

  /// Where fonts were never indexed, that takes its time, and is not the view's fault.
  static let preparation = Allowance(processor: 120, clock: 120)

  init(processor: Double, clock: Double) { (self.processor, self.clock) = (processor, clock) }

  init(_ settings: Settings) {
    self.init(processor: settings.timeout, clock: settings.timeout * Self.clockFactor)
  }

  static let clockFactor = 3.0
}

/// Measures one answer of a process against its allowance.
struct Stopwatch {
  private let pid: pid_t
  private let allowance: Allowance
  private let start = sp_now()
  private let used: Double

  init(_ pid: pid_t, _ allowance: Allowance) {
    (self.pid, self.allowance) = (pid, allowance)
    used = sp_processor_time(pid)
  }

  private var processor: Double { max(0, sp_processor_time(pid) - used) }

  /// Why the time is over; nil while it is not.
  var end: Crash.Lateness? {
    let processor = processor
    if processor >= allowance.processor { return .busy(allowance.processor) }
    guard sp_now() - start >= allowance.clock else { return nil }
    return processor < allowance.processor / 5
      ? .waiting(allowance.clock) : .busy(allowance.clock)
  }

  /// When it is worth to look again.
  var nextLook: Double { min(sp_now() + 0.1, start + allowance.clock) }
}
