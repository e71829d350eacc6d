// SPDX-License-Identifier: Apache-2.0
internal import Foundation

/// The ICC profile of sRGB, for PDF/A.
///
/// A matrix profile of ICC.1:2004-10 (version 4.2). The curve is that of IEC 61966-2-1. The primaries and the adaptation
/// from D65 to D50 (Bradford) are those of ICC's sRGB profiles.
enum SRGBProfile {
  static let data: Data = {
    let copyright = text("CC0"), name = text("sRGB")
    let curve =
      bytes("para", 0) + big16(3) + big16(0)
      + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)
    let entries: [(tag: String, data: [UInt8])] = [
      ("desc", name), ("cprt", copyright), ("wtpt", xyz(0.9642, 1, 0.8249)),
      (
        "chad",
        bytes("sf32", 0)
          + [
            1.04788, 0.02292, -0.05022, 0.02959, 0.99048, -0.01707, -0.00925, 0.01508, 0.75168,
          ].flatMap(fixed)
      ),
      ("rXYZ", xyz(0.43607, 0.22249, 0.01392)), ("gXYZ", xyz(0.38515, 0.71687, 0.09708)),
      ("bXYZ", xyz(0.14307, 0.06061, 0.71410)), ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
    ]
    var offsets: [[UInt8]: Int] = [:]
    var (table, body): ([UInt8], [UInt8]) = (big32(entries.count), [])
    let start = 128 + 4 + 12 * entries.count
    for entry in entries {
      let offset = offsets[entry.data] ?? start + body.count
      if offsets[entry.data] == nil {
        body += entry.data + Array(repeating: 0, count: -entry.data.count & 3)
      }
      offsets[entry.data] = offset
      table += Array(entry.tag.utf8) + big32(offset) + big32(entry.data.count)
    }
    var header = big32(start + body.count) + big32(0) + big32(0x0420_0000)
    header += Array("mntrRGB XYZ ".utf8)
    // 2000-01-01: a fixed date.
    header += [2000, 1, 1, 0, 0, 0].flatMap(big16)
    header += Array("acsp".utf8) + Array(repeating: 0, count: 28)
    header += [0.9642, 1, 0.8249].flatMap(fixed)
    header += Array(repeating: 0, count: 128 - header.count)
    return Data(header + table + body)
  }()

  private static func big16(_ number: Int) -> [UInt8] {
    [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)]
  }
  private static func big32(_ number: Int) -> [UInt8] { big16(number >> 16) + big16(number) }
  /// A signed number with 16 binary places.
  private static func fixed(_ number: Double) -> [UInt8] { big32(Int((number * 65536).rounded())) }
  private static func bytes(_ type: String, _ reserved: Int) -> [UInt8] {
    Array(type.utf8) + big32(reserved)
  }
  private static func xyz(_ x: Double, _ y: Double, _ z: Double) -> [UInt8] {
    bytes("XYZ ", 0) + [x, y, z].flatMap(fixed)
  }
  /// A text in English.
  private static func text(_ text: String) -> [UInt8] {
    let words = text.utf16.flatMap { big16(Int($0)) }
    return bytes("mluc", 0) + big32(1) + big32(12) + Array("enUS".utf8) + big32(words.count)
      + big32(28) + words
  }
}
