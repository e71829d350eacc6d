// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Data {
  /// Whether the bytes contain those of a text. Foundation's search takes many times as long, which counts in the sources of a
  /// large module.
  func contains(_ text: String) -> Bool {
    let sought = Array(text.utf8)
    guard let first = sought.first else { return true }
    return withUnsafeBytes { bytes in
      var rest = bytes[...]
      while rest.count >= sought.count, let start = rest.firstIndex(of: first) {
        rest = rest[start...]
        if rest.starts(with: sought) { return true }
        rest = rest.dropFirst()
      }
      return false
    }
  }
}
