// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

@MainActor
@Suite struct ImageRendererTests {
  /// Width and height of a PNG file: big-endian at bytes 16 and 20, in its first chunk.
  private func size(ofPNG data: Data) throws -> [Int] {
    let bytes = [UInt8](data)
    try #require(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    return [16, 20].map { bytes[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  /// Whether a PNG file has an alpha channel: color type 6 is RGBA.
  private func hasAlpha(_ data: Data) -> Bool { data[25] == 6 }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ImageRendererTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func defaultsAreApples() {
    let renderer = ImageRenderer(content: Color.red)
    #expect(renderer.proposedSize == .unspecified)
    #expect(renderer.scale == 1)
    #expect(!renderer.isOpaque)
  }

  @Test func pngHasTheViewsSizeInPixels() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
    #expect(try size(ofPNG: renderer.pngData()) == [30, 20])
    renderer.scale = 3
    #expect(try size(ofPNG: renderer.pngData()) == [90, 60])
  }

  @Test func viewReceivesTheProposedSize() throws {
    let renderer = ImageRenderer(content: Color.red)
    // A color takes 10 for a nil proposal.
    #expect(try size(ofPNG: renderer.pngData()) == [10, 10])
    renderer.proposedSize = ProposedViewSize(width: 40, height: nil)
    #expect(try size(ofPNG: renderer.pngData()) == [40, 10])
  }

  @Test func opaqueHasABackground() throws {
    let renderer = ImageRenderer(content: Circle().frame(width: 20, height: 20))
    #expect(try hasAlpha(renderer.pngData()))
    renderer.isOpaque = true
    #expect(try !hasAlpha(renderer.pngData()))
  }

  @Test func contentCanChange() throws {
    let renderer = ImageRenderer(content: Text("a"))
    let first = try renderer.pngData()
    renderer.content = Text("b")
    #expect(try renderer.pngData() != first)
    renderer.content = Text("a")
    #expect(try renderer.pngData() == first)
  }

  @Test func changesAreAnnounced() {
    let renderer = ImageRenderer(content: Color.red)
    var count = 0
    let subscription = renderer.objectWillChange.sink { count += 1 }
    renderer.scale = 2
    renderer.isOpaque = true
    renderer.proposedSize = .zero
    #expect(count == 3)
    subscription.cancel()
  }

  @Test func documents() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
    let svg = try String(decoding: renderer.svgData(), as: UTF8.self)
    #expect(svg.contains("<svg") && svg.contains("width=\"30px\""))
    #expect(try renderer.pdfData().starts(with: Data("%PDF-".utf8)))
  }

  // MARK: - Drawing into a context

  @Test func renderHandsOutTheSizeAndDraws() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
    var sizes: [CGSize] = []
    var sheet: ImageRendererContext?
    renderer.render { size, draw in
      sizes.append(size)
      let context = ImageRendererContext(size: CGSize(width: 100, height: 50), scale: 2)
      context.saveGState()
      context.translateBy(x: 10, y: 5)
      context.scaleBy(x: 2, y: 2)
      draw(context)
      context.restoreGState()
      draw(context)
      sheet = context
    }
    #expect(sizes == [CGSize(width: 30, height: 20)])
    let context = try #require(sheet)
    #expect(try size(ofPNG: context.pngData()) == [200, 100])
    #expect(try hasAlpha(context.pngData()))
    let svg = String(decoding: try context.svgData(), as: UTF8.self)
    #expect(svg.contains("matrix(2 0 0 2 10 5)"))
  }

  @Test func onlyDocumentsHavePages() throws {
    let renderer = ImageRenderer(content: Text("A page"))
    let sheet = ImageRendererContext(size: CGSize(width: 100, height: 50))
    renderer.render { _, draw in
      draw(sheet)
      sheet.beginPage(size: CGSize(width: 50, height: 100))
      draw(sheet)
    }
    #expect(sheet.size == CGSize(width: 50, height: 100))
    let pdf = String(decoding: try sheet.pdfData(), as: UTF8.self)
    #expect(pdf.contains("/Count 2"))
    #expect(failure { _ = try sheet.pngData() }?.kind == .format)
    #expect(failure { _ = try sheet.svgData() }?.kind == .format)
    let empty = ImageRendererContext(size: .zero)
    #expect(failure { _ = try empty.pdfData() }?.kind == .picture)
  }

  @Test(arguments: ["png", "svg", "pdf", "PNG"]) func writesByExtension(_ name: String) throws {
    try withFolder { folder in
      let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
      let file = folder.appendingPathComponent("picture.\(name)")
      try Data("old".utf8).write(to: file)
      try renderer.write(to: file)
      let expected =
        switch name.lowercased() {
        case "png": try renderer.pngData()
        case "svg": try renderer.svgData()
        default: try renderer.pdfData()
        }
      #expect(try Data(contentsOf: file) == expected)
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(left.count == 1)
    }
  }

  private func failure(_ body: () throws -> Void) -> ImageRendererError? {
    do {
      try body()
      return nil
    } catch {
      return error as? ImageRendererError
    }
  }

  @Test(arguments: ["picture.gif", "picture"]) func unknownFormat(_ name: String) throws {
    try withFolder { folder in
      let renderer = ImageRenderer(content: Color.red)
      let error = failure { try renderer.write(to: folder.appendingPathComponent(name)) }
      #expect(error?.kind == .format)
      #expect(error?.description.hasPrefix("\(name) must end with .png, .svg or .pdf") == true)
    }
  }

  @Test func unwritablePathKeepsNothing() throws {
    try withFolder { folder in
      let renderer = ImageRenderer(content: Color.red)
      let file = folder.appendingPathComponent("missing/picture.png")
      let error = failure { try renderer.write(to: file) }
      #expect(error?.kind == .file)
      #expect(error?.description.contains(file.path) == true)
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(left.isEmpty)
    }
  }

  @Test func noFile() throws {
    let renderer = ImageRenderer(content: Color.red)
    #expect(
      failure { try renderer.write(to: URL(string: "https://example.org/a.png")!) }?.kind == .file)
  }

  @Test func picturesWithoutSizeOrTooLargeAreErrors() throws {
    #expect(failure { _ = try ImageRenderer(content: EmptyView()).pngData() }?.kind == .picture)
    let huge = ImageRenderer(content: Color.red.frame(width: 20_000, height: 10))
    let error = failure { _ = try huge.pngData() }
    #expect(error?.kind == .picture)
    #expect(error?.localizedDescription.contains("20000 × 10") == true)
  }

  @Test func endlessBodiesAreErrors() throws {
    struct Endless: View {
      var body: some View { VStack { AnyView(Endless()) } }
    }
    let error = failure { _ = try ImageRenderer(content: Endless()).pngData() }
    #expect(error?.kind == .view)
    #expect(error?.description.contains("Endless") == true)
  }
}
