// SPDX-License-Identifier: Apache-2.0
import CSoup
import Foundation

/// HMAC-SHA256 of addresses, by GLib.
enum Signature {
  /// 64 lowercase hexadecimal digits.
  static func of(_ text: String, key: String) -> String {
    let (key, text) = (Array(key.utf8), Array(text.utf8))
    let digits = g_compute_hmac_for_data(
      G_CHECKSUM_SHA256, key, gsize(key.count), text, gsize(text.count))!
    defer { g_free(digits) }
    return String(cString: digits)
  }

  /// Whether one of the keys has signed an address up to `&s=`, or `?s=`.
  static func isValid(_ signature: String, of target: String, keys: [String]) -> Bool {
    guard let end = target.range(of: "s=", options: .backwards),
      end.lowerBound > target.startIndex
    else { return false }
    let signed = String(target[..<target.index(before: end.lowerBound)])
    // All keys are tried, so that the time tells nothing.
    return keys.reduce(false) { isSame(signature, of(signed, key: $1)) || $0 }
  }

  /// Takes constant time, wherever the two differ.
  static func isSame(_ text: String, _ secret: String) -> Bool {
    guard text.utf8.count == secret.utf8.count else { return false }
    return zip(text.utf8, secret.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

/// SHA-256 of parts of a request, by GLib.
enum RequestDigest {
  /// 64 lowercase hexadecimal digits. No two lists of parts have the same bytes.
  static func of(_ parts: [String]) -> String {
    let checksum = g_checksum_new(G_CHECKSUM_SHA256)
    defer { g_checksum_free(checksum) }
    for part in parts {
      let bytes = Array("\(part.utf8.count):\(part)".utf8)
      g_checksum_update(checksum, bytes, gssize(bytes.count))
    }
    return String(cString: g_checksum_get_string(checksum))
  }
}
