// SPDX-License-Identifier: Apache-2.0
import Foundation
import Storypole

/// Measures invoices, as `Benchmarks` its workloads: `Invoices invoice[@LINES] [RUNS]`. A separate program, because others
/// don't load libqpdf.
@main
struct Invoices {
  @MainActor static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let parts = (arguments.first ?? "").split(separator: "@")
    guard parts.first == "invoice" else {
      FileHandle.standardError.write(Data("usage: Invoices invoice[@LINES] [RUNS]\n".utf8))
      exit(64)
    }
    let runs = arguments.dropFirst().first.flatMap { Int($0) } ?? 5
    let lines = parts.dropFirst().first.flatMap { Int($0) }
    do {
      try ViewHost.onBigStack {
        Result {
          try MainActor.assumeIsolated { try Invoice.measure(rows: lines, runs: max(1, runs)) }
        }
      }.get()
    } catch {
      FileHandle.standardError.write(Data("invoice: \(error)\n".utf8))
      exit(1)
    }
  }
}
