// SPDX-License-Identifier: Apache-2.0
import CPango
import Testing

@testable import StorypoleCairo
@testable import StorypoleGraphics

/// Repeatedly painted gradients come from the cache, as the same bytes.
@Suite struct PaintedGradientsTests {
  static func stops(_ opacity: Float = 1) -> [ResolvedStop] {
    [
      ResolvedStop(color: ResolvedColor(red: 1, green: 0, blue: 0), location: 0),
      ResolvedStop(
        color: ResolvedColor(red: 0, green: 0, blue: 1, opacity: opacity), location: 1),
    ]
  }

  /// A picture of 300 × 300 with a gradient in 280 × 260 of it.
  static func picture(
    _ paint: Paint, at x: CGFloat = 10, on background: ResolvedColor = PixelTests.red
  ) throws -> [UInt8] {
    let area = Path(CGRect(x: x, y: 20, width: 280, height: 260))
    return try CairoRenderer.pixels(
      PixelTests.list(300, 300, background: background, [.fill(area, paint, FillStyle())])
    ).bytes
  }

  @Test func paintedOnceMoreItIsTheSame() throws {
    let paints: [Paint] = [
      .linearGradient(
        stops: Self.stops(), start: CGPoint(x: 3, y: 7), end: CGPoint(x: 250, y: 190)),
      .linearGradient(stops: Self.stops(0.5), start: .zero, end: CGPoint(x: 0, y: 300)),
      .radialGradient(
        stops: Self.stops(), center: CGPoint(x: 150, y: 150), startRadius: 5, endRadius: 130),
    ]
    for paint in paints {
      let first = try Self.picture(paint)
      let elsewhere = try Self.picture(paint, at: 0)
      for _ in 0..<3 {
        #expect(try Self.picture(paint) == first)
        #expect(try Self.picture(paint, at: 0) == elsewhere)
      }
      #expect(first != elsewhere)
    }
  }

  /// Transparent parts are mixed with the content below, each time.
  @Test func contentBelowATransparentGradientCounts() throws {
    let paint = Paint.linearGradient(
      stops: Self.stops(0.5), start: .zero, end: CGPoint(x: 300, y: 0))
    for _ in 0..<3 {
      #expect(try Self.picture(paint) != Self.picture(paint, on: PixelTests.blue))
    }
  }

  @Test func theThirdPaintingIsFromMemory() throws {
    let image = try #require(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 300, 300))
    defer { cairo_surface_destroy(image) }
    let context = try #require(cairo_create(image))
    defer { cairo_destroy(context) }
    let painter = Painter(context, target: .pixels, filterScale: 1)
    let gradients = PaintedGradients()
    var drawn = 0
    func paint(_ paint: Paint) throws -> [UInt8] {
      let place = try #require(PaintedGradients.Place(paint, context, on: image))
      gradients.paint(place, on: image) {
        painter.withSource(paint) { cairo_paint(context) }
        drawn += 1
      }
      cairo_surface_flush(image)
      let data = try #require(cairo_image_surface_get_data(image))
      return Array(
        UnsafeBufferPointer(start: data, count: Int(cairo_image_surface_get_stride(image)) * 300))
    }
    let (one, other) = (
      Paint.linearGradient(stops: Self.stops(), start: .zero, end: CGPoint(x: 300, y: 300)),
      Paint.linearGradient(stops: Self.stops(), start: .zero, end: CGPoint(x: 300, y: 0))
    )
    let pixels = try paint(one)
    _ = try paint(one)
    #expect(drawn == 2)
    #expect(try paint(other) != pixels)
    #expect(drawn == 3)
    #expect(try paint(one) == pixels)
    #expect(drawn == 3)
  }

  @Test func noOtherPaintIsKept() throws {
    let image = try #require(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 300, 300))
    defer { cairo_surface_destroy(image) }
    let context = try #require(cairo_create(image))
    defer { cairo_destroy(context) }
    func place(_ paint: Paint) -> PaintedGradients.Place? {
      PaintedGradients.Place(paint, context, on: image)
    }
    let gradient = Paint.linearGradient(
      stops: Self.stops(), start: .zero, end: CGPoint(x: 300, y: 300))
    #expect(place(gradient)?.width == 300)
    #expect(place(.color(PixelTests.red)) == nil)
    #expect(place(.linearGradient(stops: Self.stops(), start: .zero, end: .zero)) == nil)
    #expect(
      place(.linearGradient(stops: Self.stops(0.9), start: .zero, end: CGPoint(x: 9, y: 9))) == nil)
    // A clip that isn't a rectangle of whole pixels, and one that is too small to cache.
    for clip in [
      CGRect(x: 0.5, y: 0, width: 299, height: 300), CGRect(x: 0, y: 0, width: 9, height: 9),
    ] {
      cairo_save(context)
      cairo_rectangle(context, clip.minX, clip.minY, clip.width, clip.height)
      cairo_clip(context)
      #expect(place(gradient) == nil)
      cairo_restore(context)
    }
  }
}
