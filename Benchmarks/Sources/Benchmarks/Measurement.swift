// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Times of one workload, in milliseconds, by two clocks.
struct Measurement {
  var name: String
  private var wall: [Double] = []
  private var cpu: [Double] = []

  init(_ name: String) { self.name = name }

  /// Measures `work` once.
  ///
  /// - Parameter count: The number of equal parts of the work, one of which is reported.
  mutating func time<Result>(
    each count: Int = 1, _ work: () throws -> Result
  ) rethrows -> Result {
    let (wallStart, cpuStart) = (now(CLOCK_MONOTONIC), now(CLOCK_PROCESS_CPUTIME_ID))
    let result = try work()
    cpu.append((now(CLOCK_PROCESS_CPUTIME_ID) - cpuStart) / Double(count))
    wall.append((now(CLOCK_MONOTONIC) - wallStart) / Double(count))
    return result
  }

  /// Prints the measurement; `more` are numbers that belong to it.
  func report(_ more: [String: Double] = [:]) {
    func list(_ times: [Double]) -> String {
      "[" + times.map { String(format: "%.5f", $0) }.joined(separator: ", ") + "]"
    }
    var fields = [
      "\"name\": \"\(name)\"", "\"wall\": \(list(wall))", "\"cpu\": \(list(cpu))",
      "\"peak\": \(String(format: "%.1f", Memory.peak))",
    ]
    for (key, value) in more.sorted(by: { $0.key < $1.key }) {
      fields.append("\"\(key)\": \(String(format: "%.3f", value))")
    }
    print("{" + fields.joined(separator: ", ") + "}")
  }
}

private func now(_ clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// What the process holds in memory, in MiB.
enum Memory {
  static var now: Double { field("VmRSS:") }
  static var peak: Double { field("VmHWM:") }

  private static func field(_ name: String) -> Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
    return (line?.split { $0 == " " || $0 == "\t" }.dropFirst().first.flatMap { Double($0) } ?? 0)
      / 1024
  }
}

/// Ends the process if a result is wrong: a fast wrong layout is worth nothing.
func expect<Value: Equatable>(_ what: String, _ value: Value, is expected: Value) {
  if value == expected { return }
  FileHandle.standardError.write(
    Data("wrong result: \(what) is \(value) instead of \(expected)\n".utf8))
  exit(1)
}
