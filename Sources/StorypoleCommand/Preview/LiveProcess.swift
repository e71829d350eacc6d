// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation

/// The command's side of a process that shows live views: `LiveChild`. One question at a time is sent; the
/// others wait here, where they don't fill a pipe.
@MainActor
final class LiveProcess {
  typealias Reply = @MainActor (LiveAnswer, Data) -> Void

  /// Receives answers without a question.
  var onNotice: (LiveAnswer) -> Void = { _ in }
  /// Called when the process has ended unexpectedly; no answers follow.
  var onEnd: (Failure) -> Void = { _ in }

  private let program: Program
  private let writing = DispatchQueue(label: "live")
  private let settings: Settings
  /// Files that a crash report may name.
  var userFiles: [String] = []
  private var output = Data()
  /// The position up to which no newline was found.
  private var scanned = 0
  private var printed = PrintedText()
  private var open = 2
  private var waiting: [(request: LiveRequest, reply: Reply)] = []
  private var current: (request: LiveRequest, reply: Reply)?
  private var isReady = false
  private var crash: Crash?
  private var lateness: Crash.Lateness?
  private(set) var hasEnded = false
  private var generation = 0

  /// The time for a backtrace, in seconds.
  private static let reportTime = 20.0
  /// The limit of an answer in bytes, including the data: it has to fit into a frame for the page.
  private static let longestAnswer = 128 << 20

  init(_ installation: Installation, _ settings: Settings) throws {
    self.settings = settings
    program = try Program.start(
      [installation.executable, LiveChild.argument] + settings.drawing.fonts, .child,
      environment: Viewer.environment,
      limits: Program.Limits(
        stack: Viewer.stackLimit, memory: UInt64(settings.memory) << 20, time: Viewer.processorLimit
      ))
    _ = PipeListener([program.output, program.errors]) { [weak self] in
      self?.take($1, from: $0)
    }
    expectAnswer(within: .preparation)
  }

  func ask(_ request: LiveRequest, _ reply: @escaping Reply) {
    guard !hasEnded else { return }
    waiting.append((request, reply))
    next()
  }

  private func next() {
    guard isReady, current == nil, !waiting.isEmpty, !hasEnded else { return }
    let question = waiting.removeFirst()
    current = question
    guard var line = try? JSONEncoder().encode(question.request) else { return }
    line.append(0x0A)
    expectAnswer(within: Allowance(settings))
    // A pipe's buffer holds 64 KiB: a longer text would block on a view that does not read.
    writing.async { [program, line] in program.send(line) }
  }

  // MARK: Answers

  private func take(_ data: Data, from descriptor: Int32) {
    if hasEnded { return }
    if data.isEmpty {
      open -= 1
      if open == 0 { finish() }
    } else if descriptor == program.output {
      readOutput(data)
    } else {
      printed.append(data)
    }
  }

  private func readOutput(_ data: Data) {
    output.append(data)
    guard output.count <= Self.longestAnswer else { return kill(with: Crash(kind: .garbled)) }
    while crash == nil {
      guard let end = output[scanned...].firstIndex(of: 0x0A) else {
        scanned = output.count
        return
      }
      scanned = end
      let line = output[output.startIndex..<end]
      if let crash = Crash(line: Data(line)) {
        self.crash = crash
        generation += 1
        after(Self.reportTime) { [weak self] in self?.finish() }
        return
      }
      guard let answer = try? JSONDecoder().decode(LiveAnswer.self, from: Data(line)),
        (0...Self.longestAnswer).contains(answer.bytes)
      else { return kill(with: Crash(kind: .garbled)) }
      let rest = output.index(after: end)
      guard output.distance(from: rest, to: output.endIndex) >= answer.bytes else { return }
      let payload = Data(output[rest..<(rest + answer.bytes)])
      output = Data(output[(rest + answer.bytes)...])
      scanned = 0
      receive(answer, payload)
    }
  }

  private func receive(_ answer: LiveAnswer, _ data: Data) {
    printed.forward()
    switch answer.kind {
    case .changed: onNotice(answer)
    case .ready:
      isReady = true
      generation += 1
      next()
    default:
      generation += 1
      let question = current
      current = nil
      question?.reply(answer, data)
      next()
    }
  }

  // MARK: Ending

  private func after(_ seconds: Double, _ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(work) }
  }

  private func expectAnswer(within allowance: Allowance) {
    generation += 1
    look(at: Stopwatch(program.pid, allowance), generation)
  }

  /// Checks repeatedly whether answer number `mine` still has time.
  private func look(at watch: Stopwatch, _ mine: Int) {
    after(max(0.05, watch.nextLook - sp_now())) { [weak self] in
      guard let self, mine == self.generation, !self.hasEnded, self.crash == nil else { return }
      guard let lateness = watch.end else { return self.look(at: watch, mine) }
      self.lateness = lateness
      Foundation.kill(self.program.pid, SIGQUIT)  // makes it report its place
      self.after(2) { [weak self] in
        guard let self, mine == self.generation, self.crash == nil else { return }
        self.kill(with: Crash(kind: .timeout))
      }
    }
  }

  private func kill(with crash: Crash) {
    self.crash = crash
    finish()
  }

  /// Describes the end.
  private func finish() {
    guard !hasEnded else { return }
    let status = end()
    var crash = crash ?? Crash(status: status)
    crash.lateness = lateness
    onEnd(crash.failure(errors: printed.take(), userFiles: userFiles, settings: settings))
  }

  @discardableResult func end() -> Int32 {
    guard !hasEnded else { return 0 }
    hasEnded = true
    var left = waiting
    if let current { left.insert(current, at: 0) }
    (waiting, current) = ([], nil)
    // Cancels waiting requests.
    for case (.ask, let reply) in left {
      var answer = LiveAnswer(.failed)
      answer.reason = "the view has restarted"
      reply(answer, Data())
    }
    // No write is in progress: a process that didn't read has ended.
    let status = sp_end(program.pid, 0)
    writing.async { [input = program.input] in close(input) }
    return status
  }
}
