// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

/// The drawing of images, and warnings if there is nothing to draw.
@Suite struct ImageTests {
  /// Contains a white square of 10 points with 2 pixels each, and black colors.
  private final class Loader: AssetLoader {
    static let pixels = PixelBuffer(
      width: 20, height: 20, bytesPerRow: 80, bytes: [UInt8](repeating: 255, count: 1600))

    func image(_ name: AssetName, in traits: AssetTraits) -> AssetAnswer<LoadedImage> {
      switch name.name {
      case "square", "mark":
        AssetAnswer(
          LoadedImage(
            .pixels(Self.pixels), size: CGSize(width: 10, height: 10),
            isTemplate: name.name == "mark" ? true : nil))
      default: AssetAnswer(nil, warnings: ["no \(name.name) in \(name.folder ?? "the assets")"])
      }
    }

    func color(_ name: AssetName, in traits: AssetTraits) -> AssetAnswer<LoadedColor> {
      switch name.name {
      case "ink": AssetAnswer(.fixed(traits.isDark ? .white : .black))
      case "alarm": AssetAnswer(.system("systemRedColor"))
      case "odd": AssetAnswer(.system("systemOddColor"))
      default: AssetAnswer(nil, warnings: ["no color \(name.name)"])
      }
    }

    func symbol(_ name: AssetName) -> AssetAnswer<Data> { AssetAnswer(nil) }

    func image(in data: Data, scale: CGFloat, name: String) -> AssetAnswer<LoadedImage> {
      data.isEmpty
        ? AssetAnswer(nil, warnings: ["the image \(name) is empty"])
        : AssetAnswer(
          LoadedImage(.pixels(Self.pixels), size: CGSize(width: 20 / scale, height: 20 / scale)))
    }
  }

  private let assets = ViewAssets(Loader())

  private func images(_ commands: [DrawCommand]) -> [DrawnImage] {
    commands.compactMap { if case .image(let image) = $0 { image } else { nil } }
  }

  private func drawn(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> [DrawnImage] {
    images(draw(view.environment(\.assets, assets), width, height))
  }

  @Test func isDrawnAtItsPosition() {
    let image = drawn(Image("square"), 30, 20)
    #expect(image.map(\.rect) == [CGRect(x: 10, y: 5, width: 10, height: 10)])
    #expect(image.first?.tint == nil && image.first?.tileSize == nil)
    #expect(
      drawn(Image("square").resizable(), 30, 20).map(\.rect)
        == [CGRect(x: 0, y: 0, width: 30, height: 20)])
  }

