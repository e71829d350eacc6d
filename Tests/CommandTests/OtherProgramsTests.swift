// SPDX-License-Identifier: Apache-2.0
import CPango
import Foundation
import Testing

/// SVG documents of all examples and of difficult content, as drawn by other programs, compared with our PNG
/// files.
///
/// Both have two pixels per point. The mean difference of a picture's channels must stay below `threshold` of
/// 255: each program antialiases differently, and mixes colors to a byte more or less. It was 0.35 at most; a
/// text that is one pixel off makes 3 and more, a missing blend mode 2.
@Suite(.serialized) struct OtherProgramsTests {
  static let threshold = 0.5

  static let browser = ["chromium", "chromium-browser", "google-chrome"].lazy
    .map { "/usr/bin/" + $0 }.first { FileManager.default.isExecutableFile(atPath: $0) }

  struct Drawn {
    var name: String
    /// In pixels.
    var width: Int
    var height: Int
  }

  /// Draws everything as SVG and as PNG.
  private func draw(into place: Workspace) throws -> [Drawn] {
    let files = try place.addExamples()
    for format in ["svg", "png"] {
      let run = try place.run(
        ["render"] + files + ["Paint.swift", "--format", format, "-o", "out/"])
      #expect(run.status == 0, "\(run.errors)")
    }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: place.folder.appendingPathComponent("out").path)
    return try names.filter { $0.hasSuffix(".png") }.sorted().map { name in
      let size = try #require(pngSize(place.data("out/" + name)))
      return Drawn(name: String(name.dropLast(4)), width: size.width, height: size.height)
    }
  }

  private func run(_ program: String, _ arguments: [String], in place: Workspace) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = place.folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  /// Pixels of four bytes, of which the last is alpha.
  private struct Pixels {
    var width: Int
    var height: Int
    var bytes: [UInt8]

    init?(_ file: URL) {
      guard let surface = cairo_image_surface_create_from_png(file.path),
        let data = cairo_image_surface_get_data(surface)
      else { return nil }
      defer { cairo_surface_destroy(surface) }
      width = Int(cairo_image_surface_get_width(surface))
      height = Int(cairo_image_surface_get_height(surface))
      let stride = Int(cairo_image_surface_get_stride(surface))
      bytes = []
      for y in 0..<height {
        bytes += UnsafeBufferPointer(start: data + y * stride, count: width * 4)
      }
    }

    /// The mean difference of red, green and blue from a part of another picture.
    func difference(from other: Pixels, atX x: Int, y: Int) -> Double {
      guard x + width <= other.width, y + height <= other.height else { return 255 }
      var sum = 0
      for row in 0..<height {
        let start = row * width * 4
        let otherStart = ((y + row) * other.width + x) * 4
        for index in 0..<width * 4 where index % 4 != 3 {
          sum += abs(Int(bytes[start + index]) - Int(other.bytes[otherStart + index]))
        }
      }
      return Double(sum) / Double(width * height * 3)
    }
  }

  @Test(
    .enabled(if: browser != nil, "Chromium is not installed: apt-get install chromium"))
  func chromium() throws {
    let place = try Workspace(["Paint.swift": paintSample])
    let pictures = try draw(into: place)
    // One page with all of them stacked: the browser starts once.
    var page = "<!DOCTYPE html><style>img { position: absolute; left: 0 }</style>"
    let width = pictures.map(\.width).max()! / 2
    var height = 0
    for picture in pictures {
      page += "<img style=\"top: \(height)px\" src=\"out/\(picture.name).svg\">"
      height += (picture.height + 1) / 2
    }
    try Data(page.utf8).write(to: place.folder.appendingPathComponent("page.html"))
    try run(
      Self.browser!,
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--force-device-scale-factor=2", "--force-color-profile=srgb",
        "--user-data-dir=\(place.folder.path)/profile", "--screenshot=page.png",
        "--window-size=\(width),\(height)", "file://\(place.folder.path)/page.html",
      ], in: place)
    let theirs = try #require(Pixels(place.folder.appendingPathComponent("page.png")))
    var y = 0
    for picture in pictures {
      let ours = try #require(
        Pixels(place.folder.appendingPathComponent("out/\(picture.name).png")))
      let difference = ours.difference(from: theirs, atX: 0, y: y)
      #expect(difference < Self.threshold, "\(picture.name): \(difference)")
      y += (picture.height + 1) / 2 * 2
    }
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/rsvg-convert"),
      "librsvg is not installed: apt-get install librsvg2-bin"))
  func librsvg() throws {
    let place = try Workspace(["Paint.swift": paintSample])
    for picture in try draw(into: place) {
      try run(
        "/usr/bin/rsvg-convert",
        ["--zoom", "2", "-o", "theirs.png", "out/\(picture.name).svg"], in: place)
      let folder = place.folder
      let ours = try #require(Pixels(folder.appendingPathComponent("out/\(picture.name).png")))
      let theirs = try #require(Pixels(folder.appendingPathComponent("theirs.png")))
      let difference = ours.difference(from: theirs, atX: 0, y: 0)
      #expect(difference < Self.threshold, "\(picture.name): \(difference)")
    }
  }
}
