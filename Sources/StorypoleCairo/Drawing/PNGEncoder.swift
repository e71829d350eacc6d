import CPango
import CPng
import StorypoleGraphics

enum PNGEncoder {
  /// Measured on a card of 1200 × 630 with a gradient: filters cost time and make it larger, and
  /// level 6 of libdeflate takes two thirds of zlib's time for the same size.
  private static let level: Int32 = 6

  /// Encodes an ARGB32 image surface. `scale` pixels make a point of 1/72 inch.
  static func encode(_ surface: OpaquePointer, scale: CGFloat, hasAlpha: Bool? = nil) throws -> Data {
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    guard let data = cairo_image_surface_get_data(surface) else { throw DrawingError.outOfMemory }
    let source = UnsafeRawPointer(data)
    let hasAlpha =
      hasAlpha ?? !isOpaque(source, width: width, height: height, stride: stride)
    // Each row begins with the number of its filter: 0, none.
    let length = 1 + width * (hasAlpha ? 4 : 3)
    let rows = [UInt8](unsafeUninitializedCapacity: length * height) { rows, count in
      for y in 0..<height {
        let row = (source + y * stride).assumingMemoryBound(to: UInt32.self)
        let out = rows.baseAddress! + y * length
        out[0] = 0
        if hasAlpha {
          convertWithAlpha(row, to: out + 1, count: width)
        } else {
          convertOpaque(row, to: out + 1, count: width)
        }
      }
      count = length * height
    }
    var file = storypole_png()
    defer { free(file.bytes) }
    let metre = 72 / 0.0254
    let status = storypole_png_encode(
      rows, rows.count, UInt32(width), UInt32(height), hasAlpha ? 1 : 0, level,
      UInt32((scale * metre).rounded()), &file)
    guard status == 0, let bytes = file.bytes else { throw DrawingError.outOfMemory }
    return Data(bytes: bytes, count: file.count)
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

  private static func convertOpaque(
    _ row: UnsafePointer<UInt32>, to out: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    var out = out
    for x in 0..<count {
      let pixel = row[x]
      out[0] = UInt8(truncatingIfNeeded: pixel >> 16)
      out[1] = UInt8(truncatingIfNeeded: pixel >> 8)
      out[2] = UInt8(truncatingIfNeeded: pixel)
      out += 3
    }
  }

  /// Cairo's colours are multiplied with their alpha, PNG's are not.
  private static func convertWithAlpha(
    _ row: UnsafePointer<UInt32>, to out: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    var out = out
    for x in 0..<count {
      let pixel = row[x]
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
