// SPDX-License-Identifier: Apache-2.0
import StorypoleCairo
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import SwiftUI

/// Filtered, grouped or rasterized content looks the same in a very large picture as in a small one, in every
/// format. Derived: the content is uniform along its length, and so is its middle.
@MainActor
@Suite(.isLong) struct LargeEffectTests {
  private static let engine = PangoTextEngine()

  enum Effect: String, CaseIterable {
    case none, blur, opaqueBlur, shadow, shadows, grayscale, saturation, brightness, contrast
    case hueRotation, colorInvert, colorMultiply, luminanceToAlpha, drawingGroup, compositingGroup
    case mask, opacity, multiply, plusLighter, plusDarker, destinationOver, sourceAtop
    case canvasLayer, canvasFilter, glass, material, linear, angular, mesh, strokedAngular
    case shadowedBlur, blurInGroup
  }

  struct Shape: CustomTestStringConvertible {
    var testDescription: String
    var width: CGFloat
    var height: CGFloat
    /// The same, but small.
    var small: CGSize
  }

  /// A picture has at most 16,384 pixels per side, to which filters add their margins, and a document more at
  /// two per point; 16,384 points are more pixels than Cairo draws, which a few effects try.
  static let shapes = [
    Shape(
      testDescription: "tallest", width: 8, height: 16_384, small: CGSize(width: 8, height: 80)),
    Shape(testDescription: "tall", width: 8, height: 8200, small: CGSize(width: 8, height: 80)),
    Shape(testDescription: "wide", width: 8200, height: 8, small: CGSize(width: 80, height: 8)),
    Shape(testDescription: "pixels", width: 8, height: 8190, small: CGSize(width: 8, height: 80)),
    Shape(testDescription: "tiny", width: 1, height: 1, small: CGSize(width: 1, height: 1)),
  ]

  private static func documentShapes(_ effect: Effect) -> [Shape] {
    let isTriedAtLimit = [.blurInGroup, .plusLighter, .angular, .shadow].contains(effect)
    return shapes.filter {
      $0.testDescription != "pixels" && (isTriedAtLimit || $0.testDescription != "tallest")
    }
  }

