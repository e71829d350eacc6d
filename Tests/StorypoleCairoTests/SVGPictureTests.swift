// SPDX-License-Identifier: Apache-2.0
import CPango
import FoundationXML
import Testing

@testable import StorypoleCairo
@testable import StorypoleGraphics

/// SVG documents with text, pixels and everything else, as drawn by another program.
@Suite struct SVGPictureTests {
  static func text(_ string: String, at point: CGPoint, _ paint: Paint = .color(.black))
    -> [DrawCommand]
  {
    let layout = TextMetricsTests.layout(TextMetricsTests.paragraph(string), width: 300)
    return layout.lines.flatMap(\.glyphs).map {
      .glyphs($0.run.moved(by: CGSize(width: point.x, height: point.y)), paint)
    }
  }

  static let blue = ResolvedColor(red: 0, green: 0.3, blue: 1)

  static let stops = [
    ResolvedStop(color: SVGTests.red, location: 0), ResolvedStop(color: blue, location: 1),
  ]

  static func layer(_ commands: [DrawCommand], _ change: (inout Layer) -> Void) -> [DrawCommand] {
    var layer = Layer()
    change(&layer)
    return [.begin(layer)] + commands + [.end]
  }

  static func image() -> PixelBuffer {
    var bytes: [UInt8] = []
    for index in 0..<16 { bytes += [UInt8(index * 16), 100, UInt8(255 - index * 16), 255] }
    return PixelBuffer(width: 4, height: 4, bytesPerRow: 16, bytes: bytes)
  }

  static func everything() -> DisplayList {
    let square = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    let circle = Path(ellipseIn: CGRect(x: 4, y: 4, width: 32, height: 32))
    func fill(_ path: Path, _ paint: Paint) -> DrawCommand { .fill(path, paint, FillStyle()) }
    let center = CGPoint(x: 20, y: 20)
    let linear = Paint.linearGradient(stops: stops, start: .zero, end: CGPoint(x: 40, y: 40))
    let parts: [[DrawCommand]] = [
      [fill(square, linear)],
      [
        fill(
          circle,
          .radialGradient(stops: stops, center: center, startRadius: 5, endRadius: 16))
      ],
      [
        fill(
          circle,
          .ellipticalGradient(
            stops: stops, bounds: CGRect(x: 0, y: 10, width: 40, height: 20), center: .center,
            startFraction: 0, endFraction: 0.5))
      ],
      [
        fill(
          circle,
          .angularGradient(stops: stops, center: center, start: .zero, end: .degrees(360)))
      ],
      layer([fill(square, .color(blue))]) { $0.clip = circle },
      layer([fill(square, linear)]) {
        $0.mask = SVGTests.list([.fill(circle, .color(.black), FillStyle())])
      },
      layer([fill(circle, .color(blue))]) {
        $0.filters = [.shadow(color: .black, radius: 2, offset: CGSize(width: 2, height: 3))]
      },
      layer([fill(circle, .color(blue))]) { $0.filters = [.blur(radius: 3, opaque: false)] },
      layer([fill(square, .color(.init(red: 1, green: 0.8, blue: 0)))]) {
        $0.blendMode = .multiply
        $0.opacity = 0.7
        $0.transform = CGAffineTransform(rotationAngle: 0.3)
      },
      layer([fill(square, linear)]) {
        $0.filters = [
          .colorMatrix([0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0.5, 0])
        ]
      },
      layer(
        [fill(square, .color(blue))]
          + layer([fill(circle, .color(.black))]) { $0.blendMode = .destinationOut }
      ) { $0.isolated = true },
      [
        .stroke(
          circle, linear, StrokeStyle(lineWidth: 4, lineCap: .round, dash: [6, 7], dashPhase: 2))
      ],
      [.image(DrawnImage(pixels: image(), rect: CGRect(x: 4, y: 4, width: 32, height: 32)))],
      [
        .image(
          DrawnImage(
            pixels: image(), rect: CGRect(x: 4, y: 4, width: 32, height: 32),
            tileSize: CGSize(width: 8, height: 8)))
      ],
    ]
    var commands: [DrawCommand] = []
    for (index, part) in parts.enumerated() {
      commands += layer(part) {
        $0.transform = CGAffineTransform(
          translationX: CGFloat(index % 5) * 50 + 8, y: CGFloat(index / 5) * 50 + 8)
      }
    }
    commands += text("Baseline & outlines", at: CGPoint(x: 10, y: 165))
    commands += text("Gradient", at: CGPoint(x: 170, y: 165), .color(blue))
    var list = SVGTests.list(commands, size: CGSize(width: 260, height: 200))
    list.background = .white
    list.title = "Everything"
    return list
  }

