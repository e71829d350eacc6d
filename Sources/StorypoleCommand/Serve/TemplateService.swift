// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation
import ServerProtocol

/// The templates and workers of `serve`, and the pipes to the program that answers requests.
final class TemplateService: @unchecked Sendable {
  private let program: Program
  private let workers: Int
  /// The memory that a worker may keep after a row, in bytes.
  let mostKept: Int
  private let condition = NSCondition()
  // Guarded by the condition.
  private var current: (generation: Int, template: BuiltTemplate)
  private var requests: [(UInt32, RenderRequest)] = []
  private var isDraining = false
  private var hasEnded = false
  /// Held while a frame is written.
  private let writing = NSLock()

  /// The time in which requests that have arrived are answered after a signal, in seconds.
  private static let longestDraining = 30.0

  init(_ template: BuiltTemplate, _ configuration: ServeConfiguration, mostKept: Int) throws {
    current = (1, template)
    self.mostKept = mostKept
    workers = configuration.workers
    program = try Program.start([try template.installation.serveProgram()], .child)
    try send(configuration)
  }

  /// Serves until the program ends or a signal comes.
  func run() {
    let ends = (0..<workers).map { _ in
      let end = DispatchSemaphore(value: 0)
      let thread = Thread {
        ServeWorker(self).work()
        end.signal()
      }
      thread.start()
      return end
    }
    Thread.detachNewThread { [self] in
      read()
      condition.withLock {
        hasEnded = true
        condition.broadcast()
      }
      // A row may still be drawn that nobody waits for.
      let deadline = DispatchTime.now() + 1
      for end in ends { _ = end.wait(timeout: deadline) }
      let status = sp_end(program.pid, 1)
      exit(condition.withLock { isDraining } ? 0 : status == 0 ? 0 : ExitCode.unavailable.rawValue)
    }
    Thread.detachNewThread { [errors = program.errors] in
      // The log is the program's; it is passed on as it is.
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = Foundation.read(errors, &chunk, chunk.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        _ = write(2, chunk, count)
      }
    }
  }

  // MARK: Workers

  var template: (generation: Int, template: BuiltTemplate) { condition.withLock { current } }

  /// The next request; nil at the end.
  func next() -> (UInt32, RenderRequest)? {
    condition.lock()
    defer { condition.unlock() }
    while requests.isEmpty, !hasEnded { condition.wait() }
    return requests.isEmpty ? nil : requests.removeFirst()
  }

  func send(_ number: UInt32, _ answer: RenderAnswer, _ picture: Data) {
    guard var data = try? JSONEncoder().encode(answer) else { return }
    data.append(0x0A)
    send(Message(.rendered, client: number, data + picture))
  }

  // MARK: The program

  private func read() {
    var received = Data()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(program.output, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      received.append(contentsOf: chunk[..<count])
      do {
        while let frame = try Message.take(from: &received) { try take(frame) }
      } catch {
        Terminal.report(Failure(.internalError, "\(error)"))
        return
      }
    }
  }

  private func take(_ frame: Message) throws {
    switch frame.kind {
    case .address:
      Terminal.print("serving \(String(decoding: frame.payload, as: UTF8.self))")
    case .render:
      let request = try JSONDecoder().decode(RenderRequest.self, from: frame.payload)
      condition.withLock {
        requests.append((frame.client, request))
        condition.signal()
      }
    default: break
    }
  }

  private func send(_ configuration: ServeConfiguration) throws {
    send(Message(.configuration, try JSONEncoder().encode(configuration)))
  }

  private func send(_ frame: Message) { writing.withLock { program.send(frame.bytes) } }

  /// Serves other templates from now on.
  func replace(_ template: BuiltTemplate, _ configuration: ServeConfiguration) throws {
    condition.withLock { current = (current.generation + 1, template) }
    try send(configuration)
  }

  /// Answers the requests that have arrived, and ends.
  func drain() {
    condition.withLock { isDraining = true }
    send(Message(.drain))
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.longestDraining) {
      Terminal.warn("some requests took too long and were not answered")
      exit(0)
    }
  }
}
