// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation

/// The command's side of the process that runs the user's code. It starts early: it prepares fonts
/// while the compiler runs.
final class Viewer {
  private let program: Program
  private var reader: PipeReader
  var printed = PrintedText()
  private let settings: Settings
  /// Files whose lines crash reports show.
  var userFiles: [String]
  private var isReady = false
  /// The process with the user's code: in a sandbox, it isn't the started one.
  private var worker: pid_t
  private(set) var hasEnded = false

  /// The environment of every process that runs the user's code.
  static let environment = [
    // The runtime's backtrace provides a crash's file and line.
    "SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no,symbolicate=fast,threads=crashed,"
      + "registers=none,images=none,sanitize=no,limit=64,top=0,cache=no,timeout=20s",
    // Dates in pictures must not depend on the machine.
    "TZ": "UTC",
  ]

  /// More than the engine requests, so that it stays on the main thread's stack. This is only
  /// address space: memory is allocated on use.
  static let stackLimit: UInt64 = 544 << 20

  /// The time limit in seconds: a guard for processes that outlive the command, which measures each
  /// answer.
  static let processorLimit: UInt64 = 24 * 3600

  /// The limit of an answer, in bytes.
  static let longestAnswer = 256 << 20

  init(_ installation: Installation, _ settings: Settings, userFiles: [String]) throws {
    self.settings = settings
    self.userFiles = userFiles
    program = try Program.start(
      settings.sandbox + [installation.executable, Child.argument] + settings.drawing.fonts, .child,
      environment: Self.environment.merging(
        settings.tracesCrashes ? [:] : ["SWIFT_BACKTRACE": "enable=no"]
      ) { $1 },
      limits: Program.Limits(
        stack: Self.stackLimit, memory: UInt64(settings.memory) << 20,
        time: Self.processorLimit))
    reader = PipeReader([program.output, program.errors])
    worker = program.pid
  }

  deinit { end() }

  /// The memory that the process uses now, in bytes.
  var residentMemory: Int {
    let text = try? FileHandle(forReadingAtPath: "/proc/\(worker)/statm")?.readToEnd()
    let fields = String(decoding: text ?? Data(), as: UTF8.self).split(separator: " ")
    return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// The files of the process's code in a folder.
  func loadedFiles(in folder: String) -> [String] {
    // The file has a size of 0, which only a handle ignores.
    let maps = try? FileHandle(forReadingAtPath: "/proc/\(program.pid)/maps")?.readToEnd()
    let paths = String(decoding: maps ?? Data(), as: UTF8.self).split(separator: "\n").compactMap {
      line in
      line.firstIndex(of: "/").map { String(line[$0...]) }
    }
    return Set(paths.filter { $0.hasPrefix(folder + "/") }).sorted()
  }

  /// Sends a request and waits for the response, within the user's time limit. After a second, prints `waiting`; nil
  /// prints nothing.
  func ask(_ request: Request, waiting: String?) throws -> Response {
    if !isReady {
      _ = try answer(within: .preparation, waiting: "finding fonts …")
      isReady = true
      if !settings.sandbox.isEmpty { worker = Sandbox.innermost(program.pid) }
    }
    var line = try JSONEncoder().encode(request)
    line.append(0x0A)
    let sent = line.withUnsafeBytes { write(program.input, $0.baseAddress, $0.count) }
    guard sent == line.count else { throw failure(nil) }
    while true {
      let response = try answer(within: Allowance(settings), waiting: waiting)
      guard case .progress(let fraction) = response else { return response }
      Terminal.progress(fraction)
    }
  }

  private func answer(within allowance: Allowance, waiting: String?) throws -> Response {
    let watch = Stopwatch(worker, allowance)
    var notice = sp_now() + 1
    while true {
      if let answer = reader.takeLine(program.output) {
        guard let crash = Crash(line: answer) else { return try decode(answer) }
        throw failure(crash)
      }
      guard reader.open.contains(program.output) else { throw failure(nil) }
      guard reader.count(program.output) <= Self.longestAnswer else {
        end()
        throw Failure(
          .viewFailed, "the output exceeds \(Self.longestAnswer >> 20) MiB",
          help: ["Choose one view with --view NAME."])
      }
      // Checked even during constant input.
      if let lateness = watch.end {
        kill(worker, SIGQUIT)  // makes it report its place
        throw failure(awaitReport(), lateness)
      }
      if sp_now() >= notice {
        if let waiting { Terminal.note(waiting) }
        notice = .infinity
      }
      read(until: min(watch.nextLook, notice))
    }
  }

  /// The bytes that follow a response.
  func bytes(_ count: Int) throws -> Data {
    guard (0...Self.longestAnswer).contains(count) else { throw failure(nil) }
    let watch = Stopwatch(worker, Allowance(settings))
    while reader.count(program.output) < count {
      guard reader.open.contains(program.output) else { throw failure(nil) }
      if let lateness = watch.end { throw failure(nil, lateness) }
      read(until: watch.nextLook)
    }
    return reader.take(program.output, count)
  }

  private func read(until deadline: Double) {
    _ = reader.read(until: deadline)
    printed.append(reader.take(program.errors))
  }

  private func decode(_ answer: Data) throws -> Response {
    guard let response = try? JSONDecoder().decode(Response.self, from: answer) else {
      end()
      throw Crash(kind: .garbled).failure(
        errors: printed.take(), userFiles: userFiles, settings: settings)
    }
    printed.forward()
    if case .failed(let reason) = response { throw Failure(.viewFailed, reason) }
    return response
  }

  /// The crash report of a process that was told to stop, if it can still write one.
  private func awaitReport() -> Crash? {
    let deadline = sp_now() + 2
    while reader.open.contains(program.output), sp_now() < deadline {
      read(until: deadline)
      while let line = reader.takeLine(program.output) {
        if let crash = Crash(line: line) { return crash }
      }
    }
    return nil
  }

  /// Waits for the backtrace after a report, ends the process and describes the failure.
  private func failure(_ report: Crash?, _ lateness: Crash.Lateness? = nil) -> Failure {
    // Others may hold the pipes open: the code's child processes, or a stopped process.
    let deadline = sp_now() + (report != nil ? 20 : lateness == nil ? 1 : 0)
    while !reader.open.isEmpty, sp_now() < deadline { read(until: deadline) }
    let status = end()
    var crash = report ?? (lateness == nil ? Crash(status: status) : Crash(kind: .timeout))
    crash.lateness = lateness
    return crash.failure(errors: printed.take(), userFiles: userFiles, settings: settings)
  }

  @discardableResult func end() -> Int32 {
    guard !hasEnded else { return 0 }
    hasEnded = true
    for pipe in [program.input, program.output, program.errors] { close(pipe) }
    return sp_end(program.pid, 0)
  }
}
