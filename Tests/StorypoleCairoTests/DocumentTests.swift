// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import StorypoleCairo
@testable import StorypoleGraphics

/// Complete files: PNG, SVG and PDF.
@Suite struct DocumentTests {
  static func sample(link: String? = nil) -> DisplayList {
    var list = DisplayList(
      size: CGSize(width: 240, height: 120), scale: 2, background: .white)
    list.title = "A <sample>"
    let layout = TextMetricsTests.layout(
      TextMetricsTests.paragraph("Hello searchable world, مرحبا 世界"), width: 200)
    var layer = Layer()
    layer.link = link
    layer.filters = [.shadow(color: .black, radius: 2, offset: CGSize(width: 1, height: 1))]
    list.items.append(DisplayItem(.begin(layer)))
    for line in layout.lines {
      for piece in line.glyphs {
        list.items.append(
          DisplayItem(.glyphs(piece.run.moved(by: CGSize(width: 20, height: 20)), .color(.black))))
      }
    }
    list.items.append(DisplayItem(.end))
    return list
  }

  @Test func theSameBytesEachTime() throws {
    let list = Self.sample()
    #expect(try CairoRenderer.png(list) == CairoRenderer.png(list))
    #expect(try CairoRenderer.svg(list) == CairoRenderer.svg(list))
    #expect(try CairoRenderer.pdf([list]) == CairoRenderer.pdf([list]))
  }

