// SPDX-License-Identifier: Apache-2.0
import Foundation

// The methods of the protocol.
extension MCPServer {
  static let info: JSONValue = [
    "name": "storypole", "title": "Storypole", "version": .string(Storypole.version),
  ]

  private static let instructions =
    "Storypole compiles SwiftUI files on Linux, draws their views, measures and explains their "
    + "layout. After an edit, call check for compiler errors, then inspect for a picture with "
    + "numbered boxes and the frames; name views to get the reasons for their positions and sizes. "
    + "Use diff to see which views an edit moves."

  /// In milliseconds: the tools change only with the program.
  private static let timeToLive: JSONValue = 3_600_000

  func handle(_ line: Data) {
    do throws(RPCError) {
      let (messages, isBatch) = try RPCMessage.all(in: line)
      if isBatch, let version, !version.hasBatches {
        throw .invalidRequest("version \(version.rawValue) has no batches")
      }
      let answers = messages.count { message in
        switch message {
        case .request, .invalid: true
        case .notification, .response: false
        }
      }
      let batch = isBatch ? ToolCall.Batch(answers) : nil
      for message in messages { handle(message, batch) }
    } catch {
      send(error.response(to: .null))
    }
  }

  private func handle(_ message: RPCMessage, _ batch: ToolCall.Batch?) {
    switch message {
    case .response: break
    case .invalid(let id, let error): ToolCall.Target(id, nil, batch).fail(error, self)
    case .notification(let method, let params):
      if method == "notifications/cancelled", let id = params["requestId"] { cancel(id) }
    case .request(let id, let method, let params):
      let named = params["_meta"]?["io.modelcontextprotocol/protocolVersion"]?.string
      let version = named.flatMap(ProtocolVersion.init)
      let target = ToolCall.Target(
        id, version ?? self.version, batch, progressToken: params["_meta"]?["progressToken"])
      do throws(RPCError) {
        if let named, version == nil { throw .unsupportedVersion(named) }
        try answer(method, params, target)
      } catch {
        target.fail(error, self)
      }
    }
  }

  private func answer(
    _ method: String, _ params: JSONValue, _ target: ToolCall.Target
  ) throws(RPCError) {
    switch method {
    case "initialize": target.succeed(try initialize(params), self)
    case "server/discover":
      // In the form of the version without a handshake, also for a client that has not named it yet.
      let discovery = ToolCall.Target(target.id, .v2026_07_28, target.batch)
      discovery.succeed(
        [
          "supportedVersions": .array(ProtocolVersion.allCases.map { .string($0.rawValue) }),
          "capabilities": ["tools": [:]], "instructions": .string(Self.instructions),
          "ttlMs": Self.timeToLive, "cacheScope": "public",
        ], self)
    case "ping": target.succeed([:], self)
    case "tools/list":
      if params["cursor"] != nil { throw .invalidParams("there is only one page of tools") }
      var result: [String: JSONValue] = ["tools": .array(Tool.all.map(\.description))]
      if target.isStateless {
        result["ttlMs"] = Self.timeToLive
        result["cacheScope"] = "public"
      }
      target.succeed(result, self)
    case "tools/call": try callTool(params, target)
    default: throw .methodNotFound(method)
    }
  }

  private func initialize(_ params: JSONValue) throws(RPCError) -> [String: JSONValue] {
    guard let wanted = params["protocolVersion"]?.string else {
      throw .invalidParams("protocolVersion must be a string")
    }
    let known = ProtocolVersion(rawValue: wanted)
    let version = known.flatMap { $0.hasHandshake ? $0 : nil } ?? .latestWithHandshake
    self.version = version
    return [
      "protocolVersion": .string(version.rawValue), "capabilities": ["tools": [:]],
      "serverInfo": Self.info, "instructions": .string(Self.instructions),
    ]
  }

  private func callTool(_ params: JSONValue, _ target: ToolCall.Target) throws(RPCError) {
    guard let name = params["name"]?.string else {
      throw .invalidParams("name must be a string")
    }
    guard Tool.all.contains(where: { $0.name == name }) else {
      let names = Tool.all.map(\.name).joined(separator: ", ")
      throw .invalidParams("unknown tool '\(name.prefix(100))'; the tools are \(names)")
    }
    let arguments: [String: JSONValue]
    switch params["arguments"] {
    case .object(let members): arguments = members
    case nil, .null: arguments = [:]
    default: throw .invalidParams("arguments must be an object")
    }
    switch target.progressToken {
    case nil, .string, .integer: break
    default: throw .invalidParams("progressToken must be a string or an integer")
    }
    if isBusy(with: target.id) { throw .invalidRequest("a request with this id is running") }
    call(ToolRequest(tool: name, arguments: arguments), target)
  }
}
