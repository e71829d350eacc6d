import Foundation

/// Prints one line a measurement: its name, the median, and what it is the median of.
@main
struct Benchmarks {
  @MainActor static func main() throws {
    switch CommandLine.arguments.dropFirst().first {
    case nil: try CardWorkload.measure()
    case "card-once": try CardWorkload.once()
    case let name?:
      FileHandle.standardError.write(Data("There is no benchmark '\(name)'.\n".utf8))
      exit(64)
    }
  }

  static func report(_ name: String, _ values: [Double], _ unit: String) {
    let sorted = values.sorted()
    print(
      name, number(sorted[sorted.count / 2]), unit,
      "median of \(sorted.count), least \(number(sorted[0]))")
  }

  private static func number(_ value: Double) -> String { String(format: "%.2f", value) }

  /// What the process has computed so far, in milliseconds.
  static var processorTime: Double {
    var usage = rusage()
    getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
    func milliseconds(_ time: timeval) -> Double {
      Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
    }
    return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
  }
}
