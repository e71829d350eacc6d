// SPDX-License-Identifier: Apache-2.0
import Foundation
import Storypole

/// Runs one workload and prints what it took: `Benchmarks WORKLOAD [RUNS]`, one line of JSON for each
/// measurement. Benchmarks/README.md says what the workloads are; `run.py` runs them beside others.
@main
struct Benchmarks {
  struct Workload {
    /// Runs where nobody says how many.
    var runs: Int
    var measure: @MainActor (_ size: Int?, _ runs: Int) throws -> Void
  }

  static let all: [String: Workload] = [
    "L1": Workload(runs: 11) { Wide.first(rows: $0, runs: $1) },
    "cold-views": Workload(runs: 11) { Wide.fromViews(rows: $0, runs: $1) },
    "L1r": Workload(runs: 30) { Wide.again(rows: $0, runs: $1) },
    "L2": Workload(runs: 11) { Deep.measure(depth: $0, runs: $1, isSized: false) },
    "L2a": Workload(runs: 11) { Deep.measure(depth: $0, runs: $1, isSized: true) },
    "L3a": Workload(runs: 200) { Wide.oneLeaf(rows: $0, runs: $1, changesHeight: false) },
    "L3b": Workload(runs: 200) { Wide.oneLeaf(rows: $0, runs: $1, changesHeight: true) },
    "L4": Workload(runs: 5) { Paragraphs.measure("L4", Paragraphs.texts, runs: $1) },
    "L4u": Workload(runs: 5) { Paragraphs.measure("L4u", Paragraphs.distinctTexts, runs: $1) },
    "L5": Workload(runs: 11) { Wide.baselines(rows: $0, runs: $1) },
    "update-objects": Workload(runs: 50) { Update.objects(rows: $0, runs: $1) },
    "update-structs": Workload(runs: 11) { Update.structs(rows: $0, runs: $1) },
    "click": Workload(runs: 50) { Update.click(rows: $0, runs: $1) },
    "R1": Workload(runs: 50) { try Cards.warm(runs: $1) },
    "R1-once": Workload(runs: 1) { _, _ in try Cards.once() },
    "R1-svg": Workload(runs: 50) { try Rows.links(runs: $1) },
    "badge": Workload(runs: 100) { try Rows.badges(runs: $1) },
    "letters": Workload(runs: 5) { try Rows.letters(count: $0 ?? 200, runs: $1) },
    "R2": Workload(runs: 5) { try Report.measure(pages: $0, runs: $1) },
    "cards": Workload(runs: 1) { count, _ in Cards.memory(count: count ?? 10_000) },
  ]

  @MainActor static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let parts = (arguments.first ?? "").split(separator: "@").map(String.init)
    if parts.first == "growth" { return drawGrowth() }
    guard let name = parts.first, let workload = all[name] else {
      say(
        "usage: Benchmarks WORKLOAD[@SIZE] [RUNS], WORKLOAD one of "
          + all.keys.sorted().joined(separator: " "))
      exit(64)
    }
    let runs = arguments.dropFirst().first.flatMap { Int($0) } ?? workload.runs
    let size = parts.dropFirst().first.flatMap { Int($0) }
    do {
      try ViewHost.onBigStack {
        Result { try MainActor.assumeIsolated { try workload.measure(size, max(1, runs)) } }
      }.get()
    } catch {
      say("\(name): \(error)")
      exit(1)
    }
  }

  @MainActor private static func drawGrowth() {
    do {
      try Growth.draw(Array(CommandLine.arguments.dropFirst(2)))
    } catch {
      say("growth: \(error)")
      exit(1)
    }
  }

  static func say(_ sentence: String) {
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
  }
}
