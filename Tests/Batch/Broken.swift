// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleBatch
import SwiftUI

/// Rows do what `deed` names, to themselves or to the process that draws them.
struct Broken: BatchView {
  struct Row: Decodable {
    enum Deed: String, Decodable {
      case nothing, trap, loop, wait, exit, flood, close, recurse, allocate, child, later
    }
    struct Item: Decodable { var price: Double }

    var id: Int
    var deed: Deed?
    var width: Double?
    var day: Date?
    var items: [Item]?
    /// Where `later` leaves a trace.
    var trace: String?
  }

  let row: Row
  init(row: Row) { self.row = row }

  var body: some View {
    act()
    return Text("Row \(row.id)")
      .frame(width: row.width.map { CGFloat($0) }, height: 20)
  }

  private func act() {
    switch row.deed ?? .nothing {
    case .nothing: break
    case .trap: fatalError("row \(row.id)")
    case .loop: while row.id >= 0 { _ = getpid() }
    case .wait: sleep(1000)
    case .exit: Foundation.exit(0)
    case .flood: for _ in 0..<100_000 { print(String(repeating: "x", count: 99)) }
    case .close: for descriptor in Int32(0)..<256 { close(descriptor) }
    case .recurse: _ = depth(row.id)
    case .allocate: _ = [UInt8](repeating: 1, count: 1 << 40)
    case .later:
      // Traps the second time.
      let trace = row.trace ?? "/"
      precondition(!FileManager.default.fileExists(atPath: trace))
      FileManager.default.createFile(atPath: trace, contents: nil)
    case .child:
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sleep")
      process.arguments = ["4711"]
      try? process.run()
    }
  }

  @inline(never) private func depth(_ number: Int) -> Int {
    // Large frames fill the stack in little time.
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { bytes in
      bytes[0] = UInt8(truncatingIfNeeded: number)
      return number < 0 ? 0 : depth(number + 1) &+ Int(bytes[0])
    }
  }
}
