// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import StorypoleCairo
@testable import StorypoleGraphics

/// Pictures at one pixel per point, compared pixel by pixel.
@Suite struct PixelTests {
  static let red = ResolvedColor(red: 1, green: 0, blue: 0)
  static let blue = ResolvedColor(red: 0, green: 0, blue: 1)

  static func list(background: ResolvedColor? = nil, _ commands: [DrawCommand]) -> DisplayList {
    list(8, 8, background: background, commands)
  }

  static func list(
    _ width: CGFloat, _ height: CGFloat, background: ResolvedColor? = nil,
    _ commands: [DrawCommand]
  ) -> DisplayList {
    DisplayList(
      size: CGSize(width: width, height: height), background: background,
      items: commands.map { DisplayItem($0) })
  }

  static func rect(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: ResolvedColor = red
  ) -> DrawCommand {
    .fill(Path(CGRect(x: x, y: y, width: width, height: height)), .color(color), FillStyle())
  }

  static func layer(_ change: (inout Layer) -> Void, _ commands: [DrawCommand]) -> [DrawCommand] {
    var layer = Layer()
    change(&layer)
    return [.begin(layer)] + commands + [.end]
  }

  /// Red, green, blue, alpha, premultiplied.
  static func pixel(_ list: DisplayList, _ x: Int, _ y: Int) throws -> [UInt8] {
    let pixels = try CairoRenderer.pixels(list)
    let start = y * pixels.bytesPerRow + x * 4
    return [2, 1, 0, 3].map { pixels.bytes[start + $0] }
  }

  @Test func aRectangleFillsItsPixels() throws {
    let list = Self.list([Self.rect(2, 3, 4, 2)])
    let pixels = try CairoRenderer.pixels(list)
    for y in 0..<8 {
      for x in 0..<8 {
        let isInside = (2..<6).contains(x) && (3..<5).contains(y)
        let alpha = pixels.bytes[y * pixels.bytesPerRow + x * 4 + 3]
        #expect(alpha == (isInside ? 255 : 0))
      }
    }
  }

  @Test func scaleMakesPixels() throws {
    var list = Self.list(2.5, 3, [Self.rect(0, 0, 1, 1)])
    list.scale = 2
    let pixels = try CairoRenderer.pixels(list)
    #expect(pixels.width == 5)
    #expect(pixels.height == 6)
    #expect(try Self.pixel(list, 1, 1) == [255, 0, 0, 255])
    #expect(try Self.pixel(list, 2, 2) == [0, 0, 0, 0])
  }

  @Test func theEvenOddRuleLeavesAHole() throws {
    var path = Path(CGRect(x: 0, y: 0, width: 8, height: 8))
    path.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    let list = Self.list([.fill(path, .color(Self.red), FillStyle(eoFill: true))])
    #expect(try Self.pixel(list, 4, 4) == [0, 0, 0, 0])
    #expect(try Self.pixel(list, 1, 1) == [255, 0, 0, 255])
  }

  @Test func strokesAreOnBothSides() throws {
    let path = Path(CGRect(x: 2, y: 2, width: 4, height: 4))
    let list = Self.list([.stroke(path, .color(Self.red), StrokeStyle(lineWidth: 2))])
    #expect(try Self.pixel(list, 1, 4) == [255, 0, 0, 255])
    #expect(try Self.pixel(list, 2, 4) == [255, 0, 0, 255])
    #expect(try Self.pixel(list, 4, 4) == [0, 0, 0, 0])
    #expect(try Self.pixel(list, 0, 4) == [0, 0, 0, 0])
  }

  @Test func opacityIsTheLayersNotEachItems() throws {
    let commands = Self.layer({ $0.opacity = 0.5 }, [Self.rect(0, 0, 8, 8), Self.rect(0, 0, 8, 8)])
    let list = Self.list(background: .white, commands)
    let pixel = try Self.pixel(list, 4, 4)
    #expect(abs(Int(pixel[1]) - 128) <= 1)
  }

  @Test func transformsAndClipsNest() throws {
    let inner = Self.layer(
      { $0.clip = Path(CGRect(x: 0, y: 0, width: 2, height: 8)) }, [Self.rect(0, 0, 8, 8)])
    let list = Self.list(
      Self.layer({ $0.transform = CGAffineTransform(translationX: 3, y: 0) }, inner))
    #expect(try Self.pixel(list, 2, 4)[3] == 0)
    #expect(try Self.pixel(list, 3, 4)[3] == 255)
    #expect(try Self.pixel(list, 4, 4)[3] == 255)
    #expect(try Self.pixel(list, 5, 4)[3] == 0)
  }

