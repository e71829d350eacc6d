// SPDX-License-Identifier: Apache-2.0
import CPng
import Foundation

/// Compresses data in zlib's format.
package enum Deflate {
  /// - Returns: nil without memory.
  package static func compressed(_ data: Data) -> Data? {
    // zlib's default.
    guard let compressor = libdeflate_alloc_compressor(6) else { return nil }
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
