// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation

/// A started process and its pipes.
struct Program {
  var pid: pid_t
  var input: Int32 = -1
  var output: Int32 = -1
  var errors: Int32 = -1

  struct Limits {
    /// The stack limit in bytes; 0 for none.
    var stack: UInt64 = 0
    var memory: UInt64 = 0
    /// The limit of processor time, in seconds.
    var time: UInt64 = 0
  }

  /// The connections of the process's descriptors.
  enum Wiring {
    /// No input; standard output and standard error are pipes.
    case tool
    /// Standard input and descriptor 3 are pipes; standard output goes to standard error.
    case child
  }

  static func start(
    _ arguments: [String], _ wiring: Wiring = .tool, environment: [String: String] = [:],
    limits: Limits = Limits()
  ) throws -> Program {
    func pipe() -> (read: Int32, write: Int32) {
      var ends: (read: Int32, write: Int32) = (-1, -1)
      sp_pipe(&ends.read, &ends.write)
      return ends
    }
    let input = wiring == .child ? pipe() : (read: -1, write: -1)
    let output = pipe()
    let errors = pipe()
    let descriptors =
      switch wiring {
      case .tool: [input.read, output.write, errors.write]
      case .child: [input.read, errors.write, errors.write, output.write]
      }
    defer { for end in [input.read, output.write, errors.write] where end >= 0 { close(end) } }

    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pid = withCStrings(arguments) { argv in
      withCStrings(variables.map { "\($0)=\($1)" }) { envp in
        descriptors.withUnsafeBufferPointer { descriptors in
          var options = sp_spawn_options(
            descriptors: descriptors.baseAddress, descriptor_count: Int32(descriptors.count),
            stack_limit: limits.stack, memory_limit: limits.memory, cpu_limit: limits.time)
          return sp_spawn(argv, envp, &options)
        }
      }
    }
    guard pid > 0 else {
      let reason = String(cString: strerror(errno))
      for end in [input.write, output.read, errors.read] where end >= 0 { close(end) }
      throw Failure(.unavailable, "cannot start \(arguments[0]): \(reason)")
    }
    return Program(pid: pid, input: input.write, output: output.read, errors: errors.read)
  }

  /// A tool's output. Throws if it fails.
  static func output(of arguments: [String]) throws -> String {
    let result = try start(arguments).finish()
    guard result.succeeded else {
      throw Failure(
        .unavailable, "'\(arguments.joined(separator: " "))' failed",
        help: result.errors.components(separatedBy: "\n"))
    }
    // The driver prints its jobs to standard error.
    return result.output.isEmpty ? result.errors : result.output
  }

  struct Result {
    var output: String
    var errors: String
    var status: Int32
    var succeeded: Bool { status == 0 }
  }

  /// Reads both pipes to their end and reaps the process. Calls `onWaiting` after a second.
  func finish(onWaiting: (() -> Void)? = nil) -> Result {
    var reader = PipeReader([output, errors])
    var deadline = onWaiting == nil ? Double.infinity : sp_now() + 1
    while !reader.open.isEmpty {
      if !reader.read(until: deadline) {
        onWaiting?()
        deadline = .infinity
      }
    }
    close(output)
    close(errors)
    let status = sp_end(pid, 10)
    return Result(output: reader.text(output), errors: reader.text(errors), status: status)
  }

  /// Writes `data` to the program's standard input until it closes; blocks while the pipe is full.
  func send(_ data: Data) {
    var sent = 0
    while sent < data.count {
      let put = data.withUnsafeBytes { write(input, $0.baseAddress! + sent, $0.count - sent) }
      if put < 0, errno == EINTR { continue }
      guard put > 0 else { return }
      sent += put
    }
  }
}

/// Reads several pipes concurrently.
struct PipeReader {
  private(set) var open: [Int32]
  private var bytes: [Int32: Data] = [:]
  /// The positions up to which no newline was found.
  private var scanned: [Int32: Int] = [:]

  init(_ descriptors: [Int32]) { open = descriptors }

  /// Waits for input and buffers it. Returns false at the deadline.
  mutating func read(until deadline: Double) -> Bool {
    var polls = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let left = deadline == .infinity ? -1 : max(0, ((deadline - sp_now()) * 1000).rounded(.up))
    let ready = poll(&polls, nfds_t(polls.count), Int32(min(left, 1e9)))
    if ready == 0 { return false }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    for item in polls where item.revents != 0 {
      let count = Foundation.read(item.fd, &chunk, chunk.count)
      if count > 0 {
        bytes[item.fd, default: Data()].append(contentsOf: chunk[..<count])
      } else if count == 0 || errno != EINTR {
        open.removeAll { $0 == item.fd }
      }
    }
    return true
  }

  func text(_ descriptor: Int32) -> String {
    String(decoding: bytes[descriptor] ?? Data(), as: UTF8.self)
  }

  /// The number of buffered bytes of a descriptor.
  func count(_ descriptor: Int32) -> Int { bytes[descriptor]?.count ?? 0 }

  /// Takes the first complete line, without its newline.
  mutating func takeLine(_ descriptor: Int32) -> Data? {
    guard let all = bytes[descriptor] else { return nil }
    guard let end = all[(scanned[descriptor] ?? 0)...].firstIndex(of: 0x0A) else {
      scanned[descriptor] = all.count
      return nil
    }
    scanned[descriptor] = 0
    bytes[descriptor] = Data(all[(end + 1)...])
    return Data(all[..<end])
  }

  /// Takes the first bytes.
  mutating func take(_ descriptor: Int32, _ count: Int) -> Data {
    guard let all = bytes[descriptor], all.count > count else { return take(descriptor) }
    scanned[descriptor] = 0
    bytes[descriptor] = Data(all.dropFirst(count))
    return Data(all.prefix(count))
  }

  /// Takes all buffered bytes.
  mutating func take(_ descriptor: Int32) -> Data {
    scanned[descriptor] = 0
    return bytes.removeValue(forKey: descriptor) ?? Data()
  }
}

/// Calls `body` with a NULL-terminated array of C strings.
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
  pointers.append(nil)
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers)
}
