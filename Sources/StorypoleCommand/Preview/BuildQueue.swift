// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Compiles a project's modules off the main thread.
@MainActor
final class BuildQueue {
  private let toolchain: Toolchain
  private let settings: Settings
  private let queue = OperationQueue()
  /// The last one, which may still wait.
  private var preparation: Operation?

  init(_ toolchain: Toolchain, _ settings: Settings) {
    self.toolchain = toolchain
    self.settings = settings
    // More would slow each of them down on a small machine.
    queue.maxConcurrentOperationCount = 2
  }

  /// Compiles a module's current sources. The module saved last goes first.
  func build(
    _ module: UserModule, isUrgent: Bool,
    then: @escaping @MainActor (Result<BuiltModule, Failure>, _ times: String) -> Void
  ) {
    let (toolchain, settings) = (toolchain, settings)
    let work = BlockOperation {
      var builder = ImageBuilder(toolchain: toolchain, settings: settings)
      builder.hasColors = false
      let result = Result { try builder.build(module) }.mapError {
        $0 as? Failure ?? Failure(.internalError, "\($0)")
      }
      let times = builder.times.text
      DispatchQueue.main.async { MainActor.assumeIsolated { then(result, times) } }
    }
    work.queuePriority = isUrgent ? .veryHigh : .normal
    queue.addOperation(work)
  }

  /// Lets the next changes of the module's literals show without the compiler, when nothing else is compiled.
  func prepareLiterals(of built: BuiltModule) {
    let (toolchain, settings) = (toolchain, settings)
    // Of several saved versions, only the last one counts.
    preparation?.cancel()
    let work = BlockOperation {
      var builder = ImageBuilder(toolchain: toolchain, settings: settings)
      builder.hasColors = false
      builder.isBackground = true
      try? builder.prepareLiterals(of: built.module, built.conditions)
    }
    work.queuePriority = .veryLow
    preparation = work
    queue.addOperation(work)
  }
}

/// A place in a source with its compiler message.
struct Diagnostic: Codable, Sendable {
  var file: String
  var line: Int
  var column: Int
  var kind: String
  var message: String

  /// Parses "Card.swift:12:7: error: …".
  static func all(in text: String) -> [Diagnostic] {
    text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
      guard parts.count == 5, let number = Int(parts[1]), let column = Int(parts[2]) else {
        return nil
      }
      let kind = parts[3].trimmingCharacters(in: .whitespaces)
      guard ["error", "warning"].contains(kind) else { return nil }
      return Diagnostic(
        file: String(parts[0]), line: number, column: column, kind: kind,
        message: parts[4].trimmingCharacters(in: .whitespaces))
    }
  }
}
