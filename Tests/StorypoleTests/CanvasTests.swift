// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

@Suite struct CanvasTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  /// The drawing of a canvas of 40 × 20, without the canvas's own layer.
  private func inside(_ renderer: @escaping (inout GraphicsContext) -> Void) -> [DrawCommand] {
    let commands = draw(Canvas { context, _ in renderer(&context) }, 40, 20)
    guard let first = commands.first, case .begin = first else { return commands }
    return Array(commands.dropFirst().dropLast())
  }

  @Test func drawsInItsBounds() {
    var given = CGSize.zero
    let canvas = Canvas { context, size in
      given = size
      context.fill(square, with: .color(.red))
    }
    let commands = draw(canvas.padding(5), 40, 20)
    #expect(given == CGSize(width: 30, height: 10))
    #expect(commands.layers.count == 1)
    #expect(commands.layers.first?.transform == CGAffineTransform(translationX: 5, y: 5))
    #expect(commands.layers.first?.clip == Path(CGRect(x: 0, y: 0, width: 30, height: 10)))
    #expect(commands.layers.first?.isolated == false)
    #expect(commands.dropFirst().first == .fill(square, .color(red), FillStyle()))
    #expect(draw(Canvas { _, _ in }, 40, 20) == [])
  }

  @Test func transforms() {
    let layers = inside { context in
      context.translateBy(x: 10, y: 0)
      context.scaleBy(x: 2, y: 3)
      context.fill(square, with: .color(.red))
      context.scaleBy(x: 0, y: 1)
      context.fill(square, with: .color(.red))
    }.layers
    // The point (1, 1) is scaled first, then moved.
    #expect(layers.map { CGPoint(x: 1, y: 1).applying($0.transform) } == [CGPoint(x: 12, y: 3)])
  }

  @Test func copiesHaveSeparateEffects() {
    let commands = inside { context in
      var faint = context
      faint.opacity = 0.5
      faint.fill(square, with: .color(.red))
      context.stroke(square, with: .color(.blue), lineWidth: 3)
    }
    #expect(commands.layers.map(\.opacity) == [0.5])
    #expect(commands.last == .stroke(square, .color(blue), StrokeStyle(lineWidth: 3)))
  }

  // The filter is inside the clip: its additions are clipped as well.
  @Test func filtersComeBeforeClips() {
    let layers = inside { context in
      context.clip(to: square)
      context.addFilter(.blur(radius: 2))
      context.addFilter(.grayscale(1))
      context.blendMode = .multiply
      context.fill(square, with: .color(.red))
    }.layers
    #expect(layers.map(\.clip) == [square, nil])
    #expect(layers.last?.blendMode == .multiply)
    #expect(layers.last?.filters.first == .blur(radius: 2, opaque: false))
    #expect(layers.last?.filters.count == 2)
  }

  // A blend mode ignores content under the canvas.
  // Derived: full inversion is 1 − color; a quarter is 0.75 · color + 0.25 · (1 − color).
  @Test func inversions() {
    let filters = inside { context in
      context.addFilter(.colorInvert())
      context.addFilter(.colorInvert(0.25))
      context.fill(square, with: .color(.red))
    }.layers.first?.filters
    func rows(_ factor: Double, _ start: Double) -> Filter {
      .colorMatrix([
        factor, 0, 0, 0, start, 0, factor, 0, 0, start, 0, 0, factor, 0, start, 0, 0, 0, 1, 0,
      ])
    }
    #expect(filters == [rows(-1, 1), rows(0.5, 0.25)])
  }

  @Test func blendsWithItself() {
    let canvas = Canvas { context, _ in
      context.blendMode = .clear
      context.fill(square, with: .color(.black))
    }
    let layers = draw(canvas, 40, 20).layers
    #expect(layers.first?.isolated == true)
    #expect(layers.last?.blendMode == .destinationOut)
  }

  @Test func clipsMeet() {
    var bounds: [CGRect] = []
    let layers = inside { context in
      bounds.append(context.clipBoundingRect)
      context.clip(to: square)
      context.translateBy(x: 4, y: 5)
      context.clip(to: square)
      bounds.append(context.clipBoundingRect)
      context.clip(to: square, options: .inverse)
      context.fill(square, with: .color(.red))
    }.layers
    #expect(bounds.first == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(bounds.last == CGRect(x: 0, y: 0, width: 6, height: 5))
    let moved = Path(CGRect(x: 4, y: 5, width: 10, height: 10))
    #expect(layers.prefix(2).map(\.clip) == [square, moved])
    let mask = layers.dropFirst(2).first?.mask?.items.map(\.command)
    #expect(mask?.paths.last == moved)
    #expect(mask?.layers.map(\.blendMode) == [.destinationOut])
  }

  @Test func layers() {
    let commands = inside { context in
      context.translateBy(x: 3, y: 0)
      context.opacity = 0.5
      context.drawLayer { layer in
        #expect(layer.opacity == 1 && layer.transform.tx == 3)
        layer.fill(square, with: .color(.red))
        layer.fill(square, with: .color(.blue))
      }
      context.drawLayer { _ in }
    }
    #expect(commands.layers.map(\.opacity) == [0.5, 1, 1, 1])
    #expect(commands.layers.map(\.isolated) == [false, true, false, false])
    #expect(commands.paths.count == 2)
  }

  @Test func layersThatClip() {
    let layers = inside { context in
      context.clipToLayer(opacity: 0.25) { $0.fill(square, with: .color(.red)) }
      context.fill(square, with: .color(.red))
    }.layers
    let mask = layers.first?.mask?.items.map(\.command)
    #expect(mask?.layers.map(\.opacity) == [0.25])
    #expect(mask?.paths == [square])
  }

  @Test func shadings() throws {
    let gradient = Gradient(colors: [.red, .blue])
    let start = CGPoint(x: 1, y: 2)
    let end = CGPoint(x: 3, y: 4)
    let canvas = Canvas { context, _ in
      context.fill(square, with: .linearGradient(gradient, startPoint: start, endPoint: end))
      context.fill(
        square, with: .radialGradient(gradient, center: start, startRadius: 1, endRadius: 9))
      context.fill(square, with: .conicGradient(gradient, center: end, angle: .degrees(90)))
      context.fill(square, with: .foreground)
      context.fill(
        square, with: .style(.linearGradient(gradient, startPoint: .top, endPoint: .bottom)))
      context.fill(square, with: .palette([.color(.blue), .color(.red)]))
    }
    let paints = draw(canvas.foregroundStyle(.red), 40, 20).paints
    try #require(paints.count == 6)
    let stops = [
      ResolvedStop(color: red, location: 0), ResolvedStop(color: blue, location: 1),
    ]
    #expect(paints[0] == .linearGradient(stops: stops, start: start, end: end))
    #expect(
      paints[1] == .radialGradient(stops: stops, center: start, startRadius: 1, endRadius: 9))
    #expect(
      paints[2]
        == .angularGradient(stops: stops, center: end, start: .degrees(90), end: .degrees(450)))
    #expect(paints[3] == .color(red))
    // Unit points refer to the painted shape.
    guard case .linearGradient(_, let top, let bottom) = paints[4] else {
      Issue.record("\(paints[4]) is no linear gradient")
      return
    }
    #expect([top, bottom] == [CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 10)])
    #expect(paints[5] == .color(blue))
  }

  @Test func texts() throws {
    var sizes: [CGSize] = []
    var baselines: [CGFloat] = []
    let canvas = Canvas { context, _ in
      var text = context.resolve(Text("ab cd"))
      let room = CGSize(width: 1000, height: 1000)
      sizes = [text.measure(in: room)]
      sizes.append(text.measure(in: CGSize(width: sizes[0].width - 1, height: 1000)))
      baselines = [text.firstBaseline(in: room), text.lastBaseline(in: room)]
      context.draw(text, at: CGPoint(x: 100, y: 50), anchor: .bottomTrailing)
      text.shading = .color(.red)
      context.draw(text, in: CGRect(x: 7, y: 8, width: 500, height: 500))
    }
    let picture = try makePicture(
      of: canvas, PictureOptions(), textEngine: TextPaintTests.OneGlyphEngine())
    let commands = picture.displayList.items.map(\.command)
    let places = commands.compactMap { command -> CGPoint? in
      if case .glyphs(let run, _) = command { run.positions.first } else { nil }
    }
    try #require(sizes.count == 2 && places.count == 2)
    #expect(sizes[0].width > sizes[1].width && sizes[0].height < sizes[1].height)
    #expect(baselines[0] == baselines[1])
    // The corner is at (7, 8), and at the point less the size.
    #expect(places[0].x - places[1].x == 100 - sizes[0].width - 7)
    #expect(places[0].y - places[1].y == 50 - sizes[0].height - 8)
    #expect(places[1].x == 7)
    #expect(commands.paints == [.color(.black), .color(red)])
  }

  @Test func symbols() {
    var size: CGSize?
    let canvas = Canvas { context, _ in
      guard let symbol = context.resolveSymbol(id: "dot") else { return }
      size = symbol.size
      context.draw(symbol, at: CGPoint(x: 20, y: 10))
      context.draw(symbol, in: CGRect(x: 0, y: 0, width: 12, height: 4))
      #expect(context.resolveSymbol(id: 1)?.size == nil)
    } symbols: {
      Color.blue.frame(width: 2, height: 2).tag("other")
      Color.red.frame(width: 6, height: 4).tag("dot")
    }
    for rightToLeft in [false, true] {
      let commands = draw(canvas, 40, 20, rightToLeft: rightToLeft)
      #expect(size == CGSize(width: 6, height: 4))
      let corners = commands.layers.dropFirst().map { CGPoint(x: 6, y: 4).applying($0.transform) }
      #expect(corners == [CGPoint(x: 23, y: 12), CGPoint(x: 12, y: 4)])
      let frame = Path(CGRect(x: 0, y: 0, width: 6, height: 4))
      #expect(commands.paths == [frame, frame])
      #expect(commands.paints == [.color(red), .color(red)])
    }
  }

  @Test func unsupportedFeaturesAreReported() {
    let canvas = Canvas { context, _ in
      context.blendMode = .xor
      context.fill(square, with: .color(.red))
      context.addFilter(.projectionTransform(ProjectionTransform()))
      context.fill(square, with: .color(.red))
    }
    let warnings = drawing(canvas, 40, 20).warnings
    #expect(
      warnings == [
        "GraphicsContext: the blend mode xor is not drawn yet; the mode normal replaces it",
        "GraphicsContext: the filter projectionTransform is not drawn yet; "
          + "the drawing is unchanged",
      ])
  }
}
