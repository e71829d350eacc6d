// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

/// Pictures on several threads in parallel, many of them canceled.
nonisolated struct PoolCheck {
  private let seed: UInt64

  init(seed: UInt64) { self.seed = seed }

  func run() throws {
    let (seed, done) = (seed, DispatchSemaphore(value: 0))
    let result = Result()
    Task.detached {
      result.finding = await Self.usePool(seed)
      done.signal()
    }
    done.wait()
    if let finding = result.finding { throw finding }
  }

  private final class Result: @unchecked Sendable { var finding: Finding? }

  private enum Outcome { case picture(Data), error, other(String) }

  private static func usePool(_ seed: UInt64) async -> Finding? {
    var random = Random(seed: seed)
    let pool = RenderPool(threads: 1 + random.below(4), waitingLimit: 5 + random.below(40))
    return await withTaskGroup(of: Finding?.self) { group in
      for number in 0..<30 {
        let wait = random.chance(0.5) ? nil : random.below(30)
        // Some trees appear twice, so that two threads lay out and draw the same concurrently.
        let treeSeed = seed &* 100 + UInt64(number / 2)
        let format = random.below(3)
        group.addTask {
          let task = Task { await outcome(pool, treeSeed, format) }
          if let wait {
            try? await Task.sleep(nanoseconds: UInt64(wait) * 300_000)
            task.cancel()
          }
          let isCancelled = wait != nil
          switch await task.value {
          case .picture(let data):
            return data.count < 50 ? Finding("a picture of a pool is empty") : nil
          case .error: return nil
          case .other(let text):
            return isCancelled ? nil : Finding("a pool throws another error", text)
          }
        }
      }
      var finding: Finding?
      for await found in group { finding = finding ?? found }
      return finding
    }
  }

  private static func outcome(_ pool: RenderPool, _ seed: UInt64, _ format: Int) async -> Outcome {
    let tree = Case.grown(.pool, seed: seed).tree
    let size = ProposedViewSize(width: 200, height: 200)
    do {
      let data =
        switch format {
        case 0: try await pool.pngData(proposedSize: size) { ModelView(model: Model(tree)) }
        case 1: try await pool.svgData(proposedSize: size) { ModelView(model: Model(tree)) }
        default: try await pool.pdfData(proposedSize: size) { ModelView(model: Model(tree)) }
        }
      return .picture(data)
    } catch is ImageRendererError {
      return .error
    } catch {
      return .other("\(error)")
    }
  }
}
