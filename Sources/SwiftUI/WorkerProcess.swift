// SPDX-License-Identifier: Apache-2.0
internal import CStorypole
internal import StorypoleRuntime

/// A pool's side of a worker: this program, started again. Used by one thread at a time.
final class WorkerProcess: @unchecked Sendable {
  struct Limits: Sendable {
    /// Processor time of a picture, in seconds.
    var seconds = 5.0
    /// Address space, in bytes.
    var memory = 2 << 30

    /// A view that waits uses no processor.
    static let clockFactor = 3.0
    /// Finding the machine's fonts for the first time takes long, and is nobody's fault.
    static let preparation = 120.0
  }

  private let limits: Limits
  private let pid: pid_t
  private let socket: Int32
  private var buffer = Data()
  private var hasEnded = false

  init(_ limits: Limits, _ setup: WorkerSetup) throws {
    self.limits = limits
    var ends: [Int32] = [-1, -1]
    guard
      socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0
    else { throw Self.startFailure }
    socket = ends[0]
    // What views print goes to standard error: standard output may be the program's result.
    pid = Self.start(descriptors: [-1, 2, 2, ends[1]], limits)
    close(ends[1])
    guard pid > 0 else {
      close(socket)
      hasEnded = true
      throw Self.startFailure
    }
    let allowance = Limits(seconds: Limits.preparation, memory: limits.memory)
    _ = WorkerMessage.send(try WorkerMessage.encoder.encode(setup), to: socket)
    do {
      _ = try answer(allowance)
    } catch let error as ImageRendererError {
      throw ImageRendererError(
        .worker,
        "A worker does not begin: 'main' has to call RenderPool.runWorkerIfNeeded() before anything else. "
          + error.description)
    }
  }

  deinit { end() }

  private static var startFailure: ImageRendererError {
    ImageRendererError(
      .worker, "Cannot start a worker process: \(String(cString: strerror(errno))).")
  }

  /// The same program even if its file was replaced.
  private static let program = "/proc/self/exe"

  private static func start(descriptors: [Int32], _ limits: Limits) -> pid_t {
    var variables = ProcessInfo.processInfo.environment
    variables[RenderWorker.variable] = "1"
    // A backtrace takes a second.
    variables["SWIFT_BACKTRACE"] = "enable=no"
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), nil]
    var environment = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + environment { free(text) } }
    return descriptors.withUnsafeBufferPointer { descriptors in
      var options = sp_spawn_options(
        descriptors: descriptors.baseAddress, descriptor_count: Int32(descriptors.count),
        stack_limit: 0, memory_limit: UInt64(limits.memory), cpu_limit: 0)
      return sp_spawn(&arguments, &environment, &options)
    }
  }

  /// Whether the worker can make another picture.
  var isUsable: Bool {
    guard !hasEnded else { return false }
    var item = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    // Between pictures it sends nothing, unless it has ended.
    return poll(&item, 1, 0) == 0
  }

  func data(_ picture: CodedPicture) throws -> Data {
    let request = try WorkerMessage.encoder.encode(picture)
    // If the worker is gone, the answer has the reason.
    _ = WorkerMessage.send(request, to: socket)
    let (answer, data) = try answer(limits)
    if let fault = answer.fault { throw ImageRendererError(fault.kind, answer.message) }
    return data
  }

  private func answer(_ allowance: Limits) throws -> (WorkerAnswer, Data) {
    let watch = Watch(pid, allowance)
    let answer = try message(watch)
    let data = try message(watch)
    guard let answer = try? WorkerMessage.decoder.decode(WorkerAnswer.self, from: answer) else {
      throw ended()
    }
    return (answer, data)
  }

  private func message(_ watch: Watch) throws -> Data {
    let count = WorkerMessage.count(try take(4, watch))
    guard count <= WorkerMessage.most else {
      // The head of a crash's line.
      buffer = WorkerMessage.head(count) + buffer
      throw ended()
    }
    return try take(count, watch)
  }

  private func take(_ count: Int, _ watch: Watch) throws -> Data {
    while buffer.count < count {
      if watch.isOver {
        // Makes it report its place.
        kill(pid, SIGQUIT)
        throw ended(isLate: true)
      }
      guard receive(within: 100) else { throw ended() }
    }
    defer { buffer = Data(buffer.dropFirst(count)) }
    return Data(buffer.prefix(count))
  }

  /// Reads what there is; false at the end.
  private func receive(within milliseconds: Int32) -> Bool {
    var item = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    guard poll(&item, 1, milliseconds) > 0 else { return true }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(socket, &chunk, chunk.count, 0)
    if count < 0 { return errno == EINTR }
    buffer.append(contentsOf: chunk[..<count])
    return count > 0
  }

  /// Ends the worker, and describes why it made no picture.
  private func ended(isLate: Bool = false) -> ImageRendererError {
    // The line with the place.
    let deadline = sp_now() + 1
    while sp_now() < deadline, buffer.count < 1 << 16, receive(within: 10) {}
    end()
    let line = String(decoding: buffer, as: UTF8.self).split(separator: "\n").first {
      $0.hasPrefix("crash\t")
    }
    let fields = (line ?? "").components(separatedBy: "\t")
    let place = fields.count > 3 ? " while evaluating the body of \(fields.last!)" : ""
    if isLate {
      return ImageRendererError(
        .timeout,
        "The view did not finish in \(limits.seconds) s of processor time, or "
          + "\(limits.seconds * Limits.clockFactor) s by the clock\(place).")
    }
    let reason = fields.count > 1 ? " (\(fields[1]))" : ""
    return ImageRendererError(
      .crash,
      "The view ended its process\(place)\(reason); it has at most \(limits.memory >> 20) MiB of memory."
    )
  }

  private func end() {
    guard !hasEnded else { return }
    hasEnded = true
    close(socket)
    _ = sp_end(pid, 0)
  }

  /// Measures one answer.
  private struct Watch {
    let pid: pid_t
    let limits: Limits
    let start = sp_now()
    let used: Double

    init(_ pid: pid_t, _ limits: Limits) {
      (self.pid, self.limits) = (pid, limits)
      used = sp_processor_time(pid)
    }

    var isOver: Bool {
      sp_processor_time(pid) - used >= limits.seconds
        || sp_now() - start >= limits.seconds * Limits.clockFactor
    }
  }
}

/// The idle workers of a pool. It never has more of them than threads, each of which uses one at a time.
final class WorkerShelf: Sendable {
  private let limits: WorkerProcess.Limits
  private let setup: WorkerSetup
  private let idle = Locked<[WorkerProcess]>([])

  init(_ limits: WorkerProcess.Limits, _ setup: WorkerSetup) {
    (self.limits, self.setup) = (limits, setup)
  }

  func data(_ picture: CodedPicture) throws -> Data {
    var worker = idle.withLock { $0.popLast() }
    if worker?.isUsable != true { worker = nil }
    let used = try worker ?? WorkerProcess(limits, setup)
    defer { if used.isUsable { idle.withLock { $0.append(used) } } }
    return try used.data(picture)
  }
}