  /// documented: the insets' parts keep their size, the rest is stretched or repeated.
  @Test func capInsetsMakeNineParts() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let parts = drawn(Image("square").resizable(capInsets: insets), 30, 20)
    #expect(parts.count == 9)
    #expect(parts[0].rect == CGRect(x: 0, y: 0, width: 2, height: 1))
    // Two pixels a point.
    #expect(parts[0].source == CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(parts[4].rect == CGRect(x: 2, y: 1, width: 24, height: 16))
    #expect(parts[4].source == CGRect(x: 4, y: 2, width: 8, height: 12))
    #expect(parts[8].rect == CGRect(x: 26, y: 17, width: 4, height: 3))
    #expect(parts.allSatisfy { $0.tileSize == nil })
    let tiles = drawn(Image("square").resizable(capInsets: insets, resizingMode: .tile), 30, 20)
    #expect(tiles[4].tileSize == CGSize(width: 4, height: 6))
    #expect(tiles[1].tileSize == CGSize(width: 4, height: 1))
    #expect(tiles[3].tileSize == CGSize(width: 2, height: 6))
    #expect(tiles[0].tileSize == nil)
  }

  @Test func tilesHaveTheImagesSize() {
    let tiles = drawn(Image("square").resizable(resizingMode: .tile), 30, 20)
    #expect(tiles.map(\.tileSize) == [CGSize(width: 10, height: 10)])
  }

  /// Insets outside of the image or its frame never give infinite or negative parts.
  @Test(arguments: [-5, 3, 8, 1000, CGFloat.infinity, .nan])
  func oddInsets(_ inset: CGFloat) {
    let insets = EdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    for part in drawn(
      Image("square").resizable(capInsets: insets).frame(width: 6, height: 6), 30, 20)
    {
      #expect(part.rect.width >= 0 && part.rect.width <= 2000)
      if let source = part.source { #expect(source.minX >= 0 && source.maxX <= 20.001) }
    }
  }

  // MARK: Rendering modes

  @Test func templatesArePaintedInTheForeground() {
    let tint = Paint.Tint(color: red)
    #expect(drawn(Image("mark").foregroundStyle(.red), 20, 20).map(\.tint) == [tint])
    #expect(
      drawn(Image("mark").renderingMode(.original).foregroundStyle(.red), 20, 20).map(\.tint)
        == [nil])
    #expect(
      drawn(Image("square").renderingMode(.template).foregroundStyle(.red), 20, 20).map(\.tint)
        == [tint])
    #expect(drawn(Image("square").foregroundStyle(.red), 20, 20).map(\.tint) == [nil])
  }

  @Test func gradientsAreSeenThroughTheImage() throws {
    let commands = draw(
      Image("mark").foregroundStyle(
        .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      )
      .environment(\.assets, assets), 10, 10)
    let mask = try #require(commands.layers.first?.mask)
    #expect(images(mask.items.map(\.command)).map(\.tint) == [nil])
    guard case .linearGradient = commands.paints.first else {
      Issue.record("\(commands.paints)")
      return
    }
  }

  @Test func optionsReachTheDrawing() {
    let image = drawn(Image("square").interpolation(.none).antialiased(false), 20, 20).first
    #expect(image?.interpolation == DrawnImage.Interpolation.none)
    #expect(image?.isAntialiased == false)
    #expect(drawn(Image("square"), 20, 20).first?.isAntialiased == true)
  }

  // MARK: Drawings

  @Test func codeDrawsImages() {
    let dot = Path(CGRect(x: 1, y: 1, width: 2, height: 2))
    let image = Image(size: CGSize(width: 8, height: 4)) { $0.fill(dot, with: .color(.red)) }
    let own = draw(image, 20, 20)
    #expect(own.layers.first?.transform == CGAffineTransform(translationX: 6, y: 8))
    #expect(own.contains(.fill(dot, .color(red), FillStyle())))
    let stretched = draw(image.resizable(), 16, 12)
    #expect(stretched.layers.first?.transform == CGAffineTransform(scaleX: 2, y: 3))
    // Two rows of three, the last column cut.
    let tiles = draw(image.resizable(resizingMode: .tile), 20, 8)
    #expect(tiles.filter { $0 == .fill(dot, .color(red), FillStyle()) }.count == 6)
    #expect(tiles.layers.first?.clip == Path(CGRect(x: 0, y: 0, width: 20, height: 8)))
  }

  @Test func tooManyTilesAreLeftOut() {
    let image = Image(size: CGSize(width: 0.1, height: 0.1)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
    }
    let result = drawing(image.resizable(resizingMode: .tile), 500, 500)
    #expect(result.commands.isEmpty)
    #expect(result.warnings.contains { $0.contains("more than 10000 times") })
  }

  @Test(arguments: [CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: .infinity)])
  func oddSizesAreNothing(_ size: CGSize) {
    #expect(
      draw(
        Image(size: size) {
          $0.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
        }, 20, 20
      ).paints.isEmpty)
  }

  // MARK: Canvas and paint

  // Derived: caps of 2 and 4 points divide 3 points into 1 and 2, which leaves nothing for the
  // middle.
  @Test func capsShareASmallPlace() {
    let insets = EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 4)
    let canvas = Canvas { context, _ in
      let image = Image("square").resizable(capInsets: insets)
      context.draw(image, in: CGRect(x: 0, y: 0, width: 3, height: 20))
    }
    #expect(drawn(canvas, 40, 20).map(\.rect.width) == [1, 2])
  }

  @Test func canvasesDrawImages() {
    let canvas = Canvas { context, _ in
      context.draw(Image("square"), at: CGPoint(x: 20, y: 10))
      let image = context.resolve(Image("square"))
      #expect(image.size == CGSize(width: 10, height: 10))
      #expect(image.baseline == 10)
      #expect(image.shading == nil)
      context.draw(image, in: CGRect(x: 1, y: 2, width: 3, height: 4))
      var mark = context.resolve(Image("mark"))
      mark.shading = .color(.blue)
      context.draw(mark, at: .zero, anchor: .topLeading)
    }
    let parts = drawn(canvas, 40, 20)
    #expect(
      parts.map(\.rect) == [
        CGRect(x: 15, y: 5, width: 10, height: 10), CGRect(x: 1, y: 2, width: 3, height: 4),
        CGRect(x: 0, y: 0, width: 10, height: 10),
      ])
    #expect(parts.map(\.tint) == [nil, nil, Paint.Tint(color: blue)])
  }

  @Test func imagesPaintShapes() throws {
    let half = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    let view = Rectangle().fill(.image(Image("square"), sourceRect: half, scale: 2))
      .environment(\.assets, assets)
    guard case .image(let paint) = draw(view, 30, 30).paints.first else {
      Issue.record("no image")
      return
    }
    // Half of 10 by 10 points, twice as large.
    #expect(paint.tileSize == CGSize(width: 10, height: 20))
    #expect(paint.source == CGRect(x: 0, y: 0, width: 10, height: 20))
    // Whole tiles from the shape's corner.
    #expect(paint.rect.minX.remainder(dividingBy: 10) == 0)
    #expect(paint.rect.contains(CGRect(x: 0, y: 0, width: 30, height: 30)))
  }

  // MARK: Warnings

  @Test func missingImagesAreReported() {
    let named = drawing(
      HStack {
        Image("nothing"); Image("nothing")
      }.environment(\.assets, assets), 20, 20)
    #expect(named.warnings == ["no nothing in the assets"])
    let without = drawing(Image("nothing"), 20, 20)
    #expect(without.warnings.count == 1 && without.warnings[0].contains("ViewAssets(folders:"))
  }

  @Test func bundlesAreHandedOn() {
    let bundle = Bundle(for: Loader.self)
    let image = Image("nothing", bundle: bundle)
    #expect(image.source == .named(AssetName("nothing", bundle)))
    #expect(Image("nothing", bundle: .main) == Image("nothing"))
  }

  @Test func colorsComeFromTheAssets() {
    func color(_ name: String, dark: Bool = false) -> Paint? {
      draw(Color(name).environment(\.assets, assets), 10, 10, dark: dark).paints.first
    }
    #expect(color("ink") == .color(.black))
    #expect(color("ink", dark: true) == .color(.white))
    #expect(color("alarm") == .color(red))
    // Observed in Xcode's previews of public files: a color that is missing is clear.
    #expect(color("odd") == .color(.clear))
    #expect(color("none") == .color(.clear))
  }

  // MARK: AsyncImage

  private struct Failure: Error {}

  @Test @MainActor func asyncImagesShowWhatTheLoaderGives() throws {
    let url = try #require(URL(string: "https://example.org/a.png"))
    final class Log: @unchecked Sendable { var urls: [URL] = [] }
    let log = Log()
    let loader = AsyncImageDataLoader { url in
      log.urls.append(url)
      return Data([1])
    }
    let image = drawn(
      AsyncImage(url: url, scale: 4).environment(\.asyncImageLoader, loader), 20, 20)
    #expect(image.map(\.rect) == [CGRect(x: 7.5, y: 7.5, width: 5, height: 5)])
    #expect(log.urls == [url], "asked once")

    let resized = drawn(
      AsyncImage(url: url) {
        $0.resizable()
      } placeholder: {
        Color.red
      }
      .environment(\.asyncImageLoader, loader), 20, 20)
    #expect(resized.map(\.rect) == [CGRect(x: 0, y: 0, width: 20, height: 20)])
  }

  @Test @MainActor func asyncImagesHavePhases() throws {
    let url = try #require(URL(string: "https://example.org/a.png"))
    func phase(_ url: URL?, _ loader: AsyncImageDataLoader?) -> String {
      final class Seen { var text = "" }
      let seen = Seen()
      let view = AsyncImage(url: url) { phase -> Color in
        switch phase {
        case .empty: seen.text = "empty"
        case .success: seen.text = "success"
        case .failure(let error): seen.text = "failure \(error)"
        }
        #expect((phase.image != nil) == (seen.text == "success"))
        #expect((phase.error != nil) == seen.text.hasPrefix("failure"))
        return Color.red
      }
      _ = drawn(view.environment(\.asyncImageLoader, loader), 20, 20)
      return seen.text
    }
    #expect(phase(nil, nil) == "empty")
    #expect(phase(url, nil) == "empty")
    #expect(phase(url, AsyncImageDataLoader { _ in Data([1]) }) == "success")
    #expect(phase(url, AsyncImageDataLoader { _ in throw Failure() }) == "failure Failure()")
    #expect(
      phase(url, AsyncImageDataLoader { _ in Data() })
        == "failure the image at https://example.org/a.png is empty")
  }

  @Test @MainActor func withoutALoaderAPlaceholderIsShown() throws {
    let url = try #require(URL(string: "https://example.org/none.png"))
    let commands = draw(AsyncImage(url: url).environment(\.assets, assets), 20, 20)
    #expect(images(commands).isEmpty && commands.paints.count == 1, "a grey area")
    #expect(
      commands.layers.first?.transform == CGAffineTransform(scaleX: 20, y: 20),
      "which takes all there is")
  }
}
