// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The work that is left, for several threads.
final class TestQueue: @unchecked Sendable {
  /// Tests of one image.
  struct Batch: Sendable {
    var module: TestModule
    var tests: [GoldenTest]
  }

  enum Work: Sendable {
    /// Compile and load a module, and list its tests.
    case open(UserModule)
    case run(Batch)
  }

  /// Larger batches leave a processor without work at the end, smaller ones start more processes.
  private static let batchSize = 24

  private let condition = NSCondition()
  private var modules: [UserModule]
  private var batches: [Batch] = []
  private var working = 0

  init(_ modules: [UserModule]) { self.modules = modules.reversed() }

  func add(_ more: [UserModule]) {
    condition.withLock {
      modules += more.reversed()
      condition.broadcast()
    }
  }

  func add(_ tests: [GoldenTest], of module: TestModule) {
    condition.withLock {
      for start in stride(from: 0, to: tests.count, by: Self.batchSize) {
        let part = tests[start..<min(start + Self.batchSize, tests.count)]
        batches.append(Batch(module: module, tests: Array(part)))
      }
      condition.broadcast()
    }
  }

  /// The next piece of work, of the loaded image if there is one; nil when all is done. Every piece is followed
  /// by `finish`.
  func next(image: String?) -> Work? {
    condition.withLock {
      while true {
        if let index = batches.firstIndex(where: { $0.module.image == image })
          ?? batches.indices.first
        {
          working += 1
          return .run(batches.remove(at: index))
        }
        if let module = modules.popLast() {
          working += 1
          return .open(module)
        }
        if working == 0 { return nil }
        condition.wait()
      }
    }
  }

  func finish() {
    condition.withLock {
      working -= 1
      condition.broadcast()
    }
  }
}

/// A compiled module whose previews are tested.
struct TestModule: Sendable {
  var image: String
  var module: UserModule
  var drawing: Drawing
  var calls: SourceCalls
}
