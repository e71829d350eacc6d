// SPDX-License-Identifier: Apache-2.0
import Foundation
import ServerProtocol

/// The head of a request.
struct RequestHead {
  var method: String
  /// Decoded, for looking up.
  var path: String
  /// As it was sent.
  var target: String
  var query: String?
  var host: String?
  var origin: String?
  var authorization: String?
  var contentType: String?
  var length: Int?

  var isReading: Bool { method == "GET" || method == "HEAD" }
}

/// A request that is allowed.
struct AllowedRequest {
  var target: Target
  var query: Query
  /// Whether its picture may be kept by others, and for how long, in seconds.
  var lifetime: Int?
}

/// Decides which requests are allowed, before their bodies are read.
struct RequestPolicy {
  var configuration: ServeConfiguration
  var now: () -> Int = { Int(Date().timeIntervalSince1970) }

  /// RFC 8246's companions: a year.
  private static let longestLifetime = 31_536_000

  func check(_ head: RequestHead) throws -> AllowedRequest {
    guard let target = Target(path: head.path) else { throw Self.unknown }
    if target.isProbe {
      try Self.allow(["GET", "HEAD"], head)
      return AllowedRequest(target: target, query: try Query(nil, options: []))
    }
    // A name that resolves here by somebody else's DNS is not this server's.
    guard let host = head.host, knows(host) else {
      throw Problem(
        421, "Unknown host", "this server has another name; --allow-host adds one")
    }
    if let origin = head.origin, origin != "http://\(host)", origin != "https://\(host)" {
      throw Problem(403, "Foreign origin", "the request comes from a page of another origin")
    }
    switch target {
    case .picture(let template, let format): return try picture(template, format, head)
    case .schema(let template):
      try Self.allow(["GET", "HEAD"], head)
      try checkToken(head)
      try find(template)
    default:
      try Self.allow(["GET", "HEAD"], head)
      if target == .metrics { try checkToken(head) }
    }
    return AllowedRequest(target: target, query: try Query(head.query, options: []))
  }

  private func picture(
    _ template: String, _ format: String, _ head: RequestHead
  ) throws -> AllowedRequest {
    try Self.allow(["GET", "HEAD", "POST"], head)
    let target = Target.picture(template: template, format: format)
    let query = try Query(head.query, options: configuration.options)
    var lifetime: Int?
    if head.isReading {
      guard (head.length ?? 0) == 0 else {
        throw Problem(413, "Content too large", "\(head.method) has no body; its row is 'd'")
      }
      lifetime = try checkSignature(query, head)
      try find(template, format)
      guard query.row != nil else {
        throw Problem(400, "Invalid query", "the row is missing: 'd' has it in base64url")
      }
    } else {
      try checkToken(head)
      guard query.row == nil, query.expiry == nil, query.signature == nil else {
        throw Problem(400, "Invalid query", "POST has its row in the body; d, e and s are of GET")
      }
      try find(template, format)
      let type = head.contentType?.split(separator: ";").first.map {
        $0.trimmingCharacters(in: .whitespaces).lowercased()
      }
      // Pages of other sites can't send it without asking first.
      guard type == "application/json" else {
        throw Problem(
          415, "Unsupported media type", "the row has to be sent as application/json")
      }
      guard head.length ?? 0 <= configuration.longestRow else { throw tooLarge }
    }
    return AllowedRequest(target: target, query: query, lifetime: lifetime)
  }

  var tooLarge: Problem {
    Problem(
      413, "Content too large", "a row has at most \(configuration.longestRow) bytes")
  }

  private static let unknown = Problem(
    404, "Not found", "there are /v1/TEMPLATE.FORMAT and /v1/TEMPLATE/schema")

  private static func allow(_ methods: [String], _ head: RequestHead) throws {
    guard methods.contains(head.method) else {
      let allowed = methods.joined(separator: ", ")
      throw Problem(
        405, "Method not allowed", "allowed are \(allowed)", allowed: allowed)
    }
  }

  private func find(_ template: String, _ format: String? = nil) throws {
    guard configuration.templates[template] != nil else {
      throw Problem(
        404, "Not found", "there is no template of this name")
    }
    if let format, configuration.formats[format] == nil {
      let formats = configuration.formats.keys.filter { !$0.hasPrefix("/") }.sorted()
      throw Problem(
        404, "Not found",
        format == ServeConfiguration.explanation
          ? "this server explains no layouts"
          : "pictures have the formats \(formats.joined(separator: ", "))")
    }
  }

  private func knows(_ host: String) -> Bool {
    var name = host.lowercased()
    if let colon = name.lastIndex(of: ":"), !name.hasSuffix("]") {
      guard UInt16(name[name.index(after: colon)...]) != nil else { return false }
      name = String(name[..<colon])
    }
    return ["127.0.0.1", "localhost", "[::1]"].contains(name) || configuration.hosts.contains(name)
  }

  private func checkToken(_ head: RequestHead) throws {
    guard let token = configuration.token else { return }
    let offered = head.authorization.flatMap { text in
      text.lowercased().hasPrefix("bearer ") ? String(text.dropFirst(7)) : nil
    }
    guard let offered, Signature.isSame(offered, token) else {
      throw Problem(401, "Token needed", "send 'Authorization: Bearer' with the server's token")
    }
  }

  /// The lifetime of a signed address.
  private func checkSignature(_ query: Query, _ head: RequestHead) throws -> Int? {
    if configuration.keys.isEmpty || configuration.allowsUnsigned, query.signature == nil {
      guard configuration.allowsUnsigned else {
        throw Problem(
          401, "Signature needed",
          "this server has no keys, so it has no addresses of pictures: use POST, or start it with --keys"
        )
      }
      return query.expiry == nil ? nil : 0
    }
    guard let signature = query.signature else {
      throw Problem(401, "Signature needed", "the address isn't signed: its 's' is missing")
    }
    // Escapes have several spellings, of which only one was signed.
    guard !head.target.contains("%"),
      Signature.isValid(signature, of: head.target, keys: configuration.keys)
    else { throw Problem(401, "Invalid signature", "the signature isn't that of this address") }
    guard let expiry = query.expiry else { return Self.longestLifetime }
    let left = expiry - now()
    guard left > 0 else { throw Problem(401, "Expired", "the address is no longer valid") }
    return min(left, Self.longestLifetime)
  }
}
