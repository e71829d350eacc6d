// SPDX-License-Identifier: Apache-2.0
import CImages
import StorypoleGraphics
import Testing

@testable import StorypoleCairo

/// Accepted and rejected files. Sizes, signatures and segments are those of the formats'
/// specifications (documented).
@Suite struct ImageFileTests {
  /// Two pixels, red and half transparent blue, as a PNG file of ours.
  static func png(width: Int = 2, height: Int = 1) throws -> Data {
    var list = DisplayList(size: CGSize(width: width, height: height))
    let half = CGFloat(width) / 2
    list.items = [
      DisplayItem(
        .fill(
          Path(CGRect(x: 0, y: 0, width: half, height: CGFloat(height))),
          .color(ResolvedColor(bytes: 255, 0, 0)), FillStyle())),
      DisplayItem(
        .fill(
          Path(CGRect(x: half, y: 0, width: half, height: CGFloat(height))),
          .color(ResolvedColor(bytes: 0, 0, 255, opacity: 128 / 255)), FillStyle())),
    ]
    return try CairoRenderer.png(list)
  }

  /// A JPEG file of one gray and one white half.
  static func jpeg(width: Int32 = 16, height: Int32 = 8) throws -> [UInt8] {
    let picture = try #require(gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, width, height))
    defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
    gdk_pixbuf_fill(picture, 0x8080_80FF)
    let right = try #require(gdk_pixbuf_new_subpixbuf(picture, width / 2, 0, width / 2, height))
    gdk_pixbuf_fill(right, 0xFFFF_FFFF)
    g_object_unref(UnsafeMutableRawPointer(right))
    var bytes: UnsafeMutablePointer<gchar>?
    var count: gsize = 0
    try #require(
      gdk_pixbuf_save_to_bufferv(picture, &bytes, &count, "jpeg", nil, nil, nil) != 0)
    defer { g_free(bytes) }
    let start = try #require(bytes)
    return start.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(count)))
    }
  }

  /// Inserts a segment of EXIF with an orientation, and a redundant comment.
  static func withMetadata(_ jpeg: [UInt8], orientation: UInt8) -> [UInt8] {
    let exif: [UInt8] =
      Array("Exif".utf8) + [0, 0] + Array("MM".utf8) + [0, 42, 0, 0, 0, 8]
      + [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] {
      [0xFF, marker, UInt8((data.count + 2) >> 8), UInt8((data.count + 2) & 0xFF)] + data
    }
    return jpeg[..<2] + segment(0xE1, exif) + segment(0xFE, Array("a secret".utf8)) + jpeg[2...]
  }

  /// One pixel, first black, then white; the codes are 4 (clear), 0 or 1, 5 (end), three bits each.
  static let gif: [UInt8] =
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
    + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
    + [0x21, 0xF9, 4, 0, 10, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 1, 0, 0x3B]

  static func pixels(_ data: Data) throws -> PixelBuffer {
    guard case .pixels(let buffer) = try ImageDecoder.decode(data) else {
      throw ImageProblem("is no bitmap")
    }
    return buffer
  }

  static func problem(_ bytes: some Sequence<UInt8>) -> String? {
    do {
      _ = try ImageDecoder.decode(Data(bytes))
      return nil
    } catch {
      return error.text
    }
  }

  // MARK: Decoding

  @Test func pngIsDecodedPremultiplied() throws {
    let buffer = try Self.pixels(Self.png())
    #expect((buffer.width, buffer.height) == (2, 1))
    // derived: blue · 128/255 is 128, stored after green and red.
    #expect(buffer.bytes == [0, 0, 255, 255, 128, 0, 0, 128])
  }

  @Test func jpegIsDecodedAndPassedOnWithoutMetadata() throws {
    let file = Self.withMetadata(try Self.jpeg(), orientation: 1)
    let buffer = try Self.pixels(Data(file))
    #expect((buffer.width, buffer.height) == (16, 8))
    #expect(abs(Int(buffer.bytes[0]) - 128) <= 2 && buffer.bytes[15 * 4] >= 253)
    let passed = try #require(buffer.jpeg)
    #expect(passed.range(of: Data("secret".utf8)) == nil)
    #expect(passed.range(of: Data("Exif".utf8)) == nil)
    #expect(try Self.pixels(passed).bytes == buffer.bytes)
  }

  /// documented: EXIF's 6 is rotated clockwise by a quarter, 3 by a half.
  @Test func orientationIsApplied() throws {
    let turned = try Self.pixels(Data(Self.withMetadata(try Self.jpeg(), orientation: 6)))
    #expect((turned.width, turned.height) == (8, 16))
    #expect(turned.jpeg == nil, "documents would show the file as it is stored")
    #expect(turned.bytes[0] < 200 && turned.bytes[15 * 8 * 4] > 250)
    let half = try Self.pixels(Data(Self.withMetadata(try Self.jpeg(), orientation: 3)))
    #expect(half.bytes[0] > 250)
  }

  @Test func gifShowsItsFirstFrame() throws {
    #expect(try Self.pixels(Data(Self.gif)).bytes == [0, 0, 0, 255])
  }

  // MARK: Refusals

  @Test(
    arguments: [
      ([0x42, 0x4D] + Array(repeating: 0, count: 60), "not a PNG, JPEG, GIF, WebP, SVG or PDF"),
      (Array("/* XPM */ static char *a[] = {".utf8), "not a PNG, JPEG, GIF, WebP, SVG or PDF"),
      ([0x49, 0x49, 42, 0, 8, 0, 0, 0], "not a PNG, JPEG, GIF, WebP, SVG or PDF"),
      ([0, 0, 1, 0, 1, 0], "not a PNG, JPEG, GIF, WebP, SVG or PDF"),
      (Array("<html><body/></html>".utf8), "not a PNG, JPEG, GIF, WebP, SVG or PDF"),
      (Array("%PDF-1.7".utf8), "PDF"), (Array("%PDF".utf8), "not a PNG"), ([], "empty"),
    ] as [([UInt8], String)])
  func onlySomeFormatsAreRead(_ bytes: [UInt8], _ reason: String) {
    #expect(Self.problem(bytes)?.contains(reason) == true)
  }

  /// 3.6 billion pixels in files of less than a kilobyte.
  @Test func sizesAreCheckedBeforeDecoding() throws {
    var png = [UInt8](try Self.png())
    png.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
    var gif = Self.gif
    gif.replaceSubrange(6..<10, with: [0x60, 0xEA, 0x60, 0xEA])
    var jpeg = try Self.jpeg()
    let frame = try #require(
      (0..<jpeg.count - 1).first { jpeg[$0] == 0xFF && (0xC0...0xC2).contains(jpeg[$0 + 1]) })
    jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0xEA, 0x60, 0xEA, 0x60])
    let webp: [UInt8] =
      Array("RIFF".utf8) + [30, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0]
      + [0x5F, 0xEA, 0, 0x5F, 0xEA, 0] + Array(repeating: 0, count: 8)
    for file in [png, gif, jpeg, webp] {
      let problem = Self.problem(file)
      #expect(problem?.hasPrefix("claims 60000 × 60000 pixels") == true, "\(problem ?? "decoded")")
    }
  }

  /// Every prefix of a file is truncated, wherever it ends.
  @Test func filesThatAreCutShortAreRefused() throws {
    let png = [UInt8](try Self.png())
    let jpeg = try Self.jpeg()
    // A PNG file is whole with the name of its last chunk, a GIF with its first frame.
    for (file, whole) in [(png, png.count - 4), (jpeg, jpeg.count), (Self.gif, 34)] {
      #expect(Self.problem(file) == nil)
      for count in 0..<whole {
        #expect(Self.problem(file[..<count]) != nil, "\(count) of \(file.count) bytes")
      }
    }
  }

  /// For any content, reading a file ends, with a message.
  @Test func damagedFilesEndWithASentence() throws {
    let svg = Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"4\"/>".utf8)
    for file in [[UInt8](try Self.png()), try Self.jpeg(), Self.gif, svg] {
      var state: UInt64 = 42
      for _ in 0..<300 {
        var bytes = file
        for _ in 0..<3 {
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 24)
        }
        if let problem = Self.problem(bytes) { #expect(!problem.isEmpty) }
      }
    }
  }
}