  private static func view(_ effect: Effect) -> AnyView {
    let color = Color(.sRGB, red: 0.9, green: 0.6, blue: 0.3)
    switch effect {
    case .none: return AnyView(color)
    case .blur: return AnyView(color.blur(radius: 2))
    case .opaqueBlur: return AnyView(color.blur(radius: 2, opaque: true))
    case .shadow: return AnyView(color.padding(3).shadow(radius: 2))
    case .shadows:
      return AnyView(color.padding(3).shadow(radius: 2).shadow(color: .blue, radius: 1, x: 1))
    case .grayscale: return AnyView(color.grayscale(1))
    case .saturation: return AnyView(color.saturation(0.4))
    case .brightness: return AnyView(color.brightness(0.1))
    case .contrast: return AnyView(color.contrast(0.5))
    case .hueRotation: return AnyView(color.hueRotation(.degrees(90)))
    case .colorInvert: return AnyView(color.colorInvert())
    case .colorMultiply: return AnyView(color.colorMultiply(.blue))
    case .luminanceToAlpha: return AnyView(color.luminanceToAlpha())
    case .drawingGroup: return AnyView(color.drawingGroup())
    case .compositingGroup: return AnyView(color.compositingGroup())
    case .mask: return AnyView(color.mask { Color.black.opacity(0.7) })
    case .opacity: return AnyView(color.opacity(0.5))
    case .multiply: return AnyView(over(color.blendMode(.multiply)))
    case .plusLighter: return AnyView(over(color.blendMode(.plusLighter)))
    case .plusDarker: return AnyView(over(color.blendMode(.plusDarker)))
    case .destinationOver: return AnyView(over(color.blendMode(.destinationOver)))
    case .sourceAtop: return AnyView(over(color.blendMode(.sourceAtop)))
    case .canvasLayer:
      return AnyView(
        Canvas { context, size in
          context.opacity = 0.6
          context.drawLayer {
            $0.fill(Path(CGRect(origin: .zero, size: size)), with: .color(color))
          }
        })
    case .canvasFilter:
      return AnyView(
        Canvas { context, size in
          context.addFilter(.grayscale(1))
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(color))
        })
    case .glass: return AnyView(color.glassEffect())
    case .material: return AnyView(Rectangle().fill(.regularMaterial).background(color))
    case .linear:
      return AnyView(
        LinearGradient(colors: [color, color], startPoint: .leading, endPoint: .trailing)
          .grayscale(1))
    case .angular: return AnyView(AngularGradient(colors: [color, color], center: .center))
    case .mesh:
      return AnyView(
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
          colors: [color, color, color, color]))
    case .strokedAngular:
      return AnyView(
        Rectangle().stroke(
          AngularGradient(colors: [color, color], center: .center), lineWidth: 30))
    case .shadowedBlur: return AnyView(color.blur(radius: 1).shadow(radius: 2))
    case .blurInGroup: return AnyView(color.blur(radius: 2).opacity(0.5).grayscale(0.5))
    }
  }

  private static func over(_ view: some View) -> some View {
    ZStack {
      Color(.sRGB, red: 0.3, green: 0.5, blue: 0.7)
      view
    }
  }

  private func list(_ effect: Effect, _ size: CGSize) throws -> DisplayList {
    var options = PictureOptions()
    options.size = size
    options.scale = 2
    return try makePicture(of: Self.view(effect), options, textEngine: Self.engine).displayList
  }

  /// Red, green and blue in the middle and near the start.
  private static func samples(_ buffer: PixelBuffer, scale: Int) -> [[Int]] {
    let middle = (buffer.width / 2, buffer.height / 2)
    let isWide = buffer.width > buffer.height
    let near = min(30 * scale, max(buffer.width, buffer.height) / 2)
    return [middle, isWide ? (near, middle.1) : (middle.0, near)].map { x, y in
      let start = y * buffer.bytesPerRow + x * 4
      return [2, 1, 0].map { Int(buffer.bytes[start + $0]) }
    }
  }

  private static func isNear(_ a: [[Int]], _ b: [[Int]], _ tolerance: Int) -> Bool {
    zip(a.joined(), b.joined()).allSatisfy { abs($0 - $1) <= tolerance }
  }

  @Test(arguments: Effect.allCases)
  func pixels(_ effect: Effect) throws {
    for shape in Self.shapes where max(shape.width, shape.height) <= 8192 {
      let large = try list(effect, CGSize(width: shape.width, height: shape.height))
      let found = Self.samples(try CairoRenderer.pixels(large), scale: 2)
      let wanted = Self.samples(try CairoRenderer.pixels(list(effect, shape.small)), scale: 2)
      #expect(Self.isNear(found, wanted, 2), "\(shape.testDescription): \(found) \(wanted)")
    }
  }

  @Test(arguments: Effect.allCases)
  func svg(_ effect: Effect) throws {
    for shape in Self.documentShapes(effect) {
      let size = CGSize(width: shape.width, height: shape.height)
      let output = try CairoRenderer.svgOutput(list(effect, size))
      let found = Self.samples(try Self.pixels(ofSVG: output.data, size), scale: 1)
      let wanted = Self.samples(
        try Self.pixels(ofSVG: CairoRenderer.svg(list(effect, shape.small)), shape.small), scale: 1)
      #expect(Self.isNear(found, wanted, 8), "\(shape.testDescription): \(found) \(wanted)")
    }
  }

  private static func pixels(ofSVG document: Data, _ size: CGSize) throws -> PixelBuffer {
    let image = VectorImage(document: document, size: size)
    let rect = CGRect(origin: .zero, size: size)
    return try CairoRenderer.pixels(
      DisplayList(
        size: size, background: .white,
        items: [DisplayItem(.image(DrawnImage(.vector(image), rect: rect)))]))
  }

  nonisolated private static let converter = "/usr/bin/pdftoppm"

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: converter),
      "poppler is not installed: apt-get install poppler-utils"), arguments: Effect.allCases)
  func pdf(_ effect: Effect) throws {
    for shape in Self.documentShapes(effect) {
      let size = CGSize(width: shape.width, height: shape.height)
      let output = try CairoRenderer.pdfOutput([list(effect, size)])
      let found = Self.samples(try Self.pixels(ofPDF: output.data), scale: 1)
      let wanted = Self.samples(
        try Self.pixels(ofPDF: CairoRenderer.pdf([list(effect, shape.small)])), scale: 1)
      #expect(Self.isNear(found, wanted, 8), "\(shape.testDescription): \(found) \(wanted)")
    }
  }

  /// The first page at one pixel per point.
  private static func pixels(ofPDF document: Data) throws -> PixelBuffer {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try document.write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: converter)
    process.arguments = ["-r", "72", file.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let picture = [UInt8](try output.fileHandleForReading.readToEnd() ?? Data())
    process.waitUntilExit()
    // "P6", width, height and 255, each in a line; then red, green and blue of each pixel.
    let head = String(decoding: picture.prefix(40), as: UTF8.self).split { $0.isWhitespace }
    let (width, height) = (try #require(Int(head[1])), try #require(Int(head[2])))
    var bytes: [UInt8] = []
    let start = picture.count - width * height * 3
    for pixel in stride(from: start, to: picture.count, by: 3) {
      bytes += [picture[pixel + 2], picture[pixel + 1], picture[pixel], 255]
    }
    return PixelBuffer(width: width, height: height, bytesPerRow: width * 4, bytes: bytes)
  }

  // MARK: - Messages

  /// Derived: 16,384 points would be 32,768 pixels, of which 32,000 are 97 %.
  @Test func fewerPixelsAreWarnedOf() throws {
    let large = try list(.grayscale, CGSize(width: 12, height: 16_384))
    let sentence = "is drawn at 97 % of its resolution"
    #expect(try CairoRenderer.pdfOutput([large]).warnings.count == 1)
    #expect(try CairoRenderer.pdfOutput([large]).warnings.first?.contains(sentence) == true)
    let backdrop = try list(.plusLighter, CGSize(width: 12, height: 16_384))
    #expect(try CairoRenderer.svgOutput(backdrop).warnings.first?.contains(sentence) == true)
    let enough = try list(.grayscale, CGSize(width: 12, height: 12_000))
    #expect(try CairoRenderer.pdfOutput([enough]).warnings == [])
    #expect(try CairoRenderer.svgOutput(enough).warnings == [])
  }

  /// A shadow that reaches 10,000 points and more is drawn with few pixels; its content stays sharp.
  @Test func contentOfEnormousShadowsStaysSharp() throws {
    var options = PictureOptions()
    options.size = CGSize(width: 40, height: 40)
    options.scale = 2
    for view in [
      AnyView(Color.red.frame(width: 11, height: 11).shadow(radius: 9000)),
      AnyView(Color.red.frame(width: 11, height: 11).shadow(radius: 2, y: 30_000)),
      AnyView(Color.red.frame(width: 11, height: 11).shadow(radius: .infinity)),
    ] {
      let picture = try makePicture(of: view, options, textEngine: Self.engine)
      let buffer = try CairoRenderer.pixels(picture.displayList)
      // Derived: 14.5 to 25.5 points are the pixels 29 to 50.
      let row = (0..<80).map { buffer.bytes[40 * buffer.bytesPerRow + $0 * 4 + 1] }
      #expect(row.firstIndex { $0 < 128 } == 29)
      #expect(row.lastIndex { $0 < 128 } == 50)
    }
  }
}
