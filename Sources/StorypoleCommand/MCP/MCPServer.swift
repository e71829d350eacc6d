// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation

/// A server of the Model Context Protocol on standard input and output. It never runs the user's code or the compiler:
/// each call of a tool has a `ToolProcess`, so calls run at the same time, and a cancelled call ends with its process.
@MainActor
final class MCPServer {
  let settings: ToolSettings
  /// The version that `initialize` agreed on.
  var version: ProtocolVersion?

  private let installation: Installation
  private var input: Int32
  private let output: Int32
  private var reader = LineReader()
  private var outgoing = Data()
  private var calls: [ToolCall] = []
  private var waiting: [ToolCall] = []
  /// Started before their requests arrive.
  private var spares: [ToolProcess] = []

  private static let mostCalls = max(2, min(8, ProcessInfo.processInfo.activeProcessorCount))
  private static let mostSpares = 2
  private static let mostWaiting = 100
  /// In bytes: the server reads no more requests until the client has read its answers.
  private static let mostOutgoing = 16 << 20
  /// In seconds, for compiling and drawing all views of a call.
  private static let longestCall = 600.0

  init(_ settings: ToolSettings) throws {
    self.settings = settings
    installation = try Installation()
    // Later, descriptors 0 and 1 are harmless: text on standard output would break the protocol.
    input = fcntl(0, F_DUPFD_CLOEXEC, 10)
    output = fcntl(1, F_DUPFD_CLOEXEC, 10)
    guard input >= 0, output >= 0 else {
      throw Failure(.usage, "standard input and output must be open: the client talks on them")
    }
    let null = Foundation.open("/dev/null", O_RDONLY)
    dup2(null, 0)
    close(null)
    dup2(2, 1)
  }

  /// Serves until the client closes standard input.
  func run() {
    prepareSpares()
    while input >= 0 {
      step()
      handleLines()
      finishCalls()
      startCalls()
    }
    for call in calls { call.process?.end() }
    for spare in spares { spare.end() }
    // Answers that are complete reach a client that still reads.
    let deadline = sp_now() + 2
    while !outgoing.isEmpty, sp_now() < deadline, flush(100) {}
  }

  // MARK: Input and output

  /// Waits for a pipe, and reads or writes.
  private func step() {
    let accepts = outgoing.count < Self.mostOutgoing
    var items = [
      pollfd(fd: accepts ? input : -1, events: Int16(POLLIN), revents: 0),
      // Without events, poll reports a client that is gone.
      pollfd(fd: output, events: outgoing.isEmpty ? 0 : Int16(POLLOUT), revents: 0),
    ]
    let processes = calls.compactMap(\.process) + spares
    let pipes = processes.flatMap { process in process.open.map { (process, $0) } }
    items += pipes.map { pollfd(fd: $0.1, events: Int16(POLLIN), revents: 0) }
    guard poll(&items, nfds_t(items.count), calls.isEmpty ? -1 : 1000) > 0 else { return }
    if items[0].revents != 0 { readInput() }
    if items[1].revents & Int16(POLLERR | POLLNVAL) != 0 {
      closeInput()
    } else if items[1].revents != 0 {
      _ = flush(0)
    }
    for (item, (process, pipe)) in zip(items.dropFirst(2), pipes) where item.revents != 0 {
      let messages = process.read(pipe)
      if spares.contains(where: { $0 === process }) {
        if !process.canAnswer { spares.removeAll { $0 === process } }
      } else if let call = calls.first(where: { $0.process === process }) {
        for message in messages { take(message, for: call) }
      }
    }
  }

  private func readInput() {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(input, &chunk, chunk.count)
    if count > 0 {
      reader.append(Data(chunk[..<count]))
    } else if count == 0 || errno != EINTR {
      closeInput()
    }
  }

  private func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  private func handleLines() {
    while let line = reader.next() {
      switch line {
      case .text(let data): handle(data)
      case .tooLong:
        let limit = LineReader.longest >> 20
        send(RPCError.parseError("the line is longer than \(limit) MiB").response(to: .null))
      }
    }
  }

  func send(_ message: JSONValue) { outgoing.append(message.line) }

