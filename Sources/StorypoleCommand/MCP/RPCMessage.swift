// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An error of JSON-RPC 2.0, or of the Model Context Protocol.
struct RPCError: Error, Equatable {
  var code: Int
  var message: String
  var data: JSONValue?

  static func parseError(_ reason: String) -> RPCError {
    RPCError(code: -32700, message: "Parse error: \(reason)")
  }

  static func invalidRequest(_ reason: String) -> RPCError {
    RPCError(code: -32600, message: "Invalid request: \(reason)")
  }

  static func methodNotFound(_ method: String) -> RPCError {
    RPCError(code: -32601, message: "Method not found: \(method.prefix(100))")
  }

  static func invalidParams(_ reason: String) -> RPCError {
    RPCError(code: -32602, message: "Invalid params: \(reason)")
  }

  /// The server cannot take the request now.
  static func busy(_ reason: String) -> RPCError { RPCError(code: -32000, message: reason) }

  /// The code is from the protocol's version 2026-07-28.
  static func unsupportedVersion(_ version: String) -> RPCError {
    RPCError(
      code: -32022, message: "Unsupported protocol version: \(version.prefix(40))",
      data: [
        "supported": .array(ProtocolVersion.allCases.map { .string($0.rawValue) }),
        "requested": .string(String(version.prefix(40))),
      ])
  }

  func response(to id: JSONValue) -> JSONValue {
    var error: [String: JSONValue] = ["code": .integer(code), "message": .string(message)]
    error["data"] = data
    return ["jsonrpc": "2.0", "id": id, "error": .object(error)]
  }
}

/// A version of the Model Context Protocol, oldest first.
enum ProtocolVersion: String, CaseIterable, Comparable {
  case v2024_11_05 = "2024-11-05"
  case v2025_03_26 = "2025-03-26"
  case v2025_06_18 = "2025-06-18"
  case v2025_11_25 = "2025-11-25"
  /// Has no handshake: each request names the version.
  case v2026_07_28 = "2026-07-28"

  static let latestWithHandshake = v2025_11_25

  var hasHandshake: Bool { self <= Self.latestWithHandshake }
  /// Whether one line may contain several messages.
  var hasBatches: Bool { self <= .v2025_03_26 }

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// A message from the client.
enum RPCMessage: Equatable {
  case request(id: JSONValue, method: String, params: JSONValue)
  case notification(method: String, params: JSONValue)
  /// An answer to a question that this server never asks.
  case response
  case invalid(id: JSONValue, RPCError)

  /// The messages of a line, and whether they are a batch.
  static func all(in line: Data) throws(RPCError) -> (messages: [RPCMessage], isBatch: Bool) {
    let value: JSONValue
    do {
      value = try JSONDecoder().decode(JSONValue.self, from: line)
    } catch {
      throw .parseError("the line is not valid JSON")
    }
    guard case .array(let values) = value else { return ([RPCMessage(value)], false) }
    guard !values.isEmpty else { throw .invalidRequest("the batch is empty") }
    guard values.count <= mostInBatch else {
      throw .invalidRequest("the batch has more than \(mostInBatch) messages")
    }
    return (values.map(RPCMessage.init), true)
  }

  private static let mostInBatch = 100

  private init(_ value: JSONValue) {
    guard value.isObject else {
      self = .invalid(id: .null, .invalidRequest("a message is an object"))
      return
    }
    var id: JSONValue?
    switch value["id"] {
    case .string, .integer: id = value["id"]
    case nil: break
    default:
      self = .invalid(id: .null, .invalidRequest("the id must be a string or an integer"))
      return
    }
    guard value["jsonrpc"] == "2.0" else {
      self = .invalid(id: id ?? .null, .invalidRequest("jsonrpc must be \"2.0\""))
      return
    }
    guard let method = value["method"] else {
      self =
        value["result"] != nil || value["error"] != nil
        ? .response : .invalid(id: id ?? .null, .invalidRequest("the method is missing"))
      return
    }
    guard let name = method.string else {
      self = .invalid(id: id ?? .null, .invalidRequest("the method must be a string"))
      return
    }
    let params = value["params"] ?? [:]
    if let id {
      self =
        params.isObject
        ? .request(id: id, method: name, params: params)
        : .invalid(id: id, .invalidParams("params must be an object"))
    } else {
      self = .notification(method: name, params: params)
    }
  }
}

/// Splits input into lines of limited length.
struct LineReader {
  enum Line: Equatable {
    case text(Data)
    case tooLong
  }

  /// In bytes.
  static let longest = 4 << 20

  private var bytes = Data()
  /// The part that contains no end of a line.
  private var scanned = 0
  private var isSkipping = false

  mutating func append(_ data: Data) { bytes.append(data) }

  /// The next line without its end, or nil if none is complete. Skips empty lines.
  mutating func next() -> Line? {
    while true {
      guard let end = bytes[(bytes.startIndex + scanned)...].firstIndex(of: 0x0A) else {
        scanned = bytes.count
        guard bytes.count > Self.longest || isSkipping else { return nil }
        (bytes, scanned) = (Data(), 0)
        defer { isSkipping = true }
        return isSkipping ? nil : .tooLong
      }
      let line = Data(bytes[bytes.startIndex..<end])
      bytes = Data(bytes[(end + 1)...])
      scanned = 0
      if isSkipping {
        isSkipping = false
      } else if line.count > Self.longest {
        return .tooLong
      } else if line.contains(where: { ![0x20, 0x09, 0x0D].contains($0) }) {
        return .text(line)
      }
    }
  }
}
