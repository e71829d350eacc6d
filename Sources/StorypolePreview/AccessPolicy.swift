// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Decides which requests are allowed.
struct AccessPolicy {
  /// The end of the page's address; opens sockets. The page stores it where only its own origin, including
  /// the port, can read it.
  let key: String
  /// The browser's cookie for the page's files. Cookies ignore ports: every other server on this machine
  /// receives it too.
  let pass: String
  let cookieName: String
  private var requests = TokenBucket(size: 200, perSecond: 50)
  /// The limit of requests without a pass: they use up nothing of the others' limit.
  private var strangers = TokenBucket(size: 200, perSecond: 50)

  struct Refusal: Error {
    var status: UInt32
    var reason: String
  }

  struct Visit {
    var method: String
    var host: String?
    var origin: String?
    var cookies: String?
    var query: String?
    /// Whether the request has a body.
    var hasBody: Bool
    var opensSocket: Bool
  }

  init(port: UInt16) {
    (key, pass) = (Self.secret(), Self.secret())
    // Each page on this machine has a different name.
    cookieName = "storypole-\(port)"
  }

  /// 256 random bits.
  private static func secret() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let word: UInt64 = random.next()
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Throws if the request is refused. Returns whether its address contains the key, so that it gets the
  /// cookie.
  mutating func check(_ visit: Visit) throws -> Bool {
    let offered = visit.query.flatMap { $0.hasPrefix("key=") ? String($0.dropFirst(4)) : nil }
    let hasKey = Self.isSame(offered, key)
    let hasPass = Self.isSame(cookie(in: visit.cookies ?? ""), pass)
    // A page that reloads repeatedly gets its own files.
    let isReload = hasPass && !visit.opensSocket
    guard isReload || (hasKey || hasPass ? requests.take() : strangers.take()) else {
      throw Refusal(status: 429, reason: "too many requests: wait a few seconds and reload")
    }
    guard visit.method == "GET" else { throw Refusal(status: 405, reason: "only GET is allowed") }
    guard !visit.hasBody else { throw Refusal(status: 413, reason: "a request must have no body") }
    // A name that resolves here by an attacker's DNS is not this page's. The port may differ, at the local
    // end of a tunnel.
    guard let host = visit.host, Self.isThisMachine(host) else {
      throw Refusal(status: 421, reason: "unknown host name")
    }
    if let origin = visit.origin, origin != "http://" + host {
      throw Refusal(status: 403, reason: "the request comes from another origin")
    }
    if visit.opensSocket, visit.origin == nil {
      throw Refusal(status: 403, reason: "the request has no origin")
    }
    if hasKey { return !visit.opensSocket }
    if hasPass, !visit.opensSocket { return false }
    throw Refusal(
      status: 403,
      reason: "the key is missing: open the address that 'storypole preview' printed")
  }

  static func isThisMachine(_ host: String) -> Bool {
    let parts = host.lowercased().split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let name = parts.first, ["127.0.0.1", "localhost"].contains(name)
    else { return false }
    return parts.count == 1 || UInt16(parts[1]) != nil
  }

  private func cookie(in header: String) -> String? {
    for part in header.split(separator: ";") {
      let pair = part.trimmingCharacters(in: .whitespaces)
      if pair.hasPrefix(cookieName + "=") { return String(pair.dropFirst(cookieName.count + 1)) }
    }
    return nil
  }

  /// Takes constant time, wherever the two differ.
  private static func isSame(_ text: String?, _ secret: String) -> Bool {
    guard let text, text.utf8.count == secret.utf8.count else { return false }
    return zip(text.utf8, secret.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

/// Allows a burst of events, and then a number per second.
struct TokenBucket {
  private let size: Double
  private let perSecond: Double
  private var level: Double
  private var last = ProcessInfo.processInfo.systemUptime

  init(size: Double, perSecond: Double) {
    self.size = size
    self.perSecond = perSecond
    level = size
  }

  mutating func take() -> Bool {
    let now = ProcessInfo.processInfo.systemUptime
    level = min(size, level + (now - last) * perSecond)
    last = now
    guard level >= 1 else { return false }
    level -= 1
    return true
  }
}