  /// Writes a part that cannot block. False if the client is gone.
  private func flush(_ timeout: Int32) -> Bool {
    var item = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
    while !outgoing.isEmpty {
      item.revents = 0
      guard poll(&item, 1, timeout) > 0 else { return true }
      // A pipe that is ready takes PIPE_BUF bytes.
      let part = outgoing.prefix(4096)
      let count = part.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        closeInput()
        outgoing = Data()
        return false
      }
      outgoing = outgoing.dropFirst(count)
    }
    outgoing = Data()
    return true
  }

  // MARK: Calls

  /// Starts a call now, or after others.
  func call(_ request: ToolRequest, _ answerTo: ToolCall.Target) {
    guard waiting.count < Self.mostWaiting else {
      return answerTo.fail(.busy("\(Self.mostWaiting) calls are waiting; try again later"), self)
    }
    waiting.append(ToolCall(request, answerTo))
  }

  func isBusy(with id: JSONValue) -> Bool { (calls + waiting).contains { $0.target.id == id } }

  func cancel(_ id: JSONValue) {
    for call in calls where call.target.id == id { call.process?.end() }
    for call in calls + waiting where call.target.id == id { call.target.drop(self) }
    calls.removeAll { $0.target.id == id }
    waiting.removeAll { $0.target.id == id }
  }

  private func startCalls() {
    while calls.count < Self.mostCalls, !waiting.isEmpty {
      let call = waiting.removeFirst()
      do {
        let process =
          try spares.isEmpty ? ToolProcess(installation, settings) : spares.removeFirst()
        call.process = process
        calls.append(call)
        try process.send(call.request)
      } catch {
        calls.removeAll { $0 === call }
        let text = (error as? Failure).map(ToolAnswer.text) ?? "\(error)"
        call.target.answer(ToolAnswer(error: text), self)
      }
    }
    if input >= 0 { prepareSpares() }
  }

  /// Two, because an agent often calls two tools one after the other. A call that runs needs the processors itself, so
  /// the spares are replaced after it.
  private func prepareSpares() {
    if !calls.isEmpty, !spares.isEmpty { return }
    while spares.count < Self.mostSpares {
      guard let process = try? ToolProcess(installation, settings) else { return }
      spares.append(process)
    }
  }

  private func take(_ message: ToolMessage, for call: ToolCall) {
    switch message {
    case .progress(let text): call.report(text, self)
    case .answer(var answer):
      answer.add(call.process?.notes() ?? "")
      finish(call, answer)
    }
  }

  private func finish(_ call: ToolCall, _ answer: ToolAnswer) {
    calls.removeAll { $0 === call }
    call.target.answer(answer, self)
    // The client need not wait for the end of the process.
    _ = flush(0)
    call.process?.end()
  }

  /// Ends calls whose process ended without an answer, or takes too long.
  private func finishCalls() {
    for call in calls {
      guard let process = call.process else { continue }
      if !process.canAnswer {
        var answer = ToolAnswer(error: "error: the process of this call ended unexpectedly")
        answer.add(process.notes())
        finish(call, answer)
      } else if sp_now() - process.start > Self.longestCall {
        let limit = Int(Self.longestCall)
        finish(call, ToolAnswer(error: "error: the call did not finish in \(limit) s"))
      }
    }
  }
}

/// A call of a tool.
@MainActor
final class ToolCall {
  let request: ToolRequest
  let target: Target
  var process: ToolProcess?
  private var steps = 0
  private static let mostSteps = 1000

  init(_ request: ToolRequest, _ target: Target) {
    (self.request, self.target) = (request, target)
  }

  /// Sends a notification of progress, if the client has asked for them.
  func report(_ text: String, _ server: MCPServer) {
    guard let token = target.progressToken, steps < Self.mostSteps else { return }
    steps += 1
    var params: [String: JSONValue] = ["progressToken": token, "progress": .integer(steps)]
    if (server.version ?? .v2026_07_28) >= .v2025_03_26 { params["message"] = .string(text) }
    server.send([
      "jsonrpc": "2.0", "method": "notifications/progress", "params": .object(params),
    ])
  }

  /// The request that a call answers.
  @MainActor
  final class Target {
    let id: JSONValue
    let progressToken: JSONValue?
    private let version: ProtocolVersion?
    let batch: Batch?

    init(
      _ id: JSONValue, _ version: ProtocolVersion?, _ batch: Batch?, progressToken: JSONValue? = nil
    ) {
      (self.id, self.version, self.batch) = (id, version, batch)
      self.progressToken = progressToken
    }

    /// Whether the request names a version without a handshake.
    var isStateless: Bool { version?.hasHandshake == false }

    func answer(_ answer: ToolAnswer, _ server: MCPServer) { succeed(answer.result, server) }

    func succeed(_ result: [String: JSONValue], _ server: MCPServer) {
      var result = result
      if isStateless {
        result["resultType"] = "complete"
        result["_meta"] = ["io.modelcontextprotocol/serverInfo": MCPServer.info]
      }
      send(["jsonrpc": "2.0", "id": id, "result": .object(result)], server)
    }

    func fail(_ error: RPCError, _ server: MCPServer) { send(error.response(to: id), server) }

    /// A cancelled request has no answer.
    func drop(_ server: MCPServer) { batch?.finish(nil, server) }

    private func send(_ message: JSONValue, _ server: MCPServer) {
      if let batch { batch.finish(message, server) } else { server.send(message) }
    }
  }

  /// Answers of a batch are sent together.
  @MainActor
  final class Batch {
    private var open: Int
    private var answers: [JSONValue] = []

    init(_ open: Int) { self.open = open }

    func finish(_ answer: JSONValue?, _ server: MCPServer) {
      open -= 1
      if let answer { answers.append(answer) }
      if open == 0, !answers.isEmpty { server.send(.array(answers)) }
    }
  }
}