  @Test func masksKeepCoveredContent() throws {
    let mask = Self.list([Self.rect(0, 0, 4, 8, .black)])
    let list = Self.list(Self.layer({ $0.mask = mask }, [Self.rect(0, 0, 8, 8)]))
    #expect(try Self.pixel(list, 1, 4) == [255, 0, 0, 255])
    #expect(try Self.pixel(list, 6, 4) == [0, 0, 0, 0])
  }

  @Test(arguments: [
    (BlendMode.multiply, [0, 0, 0, 255]), (.screen, [255, 0, 255, 255]),
    (.plusLighter, [255, 0, 255, 255]), (.difference, [255, 0, 255, 255]),
    (.destinationOver, [255, 0, 0, 255]), (.destinationOut, [0, 0, 0, 0]),
    (.sourceAtop, [0, 0, 255, 255]), (.darken, [0, 0, 0, 255]),
  ])
  func blendModes(mode: BlendMode, expected: [UInt8]) throws {
    let list = Self.list(
      [Self.rect(0, 0, 8, 8)]
        + Self.layer({ $0.blendMode = mode }, [Self.rect(0, 0, 8, 8, Self.blue)]))
    #expect(try Self.pixel(list, 4, 4) == expected)
  }

  /// Documented: R = max(0, 1 − ((1 − D) + (1 − S))). Derived: 0.8 + 0.5 − 1 = 0.3, 0.4 + 0.5 − 1 < 0, 1 + 0.5 − 1 =
  /// 0.5; half of the source subtracts half of its difference to white.
  @Test(arguments: [(1.0, [77, 0, 128, 255]), (0.5, [140, 38, 191, 255])])
  func plusDarkerTakesAwayWhatIsMissing(opacity: Double, expected: [Int]) throws {
    let under = ResolvedColor(red: 0.8, green: 0.4, blue: 1)
    let over = ResolvedColor(red: 0.5, green: 0.5, blue: 0.5)
    let layer = Self.layer(
      {
        $0.blendMode = .plusDarker
        $0.opacity = opacity
      }, [Self.rect(2, 2, 4, 4, over)])
    let list = Self.list([Self.rect(0, 0, 8, 8, under)] + layer)
    for (channel, expected) in zip(try Self.pixel(list, 4, 4), expected) {
      #expect(abs(Int(channel) - expected) <= 1)
    }
    #expect(try Self.pixel(list, 0, 0) == [204, 102, 255, 255])
    // Nothing is under it: the source itself.
    #expect(try Self.pixel(Self.list(layer), 0, 0) == [0, 0, 0, 0])
    let alone = Int(try Self.pixel(Self.list(layer), 4, 4)[3])
    #expect(abs(alone - Int(255 * opacity)) <= 1)
  }

  // MARK: - Filters

  /// Recorded on Apple's system for a radius of 10: .49 of the full alpha at the edge, .16 at 10
  /// points, nothing by 21 (a Gaussian has .5, .159, .018).
  @Test func aShadowIsAGaussian() throws {
    let commands = Self.layer(
      { $0.filters = [.shadow(color: .black, radius: 10, offset: CGSize(width: 0, height: 100))] },
      [Self.rect(50, 0, 100, 40)])
    let list = Self.list(200, 200, commands)
    func alpha(_ x: Int) throws -> Double { Double(try Self.pixel(list, x, 120)[3]) / 255 }
    // The shadow is 40 high and does not reach its full alpha: Φ(2) − Φ(−2).
    let full = 0.9545
    #expect(abs(try (alpha(149) + alpha(150)) / 2 / full - 0.5) < 0.02)
    #expect(abs(try (alpha(159) + alpha(160)) / 2 / full - 0.159) < 0.02)
    #expect(try alpha(172) / full < 0.03)
    #expect(try alpha(185) == 0)
    #expect(try Self.pixel(list, 100, 20) == [255, 0, 0, 255])
  }

