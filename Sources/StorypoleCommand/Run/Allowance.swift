// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation

/// The time limits of one answer of a process, in seconds.
struct Allowance {
  /// Processor time: a busy machine does not count against a view.
  var processor: Double
  /// Wall-clock time: code that waits uses no processor.
  var clock: Double

  /// Fontconfig's first index takes long and isn't part of the view's time.
  static let preparation = Allowance(processor: 120, clock: 120)

  init(processor: Double, clock: Double) { (self.processor, self.clock) = (processor, clock) }

  init(_ settings: Settings) {
    self.init(processor: settings.timeout, clock: settings.timeout * Self.clockFactor)
  }

  static let clockFactor = 3.0
}

/// Measures one answer of a process against its limits.
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

  /// The exceeded limit; nil before.
  var end: Crash.Lateness? {
    let processor = processor
    if processor >= allowance.processor { return .busy(allowance.processor) }
    guard sp_now() - start >= allowance.clock else { return nil }
    return processor < allowance.processor / 5
      ? .waiting(allowance.clock) : .busy(allowance.clock)
  }

  /// The time of the next useful check.
  var nextLook: Double { min(sp_now() + 0.1, start + allowance.clock) }
}
