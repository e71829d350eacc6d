// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A line of JSON for each request, on standard error.
struct RequestLog {
  struct Line: Encodable {
    var time: String
    var id: Int
    var method: String
    /// Without the query: it has data and signatures.
    var path: String
    var status: UInt32
    /// Milliseconds from the head of the request to its answer.
    var ms: Double
    var bytes: Int
    /// "hit", "miss", "shared" or "client"; nil where there is no picture.
    var picture: String?
    /// The fault of a request that failed.
    var detail: String?
    /// That of the request, as W3C's Trace Context has it.
    var traceparent: String?
  }

  private let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()

  func add(_ line: Line) {
    guard var data = try? encoder.encode(line) else { return }
    data.append(0x0A)
    data.withUnsafeBytes { _ = write(2, $0.baseAddress!, $0.count) }
  }
}