  @Test(arguments: [0.6, 1.5, 2.5, 7, 20])
  func blursKeepTheSumAndTheSigma(sigma: Double) {
    let side = 301
    var image = [UInt8](repeating: 0, count: side * side)
    for y in 0..<side {
      for x in 140..<161 { image[y * side + x] = 255 }
    }
    image.withUnsafeMutableBufferPointer {
      Blur.apply(
        sigma, to: $0.baseAddress!, width: side, height: side, stride: side, channels: 1)
    }
    let bytes = Array(image[(150 * side)..<(151 * side)])
    let sum = bytes.reduce(0) { $0 + Double($1) }
    let mean = bytes.enumerated().reduce(0) { $0 + Double($1.offset) * Double($1.element) } / sum
    let variance =
      bytes.enumerated().reduce(0) { $0 + pow(Double($1.offset) - mean, 2) * Double($1.element) }
      / sum
    #expect(abs(sum - 21 * 255) < 21 * 255 * 0.03)
    #expect(abs(mean - 150) < 0.1)
    // Variances add; that of 21 pixels is (21² − 1) / 12.
    let measured = max(0, variance - 440.0 / 12).squareRoot()
    #expect(abs(measured - sigma) < 0.1 * sigma + 0.1)
  }

  @Test func colorMatricesWorkOnPlainColors() throws {
    let swap: [Double] = [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0]
    let half = ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5)
    let list = Self.list(
      Self.layer({ $0.filters = [.colorMatrix(swap)] }, [Self.rect(0, 0, 8, 8, half)]))
    let pixel = try Self.pixel(list, 4, 4)
    #expect(pixel[0] == 0)
    #expect(abs(Int(pixel[2]) - 128) <= 1)
    #expect(abs(Int(pixel[3]) - 128) <= 1)
  }

  @Test func luminanceToAlpha() throws {
    let green = ResolvedColor(red: 0, green: 1, blue: 0)
    let list = Self.list(
      Self.layer({ $0.filters = [.luminanceToAlpha] }, [Self.rect(0, 0, 8, 8, green)]))
    #expect(try Self.pixel(list, 4, 4) == [0, 0, 0, 182])
  }

  // MARK: - Gradients and images

  /// Recorded on Apple's system between red and blue of the palette of 26: about 170, 121, 168.
  @Test func gradientsRunThroughOklab() throws {
    let stops = [
      ResolvedStop(color: ResolvedColor(bytes: 255, 56, 60), location: 0),
      ResolvedStop(color: ResolvedColor(bytes: 0, 136, 255), location: 1),
    ].subdivided()
    let paint = Paint.linearGradient(
      stops: stops, start: .zero, end: CGPoint(x: 101, y: 0))
    let path = Path(CGRect(x: 0, y: 0, width: 101, height: 4))
    let list = Self.list(101, 4, [.fill(path, paint, FillStyle())])
    let middle = try Self.pixel(list, 50, 2)
    for (channel, expected) in zip(middle, [170, 121, 168]) {
      #expect(abs(Int(channel) - expected) <= 3)
    }
    #expect(try Self.pixel(list, 0, 2)[0] > 250)
  }

  // Derived: the middle of black and white is 0.5. A stop that is 8 of 255 steps lighter shows; one that is 0.4 doesn't.
  @Test func stopsThatDoNotShowAreLeftOut() {
    func stops(_ middle: Float) -> [ResolvedStop] {
      let gray = ResolvedColor(red: middle, green: middle, blue: middle)
      return [
        ResolvedStop(color: .black, location: 0), ResolvedStop(color: gray, location: 0.5),
        ResolvedStop(color: .white, location: 1),
      ]
    }
    #expect(GradientStops.simplified(stops(0.5 + 8 / 255)).count == 3)
    #expect(GradientStops.simplified(stops(0.5 + 0.4 / 255)).count == 2)
  }

  @Test func angularGradientsTurnClockwise() throws {
    let stops = [
      ResolvedStop(color: Self.red, location: 0), ResolvedStop(color: Self.red, location: 0.5),
      ResolvedStop(color: Self.blue, location: 0.5), ResolvedStop(color: Self.blue, location: 1),
    ]
    let paint = Paint.angularGradient(
      stops: stops, center: CGPoint(x: 8, y: 8), start: .degrees(0), end: .degrees(360))
    let path = Path(CGRect(x: 0, y: 0, width: 16, height: 16))
    let list = Self.list(16, 16, [.fill(path, paint, FillStyle())])
    #expect(try Self.pixel(list, 12, 12) == [255, 0, 0, 255])
    #expect(try Self.pixel(list, 4, 12) == [255, 0, 0, 255])
    #expect(try Self.pixel(list, 4, 4) == [0, 0, 255, 255])
  }

  @Test func imagesAreStretchedAndTiled() throws {
    let pixels = PixelBuffer(
      width: 2, height: 1, bytesPerRow: 8, bytes: [0, 0, 255, 255, 255, 0, 0, 255])
    let frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    let stretched = Self.list([
      .image(DrawnImage(pixels: pixels, rect: frame, interpolation: .none))
    ])
    #expect(try Self.pixel(stretched, 3, 3) == [255, 0, 0, 255])
    #expect(try Self.pixel(stretched, 4, 3) == [0, 0, 255, 255])
    let tiled = Self.list([
      .image(
        DrawnImage(
          pixels: pixels, rect: frame, tileSize: CGSize(width: 2, height: 1),
          interpolation: .none))
    ])
    #expect(try Self.pixel(tiled, 4, 3) == [255, 0, 0, 255])
    #expect(try Self.pixel(tiled, 5, 3) == [0, 0, 255, 255])
    let part = Self.list([
      .image(
        DrawnImage(
          pixels: pixels, rect: frame, source: CGRect(x: 1, y: 0, width: 1, height: 1),
          interpolation: .none, tint: .init(color: .black)))
    ])
    #expect(try Self.pixel(part, 1, 1) == [0, 0, 0, 255])
  }

  // MARK: - Refusals and oddities

  @Test(arguments: [
    CGSize(width: 16_385, height: 1), CGSize(width: 16_000, height: 16_000),
    CGSize(width: 1e300, height: 1), CGSize(width: CGFloat.infinity, height: 1),
  ])
  func tooLargePicturesAreRefused(size: CGSize) {
    var list = DisplayList(size: size)
    list.items = []
    let error = #expect(throws: DrawingError.self) { try CairoRenderer.png(list) }
    guard case .tooLarge = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(throws: DrawingError.self) { try CairoRenderer.pdf([list]) }
    #expect(throws: DrawingError.self) { try CairoRenderer.svg(list) }
  }

  @Test func emptyPicturesAreRefused() {
    #expect(throws: DrawingError.notANumber) {
      try CairoRenderer.png(DisplayList(size: CGSize(width: CGFloat.nan, height: 1)))
    }
    #expect(throws: DrawingError.emptySize(.zero)) {
      try CairoRenderer.png(DisplayList(size: .zero))
    }
    #expect(throws: DrawingError.invalidScale(0)) {
      try CairoRenderer.png(DisplayList(size: CGSize(width: 1, height: 1), scale: 0))
    }
    #expect(DrawingError.tooLarge(width: 1e300, height: 1).description.contains("scale"))
  }

  /// NaN and degenerate values are skipped; the rest is drawn.
  @Test func oddNumbersSpoilNothingElse() throws {
    let nan = Path(CGRect(x: CGFloat.nan, y: 0, width: 4, height: 4))
    var commands: [DrawCommand] = [
      .fill(nan, .color(Self.blue), FillStyle()),
      .stroke(Path(CGRect(x: 0, y: 0, width: 1e30, height: 4)), .color(.clear), StrokeStyle()),
      .stroke(
        Path(CGRect(x: 0, y: 0, width: 4, height: 4)), .color(.clear),
        StrokeStyle(dash: [0, 0, -1])),
      .end,
    ]
    commands += Self.layer(
      { $0.transform = CGAffineTransform(scaleX: 0, y: 1) },
      [
        Self.rect(0, 0, 8, 8, Self.blue)
      ])
    commands += Self.layer({ $0.opacity = .nan }, [Self.rect(0, 0, 8, 8, Self.blue)])
    commands.append(Self.rect(0, 0, 8, 8))
    commands.append(.begin(Layer()))
    #expect(try Self.pixel(Self.list(commands), 4, 4) == [255, 0, 0, 255])
  }

  @Test func manyNestedShadowsCostNoMoreThanTheirNumber() throws {
    var commands = [Self.rect(2, 2, 2, 2)]
    for _ in 0..<40 {
      commands = Self.layer(
        { $0.filters = [.shadow(color: .black, radius: 0, offset: CGSize(width: 0.1, height: 0))] },
        commands)
    }
    #expect(try Self.pixel(Self.list(commands), 3, 3) == [255, 0, 0, 255])
  }
}
