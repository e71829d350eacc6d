// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import Testing

@testable import StorypoleCairo

/// PDF files as images: poppler's pdftocairo turns their first page into SVG.
@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftocairo"),
    "pdftocairo is not installed: apt-get install poppler-utils"))
struct PDFImageTests {
  /// A file with one page.
  static func pdf(_ content: String, box: String = "0 0 24 12", resources: String = "") -> Data {
    var text = "%PDF-1.4\n"
    var places: [Int] = []
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[\(box)]/Contents 4 0 R/Resources<<\(resources)>>>>",
      "<</Length \(content.utf8.count)>>stream\n\(content)\nendstream",
    ]
    for (number, object) in zip(1..., objects) {
      places.append(text.utf8.count)
      text += "\(number) 0 obj\(object)endobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 \(places.count + 1)\n0000000000 65535 f \n"
    for place in places {
      text += String(repeating: "0", count: 10 - "\(place)".count) + "\(place) 00000 n \n"
    }
    text += "trailer<</Root 1 0 R/Size \(places.count + 1)>>\nstartxref\n\(start)\n%%EOF\n"
    return Data(text.utf8)
  }

  /// The left half red, the rest empty.
  static let half = pdf("1 0 0 rg 0 0 12 12 re f")

  // documented (PDF 1.7, 8.3.2.3): a unit is 1/72 inch, a point; y runs upward.
  @Test func pagesAreDrawings() throws {
    let image = try SVGImageTests.vector(Self.half)
    #expect(image.size == CGSize(width: 24, height: 12))
    let corner = try SVGImageTests.vector(Self.pdf("0 0 1 rg 12 6 12 6 re f"))
    func pixel(_ image: VectorImage, _ x: Int, _ y: Int) throws -> [UInt8] {
      let drawn = DrawnImage(.vector(image), rect: CGRect(x: 0, y: 0, width: 240, height: 120))
      return try PixelTests.pixel(PixelTests.list(240, 120, [.image(drawn)]), x, y)
    }
    // Ten times as large, the edge is still between two pixels.
    #expect(try pixel(image, 119, 60) == [255, 0, 0, 255])
    #expect(try pixel(image, 120, 60)[3] == 0)
    #expect(try pixel(corner, 120, 59) == [0, 0, 255, 255])
    #expect(try pixel(corner, 120, 60)[3] == 0)
  }

  @Test func documentsKeepThemSharp() throws {
    let image = try SVGImageTests.vector(Self.half)
    let drawn = DrawnImage(.vector(image), rect: CGRect(x: 0, y: 0, width: 24, height: 12))
    let list = PixelTests.list(24, 12, [.image(drawn)])
    let svg = String(decoding: try CairoRenderer.svg(list), as: UTF8.self)
    #expect(!svg.contains("image/png"))
    let pdf = String(decoding: try CairoRenderer.pdf([list]), as: UTF8.self)
    #expect(!pdf.contains("/Subtype /Image"))
  }

  @Test func setsInCatalogs() throws {
    let place = try AssetPlace()
    try place.write(
      "A.xcassets/tab.imageset/Contents.json",
      "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"tab.pdf\"}], "
        + "\"properties\": {\"template-rendering-intent\": \"template\"}}")
    try place.write("A.xcassets/tab.imageset/tab.pdf", Self.half)
    try place.write("plain.pdf", Self.half)
    let tab = place.image("tab")
    #expect(tab.warnings.isEmpty, "\(tab.warnings)")
    #expect(tab.value?.size == CGSize(width: 24, height: 12))
    #expect(tab.value?.isTemplate == true)
    #expect(place.image("plain").value?.size == CGSize(width: 24, height: 12))
  }

  @Test(arguments: [
    (Data("%PDF-1.7\n".utf8), "damaged"),
    (half.prefix(120), "damaged"),
  ])
  func refusals(_ file: Data, _ reason: String) {
    #expect(ImageFileTests.problem(file)?.contains(reason) == true)
  }

  /// Derived: each line becomes an element of more than 100 bytes, so the document exceeds 20 MB.
  @Test(.timeLimit(.minutes(1))) func workIsBounded() {
    let lines = String(repeating: "0 0 m 5 5 l S ", count: 200_000)
    #expect(ImageFileTests.problem(Self.pdf(lines))?.contains("too large") == true)
  }
}
