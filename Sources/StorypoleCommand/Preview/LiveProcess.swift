import CStorypole
import Foundation

/// The command's side of a process that shows live views: `LiveChild`. One question at a time is on its
/// way; the others wait here, where they take no room in a pipe.
@MainActor
final class LiveProcess {
  typealias Reply = @MainActor (LiveAnswer, Data) -> Void

  /// What nobody asked for.
  var onNotice: (LiveAnswer) -> Void = { _ in }
  /// The process has come to an end by itself; nothing is answered any more.
  var onEnd: (Failure) -> Void = { _ in }

  private let program: Program
  private let settings: Settings
  /// What a crash report may name.
  var userFiles: [String] = []
  private var output = Data()
  private var errors = Data()
  private var open = 2
  private var waiting: [(request: LiveRequest, reply: Reply)] = []
  private var current: (request: LiveRequest, reply: Reply)?
  private var isReady = false
  private var crash: Crash?
  private(set) var hasEnded = false
  private var generation = 0

  /// In seconds, for a backtrace.
  private static let reportTime = 20.0
  /// In bytes.
  private static let longestReport = 1 << 20
  /// Of processor time, in seconds: a view may be shown for hours.
  private static let processorTime: UInt64 = 24 * 3600

  init(_ installation: Installation, _ settings: Settings) throws {
    self.settings = settings
    program = try Program.start(
      [installation.executable, LiveChild.argument] + settings.drawing.fonts, .child,
      environment: Viewer.environment,
      limits: Program.Limits(
        stack: Viewer.stackLimit, memory: UInt64(settings.memory) << 20, time: Self.processorTime))
    _ = PipeListener([program.output, program.errors]) { [weak self] in
      self?.take($1, from: $0)
    }
    expectAnswer(within: Viewer.preparationTime)
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
    expectAnswer(within: settings.timeout)
    // Nothing else is in the pipe, so that this does not wait.
    _ = line.withUnsafeBytes { write(program.input, $0.baseAddress, $0.count) }
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
      errors.append(data)
      // What is kept is for a crash report; a view may print for hours.
      if errors.count > Self.longestReport, crash == nil { forwardErrors() }
    }
  }

  private func readOutput(_ data: Data) {
    output.append(data)
    while let end = output.firstIndex(of: 0x0A), crash == nil {
      let line = output[output.startIndex..<end]
      if let crash = Crash(line: Data(line)) {
        self.crash = crash
        generation += 1
        after(Self.reportTime) { [weak self] in self?.finish() }
        return
      }
      guard let answer = try? JSONDecoder().decode(LiveAnswer.self, from: Data(line)) else {
        return kill(with: Crash(kind: .killed))
      }
      let rest = output.index(after: end)
      guard output.distance(from: rest, to: output.endIndex) >= answer.bytes else { return }
      let payload = Data(output[rest..<(rest + answer.bytes)])
      output = Data(output[(rest + answer.bytes)...])
      receive(answer, payload)
    }
  }

  private func receive(_ answer: LiveAnswer, _ data: Data) {
    forwardErrors()
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

  /// What the user's code prints is said on standard error.
  private func forwardErrors() {
    Terminal.forward(String(decoding: errors, as: UTF8.self))
    errors = Data()
  }

  // MARK: Ends

  private func after(_ seconds: Double, _ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(work) }
  }

  private func expectAnswer(within seconds: Double) {
    generation += 1
    let mine = generation
    after(seconds) { [weak self] in
      guard let self, mine == self.generation, !self.hasEnded, self.crash == nil else { return }
      Foundation.kill(self.program.pid, SIGQUIT)  // it says where it is
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

  /// Puts the end into words.
  private func finish() {
    guard !hasEnded else { return }
    let status = end()
    let crash = crash ?? Crash(status: status)
    onEnd(
      crash.failure(
        errors: String(decoding: errors, as: UTF8.self), userFiles: userFiles, settings: settings))
  }

  @discardableResult func end() -> Int32 {
    guard !hasEnded else { return 0 }
    hasEnded = true
    var left = waiting
    if let current { left.insert(current, at: 0) }
    (waiting, current) = ([], nil)
    // Nobody waits for ever.
    for case (.ask, let reply) in left {
      var answer = LiveAnswer(.failed)
      answer.reason = "the view has begun anew"
      reply(answer, Data())
    }
    close(program.input)
    return sp_end(program.pid, 0)
  }
}
