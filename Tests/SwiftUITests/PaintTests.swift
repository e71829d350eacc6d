// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import StorypoleCairo
import Testing

@testable import Storypole
@testable import SwiftUI

/// From views to pixels, at one pixel a point.
@MainActor
@Suite struct PaintTests {
  private static let engine = PangoTextEngine()

  private struct Pixels {
    var buffer: PixelBuffer
    /// Red, green, blue, alpha, premultiplied.
    subscript(x: Int, y: Int) -> [Int] {
      let start = y * buffer.bytesPerRow + x * 4
      return [2, 1, 0, 3].map { Int(buffer.bytes[start + $0]) }
    }
  }

  private func pixels(_ view: some View, _ width: CGFloat, _ height: CGFloat) throws -> Pixels {
    var options = PictureOptions()
    options.size = CGSize(width: width, height: height)
    options.scale = 1
    let picture = try makePicture(of: view, options, textEngine: Self.engine)
    return Pixels(buffer: try CairoRenderer.pixels(picture.displayList))
  }

  private func isNear(_ color: [Int], _ expected: [Int], _ tolerance: Int = 2) -> Bool {
    zip(color, expected).allSatisfy { abs($0 - $1) <= tolerance }
  }

  // MARK: - Gradients

  private let red = Color(.sRGB, red: 1, green: 56 / 255, blue: 60 / 255)
  private let blue = Color(.sRGB, red: 0, green: 136 / 255, blue: 1)