  @Test(arguments: [SVGTextForm.outlines, .text])
  func everythingIsValidAndTheSameTwice(_ form: SVGTextForm) throws {
    let svg = try SVGTests.svg(Self.everything(), text: form)
    #expect(SVGTests.isValid(svg))
    #expect(try SVGTests.svg(Self.everything(), text: form) == svg)
  }

  @Test func notesNameRasterizedParts() throws {
    #expect(
      try CairoRenderer.svgOutput(Self.everything()).notes == [
        "an angular gradient is drawn as pixels", "a shadow is drawn as pixels",
        "a filtered layer is drawn as pixels",
        "content with a blend mode that SVG does not support is drawn as pixels",
      ])
    let list = SVGTests.list(Self.text("Text", at: .zero))
    #expect(try CairoRenderer.svgOutput(list).notes == [])
  }

  @Test func repeatedGlyphsAreDefinedOnce() throws {
    let svg = try SVGTests.svg(SVGTests.list(Self.text("noon", at: .zero)))
    #expect(svg.components(separatedBy: "<path id=\"g").count == 3)
    #expect(svg.components(separatedBy: "<use ").count == 5)
    #expect(!svg.contains("noon"))
    let single = try SVGTests.svg(SVGTests.list(Self.text("no", at: .zero)))
    #expect(!single.contains("<use "))
    #expect(single.components(separatedBy: "<path ").count == 2)
  }

  @Test func textStaysTextWhenAsked() throws {
    let svg = try SVGTests.svg(
      SVGTests.list(Self.text("a <b> ]]> \"c\"", at: CGPoint(x: 0, y: 20))), text: .text)
    #expect(svg.contains(">a &lt;b&gt; ]]&gt; &quot;c&quot;</text>"))
    #expect(svg.contains(" font-size=\"17\""))
    #expect(!svg.contains("<path"))
    #expect(SVGTests.isValid(svg))
    // A position for each unit of UTF-16.
    let places = try #require(svg.firstMatch(of: /\sx="([^"]*)"/)).1.split(separator: " ")
    #expect(places.count == 13)
    let arabic = try SVGTests.svg(SVGTests.list(Self.text("مرحبا", at: .zero)), text: .text)
    #expect(!arabic.contains("<text"))
  }

  /// A font's proportional digits would not fill the positions of tabular ones.
  @Test func digitsOfOneWidthStaySo() throws {
    for isMonospaced in [false, true] {
      var paragraph = TextMetricsTests.paragraph("1:11")
      paragraph.runs[0].font.monospacedDigits = isMonospaced
      let commands = TextMetricsTests.layout(paragraph, width: 300).lines.flatMap(\.glyphs)
        .map { DrawCommand.glyphs($0.run, .color(.black)) }
      let svg = try SVGTests.svg(SVGTests.list(commands), text: .text)
      #expect(svg.contains(" style=\"font-feature-settings:'tnum'\"") == isMonospaced)
      #expect(SVGTests.isValid(svg))
    }
  }

  static func pixels(_ file: String) -> PixelBuffer? {
    guard let surface = cairo_image_surface_create_from_png(file) else { return nil }
    defer { cairo_surface_destroy(surface) }
    let height = Int(cairo_image_surface_get_height(surface))
    let bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    return PixelBuffer(
      width: Int(cairo_image_surface_get_width(surface)), height: height,
      bytesPerRow: bytesPerRow,
      bytes: Array(UnsafeBufferPointer(start: data, count: bytesPerRow * height)))
  }

  static let converter = "/usr/bin/rsvg-convert"

  /// The mean difference of all channels must stay below 0.2 of 255: it was 0.035, from different
  /// antialiasing, and one small missing shape makes nearly 1.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: converter)))
  func anotherProgramDrawsTheSame() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let list = Self.everything()
    let svg = folder.appending(path: "a.svg")
    try CairoRenderer.svg(list).write(to: svg)
    let process = Process()
    process.executableURL = URL(filePath: Self.converter)
    let png = folder.appending(path: "a.png")
    process.arguments = ["--zoom", "2", "-o", png.path, svg.path]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let theirs = try #require(Self.pixels(png.path))
    let ours = try CairoRenderer.pixels(list)
    #expect(theirs.width == ours.width && theirs.height == ours.height)
    var sum = 0
    for (a, b) in zip(ours.bytes, theirs.bytes) { sum += abs(Int(a) - Int(b)) }
    let difference = Double(sum) / Double(ours.bytes.count)
    #expect(difference < 0.2, "\(difference)")
  }
}
