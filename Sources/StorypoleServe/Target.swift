// SPDX-License-Identifier: Apache-2.0
import Foundation
import ServerProtocol

/// The path and query of a request.
enum Target: Equatable {
  case picture(template: String, format: String)
  case schema(template: String)
  case health, readiness, metrics, version

  init?(path: String) {
    switch path {
    case "/healthz": self = .health
    case "/readyz": self = .readiness
    case "/metrics": self = .metrics
    case "/version": self = .version
    default:
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count >= 3, parts[0].isEmpty, parts[1] == "v1" else { return nil }
      if parts.count == 4, parts[3] == "schema", !parts[2].isEmpty {
        self = .schema(template: String(parts[2]))
      } else if parts.count == 4, parts[3] == "explain", !parts[2].isEmpty {
        self = .picture(template: String(parts[2]), format: ServeConfiguration.explanation)
      } else if parts.count == 3, let dot = parts[2].lastIndex(of: "."), dot > parts[2].startIndex {
        self = .picture(
          template: String(parts[2][..<dot]),
          format: String(parts[2][parts[2].index(after: dot)...]))
      } else {
        return nil
      }
    }
  }

  /// Whether a probe may ask, which knows neither names nor tokens.
  var isProbe: Bool { self == .health || self == .readiness }
}

/// The parameters of a query.
struct Query {
  /// In order, without those of the row and the signature.
  var options: [[String]] = []
  /// The row of a GET request.
  var row: String?
  /// When the address ends to be valid, in seconds since 1970.
  var expiry: Int?
  var signature: String?

  /// - Parameter options: The parameters that change the picture.
  init(_ query: String?, options known: [String]) throws {
    guard let query, !query.isEmpty else { return }
    var seen: Set<String> = []
    for part in query.split(separator: "&", omittingEmptySubsequences: false) {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = String(pair[0]).removingPercentEncoding,
        let value = (pair.count == 2 ? String(pair[1]) : "").removingPercentEncoding
      else { throw Problem(400, "Invalid query", "the query has an invalid escape") }
      guard seen.insert(name).inserted else {
        throw Problem(400, "Invalid query", "the parameter '\(name)' is repeated")
      }
      guard signature == nil else {
        throw Problem(400, "Invalid query", "the signature 's' has to be the last parameter")
      }
      switch name {
      case "d": row = try Self.decoded(value)
      case "e":
        guard let time = Int(value), time > 0 else {
          throw Problem(400, "Invalid query", "'e' needs the seconds since 1970, not '\(value)'")
        }
        expiry = time
      case "s": signature = value
      case _ where known.contains(name): options.append([name, value])
      default:
        throw Problem(
          400, "Invalid query",
          "the parameter '\(name)' is unknown; there are d, e, s, \(known.joined(separator: ", "))")
      }
    }
  }

  /// RFC 4648's base64 for addresses, with or without padding.
  private static func decoded(_ text: String) throws -> String {
    var text = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(
      of: "_", with: "/")
    while text.hasSuffix("=") { text.removeLast() }
    text += String(repeating: "=", count: (4 - text.count % 4) % 4)
    guard let data = Data(base64Encoded: text), let row = String(data: data, encoding: .utf8) else {
      throw Problem(400, "Invalid query", "'d' has to be a row of JSON in base64url")
    }
    return row
  }
}
