// SPDX-License-Identifier: Apache-2.0
import Foundation
import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
  /// A request as it is sent: the method and the address, the headers, and the body.
  public static var raw: Snapshotting { .raw(pretty: false) }

  /// A request as it is sent.
  ///
  /// - Parameter pretty: Indents a body of JSON.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let head = "\(request.httpMethod ?? "GET") \(request.sortedURL?.absoluteString ?? "(null)")"
      let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
      let body = request.httpBody.map { body -> [String] in
        let indented =
          pretty
          ? (try? JSONSerialization.jsonObject(with: body)).flatMap {
            try? JSONSerialization.data(withJSONObject: $0, options: [.prettyPrinted, .sortedKeys])
          } : nil
        return ["\n" + String(decoding: indented ?? body, as: UTF8.self)]
      }
      return ([head] + headers + (body ?? [])).joined(separator: "\n")
    }
  }

  /// A request as a command of curl.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      func quoted(_ text: String) -> String { text.replacingOccurrences(of: "\"", with: "\\\"") }
      var words = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": words.append("--head")
      case let method: words.append("--request \(method)")
      }
      let headers = request.allHTTPHeaderFields ?? [:]
      for (field, value) in headers.sorted(by: { $0.key < $1.key }) where field != "Cookie" {
        words.append("--header \"\(field): \(quoted(value))\"")
      }
      if let body = request.httpBody.flatMap({ String(data: $0, encoding: .utf8) }) {
        let escaped = body.replacingOccurrences(of: "\\\"", with: "\\\\\"")
        words.append("--data \"\(quoted(escaped))\"")
      }
      if let cookie = headers["Cookie"] { words.append("--cookie \"\(quoted(cookie))\"") }
      words.append("\"\(request.sortedURL?.absoluteString ?? "")\"")
      return words.joined(separator: " \\\n\t")
    }
  }
}

extension URLRequest {
  /// The address with its query sorted by name.
  fileprivate var sortedURL: URL? {
    guard let url, var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else {
      return nil
    }
    parts.queryItems = parts.queryItems?.sorted { $0.name < $1.name }
    return parts.url
  }
}
