// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics

/// The pixels in which two pictures differ.
package struct PictureComparison {
  /// The number of pixels of the larger picture.
  package private(set) var total = 0
  /// The number of pixels whose colors are farther apart than the tolerance allows.
  package private(set) var count = 0
  /// The rectangle around them, in pixels; nil where no pixel differs.
  package private(set) var region: CGRect?
  /// The sizes in pixels, where they differ.
  package private(set) var sizes: String?

  /// - Parameter distance: Colors up to this distance count as equal, CIE76; 0 is the same color.
  /// - Throws: An error where a file is no picture.
  package init(_ golden: Data, _ new: Data, distance: Double = 0) throws {
    let (a, b) = (try PixelBuffer(png: golden), try PixelBuffer(png: new))
    total = max(a.width * a.height, b.width * b.height)
    guard a.width == b.width, a.height == b.height else {
      count = total
      region = CGRect(x: 0, y: 0, width: b.width, height: b.height)
      sizes = "\(b.width) × \(b.height) px, was \(a.width) × \(a.height)"
      return
    }
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    a.bytes.withUnsafeBytes { one in
      b.bytes.withUnsafeBytes { two in
        for y in 0..<a.height {
          let (rowA, rowB) = (y * a.bytesPerRow, y * b.bytesPerRow)
          if memcmp(one.baseAddress! + rowA, two.baseAddress! + rowB, a.width * 4) == 0 { continue }
          for x in 0..<a.width {
            let p = one.loadUnaligned(fromByteOffset: rowA + x * 4, as: UInt32.self)
            let q = two.loadUnaligned(fromByteOffset: rowB + x * 4, as: UInt32.self)
            guard p != q, Self.distance(p, q) > distance else { continue }
            count += 1
            (left, right) = (min(left, x), max(right, x))
            (top, bottom) = (min(top, y), max(bottom, y))
          }
        }
      }
    }
    guard count > 0 else { return }
    region = CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// The distance of two premultiplied colors after CIE 1976, over white; another opacity is at least as far.
  private static func distance(_ a: UInt32, _ b: UInt32) -> Double {
    let (one, two) = (lab(a), lab(b))
    let colors = zip(one, two).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    // Over white, white of any opacity looks the same.
    let opacity = abs(Double(a >> 24) - Double(b >> 24)) / 255 * 100
    return max(colors, opacity)
  }

  /// L*, a* and b* of an sRGB color: IEC 61966-2-1, and CIE 15 with the white point D65.
  private static func lab(_ pixel: UInt32) -> [Double] {
    let white = 255 - Double(pixel >> 24)
    let linear = [16, 8, 0].map { shift -> Double in
      let value = min(1, (Double(pixel >> UInt32(shift) & 0xFF) + white) / 255)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let (r, g, b) = (linear[0], linear[1], linear[2])
    func f(_ t: Double) -> Double { t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116 }
    let x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
    let y = f(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
    let z = f((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
  }
}