  /// Measured on Apple's system: the middle of red and blue is about (170, 121, 168).
  @Test func perceptualGradients() throws {
    for style in [
      AnyShapeStyle(
        LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)),
      AnyShapeStyle(
        .linearGradient(
          Gradient(colors: [red, blue]).colorSpace(.perceptual), startPoint: .leading,
          endPoint: .trailing)),
    ] {
      let pixels = try pixels(Rectangle().fill(style), 101, 4)
      #expect(isNear(pixels[50, 2], [170, 121, 168], 3))
      #expect(isNear(pixels[0, 2], [255, 56, 60], 3))
    }
  }

  /// Derived: the components' means, (255 + 0) / 2, (56 + 136) / 2, (60 + 255) / 2; and at a quarter.
  @Test func deviceGradients() throws {
    let gradient = Gradient(colors: [red, blue]).colorSpace(.device)
    let linear = try pixels(
      Rectangle().fill(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing)), 101, 4
    )
    #expect(isNear(linear[50, 2], [128, 96, 158]))
    #expect(isNear(linear[25, 2], [191, 76, 109]))
    let angular = try pixels(
      Rectangle().fill(
        .angularGradient(gradient, center: .center, startAngle: .zero, endAngle: .degrees(360))),
      101, 101)
    #expect(isNear(angular[2, 50], [128, 96, 158], 3))
  }

  // MARK: - Meshes

  private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  /// Derived: a square mesh of one cell mixes its corners, weighted by area.
  @Test func aMeshMixesItsCorners() throws {
    let colors: [Color] = [
      Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0),
      Color(red: 0, green: 0, blue: 1), .white,
    ]
    let mesh = MeshGradient(
      width: 2, height: 2, points: corners, colors: colors, smoothsColors: false)
    let pixels = try pixels(mesh, 100, 100)
    #expect(isNear(pixels[50, 50], [128, 128, 128, 255], 4))
    #expect(isNear(pixels[25, 0], [191, 64, 0, 255], 4))
    #expect(isNear(pixels[0, 0], [255, 0, 0, 255], 4))
    #expect(isNear(pixels[99, 99], [255, 255, 255, 255], 4))
    // Smooth colors have the same middle, equally far from both ends, but begin slower: 3t² − 2t³.
    let smooth = try self.pixels(
      MeshGradient(width: 2, height: 2, points: corners, colors: colors), 100, 100)
    #expect(isNear(smooth[50, 50], [128, 128, 128, 255], 4))
    #expect(isNear(smooth[25, 0], [215, 40, 0, 255], 5))
  }

  @Test func aMeshHasABackground() throws {
    let inner: [SIMD2<Float>] = [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]]
    let mesh = MeshGradient(
      width: 2, height: 2, points: inner, colors: [.black, .black, .black, .black],
      background: Color(red: 0, green: 1, blue: 0))
    let pixels = try pixels(Circle().fill(mesh), 100, 100)
    #expect(pixels[10, 50] == [0, 255, 0, 255])
    #expect(pixels[50, 50] == [0, 0, 0, 255])
    // Outside the circle.
    #expect(pixels[1, 1] == [255, 255, 255, 255])
  }

  @Test func perceptualMeshes() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: corners, colors: [red, blue, red, blue], colorSpace: .perceptual)
    // Measured: the middle of red and blue.
    #expect(isNear(try pixels(mesh, 101, 101)[50, 50], [170, 121, 168], 4))
  }

  /// Control points bend the edges: both of the top edge are at 0.5, so that its middle is at 0.5 · 3/4.
  @Test func bezierPointsBendTheMesh() throws {
    func point(_ x: Float, _ y: Float, down: Float = 0) -> MeshGradient.BezierPoint {
      .init(
        position: [x, y], leadingControlPoint: [2 / 3, y + down], topControlPoint: [x, 2 / 3],
        trailingControlPoint: [1 / 3, y + down], bottomControlPoint: [x, 1 / 3])
    }
    let mesh = MeshGradient(
      width: 2, height: 2,
      bezierPoints: [point(0, 0, down: 0.5), point(1, 0, down: 0.5), point(0, 1), point(1, 1)],
      colors: [.black, .black, .black, .black], background: .white)
    let pixels = try pixels(mesh, 100, 100)
    #expect(pixels[50, 33] == [255, 255, 255, 255])
    #expect(pixels[50, 42] == [0, 0, 0, 255])
  }

  @Test func meshesThatMakeNoSense() throws {
    for (width, height) in [(3, 3), (1, 4), (0, 0), (-1, -4), (1 << 40, 1 << 40)] {
      let mesh = MeshGradient(
        width: width, height: height, points: corners, colors: [.red, .red, .red, .red],
        background: .black)
      #expect(try pixels(mesh, 20, 20)[10, 10] == [0, 0, 0, 255])
    }
    let nan = MeshGradient(
      width: 2, height: 2, points: [[.nan, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.red, .red, .red, .red], background: .black)
    #expect(try pixels(nan, 20, 20)[10, 10] == [0, 0, 0, 255])
  }

  // MARK: - The picture

  @Test func preferredColorSchemeReachesTheBackground() throws {
    let dark = try pixels(VStack { Color.clear.preferredColorScheme(.dark) }, 20, 20)
    #expect(dark[10, 10] == [0, 0, 0, 255])
    let light = try pixels(Color.clear.preferredColorScheme(nil), 20, 20)
    #expect(light[10, 10] == [255, 255, 255, 255])
    // Views next to the requesting one follow too.
    let beside = try pixels(
      HStack(spacing: 0) {
        Rectangle().fill(.primary)
        Color.clear.preferredColorScheme(.dark)
      }, 20, 20)
    #expect(beside[5, 10] == [255, 255, 255, 255])
  }

  // MARK: - Texts

  @Test func aSecondPictureShapesNothing() throws {
    let engine = PangoTextEngine()
    func draw() throws {
      let view = VStack {
        Text("Title").font(.system(size: 64, weight: .bold))
        Text("A subtitle that is *longer* than a line of the picture can be").font(.title2)
        Text("12:30").monospacedDigit().lineLimit(1).minimumScaleFactor(0.5)
      }
      var options = PictureOptions()
      options.size = CGSize(width: 200, height: 300)
      _ = try CairoRenderer.png(
        makePicture(of: view, options, textEngine: engine).displayList)
    }
    try draw()
    let uses = engine.pangoUses
    try draw()
    #expect(engine.pangoUses == uses)
  }
}
