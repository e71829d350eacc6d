// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Compiles the modules of a command line in advance, as many in parallel as there are processors.
final class Compilation: @unchecked Sendable {
  private let queue = OperationQueue()
  private let condition = NSCondition()
  /// The results by the modules' paths; guarded by the condition.
  private var results: [[String]: Result<BuiltModule, Failure>] = [:]
  private let modules: Set<[String]>

  init(_ modules: [UserModule], _ toolchain: Toolchain, _ settings: Settings) {
    self.modules = Set(modules.map(\.paths))
    queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
    for module in modules {
      queue.addOperation { [self] in
        let builder = ImageBuilder(toolchain: toolchain, settings: settings)
        let result = Result { try builder.build(module) }.mapError {
          $0 as? Failure ?? Failure(.internalError, "\($0)")
        }
        condition.withLock {
          results[module.paths] = result
          condition.broadcast()
        }
      }
    }
  }

  /// Waits for a module of the command line; nil for another module.
  func built(_ module: UserModule) throws -> BuiltModule? {
    guard modules.contains(module.paths) else { return nil }
    return try condition.withLock {
      while results[module.paths] == nil { condition.wait() }
      return try results[module.paths]?.get()
    }
  }
}
