import CStorypole
import Foundation

/// The command's side of the process that runs the user's code. It is started before it is needed:
/// it prepares fonts while the compiler works.
final class Viewer {
  private let program: Program
  private var reader: PipeReader
  private let settings: Settings
  private let userFiles: [String]
  private var isReady = false
  private(set) var hasEnded = false

  /// Of every process that runs the user's code.
  static let environment = [
    // The runtime's backtrace is where a crash's file and line come from.
    "SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no,symbolicate=fast,threads=crashed,"
      + "registers=none,images=none,sanitize=no,limit=64,top=0,cache=no,timeout=20s",
    // A date in a picture does not depend on where the picture is drawn.
    "TZ": "UTC",
  ]

  /// More than the engine asks for, so that it stays on the main thread's own stack. Only address
  /// space: memory is taken when it is used.
  static let stackLimit: UInt64 = 544 << 20

  /// In seconds.
  static let preparationTime = 120.0

  init(_ installation: Installation, _ settings: Settings, userFiles: [String]) throws {
    self.settings = settings
    self.userFiles = userFiles
    program = try Program.start(
      [installation.executable, Child.argument] + settings.drawing.fonts, .child,
      environment: Self.environment,
      limits: Program.Limits(
        stack: Self.stackLimit, memory: UInt64(settings.memory) << 20,
        time: UInt64(settings.timeout.rounded(.up)) * 20 + 10))
    reader = PipeReader([program.output, program.errors])
  }

  deinit { end() }

  /// Asks and waits for the answer, at most as long as the user allows.
  func ask(_ request: Request, waiting: String) throws -> Response {
    if !isReady {
      // Where fonts were never indexed, that takes its time, and is not the view's fault.
      _ = try answer(within: Self.preparationTime, waiting: "looking for fonts …")
      isReady = true
    }
    var line = try JSONEncoder().encode(request)
    line.append(0x0A)
    let sent = line.withUnsafeBytes { write(program.input, $0.baseAddress, $0.count) }
    guard sent == line.count else { throw failure(nil) }
    while true {
      let response = try answer(within: settings.timeout, waiting: waiting)
      guard case .progress(let share) = response else { return response }
      Terminal.progress(share)
    }
  }

  /// The next answer. `waiting` is said after a second.
  private func answer(within seconds: Double, waiting: String) throws -> Response {
    let start = sp_now()
    let deadline = start + seconds
    var notice = start + 1
    while true {
      if let answer = reader.takeLine(program.output) {
        guard let crash = Crash(line: answer) else { return try decode(answer) }
        throw failure(crash)
      }
      guard reader.open.contains(program.output) else { throw failure(nil) }
      if reader.read(until: min(deadline, notice)) { continue }
      if sp_now() >= deadline {
        kill(program.pid, SIGQUIT)  // it says where it is
        throw failure(awaitReport())
      }
      Terminal.note(waiting)
      notice = .infinity
    }
  }

  private func decode(_ answer: Data) throws -> Response {
    let response = try JSONDecoder().decode(Response.self, from: answer)
    forwardOutput()
    if case .failed(let reason) = response { throw Failure(.viewFailed, reason) }
    return response
  }

  /// What the user's code prints is said on standard error: standard output is for results.
  func forwardOutput() { Terminal.forward(reader.takeText(program.errors)) }

  /// The crash report of a process that was asked to stop, if it still can write one.
  private func awaitReport() -> Crash {
    let deadline = sp_now() + 2
    while reader.open.contains(program.output), reader.read(until: deadline) {
      if let crash = reader.takeLine(program.output).flatMap({ Crash(line: $0) }) { return crash }
    }
    return Crash(kind: .timeout)
  }

  /// Waits for the backtrace, ends the process and puts it into words.
  private func failure(_ crash: Crash?) -> Failure {
    let deadline = sp_now() + 20
    while !reader.open.isEmpty, reader.read(until: deadline) {}
    let status = end()
    let crash = crash ?? Crash(status: status)
    return crash.failure(
      errors: reader.takeText(program.errors), userFiles: userFiles, settings: settings)
  }

  @discardableResult func end() -> Int32 {
    guard !hasEnded else { return 0 }
    hasEnded = true
    for pipe in [program.input, program.output, program.errors] { close(pipe) }
    return sp_end(program.pid, 0)
  }
}
