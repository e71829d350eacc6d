// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import StorypoleCairo
@testable import StorypoleGraphics

/// Font folders with other content: skipped, reported, and never fatal.
@Suite struct FontFileTests {
  private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
  private static let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

  /// Draws a text with a folder of fonts and returns the engine's warnings.
  private static func warnings(_ files: [String: Data], family: String? = nil) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fonts & <more> \(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("inside"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
    let engine = PangoTextEngine(fontDirectories: [folder.path])
    var paragraph = TextMetricsTests.paragraph("Hello, 世界 😀")
    if let family { paragraph.runs[0].font.family = .named(family) }
    let layout = engine.shape(paragraph).layout(width: 60, height: nil)
    var list = DisplayList(size: CGSize(width: 60, height: 60))
    list.items = layout.lines.flatMap { $0.glyphs.map { .init(.glyphs($0.run, .color(.black))) } }
    _ = try CairoRenderer.png(list)
    _ = try CairoRenderer.pdf([list])
    return engine.takeWarnings()
  }

  @Test func damagedFilesAreNamed() throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: Self.inter))
    var noise = Data("OTTO".utf8)
    noise.append(contentsOf: (0..<4000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 3) })
    let damaged: [String: Data] = [
      "empty.ttf": Data(), "short.otf": whole.prefix(3), "header.otf": whole.prefix(200),
      "half.otf": whole.prefix(whole.count / 2), "almost.otf": whole.dropLast(1000),
      "noise.otf": noise, "inside/text.ttf": Data("This is no font.\n".utf8),
      "collection.ttc": Data("ttcf".utf8) + Data(repeating: 0xFF, count: 100),
    ]
    for (name, data) in damaged {
      let warnings = try Self.warnings([name: data])
      #expect(warnings.count == 1, "\(name): \(warnings)")
      #expect(warnings.first?.contains(name) ?? false, "\(name): \(warnings)")
    }
    let together = try Self.warnings(damaged.merging(["Good.otf": whole]) { $1 })
    #expect(together.count == 1)
    #expect(together[0].contains("and 3 more"))
    #expect(!together[0].contains("Good.otf"))
  }

  @Test func soundFilesAreNot() throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: Self.inter))
    #expect(try Self.warnings(["Some Font.OTF": whole, "README.txt": Data("text".utf8)]) == [])
  }

  /// Files that would block a reader, or lead it through the whole machine, are not read; the fonts beside
  /// them are.
  @Test(.timeLimit(.minutes(1)), arguments: ["pipe.ttf", "pipe", "device.ttf", "root", "loop"])
  func otherThanFilesAreSkipped(name: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fonts \(UUID().uuidString)")
    let inner = folder.appendingPathComponent("inside")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let dejaVu = try Data(contentsOf: URL(fileURLWithPath: Self.dejaVu))
    // The same font with a name that no installed one has, as long in both encodings of the names.
    var renamed = dejaVu
    for encoding in [String.Encoding.utf16BigEndian, .utf8] {
      let (old, new) = ("DejaVu".data(using: encoding)!, "OwnVuX".data(using: encoding)!)
      while let range = renamed.range(of: old) { renamed.replaceSubrange(range, with: new) }
    }
    try renamed.write(to: inner.appendingPathComponent("Own.ttf"))
    let path = folder.appendingPathComponent(name).path
    switch name {
    case "device.ttf": symlink("/dev/zero", path)
    case "root": symlink("/", path)
    case "loop": symlink("..", path)
    default: mkfifo(path, 0o600)
    }
    let engine = PangoTextEngine(fontDirectories: [folder.path])
    var paragraph = TextMetricsTests.paragraph("Hello")
    paragraph.runs[0].font.family = .named("OwnVuX Sans")
    let width = engine.shape(paragraph).layout(width: nil, height: nil).lines[0].width
    paragraph.runs[0].font.family = .named("DejaVu Sans")
    #expect(width == engine.shape(paragraph).layout(width: nil, height: nil).lines[0].width)
    let warnings = engine.takeWarnings()
    #expect(warnings.count == (name.hasSuffix(".ttf") ? 1 : 0), "\(warnings)")
    #expect(warnings.allSatisfy { $0.contains(name) }, "\(warnings)")
  }

  /// Fonts with bytes changed at positions from a fixed generator.
  @Test(arguments: [inter, dejaVu])
  func changedFontsEndNothing(path: String) throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    var state: UInt64 = 42
    func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33)
    }
    for _ in 0..<25 {
      var data = whole
      // The first kilobytes hold the list of tables; the rest their contents.
      for _ in 0..<8 { data[next() % 4096] = UInt8(next() & 255) }
      for _ in 0..<200 { data[next() % data.count] = UInt8(next() & 255) }
      _ = try Self.warnings(
        ["changed.ttf": data], family: path == Self.inter ? "Inter" : "DejaVu Sans")
    }
  }

  /// A missing character is an empty frame as high as a capital: dark along its sides, the background inside.
  @Test func missingCharactersAreFrames() throws {
    for family in [FontRequest.Family.system(.default), .named("DejaVu Serif")] {
      var paragraph = TextMetricsTests.paragraph("\u{10FFFD}", size: 40)
      paragraph.runs[0].font.family = family
      let engine = PangoTextEngine()
      let layout = engine.shape(paragraph).layout(width: nil, height: nil)
      #expect(engine.takeWarnings().contains { $0.contains("U+10FFFD") })
      let list = PixelTests.list(
        layout.size.width, layout.size.height, background: .white,
        layout.lines[0].glyphs.map { .glyphs($0.run, .color(.black)) })
      let pixels = try CairoRenderer.pixels(list)
      func isDark(_ x: Int, _ y: Int) -> Bool {
        pixels.bytes[y * pixels.bytesPerRow + 4 * x] < 128
      }
      let places = (0..<pixels.height).flatMap { y in (0..<pixels.width).map { (x: $0, y: y) } }
      let dark = places.filter { isDark($0.x, $0.y) }
      let left = try #require(dark.map(\.x).min())
      let right = try #require(dark.map(\.x).max())
      let top = try #require(dark.map(\.y).min())
      let bottom = try #require(dark.map(\.y).max())
      #expect(right - left > 12 && bottom - top > 25)
      let middle = (left + right) / 2
      #expect((top...bottom).allSatisfy { isDark(left, $0) && isDark(right, $0) })
      #expect((left...right).allSatisfy { isDark($0, top) && isDark($0, bottom) })
      #expect(!isDark(middle, (top + bottom) / 2))
      // It is inside its advance, so that it doesn't overlap neighbors.
      #expect(right < Int(layout.lines[0].width.rounded(.up)))
    }
  }
}
