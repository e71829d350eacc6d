import Foundation
import Storypole
import StorypoleGraphics
import SwiftUI

/// CPU time of the process, in milliseconds.
func now() -> Double {
  var t = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t)
  return Double(t.tv_sec) * 1000 + Double(t.tv_nsec) / 1e6
}

struct L1: View {
  var rows: Int
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<rows, id: \.self) { _ in
        HStack(spacing: 0) {
          Color.red.frame(width: 20, height: 20)
          Spacer(minLength: 0)
          Color.blue.frame(width: 40, height: 20)
        }
      }
    }
    .frame(width: 400)
  }
}

let rows = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000
nonisolated(unsafe) let hold: [Any] = []
func run() {
  for _ in 0..<5 {
    let host = Storypole.Host(textEngine: FixedTextEngine())
    let a = now()
    host.show(L1(rows: rows), environment: EnvironmentValues())
    let b = now()
    var window = HostWindow(size: CGSize(width: 400, height: 200000))
    window.proposal = ProposedViewSize(width: 400, height: nil)
    host.layout(in: window)
    let c = now()
    host.layout(in: window)
    let d = now()
    window.proposal = ProposedViewSize(width: 500, height: nil)
    host.layout(in: window)
    let e = now()
    print("build \(b - a) layout \(c - b) again \(d - c) other \(e - d)", host.counters)
  }
}
Storypole.Host.onBigStack { run() }
