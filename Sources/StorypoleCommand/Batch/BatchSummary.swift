// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The numbers of a run, so far or at its end.
struct BatchSummary: Encodable {
  /// Rows that were drawn, or only decoded.
  var done = 0
  /// Rows that an earlier run has drawn.
  var skipped = 0
  var failed = 0
  /// Of the rows that are to be drawn; nil while unknown.
  var total: Int?
  /// The size of the pictures.
  var bytes = 0
  var seconds = 0.0
  /// Rows in a second.
  var rate = 0.0
  /// The remaining seconds; nil while unknown.
  var left: Double?
  /// The time of a row in milliseconds, of which so many percent took less.
  var p50 = 0.0
  var p95 = 0.0
  var p99 = 0.0
  var isFinished = false

  /// Where the time of each row is counted: 200 classes from 10 µs on, each 8 % longer than the one before, so that
  /// the last begins at 45 s.
  struct Times {
    private var counts = [Int](repeating: 0, count: 200)
    private var total = 0

    mutating func add(_ seconds: Double) {
      let place = log(max(seconds, 1e-5) / 1e-5) / log(1.08)
      counts[min(Int(place), counts.count - 1)] += 1
      total += 1
    }

    /// The time in milliseconds that a fraction of the rows doesn't exceed.
    func percentile(_ fraction: Double) -> Double {
      var left = Int((Double(total) * fraction).rounded(.up))
      for (place, count) in counts.enumerated() where count > 0 {
        left -= count
        if left <= 0 { return ((1e-2 * pow(1.08, Double(place) + 0.5)) * 100).rounded() / 100 }
      }
      return 0
    }
  }

  mutating func finish(_ times: Times, seconds: Double) {
    self.seconds = (seconds * 1000).rounded() / 1000
    rate = seconds > 0 ? (Double(done + failed) / seconds * 10).rounded() / 10 : 0
    if let total, rate > 0 {
      left = (Double(total - done - failed - skipped) / rate).rounded()
    }
    (p50, p95, p99) = (times.percentile(0.5), times.percentile(0.95), times.percentile(0.99))
  }

  /// The end of a run in words.
  func words(isDryRun: Bool, isStopped: Bool) -> String {
    func count(_ number: Int) -> String {
      number.formatted(.number.locale(Locale(identifier: "en")))
    }
    var parts = ["\(count(done)) \(isDryRun ? "decoded" : "drawn")"]
    if skipped > 0 { parts.append("\(count(skipped)) drawn before") }
    if failed > 0 { parts.append("\(count(failed)) failed") }
    var text = (isStopped ? "stopped: " : "") + parts.joined(separator: ", ")
    text += String(format: " in %.1f s (%.1f rows a second)", seconds, rate)
    guard done > 0, !isDryRun else { return text }
    text += "; ms a row: p50 \(p50), p95 \(p95), p99 \(p99)"
    return text + String(format: "; %.1f MB", Double(bytes) / 1e6)
  }

  /// The progress in words.
  var progress: String {
    let of = total.map { " of \($0)" } ?? ""
    let time = left.map { ", \(Self.time($0)) left" } ?? ""
    let faults = failed > 0 ? ", \(failed) failed" : ""
    return "\(done + skipped + failed)\(of) rows\(faults), \(rate) a second\(time)"
  }

  private static func time(_ seconds: Double) -> String {
    let seconds = Int(seconds)
    if seconds < 60 { return "\(seconds) s" }
    if seconds < 3600 { return "\(seconds / 60) min \(seconds % 60) s" }
    return "\(seconds / 3600) h \(seconds / 60 % 60) min"
  }
}
