// SPDX-License-Identifier: Apache-2.0
import CPng
import StorypoleGraphics

/// A picture of a film with its duration.
public struct FilmFrame: Sendable {
  /// The picture.
  public var list: DisplayList
  /// The time for which the picture is visible, in seconds.
  public var duration: Double

  /// Makes a frame.
  public init(_ list: DisplayList, duration: Double) {
    self.list = list
    self.duration = duration
  }
}

/// Writes films as PNG files with several frames, as defined by the third edition of PNG. Programs without
/// support for it show the first frame.
public struct AnimatedPNG: ~Copyable {
  private var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  private var sequence: UInt32 = 0
  private var header: Data?
  private let count: Int

  /// Makes an empty film.
  ///
  /// - Parameter count: The number of frames that will be added.
  public init(count: Int) { self.count = count }

  /// Adds a frame with the size of the first. `hasAlpha` must be the same for all.
  public mutating func add(_ frame: FilmFrame, hasAlpha: Bool) throws {
    let chunks = try Self.chunks(of: CairoRenderer.png(frame.list, hasAlpha: hasAlpha))
    guard let header = chunks.first(where: { $0.name == "IHDR" })?.data else {
      throw DrawingError.outOfMemory
    }
    let isFirst = self.header == nil
    if isFirst {
      self.header = header
      append("IHDR", header)
      for chunk in chunks where chunk.name == "pHYs" { append(chunk.name, chunk.data) }
      // Loops forever.
      append("acTL", Self.number(UInt32(count)) + Self.number(UInt32(0)))
    } else if header != self.header {
      throw DrawingError.framesDiffer
    }
    var control =
      Self.number(sequence) + header.prefix(8) + Self.number(UInt32(0)) + Self.number(UInt32(0))
    let milliseconds = UInt16(min(max((frame.duration * 1000).rounded(), 1), 65_535))
    control += Self.number(milliseconds) + Self.number(UInt16(1000))
    // The frame stays, and the next one replaces it entirely.
    control += [0, 0]
    append("fcTL", control)
    sequence += 1
    for chunk in chunks where chunk.name == "IDAT" {
      if isFirst {
        append("IDAT", chunk.data)
      } else {
        append("fdAT", Self.number(sequence) + chunk.data)
        sequence += 1
      }
    }
  }

  /// The file, after the last frame.
  public consuming func finish() -> Data {
    append("IEND", Data())
    return file
  }

  private mutating func append(_ name: String, _ data: Data) {
    let body = Data(name.utf8) + data
    file += Self.number(UInt32(data.count)) + body
    file += Self.number(body.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) })
  }

  private static func number<N: FixedWidthInteger>(_ number: N) -> Data {
    withUnsafeBytes(of: number.bigEndian) { Data($0) }
  }

  private static func chunks(of png: Data) -> [(name: String, data: Data)] {
    var chunks: [(String, Data)] = []
    var place = png.startIndex + 8
    while place + 12 <= png.endIndex {
      let length = png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: png[place + 4..<place + 8], as: UTF8.self)
      chunks.append((name, png[place + 8..<place + 8 + length]))
      place += 12 + length
    }
    return chunks
  }
}