  @Test func sixteenThreadsWriteTheSameBytes() async throws {
    let list = Self.sample()
    let expected = [
      try CairoRenderer.png(list), try CairoRenderer.svg(list), try CairoRenderer.pdf([list]),
    ]
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask {
          let files = [
            try CairoRenderer.png(list), try CairoRenderer.svg(list),
            try CairoRenderer.pdf([list]),
          ]
          return files == expected
        }
      }
      for try await isEqual in group { #expect(isEqual) }
    }
  }

  @Test func opaquePicturesHaveNoAlphaChannel() throws {
    // The color type is byte 25 of a PNG file: 2 is RGB, 6 is RGBA.
    var list = DisplayList(size: CGSize(width: 3, height: 2), background: .white)
    #expect(try [UInt8](CairoRenderer.png(list))[25] == 2)
    list.background = nil
    let file = try [UInt8](CairoRenderer.png(list))
    #expect(file[25] == 6)
    #expect(file[16..<24] == [0, 0, 0, 3, 0, 0, 0, 2])
  }

  // Derived: an inch of 0.0254 m has 72 points. At scale 2, a meter has 2 · 72 / 0.0254 = 5669.3 pixels.
  @Test func scalesAreResolutions() throws {
    let file = try CairoRenderer.png(Self.sample())
    let name = try #require(file.range(of: Data("pHYs".utf8)))
    #expect([UInt8](file[name.upperBound..<name.upperBound + 4]) == [0, 0, 0x16, 0x25])
  }

  // Derived: 1 / 30 s are 3.33 hundredths. The rounding remainder goes to the next frame: 3.67, then 3.
  @Test func timesOfGIFFramesAddUp() throws {
    let film = try AnimatedGIF()
    for _ in 0..<3 { try film.add(FilmFrame(Self.sample(), duration: 1.0 / 30)) }
    let file = film.finish()
    var times: [Int] = []
    var place = file.startIndex
    while let found = file.range(of: Data([0x21, 0xF9, 0x04]), in: place..<file.endIndex) {
      // After a byte of flags, with the lower byte first.
      times.append(Int(file[found.upperBound + 1]) + Int(file[found.upperBound + 2]) << 8)
      place = found.upperBound
    }
    #expect(times == [3, 4, 3])
  }

  // The third edition of PNG: fcTL has the numerator of the time in seconds at byte 20, then the denominator.
  @Test func timesOfPNGFrames() throws {
    var film = AnimatedPNG(count: 1)
    try film.add(FilmFrame(Self.sample(), duration: 0.25), hasAlpha: false)
    let file = film.finish()
    let name = try #require(file.range(of: Data("fcTL".utf8)))
    // 250 / 1000
    #expect([UInt8](file[name.upperBound + 20..<name.upperBound + 24]) == [0, 250, 3, 232])
  }

  /// libpng reads the drawn pixels from a file, with and without alpha.
  @Test func pngFilesCanBeRead() throws {
    var list = Self.sample()
    let orange = ResolvedColor(red: 1, green: 0.5, blue: 0)
    list.items.append(
      DisplayItem(
        .fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), .color(orange), FillStyle())))
    for background in [ResolvedColor.white, nil] {
      list.background = background
      let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: file) }
      try CairoRenderer.png(list).write(to: file)
      let read = try #require(SVGPictureTests.pixels(file.path))
      let drawn = try CairoRenderer.pixels(list)
      #expect(read.width == drawn.width && read.height == drawn.height)
      // Nearly transparent colors lose their last bits to the division by alpha.
      let differences = zip(drawn.bytes, read.bytes).map { abs(Int($0) - Int($1)) }
      #expect(differences.max()! <= (background == nil ? 1 : 0))
    }
  }

  @Test func svgIsInPixelsOfAPointAndHasATitle() throws {
    let svg = String(decoding: try CairoRenderer.svg(Self.sample()), as: UTF8.self)
    #expect(svg.contains("width=\"240px\" height=\"120px\""))
    #expect(svg.contains("<title>A &lt;sample&gt;</title>"))
    #expect(!svg.contains("surface"))
  }

  @Test func onlyWebAndMailAddressesBecomeLinks() throws {
    func has(_ text: String, _ link: String) throws -> Bool {
      let file = try CairoRenderer.pdf([Self.sample(link: link)])
      return String(decoding: file, as: UTF8.self).contains(text)
    }
    #expect(try has("example.org", "https://example.org/a"))
    #expect(try has("example.org", "mailto:me@example.org"))
    #expect(try !has("/Link", "javascript:alert(1)"))
    #expect(try !has("/Link", "file:///etc/passwd"))
    #expect(try !has("/Link", "https://example.org/a b"))
    #expect(Painter.linkAttributes("https://a/'\\") == "uri='https://a/\\'\\\\'")
  }

  /// A link in a group covers the group's drawing. Derived: 20 by 10 points at (30, 20) of a page of 120 points,
  /// with y pointing up in the file.
  @Test func linksInGroups() throws {
    var link = Layer()
    link.link = "https://example.org/a"
    let fill = DrawCommand.fill(
      Path(CGRect(x: 30, y: 20, width: 20, height: 10)), .color(.black), FillStyle())
    var (faded, masked, blurred) = (Layer(), Layer(), Layer())
    faded.opacity = 0.5
    masked.mask = DisplayList(size: CGSize(width: 240, height: 120), items: [DisplayItem(fill)])
    blurred.filters = [.blur(radius: 1, opaque: false)]
    for layers in [
      [faded, link], [faded, masked, link], [link, faded], [masked, link, blurred],
    ] {
      var list = DisplayList(size: CGSize(width: 240, height: 120))
      list.items = layers.map { DisplayItem(.begin($0)) } + [DisplayItem(fill)]
      list.items += layers.map { _ in DisplayItem(.end) }
      let file = String(decoding: try CairoRenderer.pdf([list]), as: UTF8.self)
      #expect(file.contains("/URI (https://example.org/a)"))
      if layers == [faded, link] { #expect(file.contains("/Rect [ 30 90 50 100 ]")) }
    }
  }

  // Documented (PDF): a language is a BCP 47 tag. The number after startxref is the place of the index, which begins
  // with xref.
  @Test func aPDFHasALanguage() throws {
    var list = Self.sample()
    list.language = "de_CH"
    let file = try CairoRenderer.pdf([list])
    #expect(file.range(of: Data("/Lang (de-CH)".utf8)) != nil)
    let pointer = try #require(file.range(of: Data("startxref\n".utf8), options: .backwards))
    let digits = file[pointer.upperBound...].prefix { $0 != 0x0A }
    let place = try #require(Int(String(decoding: digits, as: UTF8.self)))
    #expect(file[place...].starts(with: Data("xref".utf8)))
  }

  @Test func aPDFHasAPageForEachList() throws {
    let file = String(
      decoding: try CairoRenderer.pdf([Self.sample(), Self.sample()]), as: UTF8.self)
    #expect(file.contains("/Count 2"))
    #expect(throws: DrawingError.self) { try CairoRenderer.pdf([]) }
  }

  private static let hasReader = FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftotext")

  @Test(.enabled(if: hasReader)) func pdfTextCanBeSearched() throws {
    let text = try Self.text(of: CairoRenderer.pdf([Self.sample()]))
    #expect(text.contains("Hello searchable world"))
    if TextMetricsTests.hasHanFonts { #expect(text.contains("世界")) }
  }

  /// All characters of ASCII, in words, in fonts with ligatures and with glyphs for two characters.
  @Test(
    .enabled(if: hasReader), arguments: ["", "DejaVu Sans", "DejaVu Serif", "DejaVu Sans Mono"])
  func everyCharacterIsAsItWasTyped(family: String) throws {
    let words = (0x21...0x7E).map { "\(Unicode.Scalar(UInt8($0)))" }.joined()
    let lines = [words, "office fluffy 1/2 3-4 A-B", "-- --- -a", "1\u{A0}2 3\u{AD}4"]
    for hasDigits in [false, true] {
      var list = DisplayList(size: CGSize(width: 900, height: 200))
      for (index, line) in lines.enumerated() {
        var font = FontRequest(
          family: family.isEmpty ? .system(.default) : .named(family), size: 12)
        font.monospacedDigits = hasDigits
        let layout = TextMetricsTests.layout(
          Paragraph(runs: [TextRun(line, font: font)]), width: 880)
        for piece in layout.lines.flatMap(\.glyphs) {
          let run = piece.run.moved(by: CGSize(width: 10, height: 20 + 40 * CGFloat(index)))
          list.items.append(DisplayItem(.glyphs(run, .color(.black))))
        }
      }
      let text = try Self.text(of: CairoRenderer.pdf([list]))
      for line in lines.dropLast() { #expect(text.contains(line), "\(family): \(text)") }
      // The reader writes a plain space for the other one.
      #expect(text.replacing("\u{A0}", with: " ").contains("1 2 3"), "\(family): \(text)")
    }
  }

  private static func text(of pdf: Data) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "sample.pdf")
    try pdf.write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/pdftotext")
    process.arguments = [file.path, "-"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// Files of another form stay as they are.
  @Test(arguments: [
    "", "x", "startxref\n", "startxref\n-1\n", "startxref\n99\n",
    "startxref\n99999999999999999999\n",
    "xref\n0 -3\nstartxref\n0\n", "xref\n0 9223372036854775807\nstartxref\n0\n",
    "xref\n0 2\n0000000000 65535 f \n9999999999 00000 n \nstartxref\n0\n",
  ])
  func otherFilesKeepTheirStructure(file: String) {
    #expect(PDFDocument.withoutStructure(Data(file.utf8)) == Data(file.utf8))
  }
}
