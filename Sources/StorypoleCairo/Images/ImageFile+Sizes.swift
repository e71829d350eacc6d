// SPDX-License-Identifier: Apache-2.0
// The sizes in each format's headers, read without a library: decoding begins only if the size is allowed and
// the file is complete.
extension ImageFile {
  /// Checks that a PNG file's chunks reach its end.
  static func checkPNG(_ bytes: [UInt8]) throws(ImageProblem) {
    guard let width = bytes.big32(16), let height = bytes.big32(20) else { throw isCutShort }
    try check(width: width, height: height)
    var position = 8
    while let length = bytes.big32(position) {
      if bytes[(position + 4)...].starts(with: "IEND".utf8) { return }
      position += 12 + length
    }
    throw isCutShort
  }

  /// Reduces a GIF file to its first frame, the only one in use.
  static func firstFrame(ofGIF bytes: [UInt8]) throws(ImageProblem) -> [UInt8] {
    guard let width = bytes.little16(6), let height = bytes.little16(8), bytes.count > 12 else {
      throw isCutShort
    }
    try check(width: width, height: height)
    func colorTable(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << Int(flags & 7 + 1) }
    /// The end of a chain of blocks, each preceded by its length, the last one empty.
    func end(of start: Int) throws(ImageProblem) -> Int {
      var position = start
      while position < bytes.count {
        let length = Int(bytes[position])
        position += 1 + length
        if length == 0 { return position }
      }
      throw isCutShort
    }
    var position = 13 + colorTable(bytes[10])
    while position < bytes.count {
      switch bytes[position] {
      case 0x21:
        position = try end(of: position + 2)
      case 0x2C:
        guard let w = bytes.little16(position + 5), let h = bytes.little16(position + 7),
          position + 9 < bytes.count
        else { throw isCutShort }
        try check(width: w, height: h)
        let data = position + 10 + colorTable(bytes[position + 9])
        return bytes[..<(try end(of: data + 1))] + [0x3B]
      default: throw isCutShort
      }
    }
    throw isCutShort
  }

  static func checkWebP(_ bytes: [UInt8]) throws(ImageProblem) {
    guard let length = bytes.little32(4), length + 8 <= bytes.count, bytes.count >= 30 else {
      throw isCutShort
    }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ":
      try check(
        width: (bytes.little16(26) ?? 0) & 0x3FFF, height: (bytes.little16(28) ?? 0) & 0x3FFF)
    case "VP8L":
      let bits = bytes.little32(21) ?? 0
      try check(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    case "VP8X":
      try check(width: (bytes.little24(24) ?? 0) + 1, height: (bytes.little24(27) ?? 0) + 1)
    default: throw isCutShort
    }
  }
}

/// A JPEG file's segments.
struct JPEGSegments {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var components = 0
  /// EXIF's value: 1 is upright.
  private(set) var orientation = 1
  /// The file without metadata such as place, date and thumbnail.
  private(set) var file: [UInt8]

  init(_ bytes: [UInt8]) throws(ImageProblem) {
    file = Array(bytes.prefix(2))
    var position = 2
    while position + 4 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      if marker == 0xFF {
        position += 1
        continue
      }
      guard let length = bytes.big16(position + 2), length >= 2,
        position + 2 + length <= bytes.count
      else { throw ImageFile.isCutShort }
      let end = position + 2 + length
      switch marker {
      case 0xC4, 0xC8, 0xCC: break
      case 0xC0...0xCF:
        guard let h = bytes.big16(position + 5), let w = bytes.big16(position + 7), length >= 8
        else { throw ImageFile.isCutShort }
        (width, height, components) = (w, h, Int(bytes[position + 9]))
      case 0xE1: orientation = Self.orientation(bytes[position + 4..<end]) ?? orientation
      default: break
      }
      // Of the application segments, JFIF's and Adobe's define the color encoding.
      let isNeeded = !(0xE0...0xEF).contains(marker) || marker == 0xE0 || marker == 0xEE
      if isNeeded, marker != 0xFE { file += bytes[position..<end] }
      position = end
      if marker == 0xDA {
        try ImageFile.check(width: width, height: height)
        let last = try Self.end(ofScansAt: position, bytes)
        file += bytes[position..<last]
        return
      }
    }
    throw ImageFile.isCutShort
  }

  /// The offset after the marker that ends the picture.
  private static func end(ofScansAt start: Int, _ bytes: [UInt8]) throws(ImageProblem) -> Int {
    var position = start
    while position + 1 < bytes.count {
      guard bytes[position] == 0xFF else {
        position += 1
        continue
      }
      switch bytes[position + 1] {
      case 0x00, 0xD0...0xD7: position += 2
      case 0xFF: position += 1
      case 0xD9: return position + 2
      default: position += 2 + (bytes.big16(position + 2) ?? bytes.count)
      }
    }
    throw ImageFile.isCutShort
  }

  /// EXIF's tag 0x112 in the first directory.
  private static func orientation(_ segment: ArraySlice<UInt8>) -> Int? {
    let data = Array(segment)
    guard data.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) else { return nil }
    let tiff = Array(data.dropFirst(6))
    let isBig = tiff.starts(with: [0x4D, 0x4D])
    func number16(_ at: Int) -> Int? { isBig ? tiff.big16(at) : tiff.little16(at) }
    func number32(_ at: Int) -> Int? { isBig ? tiff.big32(at) : tiff.little32(at) }
    guard let directory = number32(4), let count = number16(directory) else { return nil }
    for index in 0..<count where number16(directory + 2 + index * 12) == 0x112 {
      return number16(directory + 2 + index * 12 + 8)
    }
    return nil
  }
}
