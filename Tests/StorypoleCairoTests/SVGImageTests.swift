// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import StorypoleCairo

/// SVG documents as images: the accepted ones, their sizes and sharpness.
@Suite struct SVGImageTests {
  static func svg(_ content: String, _ attributes: String = "width=\"10\" height=\"10\"") -> Data {
    Data(
      ("<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
        + "\(attributes)>\(content)</svg>").utf8)
  }

  static func vector(_ data: Data) throws -> VectorImage {
    guard case .vector(let image) = try ImageDecoder.decode(data) else {
      throw ImageProblem("is no drawing")
    }
    return image
  }

  @Test(arguments: [
    ("<script>alert(1)</script>", "a script"),
    ("<SCRIPT/>", "a script"),
    ("<svg:script xmlns:svg=\"http://www.w3.org/2000/svg\"/>", "a script"),
    ("<rect onclick=\"alert(1)\"/>", "a script"),
    ("<image href=\"file:///etc/passwd\"/>", "external"),
    ("<image xlink:href='https://example.org/a.png'/>", "external"),
    ("<image xlink:href = \"\n other.svg\"/>", "external"),
    ("<use href=\"&#104;ttp://example.org/a.svg#a\"/>", "external"),
    ("<use href=\"other.svg#a\"/>", "external"),
    ("<rect fill=\"url(http://example.org/a.svg#g)\"/>", "external"),
    ("<style>rect { fill: url( 'a.svg#g' ) }</style>", "external"),
    ("<rect fill=\"&#117;rl(http://example.org/a.svg#g)\"/>", "external"),
    ("<rect fill=\"url&#x00000028;http://example.org/a.svg#g)\"/>", "external"),
    ("<rect style=\"fill: \\75rl(http://example.org/a.svg#g)\"/>", "external"),
    ("<rect style=\"fill: &#92;75 rl(http://example.org/a.svg#g)\"/>", "external"),
    ("<style>rect { fill: u\\rl(a.svg#g) }</style>", "external"),
    ("<style><![CDATA[rect { fill: \\000075 rl(a.svg#g) }]]></style>", "external"),
    ("<style>@\\69mport 'a.css';</style>", "style sheet"),
    ("<style>&#64;import 'a.css';</style>", "style sheet"),
    ("<style><![CDATA[@import 'a.css';]]></style>", "style sheet"),
    ("<foreignObject><p/></foreignObject>", "foreignobject"),
    ("<image href=\"data:text/html;base64,PHA+\"/>", "external"),
    ("<image href=\"data:image/svg+xml;base64,PHN2Zz4=\"/>", "external"),
    ("<image href=\"data:image/png;base64,AAAA\"/>", "not a PNG"),
    (String(repeating: "<g>", count: 10_000), "nested"),
    ("<g>", "truncated"), ("</g></g>", "truncated"), ("<rect width=\"1", "truncated"),
  ])
  func isRefused(_ content: String, _ reason: String) {
    let problem = ImageFileTests.problem(Self.svg(content))
    #expect(problem?.contains(reason) == true, "\(problem ?? "drawn")")
  }

  @Test(arguments: [
    ("<!DOCTYPE svg [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]>", "entities"),
    ("<!DOCTYPE svg [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>", "entities"),
    ("<?xml-stylesheet href=\"a.css\"?>", "style sheet"),
    ("<?xml version=\"1.0\" encoding=\"utf-7\"?>", "UTF-8"),
  ])
  func isRefusedForItsBeginning(_ head: String, _ reason: String) {
    let problem = ImageFileTests.problem(Data(head.utf8) + Self.svg(""))
    #expect(problem?.contains(reason) == true, "\(problem ?? "drawn")")
  }

  /// The stated size of a nested picture counts as well.
  @Test func embeddedPicturesAreChecked() throws {
    var png = [UInt8](try ImageFileTests.png())
    func document(_ png: [UInt8]) -> Data {
      Self.svg("<image href=\"data:image/png;base64,\(Data(png).base64EncodedString())\"/>")
    }
    #expect(ImageFileTests.problem(document(png)) == nil)
    png.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
    #expect(ImageFileTests.problem(document(png))?.contains("60000 × 60000") == true)
  }

  @Test func manyElementsAreRefusedSoon() {
    let content = String(repeating: "<g/>", count: SVGScanner.maximumElements)
    #expect(ImageFileTests.problem(Self.svg(content))?.contains("elements") == true)
  }

  /// Eight groups of ten references each to the one before: a hundred million paths.
  @Test func repetitionIsBounded() throws {
    func document(levels: Int, letter: String = "a") -> Data {
      var content = "<defs><path id=\"a0\" d=\"M0 0L5 5\"/>"
      for level in 1...levels {
        content += "<g id=\"\(letter)\(level)\">"
        content += String(repeating: "<use xlink:href=\"#a\(level - 1)\"/>", count: 10) + "</g>"
      }
      return Self.svg(content + "</defs><use href=\"#a\(levels)\"/>")
    }
    #expect(ImageFileTests.problem(document(levels: 3)) == nil)
    for letter in ["a", "&#97;", "&#x061;"] {
      let problem = ImageFileTests.problem(document(levels: 8, letter: letter))
      #expect(problem?.contains("references repeat elements") == true)
    }
    let patterns = (1...8).map {
      "<pattern id=\"p\($0)\">"
        + String(repeating: "<rect fill=\"url(#p\($0 - 1))\"/>", count: 10) + "</pattern>"
    }
    let nested = Self.svg(patterns.joined() + "<rect fill=\"url('#p8')\"/>")
    #expect(ImageFileTests.problem(nested)?.contains("references repeat elements") == true)
    // A cycle is not a repetition: it is not drawn.
    #expect(ImageFileTests.problem(Self.svg("<g id=\"a\"><use href=\"#a\"/></g>")) == nil)
  }

