// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A refusal, as RFC 9457 has it.
struct Problem: Error {
  var status: UInt32
  /// The problem in a few words; the same for all requests with it.
  var title: String
  /// This request's fault, and its remedy.
  var detail: String
  /// The place of the value in the row.
  var path: String?
  /// In seconds.
  var retryAfter: Int?
  /// The methods that are allowed.
  var allowed: String?

  init(
    _ status: UInt32, _ title: String, _ detail: String, path: String? = nil,
    retryAfter: Int? = nil, allowed: String? = nil
  ) {
    (self.status, self.title, self.detail, self.path) = (status, title, detail, path)
    (self.retryAfter, self.allowed) = (retryAfter, allowed)
  }

  static let type = "application/problem+json"

  var json: Data {
    var members: [String: Any] = ["status": status, "title": title, "detail": detail]
    members["path"] = path
    let data = try? JSONSerialization.data(
      withJSONObject: members, options: [.sortedKeys, .withoutEscapingSlashes])
    return data ?? Data("{}".utf8)
  }
}
