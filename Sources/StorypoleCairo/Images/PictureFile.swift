// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension PixelBuffer {
  /// The pixels of a PNG file.
  ///
  /// - Throws: An error that describes the damage, or names another format.
  package convenience init(png data: Data) throws {
    guard case .pixels(let pixels) = try ImageDecoder.decode(data) else {
      throw ImageProblem("is no PNG file")
    }
    self.init(
      width: pixels.width, height: pixels.height, bytesPerRow: pixels.bytesPerRow,
      bytes: pixels.bytes)
  }

  /// A number of 128 bits in hexadecimal digits that changes with every pixel and with the size.
  ///
  /// It finds accidental differences, at the speed of the memory; it is no signature.
  package var digest: String {
    var lanes: [UInt64] = [0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F]
    bytes.withUnsafeBytes { bytes in
      var (a, b) = (lanes[0] ^ UInt64(width), lanes[1] ^ UInt64(height))
      for row in 0..<height {
        let start = row * bytesPerRow
        let end = start + width * 4
        var place = start
        while place + 8 <= end {
          let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          a = Self.mixed(a, word, 0x8772_3C5B_1D95_3E0B)
          b = Self.mixed(b, word, 0xA24B_AED4_963E_E407)
          place += 8
        }
        if place < end {
          let word = UInt64(bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
          a = Self.mixed(a, word, 0x8772_3C5B_1D95_3E0B)
          b = Self.mixed(b, word, 0xA24B_AED4_963E_E407)
        }
      }
      lanes = [a, b]
    }
    return lanes.map {
      let text = String($0, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
  }

  /// Both halves of a product, so that every bit of the word reaches every bit of the sum.
  @inline(__always)
  private static func mixed(_ sum: UInt64, _ word: UInt64, _ factor: UInt64) -> UInt64 {
    let product = (sum ^ word).multipliedFullWidth(by: factor)
    return (product.high ^ product.low) &+ (sum &<< 1 | sum &>> 63)
  }
}