  @Test(arguments: [
    "<feTurbulence numOctaves=\"1000000\"/>", "<feMorphology radius=\"1,500\"/>",
    "<feConvolveMatrix order=\"99\"/>", "<feGaussianBlur stdDeviation=\"1e9\"/>",
    String(repeating: "<feOffset/>", count: 101),
  ])
  func filtersAreBounded(_ step: String) {
    let problem = ImageFileTests.problem(Self.svg("<filter id=\"f\">\(step)</filter>"))
    #expect(problem?.contains("filter") == true, "\(problem ?? "drawn")")
  }

  /// Harmless output of tools.
  @Test(arguments: [
    "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\">",
    "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?><!-- a > b -->", "\u{FEFF}\n",
  ])
  func usualBeginningsAreRead(_ head: String) throws {
    let content =
      "<defs><linearGradient id=\"g\"><stop/></linearGradient></defs><title>a &gt; b</title>"
      + "<a href=\"#x\"/><rect fill=\"url(#g)\" style='stroke:url(\"#g\")'/><use xlink:href=\"#g\"/>"
    #expect(try Self.vector(Data(head.utf8) + Self.svg(content)).size.width == 10)
  }

  /// documented: a unit is a pixel of CSS; a millimeter 96/25.4 of them.
  @Test(arguments: [
    ("width=\"20\" height=\"30\"", 20, 30), ("viewBox=\"5 5 40 50\"", 40, 50),
    ("width=\"100%\" height=\"100%\" viewBox=\"0 0 7 8\"", 7, 8),
    ("width=\"25.4mm\" height=\"1in\"", 96, 96),
  ])
  func sizes(_ attributes: String, _ width: CGFloat, _ height: CGFloat) throws {
    let size = try Self.vector(Self.svg("", attributes)).size
    #expect(abs(size.width - width) < 0.001 && abs(size.height - height) < 0.001, "\(size)")
  }

  @Test func withoutASizeItIsRefused() {
    #expect(ImageFileTests.problem(Self.svg("", ""))?.contains("no size") == true)
  }

  /// Ten units drawn over a hundred points: the edge in the middle is between two pixels.
  @Test func drawingsStaySharp() throws {
    let image = try Self.vector(Self.svg("<rect width=\"5\" height=\"10\" fill=\"#f00\"/>"))
    func pixel(_ x: Int, _ y: Int, _ change: (inout DrawnImage) -> Void = { _ in }) throws
      -> [UInt8]
    {
      var drawn = DrawnImage(.vector(image), rect: CGRect(x: 0, y: 0, width: 100, height: 50))
      change(&drawn)
      return try PixelTests.pixel(PixelTests.list(100, 50, [.image(drawn)]), x, y)
    }
    #expect(try pixel(49, 25) == [255, 0, 0, 255])
    #expect(try pixel(50, 25)[3] == 0)
    // A part of two units, from 4 on: the red half ends at 50 again.
    let part = CGRect(x: 4, y: 0, width: 2, height: 10)
    #expect(try pixel(49, 25) { $0.source = part } == [255, 0, 0, 255])
    #expect(try pixel(50, 25) { $0.source = part }[3] == 0)
    // Repeated every ten points.
    #expect(try pixel(24, 25) { $0.tileSize = CGSize(width: 10, height: 10) } == [255, 0, 0, 255])
    #expect(try pixel(26, 25) { $0.tileSize = CGSize(width: 10, height: 10) }[3] == 0)
    // In one color.
    let green = Paint.Tint(color: ResolvedColor(bytes: 0, 255, 0))
    #expect(try pixel(10, 10) { $0.tint = green } == [0, 255, 0, 255])
    // A fifth of 255, premultiplied.
    #expect(try pixel(49, 25) { $0.opacity = 0.2 } == [51, 0, 0, 51])
  }

  /// A document contains each file once; JPEG data stays unchanged.
  @Test func documentsHoldFilesOnce() throws {
    let data = Data(ImageFileTests.withMetadata(try ImageFileTests.jpeg(), orientation: 1))
    let buffer = try ImageFileTests.pixels(data)
    let places = [
      CGRect(x: 0, y: 0, width: 16, height: 8), CGRect(x: 0, y: 8, width: 4, height: 2),
    ]
    let list = PixelTests.list(
      20, 20, places.map { DrawCommand.image(DrawnImage(pixels: buffer, rect: $0)) })
    let svg = String(decoding: try CairoRenderer.svg(list), as: UTF8.self)
    #expect(svg.components(separatedBy: "data:image/jpeg;base64,").count == 2)
    #expect(svg.components(separatedBy: "<use ").count == 3)
    let pdf = try CairoRenderer.pdf([list])
    #expect(pdf.range(of: Data("/DCTDecode".utf8)) != nil)
    #expect(pdf.range(of: Data("secret".utf8)) == nil)
  }

  @Test func drawingsStayDrawingsInDocuments() throws {
    let image = try Self.vector(Self.svg("<rect width=\"5\" height=\"10\"/>"))
    let list = PixelTests.list(
      20, 20, [.image(DrawnImage(.vector(image), rect: CGRect(x: 0, y: 0, width: 20, height: 20)))])
    let output = try CairoRenderer.svgOutput(list)
    #expect(String(decoding: output.data, as: UTF8.self).contains("data:image/svg+xml;base64,"))
    #expect(output.notes.isEmpty)
    #expect(try CairoRenderer.pdf([list]).range(of: Data("/Subtype /Image".utf8)) == nil)
  }
}
