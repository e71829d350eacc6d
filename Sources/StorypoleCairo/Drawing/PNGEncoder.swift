// SPDX-License-Identifier: Apache-2.0
import CPango
import CPng
import StorypoleGraphics

enum PNGEncoder {
  /// Measured on a card of 1200 × 630 with a gradient: filters cost time and enlarge the file, and libdeflate
  /// takes two thirds of zlib's time for the same size. Its level 4 takes three quarters of the time of level
  /// 6 for a file larger by a quarter.
  private static let level: Int32 = 4

  /// Encodes an ARGB32 image surface. `scale` pixels make a point of 1/72 inch.
  ///
  /// - Parameters:
  ///   - hasAlpha: Whether the file has an alpha channel; nil adds one if any pixel is transparent.
  ///   - mayOverwrite: Whether the surface's pixels are no longer needed. An opaque picture is then converted
  ///     in place; another buffer of its size would cost as much as a third of the encoding, for pages that
  ///     the system has to clear.
  static func encode(
    _ surface: OpaquePointer, scale: CGFloat, hasAlpha: Bool? = nil, mayOverwrite: Bool = false
  ) throws -> Data {
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    guard let data = cairo_image_surface_get_data(surface) else { throw DrawingError.outOfMemory }
    let source = UnsafeRawPointer(data)
    let hasAlpha =
      hasAlpha ?? !isOpaque(source, width: width, height: height, stride: stride)
    // Each row begins with its filter's number: 0, none.
    let length = 1 + width * (hasAlpha ? 4 : 3)
    func convert(to rows: UnsafeMutableRawPointer) {
      for y in 0..<height {
        let row = source + y * stride
        let out = rows + y * length
        if hasAlpha {
          convertWithAlpha(row, to: out + 1, count: width)
        } else {
          convertOpaque(row, to: out + 1, count: width)
        }
        // Last: this may have been the row's first pixel.
        out.storeBytes(of: 0, as: UInt8.self)
      }
    }
    func file(_ rows: UnsafeRawPointer) throws -> Data {
      var file = storypole_png()
      defer { free(file.bytes) }
      let metre = 72 / 0.0254
      let status = storypole_png_encode(
        rows.assumingMemoryBound(to: UInt8.self), length * height, UInt32(width), UInt32(height),
        hasAlpha ? 1 : 0, level, UInt32((scale * metre).rounded(), in: 0...UInt32(Int32.max)), &file
      )
      guard status == 0, let bytes = file.bytes else { throw DrawingError.outOfMemory }
      return Data(bytes: bytes, count: file.count)
    }
    if mayOverwrite, !hasAlpha {
      convert(to: data)
      return try file(data)
    }
    let rows = UnsafeMutableRawPointer.allocate(byteCount: length * height, alignment: 16)
    defer { rows.deallocate() }
    convert(to: rows)
    return try file(rows)
  }

  private static func isOpaque(
    _ data: UnsafeRawPointer, width: Int, height: Int, stride: Int
  ) -> Bool {
    for y in 0..<height {
      let row = (data + y * stride).assumingMemoryBound(to: UInt32.self)
      var all: UInt32 = 0xFF00_0000
      for x in 0..<width { all &= row[x] }
      if all != 0xFF00_0000 { return false }
    }
    return true
  }

  /// Converts from left to right: `out` may be the same memory, provided that no pixel is written after one
  /// that is still to be read.
  private static func convertOpaque(
    _ row: UnsafeRawPointer, to out: UnsafeMutableRawPointer, count: Int
  ) {
    /// The pixel's bytes in the file's order, the first one lowest.
    func rgb(_ x: Int) -> UInt64 {
      UInt64(row.load(fromByteOffset: 4 * x, as: UInt32.self).byteSwapped >> 8)
    }
    // Four pixels in two stores take half of the time of twelve bytes.
    let whole = count & ~3
    for x in stride(from: 0, to: whole, by: 4) {
      let third = rgb(x + 2)
      let first = rgb(x) | rgb(x + 1) << 24 | third << 48
      let last = UInt32(truncatingIfNeeded: third >> 16 | rgb(x + 3) << 8)
      out.storeBytes(of: first.littleEndian, toByteOffset: 3 * x, as: UInt64.self)
      out.storeBytes(of: last.littleEndian, toByteOffset: 3 * x + 8, as: UInt32.self)
    }
    for x in whole..<count {
      let pixel = rgb(x)
      for byte in 0..<3 {
        out.storeBytes(
          of: UInt8(truncatingIfNeeded: pixel >> (8 * byte)), toByteOffset: 3 * x + byte,
          as: UInt8.self)
      }
    }
  }

  /// Cairo's colors are premultiplied, PNG's are not.
  private static func convertWithAlpha(
    _ row: UnsafeRawPointer, to out: UnsafeMutableRawPointer, count: Int
  ) {
    var out = out.assumingMemoryBound(to: UInt8.self)
    for x in 0..<count {
      let pixel = row.load(fromByteOffset: 4 * x, as: UInt32.self)
      let alpha = pixel >> 24
      if alpha != 0 {
        func plain(_ shift: UInt32) -> UInt8 {
          UInt8(min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha))
        }
        out[0] = plain(16)
        out[1] = plain(8)
        out[2] = plain(0)
        out[3] = UInt8(alpha)
      } else {
        (out[0], out[1], out[2], out[3]) = (0, 0, 0, 0)
      }
      out += 4
    }
  }
}
