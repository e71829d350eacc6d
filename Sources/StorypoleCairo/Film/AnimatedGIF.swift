// SPDX-License-Identifier: Apache-2.0
import CImages
import StorypoleGraphics

/// Writes films as GIF files: 256 colors per frame, times in hundredths of a second.
public final class AnimatedGIF {
  private final class Sink {
    var data = Data()
  }
  private let sink = Sink()
  private var file: UnsafeMutablePointer<GifFileType>?
  private var size: (width: Int, height: Int)?
  /// The remainder of rounding, in hundredths.
  private var rest = 0.0

  /// Makes an empty film.
  public init() throws {
    var error: Int32 = 0
    let pointer = Unmanaged.passUnretained(sink).toOpaque()
    file = EGifOpen(
      pointer,
      { file, bytes, count in
        guard let file, let bytes, let user = file.pointee.UserData else { return 0 }
        Unmanaged<Sink>.fromOpaque(user).takeUnretainedValue().data
          .append(bytes, count: Int(count))
        return count
      }, &error)
    guard let file else { throw DrawingError.outOfMemory }
    EGifSetGifVersion(file, true)
  }

  deinit { close() }

  /// Adds a frame with the size of the first.
  public func add(_ frame: FilmFrame) throws {
    let pixels = try CairoRenderer.pixels(frame.list)
    let (width, height) = (pixels.width, pixels.height)
    guard width > 0, height > 0, width <= 65_535, height <= 65_535 else {
      throw DrawingError.framesDiffer
    }
    if let size, size != (width, height) { throw DrawingError.framesDiffer }
    var (red, green, blue) = Self.channels(of: pixels)
    var colors: Int32 = 256
    var indices = [GifByteType](repeating: 0, count: width * height)
    var palette = [GifColorType](repeating: GifColorType(), count: 256)
    guard
      GifQuantizeBuffer(
        UInt32(width), UInt32(height), &colors, &red, &green, &blue, &indices, &palette)
        == GIF_OK, let map = GifMakeMapObject(256, palette)
    else { throw DrawingError.outOfMemory }
    defer { GifFreeMapObject(map) }
    if size == nil {
      size = (width, height)
      try check(EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, nil))
      // Loops forever: the extension that browsers know by this name.
      try check(EGifPutExtensionLeader(file, Int32(APPLICATION_EXT_FUNC_CODE)))
      try check(EGifPutExtensionBlock(file, 11, Array("NETSCAPE2.0".utf8)))
      try check(EGifPutExtensionBlock(file, 3, [1, 0, 0] as [UInt8]))
      try check(EGifPutExtensionTrailer(file))
    }
    let time = frame.duration * 100 + rest
    // Browsers replace less than two hundredths with ten.
    let hundredths = max(time.rounded(), 2)
    rest = time - hundredths
    var control = GraphicsControlBlock()
    control.DisposalMode = Int32(DISPOSE_DO_NOT)
    control.DelayTime = Int32(min(hundredths, 65_535))
    control.TransparentColor = Int32(NO_TRANSPARENT_COLOR)
    var block = [GifByteType](repeating: 0, count: 4)
    _ = EGifGCBToExtension(&control, &block)
    try check(EGifPutExtension(file, Int32(GRAPHICS_EXT_FUNC_CODE), 4, block))
    try check(EGifPutImageDesc(file, 0, 0, Int32(width), Int32(height), false, map))
    for row in 0..<height {
      try indices.withUnsafeMutableBufferPointer {
        try check(EGifPutLine(file, $0.baseAddress! + row * width, Int32(width)))
      }
    }
  }

  /// The file, after the last frame.
  public func finish() -> Data {
    close()
    return sink.data
  }

  private func close() {
    var error: Int32 = 0
    if let file { EGifCloseFile(file, &error) }
    file = nil
  }

  private func check(_ status: Int32) throws {
    if status != GIF_OK { throw DrawingError.outOfMemory }
  }

  /// Composites transparent pixels on white: GIF has no partial transparency.
  private static func channels(of pixels: PixelBuffer) -> ([UInt8], [UInt8], [UInt8]) {
    let count = pixels.width * pixels.height
    var (red, green, blue) = ([UInt8](), [UInt8](), [UInt8]())
    red.reserveCapacity(count)
    green.reserveCapacity(count)
    blue.reserveCapacity(count)
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let place = y * pixels.bytesPerRow + 4 * x
        let white = 255 - pixels.bytes[place + 3]
        blue.append(pixels.bytes[place] &+ white)
        green.append(pixels.bytes[place + 1] &+ white)
        red.append(pixels.bytes[place + 2] &+ white)
      }
    }
    return (red, green, blue)
  }
}
