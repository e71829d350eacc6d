// SPDX-License-Identifier: Apache-2.0
import CPng
import Foundation

/// Compresses data in zlib's format.
package enum Deflate {
  /// Levels of libdeflate. On the pages and the structure of an invoice, `.fast` takes half of the time, and 13 % more bytes.
  package enum Level: Int32 {
    case fast = 2
    /// zlib's default.
    case small = 6
  }

  /// - Returns: nil without memory.
  package static func compressed(_ data: Data, _ level: Level = .small) -> Data? {
    guard let compressor = libdeflate_alloc_compressor(level.rawValue) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    var result = Data(count: libdeflate_zlib_compress_bound(compressor, data.count))
    let count = result.withUnsafeMutableBytes { output in
      data.withUnsafeBytes {
        libdeflate_zlib_compress(
          compressor, $0.baseAddress, $0.count, output.baseAddress, output.count)
      }
    }
    return count == 0 ? nil : result.prefix(count)
  }
}
