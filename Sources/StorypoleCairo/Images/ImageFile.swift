// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The reason why a file is not drawn, to follow its name.
struct ImageProblem: Error, Equatable {
  var text: String
  init(_ text: String) { self.text = text }
}

/// A file's properties from its first bytes, before decoding.
struct ImageFile {
  /// The supported formats.
  enum Format: String {
    case png, jpeg, gif, webp, svg, pdf
  }

  /// More than any photograph; larger files are not read.
  static let maximumBytes = 100_000_000
  static let maximumPixels = PictureSize.maximumPixels
  static let maximumSide = 32_767

  let format: Format
  let bytes: [UInt8]

  init(_ data: Data) throws(ImageProblem) {
    guard !data.isEmpty else { throw ImageProblem("is empty") }
    guard data.count <= Self.maximumBytes else {
      throw ImageProblem(
        "has \(data.count / 1_000_000) MB: at most \(Self.maximumBytes / 1_000_000) are read")
    }
    bytes = [UInt8](data)
    format = try Self.format(of: bytes)
  }

  private static func format(of bytes: [UInt8]) throws(ImageProblem) -> Format {
    func starts(_ text: String, at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: text.utf8)
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if starts("GIF87a") || starts("GIF89a") { return .gif }
    if starts("RIFF"), starts("WEBP", at: 8) { return .webp }
    if starts("%PDF-") { return .pdf }
    // An SVG document may begin with a byte order mark, white space, comments.
    var head = bytes.prefix(4096)
    if head.starts(with: [0xEF, 0xBB, 0xBF]) { head = head.dropFirst(3) }
    let first = head.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if first == 0x3C, String(decoding: head, as: UTF8.self).contains("<svg") { return .svg }
    throw ImageProblem("is not a PNG, JPEG, GIF, WebP, SVG or PDF file")
  }

  /// Checks a file's stated size before memory is allocated.
  static func check(width: Int, height: Int) throws(ImageProblem) {
    guard width > 0, height > 0 else { throw ImageProblem("has no pixels") }
    guard width <= maximumSide, height <= maximumSide, width * height <= maximumPixels else {
      throw ImageProblem(
        "claims \(width) × \(height) pixels: the limits are \(maximumSide) per side and "
          + "\(maximumPixels / 1_000_000) million in all")
    }
  }

  static let isCutShort = ImageProblem("is truncated or damaged")
}

/// Big- and little-endian integers in a file's bytes; nil past the end.
extension [UInt8] {
  func big16(_ at: Int) -> Int? {
    at >= 0 && at + 2 <= count ? Int(self[at]) << 8 | Int(self[at + 1]) : nil
  }

  func big32(_ at: Int) -> Int? {
    guard let high = big16(at), let low = big16(at + 2) else { return nil }
    return high << 16 | low
  }

  func little16(_ at: Int) -> Int? { big16(at).map { ($0 & 0xFF) << 8 | $0 >> 8 } }

  func little24(_ at: Int) -> Int? {
    guard let low = little16(at), at + 2 < count else { return nil }
    return low | Int(self[at + 2]) << 16
  }

  func little32(_ at: Int) -> Int? {
    guard let low = little16(at), let high = little16(at + 2) else { return nil }
    return low | high << 16
  }
}
