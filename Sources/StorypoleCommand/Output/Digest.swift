// SPDX-License-Identifier: Apache-2.0
import CPango
import Foundation

/// A SHA-256 of some data, by GLib.
struct Digest {
  private let checksum = g_checksum_new(G_CHECKSUM_SHA256)

  private init(_ parts: [Data]) {
    for part in parts {
      part.withUnsafeBytes {
        guard let start = $0.baseAddress else { return }
        g_checksum_update(checksum, start.assumingMemoryBound(to: UInt8.self), gssize($0.count))
      }
    }
  }

  /// 64 lowercase hexadecimal digits.
  static func hex(of parts: Data...) -> String { hex(of: parts) }

  static func hex(of parts: [Data]) -> String {
    let digest = Digest(parts)
    defer { g_checksum_free(digest.checksum) }
    return String(cString: g_checksum_get_string(digest.checksum))
  }

  /// The 32 bytes.
  static func bytes(of data: Data) -> Data {
    let digest = Digest([data])
    defer { g_checksum_free(digest.checksum) }
    var bytes = [UInt8](repeating: 0, count: 32)
    var count = gsize(bytes.count)
    g_checksum_get_digest(digest.checksum, &bytes, &count)
    return Data(bytes)
  }
}
